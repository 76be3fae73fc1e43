/** What must not go live: fields that the owner has still to supply (`placeholders`), and what the law asks for. */
import { isUndecided } from '../../lib/format/answers.ts';
import { DEFAULT_SITE_URL } from '../../lib/site/site-url.ts';
import type { CollectionName } from '../../schemas/index.ts';
import { fieldAt } from '../../schemas/json-schema.ts';
import { CLAIM_WORDS } from '../../schemas/site.ts';
import { CONTENT_ROOT, type Entry, entriesOf, locationOf, textsOf, valueAt } from '../content.ts';
import type { ProjectPaths } from '../files/check.ts';
import { readContent } from '../files/read.ts';
import { type Fault, fault, type Issue } from '../issue.ts';
import { sorted } from '../report.ts';
import { undecidedWords } from '../rules/answers.ts';

/** Kinds of fields that promise nothing about the food. */
const NO_CLAIM = ['image', 'alt', 'avatar', 'reference', 'link', 'internalLink', 'email', 'placeholders'];

/** What `placeholders` of an entry names: a field, or the text. */
function listed({ file, data, body, bodyLine, collection, lineOf }: Entry): Issue[] {
  const names = data?.['placeholders'];
  return (Array.isArray(names) ? names : []).map((name, index) => {
    if (name === 'body') return { file, line: bodyLine, ...fault('placeholder', { value: body }) };
    const path = String(name).split('.');
    const value = valueAt(data, path);
    if (value !== undefined) return { file, line: lineOf(path), path, ...fault('placeholder', { value }) };
    const field = fieldAt(collection.node, path);
    return { file, line: lineOf(['placeholders', index]), path, ...fault('placeholderMissing', { field }) };
  });
}

const isListed = (entry: Entry, field: string) => listed(entry).some(({ path }) => path?.[0] === field);

/** Answers that are still open, unless `placeholders` names them. */
function undecided(entry: Entry, words: string): Issue[] {
  const value = String(entry.data?.['answer']);
  const isOpen = entry.collection.name === 'terms' && isUndecided(value, words) && !isListed(entry, 'answer');
  return isOpen ? [{ ...locationOf(entry, ['answer']), ...fault('undecided', { value }) }] : [];
}

/** The words that need a basis, of an entry in our own words. */
function claims(entry: Entry, founded: readonly unknown[]): Issue[] {
  const { collection, body, bodyLine, file } = entry;
  if (collection.name === 'reviews') return [];
  const texts = textsOf(entry).filter(({ field: { node } }) => !NO_CLAIM.includes(node.kind ?? ''));
  const wordsIn = (text: string) =>
    CLAIM_WORDS.filter((word) => new RegExp(`\\b${word}(?:ly)?\\b`, 'i').test(text) && !founded.includes(word));
  const places = texts.map(({ text, path }) => ({ text, at: locationOf(entry, path) }));
  return [...places, { text: body, at: { file, line: bodyLine } }].flatMap(({ text, at }) => {
    const words = wordsIn(text);
    return words.length > 0 ? [{ ...at, ...fault('claims', { words }) }] : [];
  });
}

/** Facts that chains have to show, of items that lack them: named once. */
function menuFacts(entries: readonly Entry[]): Issue[] {
  const isKnown = ({ data }: Entry) => data?.['allergens'] !== undefined;
  const items = entriesOf(entries, 'menu').filter((entry) => !isKnown(entry)).length;
  return items > 0 ? [{ file: `${CONTENT_ROOT}/menu/`, ...fault('noMenuFacts', { items }) }] : [];
}

/** The licence that food needs; and stars on the menu, with nothing that says who gave them. */
function missing(entries: readonly Entry[]): Issue[] {
  const without = (name: CollectionName, field: string, wrong: Fault): Issue[] =>
    entriesOf(entries, name)
      .filter((entry) => entry.data?.[field] === undefined && !isListed(entry, field))
      .map((entry) => ({ ...locationOf(entry, [field]), ...wrong }));
  const isRated = entriesOf(entries, 'menu').some(({ data }) => data?.['rating'] !== undefined);
  return [
    ...without('site', 'fssai', fault('noLicence')),
    ...(isRated ? without('page-products', 'ratingsNote', fault('noRatingsNote')) : []),
  ];
}

/** Names that stand for others by agreement (RFC 2606). */
const EXAMPLE = /(^|\.)example(\.(com|org|net|in))?$|\.(test|invalid|localhost)$/i;

/** The address of the site, which is no content: it comes from the environment of the build. */
function domain(siteUrl: string | undefined): Issue[] {
  const url = siteUrl && URL.canParse(siteUrl) ? new URL(siteUrl) : undefined;
  if (url?.protocol === 'https:' && /[a-z]\.[a-z]{2,}$/i.test(url.hostname) && !EXAMPLE.test(url.hostname)) return [];
  const wrong = fault('noDomain', { url: siteUrl || DEFAULT_SITE_URL });
  return [{ file: 'src/lib/site/site-url.ts', path: ['SITE_URL'], ...wrong }];
}

/**
 * Every placeholder of the content, drafts aside, and of the site's address.
 * @param siteUrl the environment variable SITE_URL
 */
export function launchIssues({ content }: ProjectPaths, siteUrl: string | undefined): Issue[] {
  const all = readContent(content);
  const words = undecidedWords();
  const entries = all.entries.filter(({ data }) => data && data['draft'] !== true);
  const basis = entriesOf(entries, 'site')[0]?.data?.['basis'];
  const founded = Array.isArray(basis) ? basis : [];
  return sorted([
    ...entries.flatMap((entry) => [...listed(entry), ...undecided(entry, words), ...claims(entry, founded)]),
    ...menuFacts(entries),
    ...missing(entries),
    ...domain(siteUrl),
  ]);
}
