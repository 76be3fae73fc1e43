import { expect, it, test } from 'vitest';
import { buildProblem } from '../../src/publish/build';
import { annotation } from '../../src/publish/github';
import { builtIssue } from '../../src/publish/issue';

it.each([
  [{ file: 'content/menu/boba/index.md', line: 6 }, 'Empty.', 'file=content/menu/boba/index.md,line=6::Empty.'],
  [{ file: 'content/menu/' }, 'Empty.', 'file=content/menu/::Empty.'],
  [{ file: 'content/a,b:c%.md' }, '100%\r\nof it: more', 'file=content/a%2Cb%3Ac%25.md::100%25%0D%0Aof it: more'],
])('escapes the annotation of %j', (place, text, expected) => {
  expect(annotation(builtIssue(place, text))).toBe(`::error ${expected}`);
});

test.each([
  ['[InvalidContent] content/story/index.mdx: unexpected token', 'content/story/index.mdx'],
  ['Could not read content/notices/ഓണം അവധി.md: bad date', 'content/notices/ഓണം അവധി.md'],
  ['out of memory', 'content/'],
])('a build that stops with “%s” names %s', (message, file) => {
  expect(buildProblem(message)).toMatchObject({ file });
  expect(buildProblem(message).text).toContain(message);
});
