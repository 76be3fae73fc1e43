import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { changedFiles, contentOnly } from '../../src/publish/changes';

test.each([
  [['content/menu/boba/index.md'], true],
  [['content/menu/boba/index.md', 'content/README.md'], true],
  [['content/menu/boba/index.md', 'src/content.config.ts'], false],
  [['contents.md'], false],
  [['tests/fixtures/content/menu/boba/index.md'], false],
  [[], false],
])('%j is content alone: %s', (files, expected) => expect(contentOnly(files)).toBe(expected));

const repository = mkdtempSync(path.join(tmpdir(), 'changes-'));
afterAll(() => rmSync(repository, { recursive: true }));
const git = (...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...words], {
    cwd: repository,
    encoding: 'utf8',
  }).trim();
const commit = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(repository, file)), { recursive: true });
  writeFileSync(path.join(repository, file), text);
  git('add', '--all');
  git('commit', '--quiet', '--message', file);
  return git('rev-parse', 'HEAD');
};

test('lists the files changed between two commits, moved ones by both names', () => {
  git('init', '--quiet');
  const first = commit('src/a.ts', 'one');
  const second = commit('content/മെനു.md', 'two');
  expect(changedFiles(first, second, repository)).toEqual(['content/മെനു.md']);
  mkdirSync(path.join(repository, 'content'), { recursive: true });
  git('mv', 'src/a.ts', 'content/a.ts');
  git('commit', '--quiet', '--message', 'move');
  expect(changedFiles(second, 'HEAD', repository).sort()).toEqual(['content/a.ts', 'src/a.ts']);
  expect(changedFiles('0'.repeat(40), 'HEAD', repository)).toEqual([]);
});
