/** An illustration of src/art on a share image; lengths in pixels of that image. */
export interface Illustration {
  readonly art: string;
  /** Distance of its middle from the right edge. */
  readonly fromRight: number;
  readonly width: number;
  readonly height: number;
  /** Distance from the top edge; it stands on the counter otherwise. */
  readonly top?: number;
  /** In a tile-coloured frame, cropped to its box. */
  readonly framed?: true;
}

/** The first images of a list: three beside each other, or one in a frame. */
export type ListImages =
  | { readonly list: 'menu' | 'pour-steps'; readonly width: number; readonly height: number }
  | { readonly list: 'gallery' };

interface Route<Name> {
  readonly path: string;
  /** The page that it belongs to: which the navigation marks. */
  readonly parent?: Name;
  /** What its share image shows beside the heading. */
  readonly drawing: Illustration | ListImages;
  /** Ids in its markup. Those of sections and entries are in the table of collections. */
  readonly anchors?: readonly string[];
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
    drawing: { art: 'glass', fromRight: 231, width: 262, height: 436 },
    anchors: ['visit'],
  },
  about: { path: '/about', drawing: { list: 'pour-steps', width: 200, height: 262 } },
  products: { path: '/products', drawing: { list: 'menu', width: 220, height: 300 } },
  franchise: { path: '/franchise', drawing: { art: 'shop', fromRight: 240, width: 390, height: 330 } },
  gallery: { path: '/gallery', drawing: { list: 'gallery' } },
  contact: {
    path: '/contact',
    drawing: { art: 'map', fromRight: 264, width: 400, height: 300, top: 150, framed: true },
    anchors: ['message-title', 'name', 'email', 'subject', 'message', 'message-hint'],
  },
  register: {
    path: '/register',
    parent: 'franchise',
    drawing: { art: 'shop', fromRight: 250, width: 400, height: 316 },
    anchors: ['enquiry-name', 'enquiry-mobile', 'enquiry-city', 'enquiry-email', 'enquiry-message'],
  },
  reviews: {
    path: '/reviews',
    drawing: { art: 'customer', fromRight: 240, width: 360, height: 390 },
    anchors: ['all'],
  },
  'not-found': {
    path: '/404',
    parent: 'home',
    drawing: { art: 'dog', fromRight: 270, width: 400, height: 196 },
    unlisted: true,
  },
});

export type PageName = keyof typeof routes;

export const pageNames = Object.keys(routes) as PageName[];

export const listedPages = pageNames.filter((name) => !routes[name].unlisted);

/** The pages of the navigation, in its order. Each has an image in src/art/pictograms. */
export const NAVIGATION = ['about', 'franchise', 'gallery', 'products', 'reviews'] as const;

/** The pages that the footer links to. */
export const QUICK_LINKS = ['home', 'about', 'products', 'franchise', 'gallery', 'contact'] as const;
