import { expect, it } from 'vitest';
import { securityText, sitemap } from '~/lib/site/machine-texts';
import { structuredData } from '~/lib/structured-data/script';

it('the sitemap escapes what XML would take for its own', () => {
  const text = sitemap(['https://x.example/?a=1&b=<']);
  expect(text).toContain('<url><loc>https://x.example/?a=1&#38;b=&#60;</loc></url>');
});

it.each([
  ['2026-11-21T10:00:00Z', '2027-05-01T00:00:00.000Z'],
  ['2026-01-31T23:59:59Z', '2026-07-01T00:00:00.000Z'],
  ['2026-07-01T00:00:00Z', '2027-01-01T00:00:00.000Z'],
])('security.txt made on %s expires on %s, in the languages of the shop', (now, expires) => {
  const text = securityText({ contacts: ['mailto:a@x.example'], canonical: '', now: new Date(now) });
  expect(text).toContain(`Expires: ${expires}\nPreferred-Languages: en, ml\n`);
});

it('no text can end the script that it stands in', () => {
  const hostile = { '@type': 'Thing', name: '</script><script>alert(1)</script><!-- ]]>' } as const;
  expect(structuredData([hostile])).not.toContain('<');
  expect(JSON.parse(structuredData([hostile]))['@graph']).toEqual([hostile]);
});
