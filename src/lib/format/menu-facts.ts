import type { Labels } from '~/labels';
import type { EntryData } from '~/schemas';
import { ALLERGENS } from '~/schemas/menu';
import { interpolate } from './text';

export type FactWords = Pick<Labels['menu'], 'diets' | 'allergens' | 'contains' | 'kcal'>;

export type FactInput = Pick<EntryData<'menu'>, 'diet' | 'allergens' | 'serving' | 'kcal'>;

/** The facts of a menu item in words, its allergens in the order of the law; unknown facts are left out. */
export const menuFacts = ({ diet, allergens = [], serving, kcal }: FactInput, words: FactWords) => ({
  diet: diet && {
    kind: diet,
    name: words.diets[diet],
    // Search terms: vegan food is vegetarian too.
    searchText: diet === 'vegan' ? `${words.diets.vegan} ${words.diets.vegetarian}` : words.diets[diet],
  },
  amounts: [serving, kcal === undefined ? undefined : interpolate(words.kcal, { n: kcal })].filter(
    (amount) => amount !== undefined,
  ),
  allergens: ALLERGENS.filter((allergen) => allergens.includes(allergen)).map((allergen) => words.allergens[allergen]),
});

/** The facts on one line: `Vegan, 300 ml, 180 kcal, contains milk and eggs`. */
export function factsText(item: FactInput, words: FactWords): string {
  const { diet, amounts, allergens } = menuFacts(item, words);
  const contains = allergens.length > 0 ? [`${words.contains} ${allergens.join(', ')}`] : [];
  return [...(diet ? [diet.name] : []), ...amounts, ...contains].join(', ');
}
