import { expect, it } from 'vitest';
import { checkLinks } from '../../src/publish/links.ts';
import { FIXTURE_SITE } from '../support/fixture.ts';

const report = await checkLinks(FIXTURE_SITE);

it('has no broken link, image, stylesheet, script or anchor', () => {
  expect(report.broken).toEqual([]);
  expect(report.followed).toBeGreaterThan(300);
});

it('has valid URLs of other sites', () => {
  const urls = [...report.external.keys()].sort();
  console.log(`${urls.length} URLs of other sites, not requested:\n  ${urls.join('\n  ')}`);
  for (const url of urls) expect(url).toMatch(/^(https:\/\/[^/]+|tel:\+\d{8,15}$|mailto:[^@\s]+@[^@\s]+)/);
});
