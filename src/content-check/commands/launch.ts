/**
 * What must not go live: fields that the owner has still to supply (`placeholders`), and values that nobody can mean,
 * listed or not.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isUndecided } from '../../lib/format/answers.ts';
import { DEFAULT_SITE_URL } from '../../lib/site/site-url.ts';
import { type Field, type FieldSchema, fieldAt, type Path } from '../../schemas/json-schema.ts';
import { type Entry, fieldIssue, LABEL, textsOf } from '../content.ts';
import type { Places } from '../files/check.ts';
import { readContent } from '../files/read.ts';
import { type Issue, sorted } from '../issues.ts';
import { undecidedWords } from '../rules/answers.ts';

/** Names that stand for others by agreement (RFC 2606), and what profile addresses are filled with. */
const EXAMPLE = /(^|[@./])example(\.(com|org|net|in))?(\/|$)|\.(example|test|invalid|localhost)(\/|$)/i;
const SAMPLE_NAME =
  /^(chairman|(first|second|third) co-founder|co-founder|designer|owner|director)([’']s)? name$|to be (confirmed|supplied)|lorem ipsum/i;
/** Collections whose frames want photos; elsewhere an illustration may stay for good. */
const PHOTOS = ['gallery', 'leadership', 'story'];

const shown = (value: unknown) => {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  const text = JSON.stringify(value);
  return `${text.length > 50 ? `${text.slice(0, 47)}…"` : text} `;
};

/** Why a value cannot be the true one, whatever `placeholders` says. */
function unlikely(value: string, { name, node: { kind } }: Field, { collection }: Entry): string | undefined {
  if (kind === 'phone' && /(\d)\1{9}$/.test(value.replace(/\D/g, '')))
    return 'is no number that anybody answers. Write the true one.';
  if (kind === 'email' && EXAMPLE.test(value)) return 'is no address that anybody reads. Write the true one.';
  if (kind === 'link' && EXAMPLE.test(value)) return 'leads to nobody. Write the true address.';
  if (name === 'fssai' && /^(\d)\1{13}$/.test(value)) return 'is no licence. Write its 14 digits.';
  if (SAMPLE_NAME.test(value.trim())) return 'is no name. Write the true one.';
  if (kind === 'image' && PHOTOS.includes(collection.name) && /\.svg$/i.test(value)) {
    return 'is an illustration in the place of a photo. Put a photo there.';
  }
  return undefined;
}

/** What is still to be done about a field that `placeholders` names. */
function todo(node: FieldSchema | undefined, value: unknown): string {
  if (value === undefined) return `is missing. Add it: ${node?.description ?? ''}`;
  if (node?.kind === 'image') return 'is an illustration in the place of a photo. Put in the photo, or confirm it.';
  return 'is a placeholder. Write the true one, or confirm it.';
}

function listed(entry: Entry): Issue[] {
  const { file, body, bodyLine, collection, data } = entry;
  const names = data?.['placeholders'];
  if (!Array.isArray(names)) return [];
  return names.map(String).map((name, index): Issue => {
    const path: Path = name.split('.');
    if (name === 'body') {
      const down = Math.max(
        0,
        body.split('\n').findIndex((line) => line.trim() !== ''),
      );
      const what =
        collection.name === 'reviews'
          ? 'this review is a sample. Put in one that a customer wrote.'
          : `the text ${todo(undefined, body)}`;
      return { file, line: bodyLine + down, text: what };
    }
    const value = path.reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], data);
    const line = entry.lineOf(value === undefined ? ['placeholders', index] : path);
    const { node } = fieldAt(collection.node, path) ?? {};
    return { file, line, field: name, text: `${shown(value)}${todo(node, value)}` };
  });
}

function unlisted(entry: Entry): Issue[] {
  const found = textsOf(entry).flatMap(({ text, field, path }): Issue[] => {
    const why = unlikely(text, field, entry);
    return why ? [fieldIssue(entry, path, `${shown(text)}${why}`)] : [];
  });
  if (entry.collection.name === 'site' && entry.data?.['fssai'] === undefined)
    found.push(fieldIssue(entry, ['fssai'], 'is missing. Add the 14 digits of the food licence, in quotes.'));
  return found;
}

