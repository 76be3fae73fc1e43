import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

const PROJECT = path.resolve(import.meta.dirname, '../..');
const ASTRO = path.join(PROJECT, 'node_modules/astro/bin/astro.mjs');

/** A copy of the project. Astro and Vite write into the project's folder, so parallel builds need separate copies. */
export class SiteCopy {
  readonly root: string;
  readonly #options: { cwd: string; env: NodeJS.ProcessEnv };
  #child: ChildProcess | undefined;
  output = '';

  /** @param content the content folder to copy */
  constructor(content: string) {
    const parent = path.join(PROJECT, 'tests/tmp');
    mkdirSync(parent, { recursive: true });
    this.root = mkdtempSync(path.join(parent, 'site-'));
    // Without the variables that Vitest sets (DEV, MODE), which Astro would read.
    const { PATH, HOME } = process.env;
    this.#options = { cwd: this.root, env: { PATH, HOME, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' } };
    for (const name of ['src', 'public', 'astro.config.mjs', 'package.json', 'tsconfig.json']) {
      cpSync(path.join(PROJECT, name), path.join(this.root, name), { recursive: true });
    }
    cpSync(content, this.content, { recursive: true });
    // Links, because Vite writes into node_modules.
    mkdirSync(path.join(this.root, 'node_modules'));
    for (const name of readdirSync(path.join(PROJECT, 'node_modules'))) {
      if (name.startsWith('.') && name !== '.bin') continue;
      // Windows creates junctions without administrator rights.
      symlinkSync(path.join(PROJECT, 'node_modules', name), path.join(this.root, 'node_modules', name), 'junction');
    }
  }

  get content(): string {
    return path.join(this.root, 'content');
  }

  /**
   * Runs `npm run build` to its end.
   * @param variables of the environment, besides PATH and HOME
   */
  async build(variables: NodeJS.ProcessEnv = {}) {
    const env = { ...this.#options.env, ...variables };
    const shell = process.platform === 'win32';
    const child = spawn('npm', ['run', '--silent', 'build'], { ...this.#options, env, shell });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text));
    const [code] = await once(child, 'close');
    return { code, output };
  }

  /** Starts `astro dev`, until `stop`. */
  dev(port: number): void {
    this.#child = spawn(process.execPath, [ASTRO, 'dev', '--port', String(port)], this.#options);
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.on('data', (text: Buffer) => (this.output += text));
  }

  /** Tells if the development server has ended. */
  get ended(): boolean {
    return this.#child?.exitCode !== null;
  }

  /** Stops the server and removes the folder. */
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
