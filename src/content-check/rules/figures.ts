import { contrast } from '../../lib/format/colour.ts';
import { PALETTE } from '../../lib/site/palette.ts';
import { type Content, type Entry, locationOf } from '../content.ts';
import { fault, type Issue } from '../issue.ts';

/** The lightest and the darkest text colour of the site. */
const TEXT_COLOURS = { light: PALETTE.milk, dark: PALETTE.ink } as const;
/** WCAG 2.2, 1.4.3: least contrast of text. */
const READABLE = 4.5;
const LAKH = 100_000;

const of = (entries: readonly Entry[], name: string) =>
  entries.filter(({ collection, data }) => collection.name === name && data);
const isColour = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);

/** Colours on which no text could be read, and two slices of one colour. */
export function colourRule({ entries }: Content): Issue[] {
  const slices = new Map<string, string>();
  const lowContrast = (entry: Entry, field: string, value: string, best: number, darker: boolean): Issue[] =>
    best >= READABLE
      ? []
      : [{ ...locationOf(entry, [field]), ...fault('lowContrast', { value, reached: best.toFixed(1), darker }) }];
  const chart = of(entries, 'investment').flatMap((entry): Issue[] => {
    const value = entry.data?.['colour'];
    if (!isColour(value)) return [];
    const other = slices.get(value.toLowerCase());
    if (other)
      return [
        {
          ...locationOf(entry, ['colour']),
          ...fault('sameValue', { value, path: ['colour'], other }),
          others: [other],
        },
      ];
    slices.set(value.toLowerCase(), entry.file);
    const best = Math.max(contrast(value, TEXT_COLOURS.light), contrast(value, TEXT_COLOURS.dark));
    return lowContrast(entry, 'colour', value, best, false);
  });
  const theme = of(entries, 'technical').flatMap((entry): Issue[] => {
    const value = entry.data?.['themeColour'];
    return isColour(value) ? lowContrast(entry, 'themeColour', value, contrast(value, TEXT_COLOURS.light), true) : [];
  });
  return [...chart, ...theme];
}

/** The headline estimate of the franchise page against itself and against the sum of the costs that are shown. */
export function estimateRule({ entries }: Content, published: readonly Entry[]): Issue[] {
  const model = of(entries, 'franchise-model')[0];
  const [from, to] = [model?.data?.['estimateFrom'], model?.data?.['estimateTo']];
  if (!model || typeof from !== 'number' || typeof to !== 'number') return [];
  if (from > to) return [{ ...locationOf(model, ['estimateFrom']), ...fault('estimateReversed', { from, to }) }];
  const costs = of(published, 'investment');
  const values = costs.map(({ data }) => data?.['value']);
  if (values.length === 0 || !values.every((value) => typeof value === 'number')) return [];
  const sum = values.reduce((total, value) => total + value, 0) / LAKH;
  if (sum >= from && sum <= to) return [];
  const beyond = fault('costsBeyondEstimate', { sum: Number(sum.toFixed(2)), from, to });
  const field = sum < from ? 'estimateFrom' : 'estimateTo';
  return [{ ...locationOf(model, [field]), ...beyond, others: costs.map(({ file }) => file) }];
}
