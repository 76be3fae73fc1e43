/**
 * `node src/publish/code-hash.ts`: names the tests of the committed code by its hash, and writes `tests=tests-<hash>` where
 * GitHub Actions reads the outputs of a step.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync } from 'node:fs';

/**
 * The SHA-256 of everything that is committed but `content/`, from git's own hashes. Commits with the same code have the
 * same one, whatever came between.
 * @throws outside a git repository
 */
export function codeHash(cwd = process.cwd()): string {
  const tree = execFileSync('git', ['ls-tree', '-z', 'HEAD'], { cwd, encoding: 'utf8' });
  const code = tree.split('\0').filter((entry) => !entry.endsWith('\tcontent'));
  return createHash('sha256').update(code.join('\0')).digest('hex');
}

if (import.meta.main) {
  const line = `tests=tests-${codeHash()}`;
  console.log(line);
  if (process.env['GITHUB_OUTPUT']) appendFileSync(process.env['GITHUB_OUTPUT'], `${line}\n`);
}
