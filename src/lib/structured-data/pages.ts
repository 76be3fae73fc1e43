import type { z } from 'astro/zod';
import type { BreadcrumbList, ImageGallery, Menu, MenuItem, RestrictedDiet } from 'schema-dts';
import type { Diet, menu as menuSchema } from '~/schemas/menu';

type MenuItemInput = Pick<
  z.infer<ReturnType<typeof menuSchema>>,
  'name' | 'description' | 'price' | 'diet' | 'serving' | 'kcal'
>;

export interface MenuInput {
  readonly name: string;
  readonly url: string;
  readonly sections: readonly { readonly name: string; readonly items: readonly MenuItemInput[] }[];
}

const DIETS: Partial<Record<Diet, RestrictedDiet>> = {
  vegetarian: 'https://schema.org/VegetarianDiet',
  vegan: 'https://schema.org/VeganDiet',
};

function menuItem({ name, description, price, diet, serving, kcal }: MenuItemInput): MenuItem {
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

/** The menu with its sections; an empty section is left out. */
export const menu = ({ name, url, sections }: MenuInput): Menu => ({
  '@type': 'Menu',
  '@id': `${url}#menu`,
  name,
  url,
  inLanguage: 'en-IN',
  hasMenuSection: sections
    .filter(({ items }) => items.length > 0)
    .map((section) => ({
      '@type': 'MenuSection' as const,
      name: section.name,
      hasMenuItem: section.items.map(menuItem),
    })),
});

export interface Breadcrumb {
  readonly name: string;
  readonly url: string;
}

/** The breadcrumbs from the home page to a page, which comes last. */
export const breadcrumbs = (crumbs: readonly Breadcrumb[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, url }, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    name,
    item: url,
  })),
});

/** A gallery image. */
export interface GalleryImage {
  readonly title: string;
  readonly caption: string;
  readonly alt: string;
  /** Absolute URL of the file. */
  readonly url: string;
}

/** The gallery with all its images. */
export const imageGallery = (name: string, url: string, images: readonly GalleryImage[]): ImageGallery => ({
  '@type': 'ImageGallery',
  '@id': `${url}#gallery`,
  name,
  url,
  inLanguage: 'en-IN',
  image: images.map((image) => ({
    '@type': 'ImageObject' as const,
    name: image.title,
    caption: image.caption,
    description: image.alt,
    contentUrl: image.url,
  })),
});
