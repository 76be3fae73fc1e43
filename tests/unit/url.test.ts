import { expect, it } from 'vitest';
import { DEFAULT_SITE_URL, parseSiteUrl } from '~/lib/site/site-url';
import { underBase } from '~/lib/site/url';

it.each([
  ['/', '/', '/'],
  ['/sarbath', '/', '/sarbath'],
  ['/sarbath/', '/about', '/sarbath/about'],
  ['/sarbath', 'https://wa.me/1', 'https://wa.me/1'],
  ['/sarbath', '#content', '#content'],
  ['/sarbath', '//elsewhere.example', '//elsewhere.example'],
])('base %s and path %s give %s', (base, path, expected) => expect(underBase(base, path)).toBe(expected));

it.each([
  ['  ', { site: DEFAULT_SITE_URL, base: '/' }],
  ['https://example.org/', { site: 'https://example.org', base: '/' }],
  ['https://example.org/sarbath/', { site: 'https://example.org', base: '/sarbath' }],
  ['http://127.0.0.1:8080/a/b', { site: 'http://127.0.0.1:8080', base: '/a/b' }],
])('the URL of the site %s is %j', (given, expected) => expect(parseSiteUrl(given)).toEqual(expected));

it.each(['example.org', 'ftp://example.org', 'https://example.org/?a=1', 'https://example.org/#a'])(
  'the URL of the site refuses %s',
  (given) => {
    expect(() => parseSiteUrl(given)).toThrow(/SITE_URL: .*Write it in full/);
  },
);
