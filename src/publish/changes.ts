/**
 * `node src/publish/changes.ts BEFORE AFTER`: says whether the commits between the two touch only `content/`.
 * Writes `content-only=true` or `false` where GitHub Actions reads the outputs of a step.
 */
import { spawnSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';

/** Whether the changed files are all content. Nothing changed, as in the nightly run, counts as no. */
export const contentOnly = (files: readonly string[]): boolean =>
  files.length > 0 && files.every((file) => file.startsWith('content/'));

/**
 * The files that differ between two commits, both names of a renamed one.
 * @returns none when a commit is unknown, as before the first push of a branch
 */
export function changedFiles(before: string, after: string, cwd = process.cwd()): string[] {
  // Paths end with a zero byte, so that git leaves letters such as those of Malayalam as they are.
  const words = ['diff', '--name-only', '--no-renames', '-z', before, after, '--'];
  const { status, stdout } = spawnSync('git', words, { cwd, encoding: 'utf8' });
  return status === 0 ? stdout.split('\0').filter(Boolean) : [];
}

if (import.meta.main) {
  const [before = '', after = 'HEAD'] = process.argv.slice(2);
  const line = `content-only=${before !== '' && contentOnly(changedFiles(before, after))}`;
  console.log(line);
  if (process.env['GITHUB_OUTPUT']) appendFileSync(process.env['GITHUB_OUTPUT'], `${line}\n`);
}
