import { createHash } from 'node:crypto';
import type { PageCode } from './policy.ts';

const META = /<meta http-equiv="content-security-policy" content="([^"]*)">/i;
const CHARSET = /<meta charset="[^"]*"\s*\/?>/i;
const hash = (code: string) => `sha256-${createHash('sha256').update(code).digest('base64')}`;

/** Blocks of data, which nothing runs and the policy is not asked about. */
const isData = (attributes: string) => /\btype=["']?application\/(ld\+)?json\b/i.test(attributes);

function inline(html: string, name: 'script' | 'style'): { code: string; attributes: string }[] {
  const found = html.matchAll(new RegExp(`<${name}\\b([^>]*)>([\\s\\S]*?)</${name}>`, 'gi'));
  return [...found].map(([, attributes = '', code = '']) => ({ attributes, code }));
}

/** Where a page may lead by what stands in it: markup, properties of islands, structured data. Text may name no host. */
function reaches(html: string): string[] {
  const addresses = (html.match(/https:\/\/[a-z0-9][a-z0-9.-]*(?::\d+)?/gi) ?? []).filter((one) => URL.canParse(one));
  const mail = /\s(?:form)?action="mailto:/i.test(html) ? ['mailto:'] : [];
  return [...new Set(addresses.map((address) => new URL(address).origin)), ...mail];
}

/**
 * What a built page needs its policy to allow. Astro lists the hash of all code that the project can put into a page;
 * of those, a page gets the ones that it holds. Inline code that Astro does not know has come from elsewhere,
 * for example from a content file, and is not allowed just because it is there.
 * @throws when the page has no policy of Astro's, or inline code that is not in it
 */
export function readPageCode(html: string, path: string): PageCode {
  const known = META.exec(html)?.[1];
  if (known === undefined) throw new Error(`${path} carries no Content-Security-Policy (security.csp is off).`);
  const scripts = inline(html, 'script').filter(({ attributes }) => !isData(attributes));
  const own = {
    scripts: scripts.filter(({ attributes }) => !/\bsrc=/.test(attributes)),
    styles: inline(html, 'style'),
  };
  const listed = (kind: 'scripts' | 'styles') => {
    const hashes = own[kind].map(({ code }) => {
      if (known.includes(`'${hash(code)}'`)) return hash(code);
      throw new Error(
        `${path} has inline ${kind} that the build does not know: ${code.trim().slice(0, 80)} … ` +
          'Move it to a component, or announce it with Astro.csp.insertStyleHash or insertScriptHash.',
      );
    });
    return [...new Set(hashes)];
  };
  return {
    scripts: listed('scripts'),
    styles: listed('styles'),
    runs: scripts.length > 0,
    styleAttributes: /<[a-z][^<>]*\sstyle=/i.test(html),
    reaches: reaches(html),
  };
}

/** The page with this policy for its own, ahead of everything that the policy is about. */
export function withPolicy(html: string, policy: string): string {
  const bare = html.replace(META, '');
  return bare.replace(
    CHARSET,
    (charset) => `${charset}<meta http-equiv="content-security-policy" content="${policy}">`,
  );
}
