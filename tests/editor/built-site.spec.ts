import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { FIXTURE_SITE } from '../support/fixture.ts';

const dist = FIXTURE_SITE;

test('nothing of the editor is in the built site', () => {
  expect(existsSync(path.join(dist, 'index.html')), 'npm run build:fixture comes first').toBe(true);
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => path.join(parentPath, name));
  expect(paths.filter((file) => /\badmin\b|sveltia/i.test(path.relative(dist, file)))).toEqual([]);
  const texts = paths.filter((file) => /\.(html|js|css|json|xml|txt|webmanifest)$|[/\\]_[a-z]+$/.test(file));
  expect(texts.length).toBeGreaterThan(3);
  for (const file of texts) expect(readFileSync(file, 'utf8'), file).not.toMatch(/sveltia|["'(=]\/admin\b/i);
});
