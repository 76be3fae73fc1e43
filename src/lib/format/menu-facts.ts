import { ALLERGENS, type Allergen, type Diet } from '~/schemas/menu';
import { fill } from './text';

/** The words that facts of the menu are written with (content/pages/products). */
export interface FactWords {
  readonly diets: Readonly<Record<Diet, string>>;
  readonly allergens: Readonly<Record<Allergen, string>>;
  /** Stands before a list of allergens. */
  readonly contains: string;
  /** `{n}` is the number of kilocalories. */
  readonly kcal: string;
}

export interface FactInput {
  readonly diet?: Diet | undefined;
  readonly allergens?: readonly Allergen[] | undefined;
  readonly serving?: string | undefined;
  readonly kcal?: number | undefined;
}

export interface MenuFacts {
  readonly diet:
    | {
        readonly kind: Diet;
        readonly name: string;
        /** What a search finds it by: vegan food is vegetarian too. */
        readonly found: string;
      }
    | undefined;
  /** How much it is, and its energy. */
  readonly amounts: readonly string[];
  /** Names of the allergens, in the order of the law. */
  readonly allergens: readonly string[];
}

/** What is known of an item of the menu, in words; what is not known leaves no trace. */
export const menuFacts = ({ diet, allergens = [], serving, kcal }: FactInput, words: FactWords): MenuFacts => ({
  diet: diet && {
    kind: diet,
    name: words.diets[diet],
    found: diet === 'vegan' ? `${words.diets.vegan} ${words.diets.vegetarian}` : words.diets[diet],
  },
  amounts: [serving, kcal === undefined ? undefined : fill(words.kcal, { n: kcal })].filter(
    (amount) => amount !== undefined,
  ),
  allergens: ALLERGENS.filter((allergen) => allergens.includes(allergen)).map((allergen) => words.allergens[allergen]),
});

/** The facts on one line, for texts without marks: `Vegan, 300 ml, 180 kcal, contains milk and eggs`. */
export function factsText(item: FactInput, words: FactWords): string {
  const { diet, amounts, allergens } = menuFacts(item, words);
  const contains = allergens.length > 0 ? [`${words.contains} ${allergens.join(', ')}`] : [];
  return [...(diet ? [diet.name] : []), ...amounts, ...contains].join(', ');
}
