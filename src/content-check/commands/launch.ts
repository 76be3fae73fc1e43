/** The owner's list before launch: placeholders to replace, and claims that need a basis. */
import { DEFAULT_SITE_URL } from '../../lib/site/site-url.ts';
import { type Entry, labelOf, nameOf, textsOf, titleOf } from '../content.ts';
import type { ProjectPaths } from '../files/check.ts';
import { readContent } from '../files/read.ts';

/** A missing fact: the entry and the path of its field (`body` for the text). */
interface OpenFact {
  readonly entry: Entry;
  readonly field: string;
}

/** The most important facts, in order, each with the pattern of its file and field. */
const FIRST: readonly (readonly [fact: string, place: RegExp])[] = [
  ['Price of a plain glass', /^counter\/plain-glass\.md answer/],
  ['Telephone number', /^site\/index\.md phone/],
  ['WhatsApp number', /^site\/index\.md whatsapp/],
  ['Water and ice', /^counter\/(?:water|ice)[\w-]*\.md answer/],
  ['UPI and cards', /^counter\/payment\.md answer/],
  ['FSSAI number', /^site\/index\.md fssai/],
  ['Who signs', /^terms\/people\.md answer/],
  ['Legal name', /^terms\/company\.md answer/],
  ['Photo of the door', /^gallery\/store-corner\/index\.md image$/],
  ['Photo of the pour', /^gallery\/interior-pouring\/index\.md image$/],
  ['Photo of people', /^gallery\/customers-friends\/index\.md image$/],
  ['Royalty', /^terms\/royalty\.md answer/],
  ['Refund', /^terms\/payments\.md answer/],
  ['Territory', /^terms\/territory\.md answer/],
  ['Name of a leader', /^leadership\/[^/]+\/index\.md name/],
  ['Hours on feast days', /^counter\/festivals\.md answer/],
];

const placeOf = ({ entry, field }: OpenFact) => `${nameOf(entry)} ${field}`;

/** Fields that `placeholders` names, questions without an answer, and the food licence where it is missing. */
function openFacts(entry: Entry): OpenFact[] {
  const { collection, data } = entry;
  const named: unknown = data?.['placeholders'];
  const listed = Array.isArray(named) ? named.map(String) : [];
  const isQuestion = collection.name === 'terms' || collection.name === 'counter';
  const needed = [...(isQuestion ? ['answer'] : []), ...(collection.name === 'site' ? ['fssai'] : [])];
  const missing = needed.filter((field) => data?.[field] === undefined);
  return [...new Set([...listed, ...missing])].map((field) => ({ entry, field }));
}

const titleOfField = ({ entry, field }: OpenFact): string =>
  field === 'body' ? 'the text' : labelOf(entry.collection.node, field.split('.'));

/** `[ ] Menu item "Boba": Description, Image (content/menu/boba/index.md)` */
const line = (what: string, { file }: Entry) => `[ ] ${what} (${file})`;

/**
 * Claims: words with conditions (FSS (Advertising and Claims) Regulations, 2018, Schedule V), and words that praise,
 * or promise health or earnings.
 */
const CLAIM =
  /\b(?:fresh|natural|pure|traditional|original|cooling|healthy|good for|best|authentic|profits?|guaranteed?)(?:ly)?\b|\b100 ?%/giu;

/** Kinds of fields that make no claims. */
const KINDS_WITHOUT_CLAIMS = ['image', 'alt', 'avatar', 'reference', 'link', 'internalLink', 'email', 'placeholders'];

/** Lists each claim with its files; skips reviews. */
function claims(entries: readonly Entry[]): string[] {
  const files = new Map<string, Set<string>>();
  for (const entry of entries) {
    if (entry.collection.name === 'reviews') continue;
    const texts = textsOf(entry).filter(({ field: { node } }) => !KINDS_WITHOUT_CLAIMS.includes(node.kind ?? ''));
    const words = [...texts.map(({ text }) => text), entry.body].join('\n').matchAll(CLAIM);
    for (const [found] of words) {
      const word = found.toLowerCase().replace(/ly$/, '');
      files.set(word, (files.get(word) ?? new Set()).add(entry.file));
    }
  }
  return [...files].map(([word, found]) => `"${word}": ${[...found].join(', ')}`);
}

/** An HTTPS URL of a real domain; `example` is reserved for documentation (RFC 2606). */
const OWN_DOMAIN = /^https:\/\/(?!.*\bexample\b)(?:[\w-]+\.)+[a-z]{2,}(?:[:/]|$)/i;

const section = (title: string, lines: readonly string[]) => (lines.length > 0 ? [[title, ...lines].join('\n')] : []);

/**
 * Returns the owner's list; empty if nothing is open.
 * @param siteUrl value of SITE_URL
 */
export function launchSheet({ content, project }: ProjectPaths, siteUrl: string | undefined): string {
  const entries = readContent(content, project).entries.filter(({ data }) => data && data['draft'] !== true);
  const facts = entries.flatMap(openFacts);
  const first = FIRST.flatMap(([fact, place]) =>
    facts.filter((missing) => place.test(placeOf(missing))).map(({ entry }) => line(fact, entry)),
  );
  const later = facts.filter((fact) => !FIRST.some(([, place]) => place.test(placeOf(fact))));
  const rest = [...Map.groupBy(later, ({ entry }) => entry)].map(([entry, open]) =>
    line(`${titleOf(entry)}: ${open.map(titleOfField).join(', ')}`, entry),
  );
  const words = claims(entries);
  const domain = `SITE_URL is ${siteUrl || DEFAULT_SITE_URL}. Set it to https:// and the domain of the shop where the site is built.`;
  return [
    ...section('First of all:', first),
    ...section('Then, to supply or confirm:', rest),
    ...section(
      'Words that need a basis (FSS (Advertising and Claims) Regulations, 2018). Is each true, and which paper shows it?',
      words,
    ),
    ...(OWN_DOMAIN.test(siteUrl ?? '') ? [] : [domain]),
  ].join('\n\n');
}
