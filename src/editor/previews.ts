/** What an entry looks like on the site, beside its form. */
import type { CustomPreviewTemplateProps } from '@sveltia/cms';
import { labels } from '../labels.ts';
import { formatHours, formatSpecialDay } from '../lib/format/hours.ts';
import { formatRupees } from '../lib/format/money.ts';
import { formatRating, fullStars, STARS } from '../lib/format/stars.ts';
import { sentenceCase } from '../lib/format/text.ts';
import { dayInIndia } from '../lib/site/publication.ts';
import type { TimeRange } from '../schemas/hours.ts';
import type { EntryData } from '../schemas/index.ts';
import { cmsGlobals } from './cms-globals.ts';

/** The fields as they stand in the form, unfinished ones too. */
const fieldsOf = ({ entry }: CustomPreviewTemplateProps) => entry.toJS().data as Record<string, unknown>;

const starsOf = (full: number): string => '★'.repeat(full) + '☆'.repeat(STARS - full);
const isRating = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= STARS;

function menuItem(props: CustomPreviewTemplateProps) {
  const { h } = cmsGlobals();
  const { name, rating, description, price } = fieldsOf(props);
  return h(
    'article',
    null,
    props.widgetFor('image'),
    h('h2', null, String(name ?? '')),
    isRating(rating) && h('p', null, `${starsOf(fullStars(rating))} ${formatRating(rating)}`),
    h('p', null, String(description ?? '')),
    h('p', { className: 'price' }, typeof price === 'number' ? formatRupees(price) : ''),
  );
}

/** Rows that are typed to their end; the others are left out meanwhile. */
const finished = <R extends TimeRange>(rows?: readonly R[]): R[] =>
  (rows ?? []).filter(({ opens, closes }) => opens && closes);

/** The opening hours as the footer prints them, in the words of the site. */
function openingHours(props: CustomPreviewTemplateProps) {
  const { h } = cmsGlobals();
  const { hours: words } = labels;
  const { hours, specialDays = [] } = fieldsOf(props) as Partial<EntryData<'hours'>>;
  const today = dayInIndia(new Date());
  const ahead = specialDays
    .filter(({ date, reason }) => date && reason && date >= today)
    .map((day) => formatSpecialDay({ ...day, hours: finished(day.hours) }, words));
  return h(
    'address',
    null,
    h('h2', null, words.open),
    ...formatHours(finished(hours), words).map((line) => h('p', null, sentenceCase(line))),
    ahead.length > 0 && h('h2', null, words.special),
    ...ahead.map((day) => h('p', null, day)),
  );
}

/** By the collection whose entries are shown beside their form. */
export const previewTemplates = { menu: menuItem, hours: openingHours };
