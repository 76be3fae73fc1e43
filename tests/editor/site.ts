/** The site as an editor has it open: a development server with a copy of the content, which the tests may change. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FIXTURE_CONTENT } from '../support/fixture.ts';
import { freePort } from '../support/free-port.ts';
import { SiteCopy } from '../support/site-copy.ts';

/** The files under a folder, by their paths within it. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

export class Site {
  readonly #copy = new SiteCopy(FIXTURE_CONTENT);
  address = '';

  /** Restores the fixture content. Files that are so already are left alone: the server watches them. */
  reset(): void {
    const wanted = filesIn(FIXTURE_CONTENT);
    for (const file of this.files()) {
      if (!wanted.includes(file)) this.remove(file);
    }
    for (const file of wanted) {
      const bytes = readFileSync(path.join(FIXTURE_CONTENT, file));
      if (!existsSync(this.#path(file)) || !this.read(file).equals(bytes)) this.write(file, bytes);
    }
  }

  /** Every content file, by its path within the content folder. */
  files(): string[] {
    return filesIn(this.#copy.content);
  }

  read(file: string): Buffer {
    return readFileSync(this.#path(file));
  }

  write(file: string, bytes: Buffer): void {
    mkdirSync(path.dirname(this.#path(file)), { recursive: true });
    writeFileSync(this.#path(file), bytes);
  }

  remove(file: string): void {
    rmSync(this.#path(file));
  }

  /** Runs a content command on the copy and returns its exit code and what it says. */
  command(...words: string[]): { code: number | null; said: string } {
    const cli = 'src/content-check/commands/cli.ts';
    const run = spawnSync(process.execPath, [cli, ...words], {
      cwd: this.#copy.root,
      env: { ...process.env, CONTENT_DIR: '' },
      encoding: 'utf8',
    });
    return { code: run.status, said: run.stdout + run.stderr };
  }

  async start(): Promise<void> {
    const port = await freePort();
    this.address = `http://localhost:${port}`;
    this.#copy.dev(port);
    for (let tries = 0; tries < 480; tries++) {
      if (this.#copy.ended) throw new Error(`The development server stopped:\n${this.#copy.output}`);
      const answer = await fetch(`${this.address}/admin`).catch(() => undefined);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    throw new Error(`The development server did not answer:\n${this.#copy.output}`);
  }

  stop(): Promise<void> {
    return this.#copy.stop();
  }

  #path = (file: string) => path.join(this.#copy.content, file);
}
