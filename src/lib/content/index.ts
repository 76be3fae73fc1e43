/**
 * Content queries. Pages read content only through this module. The loader (src/content.config.ts) leaves drafts out,
 * except in `npm run dev` and in previews.
 */
import { type CollectionEntry, getCollection, getEntry } from 'astro:content';
import { labels } from '~/labels';
import { type PageName, routes } from '~/routes';
import { type CollectionName, collections } from '~/schemas';
import { builtAt } from '../build/built-at';
import { isPreview } from '../build/environment';
import { formatMonth } from '../format/day';
import { formatRupees, shareOf, total } from '../format/money';
import { cleanText } from '../format/normalize';
import { interpolate, withName } from '../format/text';
import { chatLink } from '../site/phone-links';
import { dayInIndia, isOpenOn, isPublished, type Publication } from '../site/publication';
import { sortEntries } from './order';

type ListName = {
  [K in CollectionName]: CollectionEntry<K>['data'] extends { draft?: boolean | undefined } ? K : never;
}[CollectionName];
type Data<K extends CollectionName> = CollectionEntry<K>['data'];

/** Day of the build in India, `2026-11-21`. */
export const today = dayInIndia(builtAt);

/** Tells if an entry is unpublished but shown with a badge, as in development and previews. */
export const isDraft = (data: Publication): boolean =>
  (import.meta.env.DEV || isPreview(process.env)) && !isPublished(data, today);

/** Tells if a value is an image, without reading its properties: that would make Astro publish the original file. */
const isImage = (value: object) => 'src' in value && 'format' in value;

async function withBrandName<E extends { data: object }>(entry: E): Promise<E> {
  const site = await getEntry('site', 'index');
  return site ? { ...entry, data: withName(entry.data, site.data.name, isImage) } : entry;
}

/** Returns the entries of a collection. Astro warns of queries for empty ones, so these are skipped. */
async function load<K extends CollectionName>(name: K): Promise<CollectionEntry<K>[]> {
  const nonEmpty = await getCollection('nonEmpty');
  return nonEmpty.some(({ id }) => id === name) ? ((await getCollection(name)) as CollectionEntry<K>[]) : [];
}

/** Returns the entries of a list, in order. */
export async function getEntries<K extends ListName>(name: K): Promise<CollectionEntry<K>[]> {
  return sortEntries(await Promise.all((await load(name)).map(withBrandName)), collections[name].titleField);
}

/**
 * Returns the entry of a collection with a single file.
 * @throws if the file is missing
 */
export async function getSingleton<K extends CollectionName>(name: K, id: string): Promise<CollectionEntry<K>> {
  const entry = await getEntry(name, id);
  if (!entry) throw new Error(`content: ${name} has no entry "${id}".`);
  return withBrandName(entry as CollectionEntry<K>);
}

async function getBrand() {
  const { data: technical } = await getSingleton('technical', 'index');
  const { data: site } = await getSingleton('site', 'index');
  const { data: hours } = await getSingleton('hours', 'index');
  return { ...technical, ...site, ...hours };
}

/** Returns open stores in order, or the first store if all are closed. Phone and hours default to the brand's. */
export async function getStores() {
  const brand = await getBrand();
  const stores = await getEntries('stores');
  const open = stores.filter(({ data }) => isOpenOn(today, data.closed));
  return (open.length > 0 ? open : stores.slice(0, 1)).map((store) => ({
    ...store,
    phone: store.data.phone ?? brand.phone,
    hours: store.data.hours ?? brand.hours,
    address: store.data.address,
    map: store.data.map,
  }));
}

export type Store = Awaited<ReturnType<typeof getStores>>[number];

/** Returns the facts that every page uses: the brand, and address, hours and map of the first store. */
export async function getSite() {
  const [store] = await getStores();
  if (!store) throw new Error('content: no store is open.');
  const { hours, address, map } = store;
  const place = `${store.data.area}, ${address.city}`;
  return { ...(await getBrand()), hours, address, map, store, place };
}

export type Site = Awaited<ReturnType<typeof getSite>>;

/** Returns the texts of a page. */
export const getPage = async <N extends PageName>(name: N): Promise<Data<`page-${N}`>> =>
  (await getSingleton(`page-${name}` as `page-${N}`, name)).data as Data<`page-${N}`>;

/** Returns the link text for a page: its name in the navigation, or its title without the brand. */
export async function getLabel(page: PageName): Promise<string> {
  const names: Partial<Record<PageName, string>> = { ...labels.navigation, home: labels.quickLinks.home };
  return names[page] ?? (await getPage(page)).title.replace(`: ${(await getSite()).name}`, '');
}

/** Returns a chat link whose text names the page or its parent. */
export async function getChatLink(page: PageName): Promise<string> {
  const { whatsapp, chat } = await getSite();
  const label = await getLabel(routes[page].parent ?? page);
  return chatLink(whatsapp, interpolate(chat.general, { page: label }));
}

