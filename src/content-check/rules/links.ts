import type { Element } from 'hast';
import { visit } from 'unist-util-visit';
import { isAllowedLink } from '../../lib/markdown/allowed.ts';
import { decodedPath } from '../../lib/site/url.ts';
import { routes } from '../../routes.ts';
import type { BodyOf } from '../bodies.ts';
import { type Entry, fieldIssue, textsOf } from '../content.ts';
import type { Issue } from '../issues.ts';
import type { LinkTargets } from '../link-targets.ts';
import { didYouMean } from '../suggestions.ts';

const TELEPHONE = 'holds no telephone number. Write the country code and digits alone, for example tel:+919876543210.';

/** What is wrong with an address of another site, in words. */
function outsideFault(address: string): string | undefined {
  const written = `"${address}"`;
  if (/^https?:\/\/(localhost|127\.0\.0\.1)\b/i.test(address))
    return `${written} is an address of your own computer. Write the page alone, for example /products.`;
  if (/^http:/i.test(address)) return `${written} is not safe to follow. Write https:// instead of http://.`;
  if (/^mailto:/i.test(address)) {
    return /^mailto:[^@\s?]+@[^@\s?]+\.[^@\s?]+(\?.*)?$/.test(address)
      ? undefined
      : `${written} holds no e-mail address. Write mailto:name@shop.in.`;
  }
  if (/^tel:/i.test(address)) {
    return /^tel:(\+\d{6,15}|18[06]0\d{7})$/.test(address) ? undefined : `${written} ${TELEPHONE}`;
  }
  if (isAllowedLink(address)) return undefined;
  return /^https:/i.test(address)
    ? `${written} is no web address. Write it like https://www.example.com/page.`
    : `${written} may not stand in a link. Links begin with https://, mailto:, tel: or /.`;
}

/**
 * What is wrong with an address, in words; undefined when it leads somewhere.
 * @param own the page that the link stands on
 */
export function linkFault(address: string, own: string | undefined, targets: LinkTargets): string | undefined {
  const written = `"${address}"`;
  if (address.trim() === '') return 'the link leads nowhere. Write its address between ( and ).';
  if (URL.canParse(address)) return outsideFault(address);
  if (/^www\.|^[\w-]+\.(com|in|org|net)\b/i.test(address))
    return `${written} is taken for a page of this site. Write https:// before it.`;
  if (/^[^@\s/]+@[^@\s/]+\.[^@\s/]+$/.test(address)) return `${written} is an e-mail address. Write mailto: before it.`;
  if (/^\+?[\d-]{8,}$/.test(address)) return `${written} ${TELEPHONE}`;
  if (!isAllowedLink(address))
    return `${written} leads nowhere. Write a page of this site with / before it, for example /products.`;
  const [path = '', anchor] = address.replace(/\?[^#]*/, '').split('#');
  const page = path === '' ? own : decodedPath(path);
  if (page === undefined) return `${written} has no page before the #. Write one, for example /contact${address}.`;
  if (!targets.has(page)) {
    const slash = page.length > 1 && page.endsWith('/') && targets.has(page.slice(0, -1));
    return slash
      ? `${written} ends with a slash. Write ${page.slice(0, -1)}.`
      : `${written} leads to a page that does not exist.${didYouMean(page, targets.pages) || ` The pages are ${targets.pages.join(', ')}.`}`;
  }
  if (anchor === undefined || anchor === '' || targets.hasAnchor(page, anchor)) return undefined;
  return `${written} leads to a place that ${page} does not have. Write ${page} without the part after #.`;
}

const hasWords = (element: Element): boolean =>
  element.children.some((child) =>
    child.type === 'text'
      ? child.value.trim() !== ''
      : child.type === 'element' && (child.tagName === 'img' || hasWords(child)),
  );

/** Links in fields and texts of entries that lead nowhere. */
export function linkRule(entries: readonly Entry[], bodyOf: BodyOf, targets: LinkTargets): Issue[] {
  return entries.flatMap((entry) => {
    const found = textsOf(entry).flatMap(({ text, field, path }): Issue[] => {
      const fault = field.node.kind === 'internalLink' && linkFault(text, undefined, targets);
      return fault ? [fieldIssue(entry, path, fault)] : [];
    });
    const { file } = entry;
    const { page } = entry.collection;
    const body = bodyOf(entry);
    if (body) {
      visit(body.html, 'element', (node) => {
        const { href } = node.properties;
        const source = body.sourceOf(node);
        if (node.tagName !== 'a' || typeof href !== 'string' || /^<a|^\[\^/i.test(source) || !node.position) return;
        const bare = /^www\.|^http:/i.test(source) && source;
        const fault = bare
          ? `"${bare}" would become a link that is not safe to follow. Write [words](https://…), or no address.`
          : (linkFault(decodedPath(href), page && routes[page].path, targets) ??
            (isAllowedLink(href)
              ? undefined
              : `"${href}" may not stand in a link. Write https:// and the plain address.`));
        if (fault) found.push({ file, line: body.lineOf(node), text: fault });
        else if (!hasWords(node))
          found.push({
            file,
            line: body.lineOf(node),
            text: `The link to ${href} has no words. Write them between [ and ].`,
          });
      });
    }
    return found;
  });
}
