import { createHash } from 'node:crypto';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;
type Policy = Map<string, readonly string[]>;

/** Data blocks (HTML, "script" element), to which the policy does not apply. */
const DATA = /^application\/(ld\+)?json$/i;

const attribute = (element: Element, name: string) => element.attrs.find((one) => one.name === name)?.value;
const textOf = (element: Element) => element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/** All elements below a node, in document order. */
function elementsOf(node: DefaultTreeAdapterTypes.Node): Element[] {
  const children = 'childNodes' in node ? node.childNodes : [];
  const inside = 'content' in node ? [node.content, ...children] : children;
  return inside.flatMap((child) => ['tagName' in child ? [child] : [], elementsOf(child)].flat());
}

const parsePolicy = (text: string): Policy =>
  new Map(
    text
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, [...new Set(sources)]] as const)
      .filter(([name]) => name),
  );
const printPolicy = (policy: Policy) => [...policy].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');

/**
 * The Content-Security-Policy of a built page. Astro's meta tag lists the hashes of all inline code of the project, too
 * long for a header on some hosts, so each page keeps only its own.
 * @param html the whole page
 * @param path of the file, for messages
 * @returns the policy, and the page with it in the meta tag
 * @throws when the page has no policy, or inline code or style attributes that its policy does not allow
 */
export function pagePolicy(html: string, path: string): { policy: string; html: string } {
  const elements = elementsOf(parse(html, { sourceCodeLocationInfo: true }));
  const meta = elements.find((one) => attribute(one, 'http-equiv')?.toLowerCase() === 'content-security-policy');
  const location = meta?.sourceCodeLocation;
  if (!meta || !location)
    throw new Error(`${path} has no Content-Security-Policy. Turn on security.csp in astro.config.mjs.`);
  const policy = parsePolicy(attribute(meta, 'content') ?? '');

  const scripts = elements.filter(({ tagName, attrs }) => {
    const type = attrs.find(({ name }) => name === 'type')?.value ?? '';
    return tagName === 'script' && !DATA.test(type);
  });
  const inline = {
    'script-src': scripts.filter((script) => attribute(script, 'src') === undefined).map(textOf),
    'style-src': elements.filter(({ tagName }) => tagName === 'style').map(textOf),
  };
  for (const [directive, blocks] of Object.entries(inline)) {
    const allowed = policy.get(directive) ?? [];
    const unknown = blocks.find((code) => !allowed.includes(hashOf(code)));
    if (unknown !== undefined) {
      throw new Error(
        `${path} has inline code that its ${directive} does not allow: ${unknown.trim().slice(0, 80)} … ` +
          'Move it to a component, or allow it with Astro.csp.insertStyleHash or insertScriptHash.',
      );
    }
    const own = new Set(blocks.map(hashOf));
    policy.set(
      directive,
      allowed.filter((source) => !source.startsWith("'sha256-") || own.has(source)),
    );
  }
  if (scripts.length === 0) policy.set('script-src', ["'none'"]);
  const styled = elements.find((one) => attribute(one, 'style') !== undefined);
  if (styled && !policy.has('style-src-attr')) {
    throw new Error(
      `${path} has a style attribute, on <${styled.tagName}>, that its policy does not allow. Use a class, or allow ` +
        "it in its component: Astro.csp?.insertStyleResource({ resource: \"'unsafe-inline'\", kind: 'attribute' }).",
    );
  }
  const text = printPolicy(policy);
  const tag = `<meta http-equiv="content-security-policy" content="${text}">`;
  return { policy: text, html: html.slice(0, location.startOffset) + tag + html.slice(location.endOffset) };
}
