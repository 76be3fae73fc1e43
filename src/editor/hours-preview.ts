/** The opening hours as the footer prints them, beside their form. */
import type { CustomPreviewTemplate, CustomPreviewTemplateProps } from '@sveltia/cms';
import { defaultLabels, type Labels, withOverrides } from '../labels.ts';
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
import { editorCollection } from '../schemas/index.ts';
import { cmsGlobals } from './cms-globals.ts';

interface State {
  /** Undefined until the entry that has them is read. */
  readonly words?: Labels['hours'];
}

/** A value of the form without the editor's own wrapping. */
const plain = (value: unknown) => JSON.parse(JSON.stringify(value ?? null));

/** Rows that are typed to their end; the others are left out meanwhile. */
const finished = <R extends TimeRange>(rows: readonly R[] = []): R[] =>
  rows.filter(({ opens, closes }) => opens && closes);

/** Makes the template once the editor's program has loaded. */
export function hoursPreview(): CustomPreviewTemplate {
  const { createClass, h } = cmsGlobals();
  return createClass<CustomPreviewTemplateProps, State>({
    getInitialState: (): State => ({}),
    async componentDidMount() {
      const found = await this.props.getCollection(editorCollection('wording'), 'wording');
      const overrides = plain([found].flat()[0]?.getIn(['data', 'hours']));
      this.setState({ words: withOverrides(defaultLabels.hours, overrides ?? {}) });
    },
    render() {
      const { words } = this.state;
      if (!words) return null;
      const week: Hours = finished(plain(this.props.entry.getIn(['data', 'hours'])) ?? []);
      const days: SpecialDay[] = plain(this.props.entry.getIn(['data', 'specialDays'])) ?? [];
      const seasons: Season[] = plain(this.props.entry.getIn(['data', 'seasons'])) ?? [];
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
    },
  });
}
