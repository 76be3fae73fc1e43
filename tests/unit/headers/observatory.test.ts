import { expect, it } from 'vitest';
import { contentPolicy, EVERYWHERE, headerPolicy, PAGE_RULE } from '../../../src/integrations/headers/policy.ts';
import { score } from '../../hosts/observatory.ts';

const code = { scripts: ['sha256-abc'], styles: ['sha256-def'], runs: true, styleAttributes: true, reaches: [] };
const meta = contentPolicy({ map: 'google' }, code);
const page = `<meta http-equiv="content-security-policy" content="${meta}">`;
const headers: Record<string, string> = Object.fromEntries(
  Object.entries({
    ...EVERYWHERE,
    'Content-Security-Policy': headerPolicy(meta),
    'Cross-Origin-Resource-Policy': PAGE_RULE.corp,
  }).map(([name, value]) => [name.toLowerCase(), value]),
);
const without = (name: string) => Object.fromEntries(Object.entries(headers).filter(([other]) => other !== name));

it('our headers score 130, A+', () => {
  expect(score(headers, page)).toMatchObject({ total: 130, grade: 'A+' });
});

it('a host that sends only what reaches unknown paths still scores A+, by the page’s own tag', () => {
  expect(score({ ...headers, 'content-security-policy': "frame-ancestors 'none'" }, page).total).toBe(130);
});

it('a bare answer fails', () => {
  expect(score({}, '')).toMatchObject({ total: 30, grade: 'D' });
});

it.each([
  // Below 90 without extra points, none are counted.
  ['strict-transport-security', 80],
  ['x-content-type-options', 125],
  ['referrer-policy', 125],
  ['cross-origin-resource-policy', 120],
])('missing %s costs its points', (name, total) => {
  expect(score(without(name), page).total).toBe(total);
});

it.each([
  ["script-src 'self' 'unsafe-inline'; object-src 'none'", 'csp-implemented-with-unsafe-inline'],
  ["script-src 'self' data:; object-src 'none'", 'csp-implemented-with-unsafe-inline'],
  ["script-src 'self'", 'csp-implemented-with-unsafe-inline'],
  ["default-src 'self'; script-src 'self' 'unsafe-eval'", 'csp-implemented-with-unsafe-eval'],
  ["default-src 'self'; frame-src http://maps.example", 'csp-implemented-with-insecure-scheme'],
  ["default-src 'self'; img-src http:", 'csp-implemented-with-insecure-scheme-in-passive-content-only'],
  ["default-src 'self'; style-src 'unsafe-inline'", 'csp-implemented-with-unsafe-inline-in-style-src-only'],
  ["default-src 'self'; default-src 'none'", 'csp-header-invalid'],
  ["default-src 'self'", 'csp-implemented-with-no-unsafe'],
  ["default-src 'none'", 'csp-implemented-with-no-unsafe-default-src-none'],
])('%s is %s', (policy, rule) => {
  expect(score({ 'content-security-policy': policy }, '').results[0]?.rule).toBe(rule);
});

it('sees a script of another host, and cookies', () => {
  expect(score(headers, `${page}<script src="https://cdn.example/a.js"></script>`).total).toBe(125);
  expect(score(headers, `${page}<script src="//cdn.example/a.js"></script>`).total).toBe(50);
  expect(score({ ...headers, 'set-cookie': 'a=b' }, page).total).toBe(80);
});
