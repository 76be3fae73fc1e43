/** Finds dead links. The publish gate checks fragments on built pages. */
import { visit } from 'unist-util-visit';
import { completeUrl, isAllowedLink } from '../../lib/markdown/links.ts';
import { textOfNode } from '../../lib/markdown/parse.ts';
import { decodedPath } from '../../lib/site/url.ts';
import { listedPages, routes } from '../../routes.ts';
import { type Content, type Entry, entryIssue, fieldIssue, textsOf } from '../content.ts';
import { type Issue, quote } from '../issue.ts';
import type { Body, BodyOf } from '../markdown.ts';

const pages: readonly string[] = listedPages.map((name) => routes[name].path);

/**
 * Returns why a link is dead; undefined if it works.
 * @param siteFiles URL paths of the files that are not pages
 * @param isInPage allows a link that is only a fragment
 */
function linkText(written: string, siteFiles: readonly string[], isInPage: boolean): string | undefined {
  const url = completeUrl(written);
  const isOwn = /^[/#]/.test(url) && isAllowedLink(url);
  if (!isOwn)
    return isAllowedLink(url)
      ? undefined
      : `${quote(written)} is not a link that works. Write it like https://www.example.com/page, /products, mailto:name@shop.in or tel:+919876543210.`;
  const [path = ''] = url.split(/[?#]/);
  if (path === '' ? isInPage : [...pages, ...siteFiles].includes(decodedPath(path))) return undefined;
  return `${quote(written)} leads to a page that does not exist. The pages are ${pages.join(', ')}.`;
}

function inBody(entry: Entry, body: Body, siteFiles: readonly string[]): Issue[] {
  const found: Issue[] = [];
  visit(body.tree, ['link', 'definition'], (node) => {
    if (node.type !== 'link' && node.type !== 'definition') return;
    const isEmpty =
      node.type === 'link' && textOfNode(node).trim() === '' && !node.children.some(({ type }) => type === 'image');
    const text =
      linkText(node.url, siteFiles, true) ??
      (isEmpty ? `The link to ${node.url} has no words. Write them.` : undefined);
    if (text) found.push(entryIssue(entry, body.lineOf(node), text));
  });
  return found;
}

/** Reports dead links and links without text. */
export function linkRule({ entries, files: { siteFiles } }: Content, bodyOf: BodyOf): Issue[] {
  return entries.flatMap((entry) => {
    const body = bodyOf(entry);
    const inFields = textsOf(entry).flatMap(({ text: url, field, path }) => {
      const text = field.node.kind === 'internalLink' ? linkText(url, siteFiles, false) : undefined;
      return text ? fieldIssue(entry, path, text) : [];
    });
    return [...inFields, ...(body ? inBody(entry, body, siteFiles) : [])];
  });
}
