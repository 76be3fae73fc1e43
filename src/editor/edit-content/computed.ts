/** Words that no entry holds because the site works them out, and the entries they come from. */

import type { Content, Entry } from '../../content-check/content.ts';
import { formatHours, type Hours, type HoursWords } from '../../lib/format/hours.ts';
import { formatRupees, shares, total } from '../../lib/format/money.ts';
import { formatRating, mean, SCORES } from '../../lib/format/stars.ts';
import type { CollectionName } from '../../schemas/index.ts';
import type { Path } from '../../schemas/json-schema.ts';

/** The collection that fills the blanks of a field: `{n}` and the like. */
const NUMBERS: Readonly<Record<string, CollectionName>> = {
  'page-products.count': 'menu',
  'page-products.more': 'menu',
  'page-products.kcal': 'menu',
  'page-products.since': 'site',
  'page-franchise.estimate': 'franchise-model',
  'page-franchise.stepsTitle': 'steps',
  'page-franchise.brochureMeta': 'brochure',
  'page-reviews.across': 'reviews',
  'page-reviews.position': 'reviews',
};

/** The collection that the number in a text comes from, where it is not the entry itself. */
export const numbersOf = (collection: CollectionName, path: Path): CollectionName | undefined =>
  NUMBERS[`${collection}.${path.join('.')}`];

export interface Computed {
  readonly text: string;
  /** What it is, in place of a field's title. */
  readonly field: string;
  /** An entry that it comes from. */
  readonly entry: Entry;
  /** Whether all entries of the collection count. */
  readonly all: boolean;
}

/** Sums, shares, averages and opening hours. Drafts count: the development server shows them. */
export function computedWords({ entries }: Content): Computed[] {
  const of = (name: CollectionName) => entries.filter(({ collection, data }) => data && collection.name === name);
  const numbers = (list: Entry[], field: string) => list.map(({ data }) => Number(data?.[field]));
  const [costs, reviews, [site], [wording]] = [of('investment'), of('reviews'), of('site'), of('wording')];
  const found: Computed[] = [];
  const amounts = numbers(costs, 'value');
  const [firstCost, firstReview] = [costs[0], reviews[0]];
  if (firstCost)
    found.push({ text: formatRupees(total(amounts)), field: 'the sum of the costs', entry: firstCost, all: true });
  for (const [index, share] of shares(amounts).entries()) {
    const entry = costs[index];
    if (entry) found.push({ text: `${share}%`, field: 'its share of the costs', entry, all: false });
  }
  if (firstReview) {
    for (const score of SCORES) {
      const text = formatRating(mean(numbers(reviews, score)));
      found.push({ text, field: `the average of ${score}`, entry: firstReview, all: true });
    }
  }
  if (site && wording) {
    for (const text of formatHours(site.data?.['hours'] as Hours, wording.data?.['hours'] as HoursWords)) {
      found.push({ text, field: 'Opening hours', entry: site, all: false });
    }
  }
  return found;
}
