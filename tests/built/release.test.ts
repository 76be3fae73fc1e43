import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Release } from '../../src/lib/site/release.ts';
import { LATER, SECRET } from '../support/drafts.ts';
import { FIXTURE_SITE, SITE_ENV } from '../support/fixture.ts';

it('/release.json has the commit, the time, and the hashes of published entries only', () => {
  const release: Release = JSON.parse(readFileSync(join(FIXTURE_SITE, 'release.json'), 'utf8'));
  const files = globSync('**/*.{md,mdx}', { cwd: SITE_ENV.CONTENT_DIR }).map((file) => file.replaceAll('\\', '/'));
  const hidden = new RegExp(`${SECRET}|${LATER}`, 'i');
  const texts = files.map((file) => [file, readFileSync(join(SITE_ENV.CONTENT_DIR, file))] as const);
  const shown = texts.filter(([file, text]) => !hidden.test(file) && !hidden.test(text.toString()));
  expect(shown.length).toBeGreaterThan(50);
  expect(shown.length).toBeLessThan(files.length);
  const hashes = shown.map(([file, text]) => [file, createHash('sha256').update(text).digest('hex')]);
  expect(release.commit).toBe(SITE_ENV.GITHUB_SHA);
  expect(new Date(release.builtAt).toJSON()).toBe(release.builtAt);
  expect(release.files).toEqual(Object.fromEntries(hashes));
});
