/** The opening hours as the footer prints them, beside their form. */
import type { CustomPreviewTemplateProps } from '@sveltia/cms';
import { defaultLabels } from '../labels.ts';
import {
  formatHours,
  formatSeason,
  formatSpecialDay,
  type Hours,
  type Season,
  type SpecialDay,
  type TimeRange,
} from '../lib/format/hours.ts';
import { sentenceCase } from '../lib/format/text.ts';
import { dayInIndia } from '../lib/site/publication.ts';
import { cmsGlobals } from './cms-globals.ts';

/** A value of the form without the editor's own wrapping. */
const plain = (value: unknown) => JSON.parse(JSON.stringify(value ?? null));

/** Rows that are typed to their end; the others are left out meanwhile. */
const finished = <R extends TimeRange>(rows: readonly R[] = []): R[] =>
  rows.filter(({ opens, closes }) => opens && closes);

/** In the words of the site, whatever content/wording has instead. */
export function hoursPreview({ entry }: CustomPreviewTemplateProps) {
  const { h } = cmsGlobals();
  const { hours: words } = defaultLabels;
  const week: Hours = finished(plain(entry.getIn(['data', 'hours'])) ?? []);
  const days: SpecialDay[] = plain(entry.getIn(['data', 'specialDays'])) ?? [];
  const seasons: Season[] = plain(entry.getIn(['data', 'seasons'])) ?? [];
  const today = dayInIndia(new Date());
  const ahead = [
    ...days
      .filter(({ date, reason }) => date && reason && date >= today)
      .map((day) => formatSpecialDay({ ...day, hours: finished(day.hours) }, words)),
    ...seasons
      .filter(({ from, until, reason }) => from && until && reason && until >= today)
      .map((season) => formatSeason({ ...season, hours: finished(season.hours) }, words)),
  ];
  return h(
    'address',
    { className: 'footer-preview' },
    h('b', null, words.open),
    ...formatHours(week, words).map((line) => h('p', null, sentenceCase(line))),
    ahead.length > 0 && h('b', null, words.special),
    ...ahead.map(({ date, rule }) => h('p', null, `${date}: ${rule}`)),
  );
}
