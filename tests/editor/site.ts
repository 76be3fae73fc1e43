/** The site as an editor has it open: `npm run dev` with a copy of the content, which the tests may change. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FIXTURE_CONTENT } from '../support/fixture.ts';
import { freePort } from '../support/free-port.ts';

const PROJECT = path.resolve(import.meta.dirname, '../..');

/** The files under a folder, by their paths within it. */
function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

export class Site {
  readonly #content: string;
  #server: ChildProcess | undefined;
  address = '';

  constructor() {
    this.#content = path.join(PROJECT, 'tests/tmp/editor/content');
    this.reset();
  }

  /** The fixture content. Files that are so already are left alone: the server watches them. */
  reset(): void {
    const wanted = filesIn(FIXTURE_CONTENT);
    for (const file of filesIn(this.#content)) {
      if (!wanted.includes(file)) this.remove(file);
    }
    for (const file of wanted) {
      const bytes = readFileSync(path.join(FIXTURE_CONTENT, file));
      const copy = path.join(this.#content, file);
      if (!existsSync(copy) || !readFileSync(copy).equals(bytes)) this.write(file, bytes);
    }
  }

  /** Every content file, by its path within the content folder. */
  files(): string[] {
    return filesIn(this.#content);
  }

  read(file: string): Buffer {
    return readFileSync(path.join(this.#content, file));
  }

  write(file: string, bytes: Buffer): void {
    mkdirSync(path.dirname(path.join(this.#content, file)), { recursive: true });
    writeFileSync(path.join(this.#content, file), bytes);
  }

  remove(file: string): void {
    rmSync(path.join(this.#content, file));
  }

  /** Runs a content command on the copy and returns its exit code and what it says. */
  command(...words: string[]): { code: number | null; said: string } {
    const cli = 'src/integrations/content-commands/cli.ts';
    const run = spawnSync(process.execPath, [cli, ...words], {
      cwd: PROJECT,
      env: this.#environment(),
      encoding: 'utf8',
    });
    return { code: run.status, said: run.stdout + run.stderr };
  }

  async start(): Promise<void> {
    const port = await freePort();
    this.address = `http://localhost:${port}`;
    const astro = path.join(PROJECT, 'node_modules/astro/bin/astro.mjs');
    const server = spawn(process.execPath, [astro, 'dev', '--port', String(port)], {
      cwd: PROJECT,
      env: this.#environment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#server = server;
    let said = '';
    for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk));
    for (let tries = 0; tries < 120; tries++) {
      if (server.exitCode !== null) throw new Error(`The development server stopped:\n${said}`);
      const answer = await fetch(`${this.address}/admin`).catch(() => undefined);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    throw new Error(`The development server did not answer:\n${said}`);
  }

  async stop(): Promise<void> {
    const server = this.#server;
    if (!server || server.exitCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill();
    await ended;
  }

  #environment(): NodeJS.ProcessEnv {
    return { ...process.env, CONTENT_DIR: this.#content, ASTRO_TELEMETRY_DISABLED: '1' };
  }
}
