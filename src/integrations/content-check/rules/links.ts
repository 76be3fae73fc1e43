import { visit } from 'unist-util-visit';
import type { TextOf } from '../bodies.ts';
import type { Issue } from '../issues.ts';
import { didYouMean } from '../nearest.ts';
import type { Content } from '../read.ts';
import { valuesOf } from '../schema-fields.ts';
import type { SitePages } from '../site-pages.ts';

/** What is wrong with an address, in words; undefined when it leads somewhere. */
function linkFault(address: string, pages: SitePages): string | undefined {
  const written = `"${address}"`;
  if (address.trim() === '') return 'the link leads nowhere. Write its address between ( and ).';
  if (/^https:\/\/[^\s/]+\.[^\s/]+/i.test(address)) return undefined;
  if (/^http:/i.test(address)) return `${written} is not safe to follow. Write https:// instead of http://.`;
  if (/^mailto:/i.test(address)) {
    return /^mailto:[^@\s?]+@[^@\s?]+\.[^@\s?]+(\?.*)?$/i.test(address)
      ? undefined
      : `${written} holds no e-mail address. Write mailto:name@shop.in.`;
  }
  if (/^tel:/i.test(address)) {
    return /^tel:\+\d{6,15}$/i.test(address)
      ? undefined
      : `${written} holds no telephone number. Write tel:+ and only digits.`;
  }
  if (/^[a-z][a-z0-9+.-]*:/i.test(address.replace(/[\s\p{Cc}]/gu, ''))) {
    return `${written} may not stand in a link. Links begin with https://, mailto:, tel: or /.`;
  }
  if (/^www\.|^[\w-]+\.(com|in|org|net)\b/i.test(address))
    return `${written} is taken for a page of this site. Write https:// before it.`;
  if (address.startsWith('#'))
    return pages.hasAnchor(undefined, address.slice(1)) ? undefined : `${written} is a place that no page has.`;
  if (!address.startsWith('/') || address.startsWith('//'))
    return `${written} leads nowhere. Write a page of this site with / before it, for example /products.`;
  const [page = '', anchor] = address.replace(/\?[^#]*/, '').split('#');
  if (!pages.has(page)) {
    const slash = page.length > 1 && page.endsWith('/') && pages.has(page.slice(0, -1));
    return slash
      ? `${written} ends with a slash. Write ${page.slice(0, -1)}.`
      : `${written} leads to a page that does not exist.${didYouMean(page, pages.routes) || ` The pages are ${pages.routes.join(', ')}.`}`;
  }
  if (anchor === undefined || anchor === '' || pages.hasAnchor(page, anchor)) return undefined;
  return `${written} leads to a place that ${page} does not have. Write ${page} without the part after #.`;
}

/** Links in texts and in fields that lead nowhere. */
export function linkRule({ entries }: Content, textOf: TextOf, pages: SitePages): Issue[] {
  return entries.flatMap((entry) => {
    const body = textOf(entry);
    const found: Issue[] = [];
    visit(body.tree, (node) => {
      if (node.type !== 'link' && node.type !== 'definition') return;
      const fault = linkFault(node.url, pages);
      if (fault) found.push({ file: entry.file, line: body.lineOf(node), text: fault });
      else if (node.type === 'link' && node.children.length === 0) {
        found.push({
          file: entry.file,
          line: body.lineOf(node),
          text: `The link to ${node.url} has no words. Write them between [ and ].`,
        });
      }
    });
    for (const { field, path, value } of valuesOf(entry.collection.schema, entry.data)) {
      if (field.meta?.kind !== 'internalLink' || typeof value !== 'string') continue;
      const fault = linkFault(value, pages);
      if (fault) found.push({ file: entry.file, line: entry.lineOf(path), field: field.name, text: fault });
    }
    return found;
  });
}
