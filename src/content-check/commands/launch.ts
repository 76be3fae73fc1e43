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

const placeholdersIn = ({ data }: Entry): string[] =>
  Array.isArray(data?.['placeholders']) ? data['placeholders'].map(String) : [];

/** What is still to be done about a field that `placeholders` names. */
function todo({ collection, data }: Entry, steps: readonly string[]): Fault {
  const value = valueAt(data, steps);
  const field = fieldAt(collection.node, steps);
  if (value === undefined) return fault('placeholderMissing', { field });
  return field?.node.kind === 'image' ? fault('placeholderImage') : fault('placeholder', { value });
}

const listed = (entry: Entry): Issue[] =>
  placeholdersIn(entry).map((name, index): Issue => {
    const { file, bodyLine, collection } = entry;
    if (name === 'body')
      return {
        file,
        line: bodyLine,
        ...fault(collection.name === 'reviews' ? 'placeholderReview' : 'placeholderText'),
      };
    const steps = name.split('.');
    const wrong = todo(entry, steps);
    const line = entry.lineOf(wrong.code === 'placeholderMissing' ? ['placeholders', index] : steps);
    return { file, line, path: steps, ...wrong };
  });

/** Reviews of customers, and nothing that says that they agreed to it (DPDP Act 2023, section 6). */
const withoutPermission = (entries: readonly Entry[]): Issue[] =>
  entriesOf(entries, 'reviews')
    .filter((entry) => !placeholdersIn(entry).includes('body') && entry.data?.['permission'] !== true)
    .map(({ file, lineOf }) => ({ file, line: lineOf(['name']), path: ['permission'], ...fault('noPermission') }));

/** Answers that are still open, whether `placeholders` names them or not. */
function undecided(entry: Entry, words: string): Issue[] {
  const value = entry.data?.['answer'];
  if (entry.collection.name !== 'terms' || typeof value !== 'string' || !isUndecided(value, words)) return [];
  return [{ ...locationOf(entry, ['answer']), ...fault('undecided', { value }) }];
}

/** The words that need a basis, of an entry in our own words. */
function claims(entry: Entry, founded: readonly unknown[]): Issue[] {
  const { collection, body, bodyLine, file } = entry;
  if (collection.name === 'reviews') return [];
  const texts = textsOf(entry).filter(({ field: { node } }) => !NO_CLAIM.includes(node.kind ?? ''));
  const found = [...texts, { text: body, path: undefined }].flatMap(({ text, path: at }) =>
    CLAIM_WORDS.filter((word) => new RegExp(`\\b${word}(?:ly)?\\b`, 'i').test(text) && !founded.includes(word)).map(
      (word) => ({ word, at }),
    ),
  );
  const [first] = found;
  if (!first) return [];
  const words = [...new Set(found.map(({ word }) => word))];
  return [{ ...(first.at ? locationOf(entry, first.at) : { file, line: bodyLine }), ...fault('claims', { words }) }];
}

/** Facts that chains have to show, of items that lack them: named once. */
function menuFacts(entries: readonly Entry[]): Issue[] {
  const isKnown = ({ data }: Entry) => data?.['kcal'] !== undefined && data['allergens'] !== undefined;
  const items = entriesOf(entries, 'menu').filter((entry) => !isKnown(entry)).length;
  return items > 0 ? [{ file: `${CONTENT_ROOT}/menu/`, ...fault('noMenuFacts', { items }) }] : [];
}

/** The licence that food needs; and stars on the menu, with nothing that says who gave them. */
function missing(entries: readonly Entry[]): Issue[] {
  const without = (name: CollectionName, field: string, wrong: Fault): Issue[] =>
    entriesOf(entries, name)
      .filter((entry) => entry.data?.[field] === undefined && !placeholdersIn(entry).includes(field))
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
  const words = undecidedWords(all);
  const entries = all.entries.filter(({ data }) => data && data['draft'] !== true);
  const basis = entriesOf(entries, 'site')[0]?.data?.['basis'];
  const founded = Array.isArray(basis) ? basis : [];
  const found = entries.flatMap((entry) => {
    const open = undecided(entry, words);
    const named = listed(entry).filter(({ path: at }) => open.length === 0 || at?.[0] !== 'answer');
    return [...open, ...named, ...claims(entry, founded)];
  });
  return sorted([
    ...found,
    ...withoutPermission(entries),
    ...menuFacts(entries),
    ...missing(entries),
    ...domain(siteUrl),
  ]);
}
