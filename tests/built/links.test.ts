import { expect, it } from 'vitest';
import { checkLinks } from './links.ts';
import { DIST } from './site.ts';

const report = await checkLinks(DIST);

it('follows every link, picture, style, script, anchor and listed address of the built site', () => {
  expect(report.broken).toEqual([]);
  expect(report.followed).toBeGreaterThan(300);
});

it('lists the addresses of others without calling them, and each is well formed', () => {
  const addresses = [...report.external.keys()].sort();
  console.log(`${addresses.length} addresses outside the site, listed and not called:\n  ${addresses.join('\n  ')}`);
  for (const address of addresses) expect(address).toMatch(/^(https:\/\/[^/]+|tel:\+\d{8,15}$|mailto:[^@\s]+@[^@\s]+)/);
});
