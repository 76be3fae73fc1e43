/** Illustrations of a share image: one of src/art, or the first images of a list. */
type ShareArt = { readonly art: string } | { readonly list: 'menu' | 'pour-steps' | 'gallery' };

interface Route<Name> {
  readonly path: string;
  /** The page that it belongs to: which the navigation marks. */
  readonly parent?: Name;
  /** What its share image shows beside the heading. */
  readonly share: ShareArt;
  /** Whether search engines and links leave it out. */
  readonly unlisted?: true;
}

const table = <Name extends string>(rows: Readonly<Record<Name, Route<NoInfer<Name>>>>) => rows;

/**
 * Every page, once, in the order of the sitemap. Its words are in content/pages/<name>.md; its label is that of the
 * navigation (`labels.ts`), or its title.
 */
export const routes = table({
  home: {
    path: '/',
    share: { art: 'glass' },
  },
  about: { path: '/about', share: { list: 'pour-steps' } },
  products: { path: '/products', share: { list: 'menu' } },
  franchise: { path: '/franchise', share: { art: 'shop' } },
  gallery: { path: '/gallery', share: { list: 'gallery' } },
  contact: {
    path: '/contact',
    share: { art: 'map' },
  },
  register: {
    path: '/register',
    parent: 'franchise',
    share: { art: 'shop' },
  },
  reviews: {
    path: '/reviews',
    share: { art: 'customer' },
  },
  'not-found': {
    path: '/404',
    parent: 'home',
    share: { art: 'dog' },
    unlisted: true,
  },
});

export type PageName = keyof typeof routes;

export const pageNames = Object.keys(routes) as PageName[];

export const listedPages = pageNames.filter((name) => !routes[name].unlisted);

/** The pages of the navigation, in its order. Each has a pictogram in src/art/pictograms.svg. */
export const NAVIGATION = ['about', 'franchise', 'gallery', 'products', 'reviews'] as const;

/** The pages that the footer links to. */
export const QUICK_LINKS = ['home', 'about', 'products', 'franchise', 'gallery', 'contact'] as const;
