import { expect, it } from 'vitest';
import { builtCommit } from '~/lib/build/commit';
import { TemporaryFolder } from '../support/temporary-folder.ts';
import { GitRepository } from './git-repository';

it('is what the host says, or else what git says of unchanged files', () => {
  using repository = new GitRepository();
  repository.commit('content/menu.md', '30');
  const head = repository.git('rev-parse', 'HEAD');
  expect(builtCommit({}, repository.root)).toBe(head);
  expect(builtCommit({ GITHUB_SHA: '', COMMIT_REF: 'abc' }, repository.root)).toBe('abc');
  repository.write('content/menu.md', '40');
  expect(builtCommit({}, repository.root)).toBeUndefined();
});

it('is unknown outside a repository', () => {
  using folder = new TemporaryFolder();
  expect(builtCommit({}, folder.root)).toBeUndefined();
});
