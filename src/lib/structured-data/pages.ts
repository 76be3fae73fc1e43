import type { BreadcrumbList, ImageGallery, Menu, MenuItem, RestrictedDiet } from 'schema-dts';
import type { Diet } from '~/schemas/menu';

/** A thing on the menu, as the page shows it. */
export interface Dish {
  readonly name: string;
  readonly description: string;
  /** Whole rupees. */
  readonly price: number;
  readonly diet?: Diet | undefined;
  readonly serving?: string | undefined;
  /** Kilocalories of one serving. */
  readonly kcal?: number | undefined;
}

export interface MenuInput {
  readonly name: string;
  readonly address: string;
  readonly sections: readonly { readonly name: string; readonly dishes: readonly Dish[] }[];
}

const DIETS: Partial<Record<Diet, RestrictedDiet>> = {
  vegetarian: 'https://schema.org/VegetarianDiet',
  vegan: 'https://schema.org/VeganDiet',
};

function dish({ name, description, price, diet, serving, kcal }: Dish): MenuItem {
  const suitable = diet && DIETS[diet];
  return {
    '@type': 'MenuItem',
    name,
    description,
    offers: { '@type': 'Offer', price, priceCurrency: 'INR' },
    ...(suitable && { suitableForDiet: suitable }),
    ...((serving || kcal) && {
      nutrition: {
        '@type': 'NutritionInformation',
        ...(serving && { servingSize: serving }),
        ...(kcal && { calories: `${kcal} calories` }),
      },
    }),
  };
}

/** The menu with its shelves; an empty shelf is left out. */
export const menu = ({ name, address, sections }: MenuInput): Menu => ({
  '@type': 'Menu',
  '@id': `${address}#menu`,
  name,
  url: address,
  inLanguage: 'en-IN',
  hasMenuSection: sections
    .filter(({ dishes }) => dishes.length > 0)
    .map((section) => ({
      '@type': 'MenuSection' as const,
      name: section.name,
      hasMenuItem: section.dishes.map(dish),
    })),
});

export interface Crumb {
  readonly name: string;
  readonly address: string;
}

/** The way from the home page to a page, the page itself last. */
export const breadcrumbs = (crumbs: readonly Crumb[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, address }, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    name,
    item: address,
  })),
});

/** A framed picture with the absolute address of its file. */
export interface Framed {
  readonly title: string;
  readonly caption: string;
  readonly alt: string;
  readonly address: string;
}

/** The pictures on the walls. */
export const imageGallery = (name: string, address: string, pictures: readonly Framed[]): ImageGallery => ({
  '@type': 'ImageGallery',
  '@id': `${address}#gallery`,
  name,
  url: address,
  inLanguage: 'en-IN',
  image: pictures.map((picture) => ({
    '@type': 'ImageObject' as const,
    name: picture.title,
    caption: picture.caption,
    description: picture.alt,
    contentUrl: picture.address,
  })),
});
