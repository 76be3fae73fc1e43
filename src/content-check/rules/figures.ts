import { contrast } from '../../lib/format/colour.ts';
import { PALETTE } from '../../lib/site/palette.ts';
import { type Content, type Entry, entriesOf, locationOf } from '../content.ts';
import { fault, type Issue } from '../issue.ts';

/** The lightest and the darkest text colour of the site. */
const TEXT_COLOURS = { light: PALETTE.milk, dark: PALETTE.ink } as const;
/** WCAG 2.2, 1.4.3: least contrast of text. */
const READABLE = 4.5;
const LAKH = 100_000;

const isColour = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);

/** Colours on which no text could be read. */
export function contrastRule({ entries }: Content): Issue[] {
  const { light, dark } = TEXT_COLOURS;
  const colours = [
    ...entriesOf(entries, 'investment').map((entry) => ({ entry, field: 'colour', texts: [light, dark] })),
    ...entriesOf(entries, 'technical').map((entry) => ({ entry, field: 'themeColour', texts: [light] })),
  ];
  return colours.flatMap(({ entry, field, texts }) => {
    const value = entry.data?.[field];
    if (!isColour(value)) return [];
    const best = Math.max(...texts.map((text) => contrast(value, text)));
    const wrong = fault('lowContrast', { value, reached: best.toFixed(1), darker: texts.length === 1 });
    return best < READABLE ? [{ ...locationOf(entry, [field]), ...wrong }] : [];
  });
}

/** The headline estimate of the franchise page against itself and against the sum of the costs that are shown. */
export function estimateRule({ entries }: Content, published: readonly Entry[]): Issue[] {
  const model = entriesOf(entries, 'franchise-model')[0];
  const [from, to] = [model?.data?.['estimateFrom'], model?.data?.['estimateTo']];
  if (!model || typeof from !== 'number' || typeof to !== 'number') return [];
  if (from > to || to > 10 * from)
    return [{ ...locationOf(model, ['estimateFrom']), ...fault('estimateUnlikely', { from, to }) }];
  const costs = entriesOf(published, 'investment');
  const values = costs.map(({ data }) => data?.['value']);
  if (values.length === 0 || !values.every((value) => typeof value === 'number')) return [];
  const sum = values.reduce((total, value) => total + value, 0) / LAKH;
  if (sum >= from && sum <= to) return [];
  const beyond = fault('costsBeyondEstimate', { sum: Number(sum.toFixed(2)), from, to });
  const field = sum < from ? 'estimateFrom' : 'estimateTo';
  return [{ ...locationOf(model, [field]), ...beyond, others: costs.map(({ file }) => file) }];
}
