/**
 * Content queries. Pages read content only through this module. The loader (src/content.config.ts) leaves drafts out,
 * except in `npm run dev` and in previews.
 */
import { type CollectionEntry, getCollection, getEntry } from 'astro:content';
import { labels } from '~/labels';
import { type PageName, routes } from '~/routes';
import { type CollectionName, collections } from '~/schemas';
import { characters } from '~/schemas/fields';
import { TERM_GROUPS } from '~/schemas/franchise';
import { builtAt } from '../build/built-at';
import { isPreview } from '../build/environment';
import { formatDayOrMonth } from '../format/day';
import { positionOf } from '../format/map';
import { formatRupees, shareOf, total } from '../format/money';
import { cleanWords } from '../format/normalize';
import { interpolate, withName } from '../format/text';
import { chatLink } from '../site/phone-links';
import { dayInIndia, isOpenOn, isPublished, type Publication } from '../site/publication';
import { sortEntries } from './order';

type ListName = {
  [K in CollectionName]: CollectionEntry<K>['data'] extends { draft?: boolean | undefined } ? K : never;
}[CollectionName];
type Data<K extends CollectionName> = CollectionEntry<K>['data'];

/** The day of the build in India, `2026-11-21`. */
export const today = dayInIndia(builtAt);

/** Whether an entry is a draft, which development and previews show with a badge. */
export const isDraft = (data: Publication): boolean =>
  (import.meta.env.DEV || isPreview(process.env)) && !isPublished(data, today);

/** Reading any property of an imported image makes Astro ship the original, so images are passed on as they are. */
const isImage = (value: object) => 'src' in value && 'format' in value;

async function named<E extends { data: object }>(entry: E): Promise<E> {
  const site = await getEntry('site', 'index');
  return site ? { ...entry, data: withName(entry.data, site.data.name, isImage) } : entry;
}

/** The entries of a collection, as Astro has them. */
async function load<K extends CollectionName>(name: K): Promise<CollectionEntry<K>[]> {
  const filled = await getCollection('filled');
  return filled.some(({ id }) => id === name) ? ((await getCollection(name)) as CollectionEntry<K>[]) : [];
}

/** The entries of a list, in order. */
export async function getEntries<K extends ListName>(name: K): Promise<CollectionEntry<K>[]> {
  return sortEntries(await Promise.all((await load(name)).map(named)), collections[name].titleField);
}

/**
 * The entry of a collection that has just one.
 * @throws when its file is missing
 */
export async function getSingleton<K extends CollectionName>(name: K, id: string): Promise<CollectionEntry<K>> {
  const entry = await getEntry(name, id);
  if (!entry) throw new Error(`content: ${name} has no entry "${id}".`);
  return named(entry as CollectionEntry<K>);
}

async function getBrand() {
  const { data: technical } = await getSingleton('technical', 'index');
  const { data: site } = await getSingleton('site', 'index');
  const { data: hours } = await getSingleton('hours', 'index');
  return { ...technical, ...site, ...hours };
}

/**
 * The stores that are open, in order, each with what it has of its own, or else of the brand. The first one stays when
 * all have closed: every page carries the address of a store.
 */
export async function getStores() {
  const brand = await getBrand();
  const stores = await getEntries('stores');
  const open = stores.filter(({ data }) => isOpenOn(today, data.closed));
  return (open.length > 0 ? open : stores.slice(0, 1)).map((store) => ({
    ...store,
    phone: store.data.phone ?? brand.phone,
    hours: store.data.hours ?? brand.hours,
    address: { ...store.data.address, country: brand.country },
    map: store.data.map,
    geo: positionOf(store.data.position),
  }));
}

export type Store = Awaited<ReturnType<typeof getStores>>[number];

/** What is true of the brand and its first store on every page: name, address, numbers, hours, map and links. */
export async function getSite() {
  const [store] = await getStores();
  if (!store) throw new Error('content: no store is open.');
  const { hours, address, map, geo } = store;
  return { ...(await getBrand()), hours, address, map, geo, store };
}

export type Site = Awaited<ReturnType<typeof getSite>>;

export const getPage = async <N extends PageName>(name: N): Promise<Data<`page-${N}`>> =>
  (await getSingleton(`page-${name}` as `page-${N}`, name)).data as Data<`page-${N}`>;

/** What links call a page: its name in the navigation, or its title without the brand. */
export async function getLabel(page: PageName): Promise<string> {
  const names: Partial<Record<PageName, string>> = { ...labels.navigation, home: labels.quickLinks.home };
  return names[page] ?? (await getPage(page)).title.replace(`: ${(await getSite()).name}`, '');
}

/** A link to a chat from a page. It starts with the general text, with the label of the page or of its parent. */
export async function getChatLink(page: PageName): Promise<string> {
  const { whatsapp, chat } = await getSite();
  const label = await getLabel(routes[page].parent ?? page);
  return chatLink(whatsapp, interpolate(chat.general, { page: label }));
}

/** Groups with their items, in order; a group without items is left out. */
const withItems = <G extends { id: string }, I>(groups: G[], items: I[], groupOf: (item: I) => string) =>
  groups
    .map((group) => ({ ...group, items: items.filter((item) => groupOf(item) === group.id) }))
    .filter((group) => group.items.length > 0);

/** The categories of the menu with their items. */
export const getCategories = async () =>
  withItems(await getEntries('categories'), await getEntries('menu'), ({ data }) => data.category);

