/** Illustrations of a share image: one of src/art, or the first images of a list. */
type ShareArt = { readonly art: string } | { readonly list: 'menu' | 'pour-steps' | 'gallery' };

interface Route<Name> {
  readonly path: string;
  /** Name of the page in the editor. */
  readonly label: string;
  readonly share: ShareArt;
  /** Page that the navigation marks as current instead. */
  readonly parent?: Name;
  /** Hidden from the sitemap and from search engines. */
  readonly unlisted?: true;
}

const table = <Name extends string>(rows: Readonly<Record<Name, Route<NoInfer<Name>>>>) => rows;

/** All pages, in the order of the sitemap. Their texts are in content/pages/<name>.md. */
export const routes = table({
  home: { path: '/', label: 'Home', share: { art: 'glass' } },
  about: { path: '/about', label: 'Our story', share: { list: 'pour-steps' } },
  products: { path: '/products', label: 'Menu page', share: { list: 'menu' } },
  franchise: { path: '/franchise', label: 'Franchise page', share: { art: 'shop' } },
  gallery: { path: '/gallery', label: 'Gallery page', share: { list: 'gallery' } },
  contact: { path: '/contact', label: 'Contact page', share: { art: 'map' } },
  register: { path: '/register', label: 'Enquiry page', share: { art: 'shop' }, parent: 'franchise' },
  reviews: { path: '/reviews', label: 'Reviews page', share: { art: 'customer' } },
  'not-found': { path: '/404', label: 'Page not found', share: { art: 'dog' }, parent: 'home', unlisted: true },
});

export type PageName = keyof typeof routes;

export const pageNames = Object.keys(routes) as PageName[];

export const listedPages = pageNames.filter((name) => !routes[name].unlisted);

/** Pages of the navigation, in order. Each has a label, and a pictogram in src/art/pictograms.svg. */
export const NAVIGATION = ['about', 'franchise', 'gallery', 'products', 'reviews'] as const;

/** Pages that the footer links to. */
export const QUICK_LINKS = ['home', 'about', 'products', 'franchise', 'gallery', 'contact'] as const;
