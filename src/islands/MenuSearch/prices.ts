import { joinThousands } from './search-text';

/** A price, not "300 ml". */
const PRICE = String.raw`(?:rs)?(\d+)(?![\d.]*\s*(?:ml|k?cal|%))`;
const RANGE = new RegExp(String.raw`(?:\bbetween\s+)?\b${PRICE}\s*(?:-|–|to|and)\s*${PRICE}`, 'i');

/** A price with what stands before or after it. */
const bound = (before: string, after: string) =>
  new RegExp(String.raw`(?:^|\s)(?:${before})\s*${PRICE}|\b${PRICE}\s*(?:${after})(?!\s*(?:rs)?\d)`, 'i');
type Test = (price: number, said: number) => boolean;
/** How people say which prices they mean. */
const BOUNDS: readonly (readonly [said: RegExp, isMet: Test])[] = [
  [
    bound(
      '<=?|under|below|within|up ?to|less than|not? more than|at most|max(?:imum)?',
      '(?:or|and) (?:less|below|under)|താഴെ|വരെ',
    ),
    (price, most) => price <= most,
  ],
  [
    bound('>=|at least|min(?:imum)?|from', String.raw`\+(?!\s*\w)|(?:or|and) (?:more|above|over|up)\b`),
    (price, least) => price >= least,
  ],
  [bound('>|above|over|(?:more|greater) than', 'മുകളിൽ'), (price, other) => price > other],
];

/**
 * Reads "under 40", "₹30 - ₹50", "above 30".
 * @returns whether something may cost that price, and the rest of the text, with "Rs. 40", "40/-" and "40 രൂപ" as
 * menu-index.ts writes them
 */
export function readPrices(text: string) {
  const tests: ((price: number) => boolean)[] = [];
  let rest = joinThousands(text)
    .replace(/\b(?:less|low(?:est)?) (?:cost|price|rate)\b/gi, ' ')
    .replace(/(\d)\.00?\b/g, '$1')
    .replace(/(?:₹|\b(?:rs|inr)\.?)\s*(?=\d)/gi, ' rs')
    .replace(/\b(?:rs)?(\d+)\s*(?:\/-|₹|rs\b\.?(?:\/-)?|rupees?\b|roopa\b|രൂപ\S*)/gi, ' rs$1 ')
    .replace(RANGE, (_, one, other) => ` >=${Math.min(one, other)} <=${Math.max(one, other)} `);
  for (const [said, isMet] of BOUNDS) {
    rest = rest.replace(said, (_, before, after) => {
      tests.push((price) => isMet(price, Number(before ?? after)));
      return ' ';
    });
  }
  return { rest, costs: (price: number) => tests.every((test) => test(price)) };
}
