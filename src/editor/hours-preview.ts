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

/** Rows that are typed to their end; the others are left out meanwhile. */
const finished = <R extends TimeRange>(rows: readonly R[] = []): R[] =>
  rows.filter(({ opens, closes }) => opens && closes);

/** The template of the editor's preview, with the site's own words. */
export function hoursPreview({ entry }: CustomPreviewTemplateProps) {
  const { h } = cmsGlobals();
  const words = defaultLabels.hours;
  const today = dayInIndia(new Date());
  // Without the editor's own wrapping.
  const {
    hours = [],
    specialDays = [],
    seasons = [],
  } = JSON.parse(JSON.stringify(entry.get('data'))) as {
    hours?: Hours;
    specialDays?: SpecialDay[];
    seasons?: Season[];
  };
  const ahead = [
    ...specialDays
      .filter(({ date, reason }) => date && reason && date >= today)
      .map((day) => formatSpecialDay({ ...day, hours: finished(day.hours) }, words)),
    ...seasons
      .filter(({ from, until, reason }) => from && until && reason && until >= today)
      .map((season) => formatSeason({ ...season, hours: finished(season.hours) }, words)),
  ];
  return h(
    'address',
    null,
    h('b', null, words.open),
    ...formatHours(finished(hours), words).map((line) => h('p', null, sentenceCase(line))),
    ahead.length > 0 && h('b', null, words.special),
    ...ahead.map(({ date, rule }) => h('p', null, `${date}: ${rule}`)),
  );
}