/** Returns groups with their items; drops empty groups. */
const withItems = <G extends { id: string }, I>(groups: G[], items: I[], groupOf: (item: I) => string) =>
  groups
    .map((group) => ({ ...group, items: items.filter((item) => groupOf(item) === group.id) }))
    .filter((group) => group.items.length > 0);

/** Returns the categories with their menu items. */
export const getCategories = async () =>
  withItems(await getEntries('categories'), await getEntries('menu'), ({ data }) => data.category);

/** Returns the groups of the gallery with their images. */
export const getGallery = async () =>
  withItems(await getEntries('gallery-groups'), await getEntries('gallery'), ({ data }) => data.group);

export type GalleryGroup = Awaited<ReturnType<typeof getGallery>>[number];

/** Returns the paths of all published entries. */
export async function getPublishedFiles(): Promise<string[]> {
  const entries = await Promise.all((Object.keys(collections) as CollectionName[]).map(load));
  return entries.flat().flatMap(({ filePath }) => (filePath ? [filePath] : []));
}

/** Returns the reviews; `text` is plain, with line breaks. */
export const getReviews = async () =>
  (await getEntries('reviews')).map((review) => ({
    ...review,
    text: cleanText(review.body ?? '').replace(/\s*\n\s*/g, '\n'),
  }));

export type Review = Awaited<ReturnType<typeof getReviews>>[number];

/** Returns the two newest notices. */
export async function getNotices() {
  const newest = (await getEntries('notices')).toSorted((a, b) => b.data.publishOn.localeCompare(a.data.publishOn));
  return newest.slice(0, 2);
}

/** Returns the steps to opening a shop, and the section's heading with the number of steps filled in. */
export async function getSteps() {
  const steps = await getEntries('steps');
  return { steps, title: interpolate((await getPage('franchise')).stepsTitle, { n: steps.length }) };
}

/** Returns a chat link that asks questions. */
async function askLink(questions: readonly string[]): Promise<string> {
  const { whatsapp, chat } = await getSite();
  const list = questions.length === 1 ? questions.join('') : questions.map((question) => `\n- ${question}`).join('');
  return chatLink(whatsapp, interpolate(chat.question, { questions: list }));
}

interface Question {
  data: { title: string; question?: string; answer?: string | undefined };
}

const isAnswered = ({ data }: Question) => data.answer !== undefined;

/** Returns a group of the questions without an answer, with chat links to ask one or all; [] if all are answered. */
async function openGroup<E extends Question>(title: string, entries: readonly E[]) {
  const open = entries.filter((entry) => !isAnswered(entry));
  if (open.length === 0) return [];
  const texts = open.map(({ data }) => data.question ?? data.title);
  const links = await Promise.all(texts.map((text) => askLink([text])));
  const questions = open.map((entry, index) => ({ entry, url: links[index] ?? '' }));
  return [{ title, url: await askLink(texts), questions }];
}

/** Returns the answered terms, with the list of shops first, and the open terms by group. */
export async function getTerms() {
  const terms = await getEntries('terms');
  const groups = [...Map.groupBy(terms, ({ data }) => data.group)];
  const open = await Promise.all(groups.map(([group, entries]) => openGroup(group, entries)));
  return { answered: [...(await getCounters()), ...terms.filter(isAnswered)], open: open.flat() };
}

/** Returns the answer to which shops are open. */
async function getCounters() {
  const { title, ...states } = labels.franchise.counters;
  const stores = await getEntries('stores');
  const lines = stores.map(({ data: { area, opened, closed } }) => {
    const isClosed = closed !== undefined && !isOpenOn(today, closed);
    const state = isClosed ? states.closed : opened ? states.since : states.open;
    return interpolate(state, { area, month: formatMonth((isClosed ? closed : opened) ?? today) });
  });
  return stores
    .slice(0, 1)
    .map((store) => ({ ...store, data: { title, answer: lines.join('\n'), checkedOn: undefined } }));
}

/** Returns answered and open questions of customers. */
export async function getCustomerQuestions() {
  const entries = await getEntries('counter');
  return { answered: entries.filter(isAnswered), open: await openGroup('', entries) };
}

/** Returns the costs with rounded shares in percent, and their sum in rupees. */
export async function getInvestment() {
  const entries = await getEntries('investment');
  const sum = total(entries.map(({ data }) => data.value));
  return {
    total: sum,
    totalText: formatRupees(sum),
    lines: entries.map(({ id, data }) => ({
      id,
      ...data,
      share: shareOf(data.value, sum),
      valueText: formatRupees(data.value),
    })),
  };
}

export type Investment = Awaited<ReturnType<typeof getInvestment>>;

/** Profiles on other sites; `designer` is the site designer's website. */
export type Profile = 'instagram' | 'google' | 'facebook' | 'youtube' | 'designer';

/** Returns the existing profiles among `names`, with URL and label. */
export async function getProfiles(names: readonly Profile[]) {
  const { social = {}, designer } = await getSite();
  const urls = { ...social, designer: designer?.url };
  const texts = { ...labels.social, designer: labels.footer.designerSite };
  return names
    .flatMap((profile) => ({ profile, url: urls[profile] ?? '', label: texts[profile] }))
    .filter(({ url }) => url);
}
