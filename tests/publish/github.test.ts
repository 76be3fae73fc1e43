import { expect, it, test } from 'vitest';
import { fault } from '../../src/content-check/issue';
import { fileNames } from '../../src/content-check/names';
import { say } from '../../src/content-check/sentences';
import { buildProblem } from '../../src/publish/build';
import { annotation, summary } from '../../src/publish/github';

const built = (text: string) => fault('built', { text });
const problem = {
  file: 'content/menu/boba/index.md',
  line: 6,
  path: ['name'],
  ...fault('tooLong', { length: 69, limit: 60 }),
};

it('annotations stand on the line that caused them', () => {
  expect(annotation('error', problem)).toBe(
    '::error file=content/menu/boba/index.md,line=6::name: This is too long: 69 characters, and 60 fit. Remove 9.',
  );
  expect(annotation('warning', { file: 'content/menu/', ...built('Empty.') })).toBe(
    '::warning file=content/menu/::Empty.',
  );
});

it('annotations escape what GitHub would take for its own', () => {
  expect(annotation('error', { file: 'content/a,b:c%.md', ...built('100%\r\nof it, and: more') })).toBe(
    '::error file=content/a%2Cb%3Ac%25.md::100%25%0D%0Aof it, and: more',
  );
});

it('the summary says what is wrong, where, and that the last good site is still there', () => {
  const text = summary([problem], [], '');
  expect(text).toContain('Visitors still see the last good site');
  expect(text).toContain(
    '- **content/menu/boba/index.md, line 6**: name: This is too long: 69 characters, and 60 fit. Remove 9.',
  );
  expect(text).not.toContain('Worth a look');
});

it('the summary puts remarks last, and no words of the content into markup', () => {
  const text = summary(
    [],
    [{ file: 'content/a_b.md', ...built('The <b>word</b> `x`\nis long.') }],
    'Next on 1 December.',
  );
  expect(text).toContain('may be published\n\nNext on 1 December.');
  expect(text).toContain('- **content/a\\_b.md**: The \\<b\\>word\\</b\\> \\`x\\` is long.');
});

test('a build that stops says where', () => {
  const problem = buildProblem('[InvalidContent] content/story/index.mdx: unexpected token');
  expect(problem).toMatchObject({ file: 'content/story/index.mdx' });
  expect(say(problem, fileNames)).toContain('unexpected token');
});
