import { visit } from 'unist-util-visit';
import { isAllowedLink, plainAddress } from '../../lib/markdown/links.ts';
import { wordsOf } from '../../lib/markdown/parse.ts';
import { decodedPath } from '../../lib/site/url.ts';
import { routes } from '../../routes.ts';
import { isOfOwner } from '../../schemas/fields.ts';
import { type Entry, locationOf, textsOf } from '../content.ts';
import { type Fault, fault, type Issue, issuesAt } from '../issue.ts';
import type { LinkTargets } from '../link-targets.ts';
import type { BodyOf } from '../markdown.ts';
import { nearest } from '../nearest.ts';

const MAIL = /^mailto:[^@\s?]+@[^@\s?]+\.[^@\s?]+(\?.*)?$/;
const PHONE = /^tel:(\+91(?:[-.()]*\d){10}|\+(?!91)(?:[-.()]*\d){6,15}|18[06]0(?:[-.()]*\d){7})$/;
/** Chats on WhatsApp: the number with its country, and no zero or plus before it. */
const CHAT = /^https:\/\/(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?(?:\S*&)?phone=)\+?(\d[^?&/]*|)(?:[?&]|$)/;

/** Whether an address that names its protocol leads to somewhere. */
const isReachable = (url: string): boolean =>
  isAllowedLink(url) &&
  !/^https:.*\s/.test(url) &&
  (!url.startsWith('mailto:') || MAIL.test(url)) &&
  (!url.startsWith('tel:') || PHONE.test(url)) &&
  /^[1-9]\d{10,14}$/.test(CHAT.exec(url)?.[1] ?? '919800000000');

/** Whether the words of a link are a number or an address themselves, and another one. */
function misleads(words: string, url: string): boolean {
  if (url.startsWith('tel:')) {
    const digits = words.replace(/\D/g, '');
    return digits.length >= 10 && !digits.includes(url.replace(/\D/g, '').slice(-10));
  }
  if (url.startsWith('mailto:')) return /^\S+@\S+$/.test(words) && !url.includes(words);
  // Neither `M.G.Road` nor `menu.pdf` is an address.
  const isAddress = /^(?:https:\/\/|www\.)|\.(?:com|in|net|org)(?:\/|$)/.test(words);
  const written = plainAddress(words.trim());
  if (!isAddress || !url.startsWith('https://') || !URL.canParse(written)) return false;
  const [shown, real] = [written, url].map((one) => new URL(one).hostname.replace(/^www\./, ''));
  return real !== shown && !real?.endsWith(`.${shown}`);
}

/**
 * What is wrong with an address; undefined when it leads somewhere.
 * @param own the page that the link stands on
 */
function linkFault(url: string, own: string | undefined, targets: LinkTargets): Fault | undefined {
  if (URL.canParse(url) || !isAllowedLink(url)) {
    if (!isReachable(url)) return fault('linkInvalid', { url });
    return isOfOwner(url) ? fault('linkOfOwner', { value: url }) : undefined;
  }
  const [path = '', anchor] = url.replace(/\?[^#]*/, '').split('#');
  const page = path === '' ? (own ?? url) : decodedPath(path);
  const known = targets.pages;
  if (!targets.has(page)) return fault('linkToNoPage', { value: url, meant: nearest(page, known), known });
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
      const words = wordsOf(node);
      const isEmpty = words.trim() === '' && !node.children.some(({ type }) => type === 'image');
      const empty = isEmpty ? fault('linkWithoutWords', { url }) : undefined;
      const other = misleads(words, url) ? fault('linkMisleads', { words, url }) : undefined;
      const wrong = runsOn ?? linkFault(url, page && routes[page].path, targets) ?? empty ?? other;
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
