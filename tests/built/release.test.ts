import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readContent } from '../../src/content-check/files/read.ts';
import { publishedEntries } from '../../src/content-check/published.ts';
import type { Release } from '../../src/lib/site/release.ts';
import { FIXTURE_SITE, SITE_ENV } from '../support/fixture.ts';

it('/release.json has the hash of every entry that is shown', () => {
  const release: Release = JSON.parse(readFileSync(join(FIXTURE_SITE, 'release.json'), 'utf8'));
  const builtAt = new Date(release.builtAt);
  const shown = publishedEntries(readContent(SITE_ENV.CONTENT_DIR), builtAt).map(({ file }) =>
    file.replace(/^content\//, ''),
  );
  expect(release.files).toEqual(
    Object.fromEntries(
      shown.map((file) => [
        file,
        createHash('sha256')
          .update(readFileSync(join(SITE_ENV.CONTENT_DIR, file)))
          .digest('hex'),
      ]),
    ),
  );
  expect(shown.length).toBeGreaterThan(50);
});