/** The groups of the gallery with their images. */
export const getGallery = async () =>
  withItems(await getEntries('gallery-groups'), await getEntries('gallery'), ({ data }) => data.group);

export type GalleryGroup = Awaited<ReturnType<typeof getGallery>>[number];

/** The files of all entries that pages show, from the project's folder. */
export async function getShownFiles(): Promise<string[]> {
  const entries = await Promise.all((Object.keys(collections) as CollectionName[]).map(load));
  return entries.flat().flatMap(({ filePath }) => (filePath ? [filePath] : []));
}

/** Characters from which a quotation has smaller letters, so that it is hardly higher than others. */
const LONG_REVIEW = 150;

/** The reviews, in order. `text` is plain text, in the lines of whoever wrote it. */
export async function getReviews() {
  return (await getEntries('reviews')).map((review) => {
    const text = cleanWords(review.body ?? '').replace(/\s*\n\s*/g, '\n');
    return { ...review, text, isLong: characters(text) > LONG_REVIEW };
  });
}

export type Review = Awaited<ReturnType<typeof getReviews>>[number];

/** The notices of today, newest first: no more than visitors read on their way. */
export async function getNotices() {
  const newest = (await getEntries('notices')).toSorted((a, b) => b.data.publishOn.localeCompare(a.data.publishOn));
  return newest.slice(0, 2);
}

/** The steps to opening a shop, and their heading with the number of steps. */
export async function getSteps() {
  const steps = await getEntries('steps');
  return { steps, title: interpolate((await getPage('franchise')).stepsTitle, { n: steps.length }) };
}

/** A chat that asks these questions. */
async function askLink(questions: readonly string[]): Promise<string> {
  const { whatsapp, chat } = await getSite();
  const list = questions.length === 1 ? questions.join('') : questions.map((question) => `\n- ${question}`).join('');
  return chatLink(whatsapp, interpolate(chat.question, { questions: list }));
}

/** Open questions under one heading; the counter has one group without a heading. */
async function openGroup<E extends { data: { title: string; question: string } }>(title: string, open: readonly E[]) {
  const url = await askLink(open.map(({ data }) => data.question));
  const questions = open.map(async (entry) => ({
    entry,
    title: entry.data.title,
    url: await askLink([entry.data.question]),
  }));
  return { title, url, questions: await Promise.all(questions) };
}

/** What a partner asks before signing: the number of counters, the answered terms, and the open ones by group. */
export async function getTerms() {
  const terms = (await getEntries('terms')).map((term) => ({
    ...term,
    data: { ...term.data, question: term.data.title },
  }));
  const open = terms.filter(({ data }) => !data.answer);
  const groups = TERM_GROUPS.map((group) =>
    openGroup(
      group,
      open.filter(({ data }) => data.group === group),
    ),
  );
  return {
    answered: [...(await getCounters()), ...terms.filter((term) => !open.includes(term))],
    open: (await Promise.all(groups)).filter(({ questions }) => questions.length > 0),
  };
}

/** How many counters are open and have closed, as an answer, and the day on which the oldest answer was checked: from the stores alone. */
async function getCounters() {
  const stores = await getEntries('stores');
  const open = stores.filter(({ data }) => isOpenOn(today, data.closed));
  const closed = stores.filter((store) => !open.includes(store));
  const line = (of: typeof stores, { one, other }: { one: string; other: string }, month: 'opened' | 'closed') => {
    if (of.length === 0) return [];
    const places = of.map(({ data }) => {
      const at = data[month];
      return at
        ? interpolate(labels.franchise.counters[month], { area: data.area, month: formatDayOrMonth(at) })
        : data.area;
    });
    return [`${interpolate(of.length === 1 ? one : other, { n: of.length })}: ${places.join('; ')}.`];
  };
  const answer = [
    ...line(open, labels.franchise.counters.open, 'opened'),
    ...line(closed, labels.franchise.counters.gone, 'closed'),
  ].join(' ');
  const checkedOn = stores.map(({ data }) => data.checkedOn).sort()[0] ?? today;
  return stores
    .slice(0, 1)
    .map((store) => ({ ...store, data: { title: labels.franchise.counters.title, answer, checkedOn } }));
}

/** What people ask at the counter: the answered questions, and the open ones in one group. */
export async function getCounterQuestions() {
  const entries = (await getEntries('counter')).map((entry) => {
    const { answer, question, topic } = entry.data;
    return { ...entry, data: { ...entry.data, title: answer ? question : topic } };
  });
  const open = entries.filter(({ data }) => !data.answer);
  return {
    answered: entries.filter(({ data }) => data.answer),
    open: open.length > 0 ? [await openGroup('', open)] : [],
  };
}

/** The costs with their rounded shares, and their sum in rupees. */
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

/** The brand's profiles on other sites; `designer` is the site designer's own. */
export type Profile = 'instagram' | 'google' | 'facebook' | 'youtube' | 'designer';

/** The given profiles with URL and label, without those that the shop does not have; and what to call the list. */
export async function getProfiles(names: readonly Profile[]) {
  const { social = {}, designer } = await getSite();
  const urls = { ...social, designer: designer?.url };
  const called = { ...labels.social, designer: labels.footer.designerSite };
  const links = names.map((profile) => ({ profile, url: urls[profile], label: called[profile] }));
  return { label: labels.social.label, profiles: links.flatMap(({ url, ...link }) => (url ? [{ ...link, url }] : [])) };
}
