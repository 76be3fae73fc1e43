import { labels } from '~/labels';
import type { EntryData } from '~/schemas';

export type FactInput = Pick<EntryData<'menu'>, 'diet' | 'allergens'>;

/** Writes diet and allergens of a menu item on one line: `Vegan, contains milk, tree nuts`. */
export function factsText({ diet, allergens = [] }: FactInput): string {
  const { diets, contains, allergens: names } = labels.menu;
  const list = allergens.map((allergen) => names[allergen]).join(', ');
  return [diet && diets[diet], list && `${contains} ${list}`].filter(Boolean).join(', ');
}
