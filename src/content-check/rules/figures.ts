import { contrast } from '../../lib/format/colour.ts';
import { PALETTE } from '../../lib/site/palette.ts';
import { type Content, type Entry, entriesOf, locationOf } from '../content.ts';
import { fault, type Issue } from '../issue.ts';

/** WCAG 2.2, 1.4.3: least contrast of text. */
const READABLE = 4.5;
const LAKH = 100_000;

/** Colours of the chart on which neither the lightest nor the darkest text could be read. */
export function contrastRule({ entries }: Content): Issue[] {
  return entriesOf(entries, 'investment').flatMap((entry) => {
    const value = String(entry.data?.['colour']);
    if (!/^#[0-9a-f]{6}$/i.test(value)) return [];
    const best = Math.max(contrast(value, PALETTE.milk), contrast(value, PALETTE.ink));
    const wrong = fault('lowContrast', { value, reached: best.toFixed(1) });
    return best < READABLE ? [{ ...locationOf(entry, ['colour']), ...wrong }] : [];
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
