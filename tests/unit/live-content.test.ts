import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { contentDir } from '../../src/lib/build/environment.ts';

const tests = join(import.meta.dirname, '..');

/** Ways to reach the live content. Its guides, such as README.md, are texts for staff that tests may read. */
const LIVE = [
  /(?<![.\w])(?:PROJECT|project|root|process\.cwd\(\))\s*,\s*['"`](?:\.\/)?content\b(?!\/[A-Z]+\.md)/,
  /\b(?:readFileSync|readdirSync|existsSync|cpSync|statSync|readContent|URL)\(\s*['"`](?:\.{1,2}\/)*content\b/,
];

/** The checks of the live content before it is published, and the content that tests may read. */
const APART = /^(publish|fixtures|tmp)\//;

it('no test reads the live content, which staff change at any time', () => {
  const readers = readdirSync(tests, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !APART.test(file) && join(tests, file) !== import.meta.filename)
    .flatMap((file) =>
      readFileSync(join(tests, file), 'utf8')
        .split('\n')
        .filter((line) => LIVE.some((way) => way.test(line)))
        .map((line) => `${file}: ${line.trim()}`),
    );
  expect(readers).toEqual([]);
});

it('knows such a reader when it sees one', () => {
  for (const line of [
    "const guide = path.join(PROJECT, 'content/menu');",
    "readContent('content')",
    "cpSync('../../content', copy)",
  ]) {
    expect(
      LIVE.some((way) => way.test(line)),
      line,
    ).toBe(true);
  }
});

it('what Astro reads in these tests is the fixture', () => {
  expect(contentDir(process.env)).toBe('tests/fixtures/content');
});
