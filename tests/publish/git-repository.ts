import { execFileSync } from 'node:child_process';
import { TemporaryFolder } from '../support/temporary-folder.ts';

/** A temporary git repository. */
export class GitRepository extends TemporaryFolder {
  constructor() {
    super();
    this.git('init', '--quiet', '--initial-branch', 'main');
  }

  /** Runs git, and returns what it prints. */
  git(...words: string[]): string {
    const env = { ...process.env, GIT_CONFIG_GLOBAL: '', GIT_CONFIG_NOSYSTEM: '1' };
    const named = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...words];
    return execFileSync('git', named, { cwd: this.root, encoding: 'utf8', env }).trim();
  }

  /** Commits one file with a text. */
  commit(file: string, text: string): void {
    this.write(file, text);
    this.git('add', '--all');
    this.git('commit', '--quiet', '--message', file);
  }
}
