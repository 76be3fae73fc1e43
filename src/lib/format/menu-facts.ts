import type { Labels } from '~/labels';
import type { EntryData } from '~/schemas';
import { ALLERGENS } from '~/schemas/menu';

type FactWords = Pick<Labels['menu'], 'diets' | 'allergens' | 'contains'>;

export type FactInput = Pick<EntryData<'menu'>, 'diet' | 'allergens'>;

/** Returns diet and allergens of a menu item in words, allergens in the order of the law. */
export const menuFacts = ({ diet, allergens = [] }: FactInput, words: FactWords) => ({
  diet: diet && {
    kind: diet,
    name: words.diets[diet],
  },
  allergens: ALLERGENS.filter((allergen) => allergens.includes(allergen)).map((allergen) => words.allergens[allergen]),
});

/** Joins the facts on one line: `Vegan, contains milk, tree nuts`. */
export function factsText(item: FactInput, words: FactWords): string {
  const { diet, allergens } = menuFacts(item, words);
  return [diet?.name, allergens.length > 0 && `${words.contains} ${allergens.join(', ')}`].filter(Boolean).join(', ');
}
