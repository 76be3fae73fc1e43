import { expect, it } from 'vitest';
import { securityText, sitemap } from '~/lib/site/machine-texts';

it('the sitemap escapes what XML would take for its own', () => {
  const text = sitemap(['https://x.example/?a=1&b=<']);
  expect(text).toContain('<url><loc>https://x.example/?a=1&#38;b=&#60;</loc></url>');
});

const text = (now: string) =>
  securityText({
    contacts: ['mailto:a@x.example'],
    canonical: 'https://x.example/.well-known/security.txt',
    now: new Date(now),
  });

it.each([
  ['2026-11-21T10:00:00Z', '2027-05-01T00:00:00.000Z'],
  ['2026-01-31T23:59:59Z', '2026-07-01T00:00:00.000Z'],
  ['2026-07-01T00:00:00Z', '2027-01-01T00:00:00.000Z'],
])('security.txt made on %s expires on %s', (now, expires) => expect(text(now)).toContain(`Expires: ${expires}\n`));