/** A review of a customer, and nothing that says that they agreed to it (DPDP Act 2023, section 6). */
function withoutPermission({ collection, data, file, lineOf }: Entry): Issue[] {
  const sample = Array.isArray(data?.['placeholders']) && data['placeholders'].includes('body');
  if (collection.name !== 'reviews' || sample || data?.['permission'] === true) return [];
  const text = 'Nothing says that this customer agreed. Ask, and write "permission: true", or hide the review.';
  return [{ file, line: lineOf(['name']), field: 'permission', text }];
}

/** Answers that are still open, whether `placeholders` names them or not. */
function undecided(entry: Entry, words: string): Issue[] {
  const answer = entry.data?.['answer'];
  if (entry.collection.name !== 'terms' || typeof answer !== 'string' || !isUndecided(answer, words)) return [];
  const text = `${shown(answer)}is no answer for somebody who signs. Decide it, and write the answer and the day it was checked.`;
  return [fieldIssue(entry, ['answer'], text)];
}

/** Facts that chains have to show, of items that lack them: named once. */
function menuFacts(entries: readonly Entry[]): Issue[] {
  const lacking = entries.filter(
    ({ collection, data }) =>
      collection.name === 'menu' && (data?.['kcal'] === undefined || data['allergens'] === undefined),
  );
  if (lacking.length === 0) return [];
  const text = `${lacking.length} menu items say nothing of calories or allergens. Chains of ten outlets or more must show both on the menu (FSSAI, Labelling and Display Regulations 2020). Add kcal and allergens, or confirm with your adviser that you need not.`;
  return [{ file: `${LABEL}/menu/`, text }];
}

/** Stars on the menu, and nothing that says who gave them. */
function ratingsNote(entries: readonly Entry[]): Issue[] {
  const page = entries.find(({ collection }) => collection.name === 'page-products');
  const isRated = entries.some(({ collection, data }) => collection.name === 'menu' && data?.['rating'] !== undefined);
  if (!page || !isRated || page.data?.['ratingsNote'] !== undefined) return [];
  const text = 'is missing. Say in one sentence where the stars of the menu come from, or remove the ratings.';
  return [fieldIssue(page, ['ratingsNote'], text)];
}

/** The address of the site, which is no content: it comes from the environment of the build. */
function domain(project: string, siteUrl: string | undefined): Issue[] {
  const url = siteUrl && URL.canParse(siteUrl) ? new URL(siteUrl) : undefined;
  if (url?.protocol === 'https:' && /[a-z]\.[a-z]{2,}$/i.test(url.hostname) && !EXAMPLE.test(url.hostname)) return [];
  const file = 'src/lib/site/site-url.ts';
  const source = path.join(project, file);
  const lines = existsSync(source) ? readFileSync(source, 'utf8').split('\n') : [];
  const line = lines.findIndex((text) => text.includes(DEFAULT_SITE_URL)) + 1;
  const text = `"${siteUrl || DEFAULT_SITE_URL}" is not the site's own address. Set the environment variable SITE_URL where the site is built: https:// and a domain.`;
  return [{ file, line: line || undefined, field: 'SITE_URL', text }];
}

/**
 * Every placeholder of the content, drafts aside, and of the site's address.
 * @param siteUrl the environment variable SITE_URL
 */
export function launchIssues({ project, content }: Places, siteUrl: string | undefined): Issue[] {
  const all = readContent(content);
  const words = undecidedWords(all);
  const entries = all.entries.filter(({ data }) => data && data['draft'] !== true);
  const found = entries.flatMap((entry) => {
    const open = undecided(entry, words);
    const named = [...open, ...listed(entry).filter(({ field }) => !open.some((issue) => issue.field === field))];
    const places = new Set(named.map(({ field }) => field));
    return [...withoutPermission(entry), ...named, ...unlisted(entry).filter(({ field }) => !places.has(field))];
  });
  return sorted([...found, ...menuFacts(entries), ...ratingsNote(entries), ...domain(project, siteUrl)]);
}
