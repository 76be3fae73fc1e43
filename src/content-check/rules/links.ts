import { visit } from 'unist-util-visit';
import { isAllowedLink } from '../../lib/markdown/links.ts';
import { wordsOf } from '../../lib/markdown/parse.ts';
import { decodedPath } from '../../lib/site/url.ts';
import { routes } from '../../routes.ts';
import { type Entry, locationOf, textsOf } from '../content.ts';
import { type Fault, fault, type Issue, issuesAt } from '../issue.ts';
import type { LinkTargets } from '../link-targets.ts';
import type { BodyOf } from '../markdown.ts';
import { nearest } from '../nearest.ts';

const MAIL = /^mailto:[^@\s?]+@[^@\s?]+\.[^@\s?]+(\?.*)?$/;
const PHONE = /^tel:(\+(?:[-.()]*\d){6,15}|18[06]0(?:[-.()]*\d){7})$/;

/** Whether an address that names its protocol leads to somewhere. */
const isReachable = (url: string): boolean =>
  isAllowedLink(url) && (!url.startsWith('mailto:') || MAIL.test(url)) && (!url.startsWith('tel:') || PHONE.test(url));

/**
 * What is wrong with an address; undefined when it leads somewhere.
 * @param own the page that the link stands on
 */
function linkFault(url: string, own: string | undefined, targets: LinkTargets): Fault | undefined {
  if (url.trim() === '') return fault('linkEmpty');
  if (URL.canParse(url) || !isAllowedLink(url)) return isReachable(url) ? undefined : fault('linkInvalid', { url });
  const [path = '', anchor] = url.replace(/\?[^#]*/, '').split('#');
  const page = path === '' ? (own ?? url) : decodedPath(path);
  if (!targets.has(page))
    return fault('linkToNoPage', { value: url, meant: nearest(page, targets.pages), pages: targets.pages });
  if (anchor === undefined || anchor === '' || targets.anchorsOn(page).includes(decodedPath(anchor))) return undefined;
  return fault('linkToNoPlace', { url, page });
}

function inText({ file, collection: { page } }: Entry, body: ReturnType<BodyOf>, targets: LinkTargets): Issue[] {
  const found: Issue[] = [];
  if (body)
    visit(body.tree, 'link', (node) => {
      const { url } = node;
      const [, begin = '', end] = /^(https:[!-~]*)([^!-~].*)$/i.exec(body.sourceOf(node)) ?? [];
      const runsOn = end === undefined ? undefined : fault('linkRunsOn', { url: begin, end });
      const isEmpty = wordsOf(node).trim() === '' && !node.children.some(({ type }) => type === 'image');
      const empty = isEmpty ? fault('linkWithoutWords', { url }) : undefined;
      const wrong = runsOn ?? linkFault(url, page && routes[page].path, targets) ?? empty;
      found.push(...issuesAt({ file, line: body.lineOf(node) }, wrong));
    });
  return found;
}

/** Links in fields and texts of entries that lead nowhere. */
export function linkRule(entries: readonly Entry[], bodyOf: BodyOf, targets: LinkTargets): Issue[] {
  return entries.flatMap((entry) => [
    ...textsOf(entry).flatMap(({ text, field, path }): Issue[] => {
      const wrong = field.node.kind === 'internalLink' ? linkFault(text, undefined, targets) : undefined;
      return issuesAt(locationOf(entry, path), wrong);
    }),
    ...inText(entry, bodyOf(entry), targets),
  ]);
}
