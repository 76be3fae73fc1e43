/** Adds `lang` to Malayalam text on every rendered page (WCAG 3.1.2). */
import type { MiddlewareHandler } from 'astro';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { MALAYALAM_PHRASE } from './lib/format/script';

/** Elements that must not get child elements. */
const SKIPPED = ['script', 'style', 'title', 'option', 'textarea', 'svg'];

/** Returns the text nodes to mark. Skips islands, except their slots: changed HTML would cause a hydration mismatch. */
function textNodes(parent: DefaultTreeAdapterTypes.ParentNode, hydrated = false): DefaultTreeAdapterTypes.TextNode[] {
  return parent.childNodes.flatMap((node) => {
    if ('value' in node) return hydrated ? [] : [node];
    if (!('tagName' in node) || SKIPPED.includes(node.tagName)) return [];
    const hasLanguage = node.tagName !== 'html' && node.attrs.some(({ name }) => name === 'lang');
    if (hasLanguage) return [];
    const isHydrated = node.tagName === 'astro-island' || (hydrated && node.tagName !== 'astro-slot');
    return textNodes('content' in node ? node.content : node, isHydrated);
  });
}

/** Wraps Malayalam phrases in the source, and leaves the rest of the page unchanged byte for byte. */
function markMalayalam(html: string): string {
  let marked = '';
  let end = 0;
  for (const { sourceCodeLocation } of textNodes(
    parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }),
  )) {
    if (!sourceCodeLocation) continue;
    const { startOffset, endOffset } = sourceCodeLocation;
    const text = html.slice(startOffset, endOffset);
    const phrases = text.replace(MALAYALAM_PHRASE, '<span lang="ml">$&</span>');
    // Wraps mixed text in one element: in a flex container, each piece would become an item.
    const isMixed = phrases !== text && text.replace(MALAYALAM_PHRASE, '').trim() !== '';
    marked += html.slice(end, startOffset) + (isMixed ? `<span>${phrases}</span>` : phrases);
    end = endOffset;
  }
  return marked + html.slice(end);
}

export const onRequest: MiddlewareHandler = async (_, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  return new Response(markMalayalam(await response.text()), response);
};
