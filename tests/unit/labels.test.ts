import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { labels } from '~/labels';

test('no component repeats the text of a label', () => {
  const texts = (part: object): string[] =>
    Object.values(part).flatMap((label) => (typeof label === 'string' ? [label] : texts(label)));
  // Short words occur in code and comments too.
  const long = texts(labels).filter((text) => text.length > 12);
  const files = globSync('{components,islands,layouts,pages,print}/**/*.{ts,tsx,astro,typ}', { cwd: 'src' });
  const copies = files.flatMap((file) => {
    const source = readFileSync(path.join('src', file), 'utf8');
    return long.filter((text) => source.includes(`'${text}'`) || source.includes(`>${text}<`));
  });
  expect(copies).toEqual([]);
});
