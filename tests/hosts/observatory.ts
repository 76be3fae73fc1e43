/**
 * Mozilla Observatory's score, computed by its published rules: the analyzers and the score table of
 * github.com/mdn/mdn-http-observatory (src/analyzer/tests, src/grader/charts.js, algorithm version 5), for a site on
 * https that redirects to it, sets no cookies and is not in the preload list.
 */
import type { IncomingHttpHeaders } from 'node:http';

export interface Result {
  /** Name of the rule's outcome, as in the score table. */
  rule: string;
  points: number;
}

type Policy = Map<string, Set<string>>;

const BROAD = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'];
const HASHED = /^'(sha(256|384|512)|nonce)-/;

/** One policy. A directive given twice makes it invalid. */
function parse(policy: string): Policy {
  const parsed: Policy = new Map();
  for (const [name, ...values] of policy.split(';').map((part) => part.trim().split(/\s+/))) {
    if (!name) continue;
    const directive = name.toLowerCase();
    if (parsed.has(directive)) throw new Error(`directive ${directive} twice`);
    parsed.set(directive, new Set(values.length ? values.map((value) => value.toLowerCase()) : ["'none'"]));
  }
  return parsed;
}

/** Policies combined: what counts for a directive is what all that name it allow. */
function combine(policies: readonly Policy[]): Policy {
  const combined: Policy = new Map();
  for (const policy of policies) {
    for (const [directive, values] of policy) {
      const before = combined.get(directive);
      const kept = before ? new Set([...before].filter((value) => values.has(value))) : values;
      combined.set(directive, kept.size ? kept : new Set(["'none'"]));
    }
  }
  return combined;
}

function contentSecurityPolicy(header: readonly string[], meta: readonly string[]): Result {
  if (header.length + meta.length === 0) return { rule: 'csp-not-implemented', points: -25 };
  let csp: Policy;
  try {
    csp = combine([...header, ...meta].map(parse));
  } catch {
    return { rule: 'csp-header-invalid', points: -25 };
  }
  const get = (name: string) => csp.get(name) ?? csp.get('default-src') ?? new Set(['*']);
  const effective = (name: string) => {
    const values = [...get(name)];
    return values.some((value) => HASHED.test(value)) ? values.filter((value) => value !== "'unsafe-inline'") : values;
  };
  const [scripts, styles] = [effective('script-src'), effective('style-src')];
  const unsafe = (values: readonly string[]) =>
    values.some((value) => BROAD.includes(value) || value === "'unsafe-inline'" || value === 'data:');
  const insecure = (values: readonly string[]) => values.some((value) => /^(http|ftp):/.test(value));
  const passive = ['img-src', 'media-src'];
  const active = [...csp].flatMap(([name, values]) =>
    passive.includes(name) || name === 'script-src' ? [] : [...values],
  );

  if (unsafe(scripts) || [...get('object-src')].some((value) => BROAD.includes(value)))
    return { rule: 'csp-implemented-with-unsafe-inline', points: -20 };
  if (insecure([...active, ...scripts])) return { rule: 'csp-implemented-with-insecure-scheme', points: -20 };
  if ([...scripts, ...styles].includes("'unsafe-eval'"))
    return { rule: 'csp-implemented-with-unsafe-eval', points: -10 };
  if (insecure(passive.flatMap((name) => [...get(name)])))
    return { rule: 'csp-implemented-with-insecure-scheme-in-passive-content-only', points: -10 };
  if (unsafe(styles)) return { rule: 'csp-implemented-with-unsafe-inline-in-style-src-only', points: 0 };
  const fallback = csp.get('default-src');
  return fallback?.size === 1 && fallback.has("'none'")
    ? { rule: 'csp-implemented-with-no-unsafe-default-src-none', points: 10 }
    : { rule: 'csp-implemented-with-no-unsafe', points: 5 };
}

