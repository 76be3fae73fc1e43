import { createHash } from 'node:crypto';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;
type Policy = Map<string, readonly string[]>;

/** Data blocks, which never run and which the policy does not govern. */
const DATA = /^application\/(ld\+)?json$/i;

const attribute = (element: Element, name: string) => element.attrs.find((one) => one.name === name)?.value;
const textOf = (element: Element) => element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/** Every element below a node, in the order of the document. */
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
 * The Content-Security-Policy of a built page. Astro's meta tag lists the hash of all inline code of the project, more
 * than the header of some hosts may hold; of those the page keeps its own.
 * @param html the whole page
 * @param path of its file, for messages
 * @returns the policy, and the page with it as its meta tag
 * @throws when Astro wrote no policy, or the page has inline code or style attributes that its policy does not allow
 */
export function pagePolicy(html: string, path: string): { policy: string; html: string } {
  const elements = elementsOf(parse(html, { sourceCodeLocationInfo: true }));
  const meta = elements.find((one) => attribute(one, 'http-equiv')?.toLowerCase() === 'content-security-policy');
  const place = meta?.sourceCodeLocation;
  if (!meta || !place) throw new Error(`${path} carries no Content-Security-Policy (security.csp is off).`);
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
          'Move it to a component, or announce it with Astro.csp.insertStyleHash or insertScriptHash.',
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
      `${path} has a style attribute, on <${styled.tagName}>, that its policy does not allow. Use a class, or announce ` +
        "it in its component: Astro.csp?.insertStyleResource({ resource: \"'unsafe-inline'\", kind: 'attribute' }).",
    );
  }
  const text = printPolicy(policy);
  const tag = `<meta http-equiv="content-security-policy" content="${text}">`;
  return { policy: text, html: html.slice(0, place.startOffset) + tag + html.slice(place.endOffset) };
}
