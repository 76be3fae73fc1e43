import { expect, it } from 'vitest';
import { codeHash } from '../../src/publish/code-hash';
import { GitRepository } from './git-repository';

it('is the same for the same code, whatever its content and its history', () => {
  using repository = new GitRepository();
  const hash = () => codeHash(repository.root);
  repository.commit('src/a.ts', 'one');
  repository.commit('content/menu.md', '30');
  const first = hash();

  repository.commit('content/menu.md', '40');
  repository.commit('content/മെനു.md', '50');
  expect(hash(), 'after edits of the content').toBe(first);

  repository.commit('src/a.ts', 'two');
  const second = hash();
  expect(second, 'after a change of the code').not.toBe(first);
  repository.commit('content/menu.md', '60');
  expect(hash(), 'after an edit that follows it').toBe(second);

  repository.commit('tests/fixtures/content/menu.md', '30');
  expect(hash(), 'after a change of the fixture').not.toBe(second);
  repository.git('rm', '--quiet', '-r', 'tests');
  repository.commit('src/a.ts', 'one');
  expect(hash(), 'once the code is again as it was').toBe(first);
});
