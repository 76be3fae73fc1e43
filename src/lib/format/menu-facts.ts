import { labels } from '~/labels';
import type { EntryData } from '~/schemas';
import { sentenceCase } from './text';

/** Writes diet and allergens of a menu item on one line: `Vegan, contains milk, tree nuts`. */
export function factsText({ diet, allergens = [] }: EntryData<'menu'>): string {
  const list = allergens.map((allergen) => allergen.replace('-', ' ')).join(', ');
  return [diet && sentenceCase(diet), list && `${labels.menu.contains} ${list}`].filter(Boolean).join(', ');
}
