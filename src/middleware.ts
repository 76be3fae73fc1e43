/** Marks words in Malayalam script on each finished page for screen readers (WCAG 3.1.2), so that no component has to. */
import type { MiddlewareHandler } from 'astro';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { MALAYALAM_PHRASE } from './lib/format/script';

/** Elements that may hold no other element, or that draw. */
const LEFT_ALONE = ['script', 'style', 'title', 'option', 'textarea', 'svg'];

/** The texts of a page that may be marked: React renders its own again on hydration, but for the slots. */
function textNodes(parent: DefaultTreeAdapterTypes.ParentNode, hydrated = false): DefaultTreeAdapterTypes.TextNode[] {
  return parent.childNodes.flatMap((node) => {
    if ('value' in node) return hydrated ? [] : [node];
    if (!('tagName' in node) || LEFT_ALONE.includes(node.tagName)) return [];
    const hasLanguage = node.tagName !== 'html' && node.attrs.some(({ name }) => name === 'lang');
    if (hasLanguage) return [];
    const isHydrated = node.tagName === 'astro-island' || (hydrated && node.tagName !== 'astro-slot');
    return textNodes('content' in node ? node.content : node, isHydrated);
  });
}

/** Changes nothing of the page but its texts, as they stand in the source. */
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
    // One box for a text of several pieces: in a flexible row, each would be an item of its own.
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
