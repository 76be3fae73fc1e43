import { describe, expect, it } from 'vitest';
import {
  contentPolicy,
  FILE_RULE,
  HASHED_RULE,
  headerPolicy,
  PAGE_RULE,
  type PageCode,
  PICTURE_RULE,
  ruleOf,
  speculationRules,
} from '../../../src/integrations/headers/policy.ts';
import { AVATAR_HOSTS } from '../../../src/schemas/hosts.ts';

const still: PageCode = { scripts: [], styles: ['sha256-style'], runs: false, styleAttributes: false, reaches: [] };
const live: PageCode = {
  scripts: ['sha256-a', 'sha256-b'],
  styles: [],
  runs: true,
  styleAttributes: true,
  reaches: [],
};
const reaching = (...reaches: string[]): PageCode => ({ ...still, reaches });
const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.slice(name.length + 1);

describe('the policy of a page', () => {
  it('forbids all script where a page has none', () => {
    expect(directive(contentPolicy({ map: 'google' }, still), 'script-src')).toBe("'none'");
  });

  it('lets inline script run by hash only', () => {
    expect(directive(contentPolicy({ map: 'google' }, live), 'script-src')).toBe("'self' 'sha256-a' 'sha256-b'");
  });

  it.each([still, live])('never allows unsafe script, plug-ins, or a source that is not named', (page) => {
    const policy = contentPolicy({ map: 'google' }, page);
    expect(directive(policy, 'default-src')).toBe("'none'");
    expect(directive(policy, 'object-src')).toBe("'none'");
    expect(directive(policy, 'base-uri')).toBe("'self'");
    expect(directive(policy, 'script-src')).not.toMatch(/unsafe|data:|https?:|\*/);
    expect(policy).not.toMatch(/unsafe-eval|\*/);
  });

  it('lets style attributes through only where a page has them', () => {
    expect(directive(contentPolicy({ map: 'google' }, live), 'style-src-attr')).toBe("'unsafe-inline'");
    expect(contentPolicy({ map: 'google' }, still)).not.toContain('unsafe');
  });

  it.each([
    ['google', 'https://www.google.com'],
    ['openstreetmap', 'https://www.openstreetmap.org'],
  ] as const)('frames the chosen map alone: %s', (map, host) => {
    const everyMap = reaching('https://www.google.com', 'https://www.openstreetmap.org');
    expect(directive(contentPolicy({ map }, everyMap), 'frame-src')).toBe(host);
    expect(contentPolicy({ map }, still)).not.toContain('frame-src');
  });

  it('takes pictures from us and from those of the reviewers’ hosts that the page names', () => {
    const hosts = AVATAR_HOSTS.map((host) => `https://${host}`);
    const images = (...origins: string[]) =>
      directive(contentPolicy({ map: 'google' }, reaching(...origins)), 'img-src');
    expect(images()).toBe("'self'");
    expect(images(...hosts)).toBe(`'self' ${hosts.join(' ')}`);
    expect(images('https://elsewhere.example', 'https://i.pravatar.cc')).toBe("'self' https://i.pravatar.cc");
  });

  it('lets forms go to us, and where the page’s own go: a mail program, the map, the form service that is set', () => {
    const everywhere = reaching('https://www.google.com', 'https://forms.example.org', 'https://wa.me', 'mailto:');
    const forms = (page: PageCode, formAction?: string) =>
      directive(contentPolicy({ map: 'google', formAction }, page), 'form-action');
    expect(forms(still, 'https://forms.example.org/f/abc')).toBe("'self'");
    expect(forms(everywhere)).toBe("'self' mailto: https://www.google.com");
    expect(forms(everywhere, 'https://Forms.Example.org/f/abc?x=1')).toBe(
      "'self' mailto: https://www.google.com https://forms.example.org",
    );
  });

  it('adds framing to the header, which a meta tag may not carry', () => {
    expect(contentPolicy({ map: 'google' }, still)).not.toContain('frame-ancestors');
    expect(headerPolicy("default-src 'none'")).toBe("default-src 'none'; frame-ancestors 'none'");
  });
});

it.each([
  ['/about/index.html', PAGE_RULE],
  ['/404.html', PAGE_RULE],
  ['/_astro/client.FVv06Hs5.js', HASHED_RULE],
  ['/_astro/boba.FdogenjY.svg', HASHED_RULE],
  ['/favicon.svg', PICTURE_RULE],
  ['/share/about.png', PICTURE_RULE],
  ['/brochure.pdf', FILE_RULE],
  ['/sitemap-index.xml', FILE_RULE],
])('%s has the rule of its kind', (path, rule) => {
  expect(ruleOf(path)).toBe(rule);
});

describe('speculation rules', () => {
  it.each(['', '/sarbath'])('name pages under “%s” and no files', (base) => {
    const [rule] = JSON.parse(speculationRules(base)).prefetch;
    expect(rule.eagerness).toBe('moderate');
    expect(rule.where.and[0].or[0]).toEqual({ href_matches: `${base}/*` });
    expect(rule.where.and[1]).toEqual({ not: { href_matches: `${base}/*.*` } });
  });
});
