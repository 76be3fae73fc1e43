import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DIST, filesIn } from './site';

test('nothing of the editor is in the built site', () => {
  const files = filesIn(DIST);
  expect(files.filter((file) => /\badmin\b|sveltia/i.test(file))).toEqual([]);
  const texts = files.filter((file) => /\.(html|js|css|json|xml|txt|webmanifest)$|(^|[/\\])_[a-z]+$/.test(file));
  expect(texts.length).toBeGreaterThan(3);
  for (const file of texts)
    expect(readFileSync(join(DIST, file), 'utf8'), file).not.toMatch(/sveltia|["'(=]\/admin\b/i);
});
