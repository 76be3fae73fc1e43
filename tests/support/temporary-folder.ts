import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A temporary folder, which `using` removes. */
export class TemporaryFolder {
  readonly root: string;

  constructor(root = mkdtempSync(path.join(tmpdir(), 'sarbath-'))) {
    this.root = root;
  }

  path = (name: string) => path.join(this.root, name);
  read = (name: string) => readFileSync(this.path(name), 'utf8');

  /** Writes a file, and makes the folders above it. */
  write(name: string, content: string | Buffer): void {
    mkdirSync(path.dirname(this.path(name)), { recursive: true });
    writeFileSync(this.path(name), content);
  }

  [Symbol.dispose](): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