function framing(header: readonly string[], frameOptions: string): Result {
  if (header.some((policy) => /(^|;)\s*frame-ancestors\b/i.test(policy)))
    return { rule: 'x-frame-options-implemented-via-csp', points: 5 };
  if (/^(deny|sameorigin)$/i.test(frameOptions)) return { rule: 'x-frame-options-sameorigin-or-deny', points: 0 };
  return { rule: 'x-frame-options-not-implemented', points: -20 };
}

function transportSecurity(value: string): Result {
  const seconds = Number(/max-age=(\d+)/i.exec(value)?.[1] ?? Number.NaN);
  if (Number.isNaN(seconds)) return { rule: 'hsts-not-implemented', points: -20 };
  return seconds >= 15_768_000
    ? { rule: 'hsts-implemented-max-age-at-least-six-months', points: 0 }
    : { rule: 'hsts-implemented-max-age-less-than-six-months', points: -10 };
}

function referrerPolicy(value: string): Result {
  const last = value.split(',').at(-1)?.trim().toLowerCase() ?? '';
  if (['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'].includes(last))
    return { rule: 'referrer-policy-private', points: 5 };
  return last === ''
    ? { rule: 'referrer-policy-not-implemented', points: 0 }
    : { rule: 'referrer-policy-unsafe', points: -5 };
}

function resourcePolicy(value: string): Result {
  if (value === 'same-origin' || value === 'same-site')
    return { rule: `cross-origin-resource-policy-implemented-with-${value}`, points: 10 };
  return { rule: `cross-origin-resource-policy-${value || 'not-implemented'}`, points: 0 };
}

function scriptIntegrity(html: string): Result {
  const foreign = [...html.matchAll(/<script\b[^>]*\ssrc=["']?((?:https?:)?\/\/[^"'\s>]+)[^>]*>/gi)];
  const bare = foreign.filter(([tag]) => !/\bintegrity=/.test(tag));
  if (bare.some(([, address]) => !address?.startsWith('https:')))
    return { rule: 'sri-not-implemented-and-external-scripts-not-loaded-securely', points: -50 };
  if (bare.length > 0) return { rule: 'sri-not-implemented-but-external-scripts-loaded-securely', points: -5 };
  return { rule: 'sri-not-needed', points: 0 };
}

const GRADES = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
] as const;

/**
 * The score of one answer.
 * @param headers as received, names in small letters
 * @param html body of the page, for its meta tags and scripts
 */
export function score(
  headers: IncomingHttpHeaders | Record<string, string>,
  html: string,
): { total: number; grade: string; results: Result[] } {
  const value = (name: string) => String(headers[name] ?? '').trim();
  const split = (policies: string) =>
    policies
      .split(',')
      .map((policy) => policy.trim())
      .filter(Boolean);
  const header = split(value('content-security-policy'));
  const meta = [...html.matchAll(/<meta http-equiv="content-security-policy" content="([^"]*)"/gi)].flatMap(
    ([, policy = '']) => split(policy),
  );
  const cookies: Result[] = headers['set-cookie'] ? [{ rule: 'cookies-found', points: -20 }] : [];
  const results: Result[] = [
    contentSecurityPolicy(header, meta),
    framing(header, value('x-frame-options')),
    transportSecurity(value('strict-transport-security')),
    referrerPolicy(value('referrer-policy')),
    resourcePolicy(value('cross-origin-resource-policy')),
    value('x-content-type-options').toLowerCase() === 'nosniff'
      ? { rule: 'x-content-type-options-nosniff', points: 0 }
      : { rule: 'x-content-type-options-not-implemented', points: -5 },
    value('access-control-allow-credentials') === 'true'
      ? { rule: 'cross-origin-resource-sharing-universal', points: -50 }
      : { rule: 'cross-origin-resource-sharing-none', points: 0 },
    scriptIntegrity(html),
    ...cookies,
  ];
  // Extra points count only when the score without them is an A.
  const sum = (kept: (points: number) => boolean) =>
    results.reduce((total, { points }) => total + (kept(points) ? points : 0), 100);
  const strict = sum((points) => points < 0);
  const total = Math.max(strict >= 90 ? sum(() => true) : strict, 0);
  return { total, grade: GRADES.find(([least]) => total >= least)?.[1] ?? 'F', results };
}
