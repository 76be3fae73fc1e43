import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { builtCommit } from '~/lib/build/commit';
import { TemporaryFolder } from '../support/temporary-folder.ts';

it('takes the commit from the host, else from an unchanged git checkout', () => {
  using folder = new TemporaryFolder();
  expect(builtCommit({}, folder.root)).toBeUndefined();
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...words], {
      ...{ cwd: folder.root, encoding: 'utf8' as const },
      env: { ...process.env, GIT_CONFIG_GLOBAL: '', GIT_CONFIG_NOSYSTEM: '1' },
    }).trim();
  folder.write('menu.md', '30');
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Menu');
  expect(builtCommit({}, folder.root)).toBe(git('rev-parse', 'HEAD'));
  expect(builtCommit({ GITHUB_SHA: '', COMMIT_REF: 'abc' }, folder.root)).toBe('abc');
  folder.write('menu.md', '40');
  expect(builtCommit({}, folder.root)).toBeUndefined();
});
