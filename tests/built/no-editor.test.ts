import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesIn } from '../../src/publish/built-site';
import { FIXTURE_SITE } from '../support/fixture.ts';

test('nothing of the editor is in the built site', () => {
  const files = filesIn(FIXTURE_SITE);
  expect(files.filter((file) => /\badmin\b|sveltia/i.test(file))).toEqual([]);
  const texts = files.filter((file) => /\.(html|js|css|json|xml|txt|webmanifest)$|(^|[/\\])_[a-z]+$/.test(file));
  expect(texts.length).toBeGreaterThan(3);
  for (const file of texts)
    expect(readFileSync(join(FIXTURE_SITE, file), 'utf8'), file).not.toMatch(/sveltia|["'(=]\/admin\b/i);
});
