import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A temporary git repository. */
export class GitRepository {
  readonly root = mkdtempSync(path.join(tmpdir(), 'repository-'));
  /** The day of what is committed. */
  today = new Date();

  constructor(...options: string[]) {
    this.git('init', '--quiet', '--initial-branch', 'main', ...options);
  }

  /** Runs git, and returns what it prints. */
  git(...words: string[]): string {
    const env = {
      ...process.env,
      GIT_CONFIG_GLOBAL: '',
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_COMMITTER_DATE: this.today.toISOString(),
    };
    const named = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...words];
    return execFileSync('git', named, { cwd: this.root, encoding: 'utf8', env }).trim();
  }

  /** Commits one file with a text. */
  commit(file: string, text: string, ...options: string[]): void {
    mkdirSync(path.dirname(path.join(this.root, file)), { recursive: true });
    writeFileSync(path.join(this.root, file), text);
    this.git('add', '--all');
    this.git('commit', '--quiet', '--message', file, ...options);
  }

  [Symbol.dispose](): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
