import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { PROJECT } from './folder';

export interface Run {
  readonly code: number | null;
  /** What was printed, without colours. */
  readonly output: string;
}

const ASTRO = path.join(PROJECT, 'node_modules/astro/bin/astro.mjs');
// biome-ignore lint/suspicious/noControlCharactersInRegex: that is what a colour begins with
const COLOUR = /\u001b\[\d*m/g;
const plain = (text: string) => text.replace(COLOUR, '');

export type Env = Readonly<Record<string, string>>;

const start = (cwd: string, args: readonly string[], env: Env): ChildProcess => {
  // Vitest puts DEV, MODE and more into the environment, and Astro would believe them.
  const { PATH = '', HOME = '' } = process.env;
  return spawn(process.execPath, [ASTRO, ...args], { cwd, env: { PATH, HOME, ASTRO_TELEMETRY_DISABLED: '1', ...env } });
};

/** Runs `astro` in a folder to its end. */
export function astro(cwd: string, args: readonly string[], env: Env = {}): Promise<Run> {
  return new Promise((done) => {
    const child = start(cwd, args, env);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => (output += text));
    child.on('close', (code) => done({ code, output: plain(output) }));
  });
}

/** The site's code in a folder of its own, so that its caches are not the project's. */
export class SiteCopy {
  readonly root: string;
  #child: ChildProcess | undefined;
  output = '';

  /** @param content the content folder it is built from */
  constructor(content: string) {
    const parent = path.join(PROJECT, 'tests/tmp');
    mkdirSync(parent, { recursive: true });
    this.root = mkdtempSync(path.join(parent, 'site-'));
    for (const name of ['src', 'public', 'astro.config.mjs', 'package.json', 'tsconfig.json']) {
      cpSync(path.join(PROJECT, name), path.join(this.root, name), { recursive: true });
    }
    cpSync(content, path.join(this.root, 'content'), { recursive: true });
    symlinkSync(path.join(PROJECT, 'node_modules'), path.join(this.root, 'node_modules'));
  }

  build = (env: Env = {}) => astro(this.root, ['build'], env);

  /** Starts `astro dev` and leaves it running until `stop`. */
  dev(port: number): void {
    this.#child = start(this.root, ['dev', '--port', String(port), '--host', '127.0.0.1'], {});
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.on('data', (text: Buffer) => {
        this.output += plain(String(text));
      });
    }
  }

  async stop(): Promise<void> {
    const child = this.#child;
    if (child && child.exitCode === null) {
      const gone = new Promise((done) => child.once('close', done));
      child.kill('SIGTERM');
      await gone;
    }
    rmSync(this.root, { recursive: true, force: true });
  }
}
