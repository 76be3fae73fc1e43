import { contrast } from '../../lib/format/colour.ts';
import { PALETTE } from '../../lib/site/palette.ts';
import { type Content, type Entry, fieldIssue } from '../content.ts';
import type { Issue } from '../issues.ts';

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
  const chart = of(entries, 'investment').flatMap((entry): Issue[] => {
    const value = entry.data?.['colour'];
    if (!isColour(value)) return [];
    const issue = (text: string) => [fieldIssue(entry, ['colour'], text)];
    const best = Math.max(contrast(value, TEXT_COLOURS.light), contrast(value, TEXT_COLOURS.dark));
    const other = slices.get(value.toLowerCase());
    slices.set(value.toLowerCase(), other ?? entry.file);
    if (other) {
      const text = `"${value}" is also the colour of ${other}. Give each slice its own.`;
      return [{ ...fieldIssue(entry, ['colour'], text), others: [other] }];
    }
    if (best >= READABLE) return [];
    return issue(
      `"${value}" has too little contrast: figures on it reach ${best.toFixed(1)} to 1, and 4.5 is needed. Choose a lighter or a darker one.`,
    );
  });
  const theme = of(entries, 'technical').flatMap((entry): Issue[] => {
    const value = entry.data?.['themeColour'];
    if (!isColour(value) || contrast(value, TEXT_COLOURS.light) >= READABLE) return [];
    const text = `"${value}" has too little contrast: light text on it reaches ${contrast(value, TEXT_COLOURS.light).toFixed(1)} to 1, and 4.5 is needed. Choose a darker one.`;
    return [fieldIssue(entry, ['themeColour'], text)];
  });
  return [...chart, ...theme];
}

/** The headline estimate of the franchise page against itself and against the sum of the costs that are shown. */
export function estimateRule({ entries }: Content, shown: readonly Entry[]): Issue[] {
  const model = of(entries, 'franchise-model')[0];
  const [from, to] = [model?.data?.['estimateFrom'], model?.data?.['estimateTo']];
  if (!model || typeof from !== 'number' || typeof to !== 'number') return [];
  const issue = (field: string, text: string) => [fieldIssue(model, [field], text)];
  if (from > to)
    return issue('estimateFrom', `${from} is more than estimateTo, ${to}. Write the smaller figure first.`);
  const costs = of(shown, 'investment');
  const values = costs.map(({ data }) => data?.['value']);
  if (values.length === 0 || !values.every((value) => typeof value === 'number')) return [];
  const sum = values.reduce((total, value) => total + value, 0) / LAKH;
  if (sum >= from && sum <= to) return [];
  const text = `the costs in content/investment add up to ${Number(sum.toFixed(2))} lakhs, and the estimate is ${from} to ${to}. Change the costs or the estimate.`;
  const field = sum < from ? 'estimateFrom' : 'estimateTo';
  return [{ ...fieldIssue(model, [field], text), others: costs.map(({ file }) => file) }];
}
