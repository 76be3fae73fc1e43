/** Anchors that links in the content may use. A test compares them with the built pages. */
import type { RouteName } from './url.ts';

/** Ids in the markup of each page. */
export const ANCHORS: Readonly<Record<RouteName, readonly string[]>> = {
  home: ['visit'],
  about: [],
  products: [],
  franchise: ['cost'],
  gallery: ['visit'],
  contact: ['message-title', 'name', 'email', 'subject', 'message', 'message-hint', 'ask-map'],
  register: ['enquiry-name', 'enquiry-mobile', 'enquiry-city', 'enquiry-email', 'enquiry-message'],
  reviews: [],
};

/** Ids of sections that a page leaves out while their list shows nothing. */
export const SECTIONS: Readonly<Record<string, { page: RouteName; list: string }>> = {
  pour: { page: 'about', list: 'pour-steps' },
  leaders: { page: 'about', list: 'leadership' },
  menu: { page: 'home', list: 'menu' },
  reviews: { page: 'home', list: 'reviews' },
  included: { page: 'franchise', list: 'inclusions' },
  'not-included': { page: 'franchise', list: 'inclusions' },
  steps: { page: 'franchise', list: 'steps' },
  'before-you-sign': { page: 'franchise', list: 'terms' },
  never: { page: 'franchise', list: 'terms' },
  notes: { page: 'contact', list: 'notes' },
};

/** Ids on every page. */
export const EVERYWHERE: readonly string[] = ['content'];

/** The page that shows an entry, and the ids it gets there; undefined for collections whose entries have none. */
export function anchorsOf(collection: string, id: string): { page: RouteName; anchors: readonly string[] } | undefined {
  switch (collection) {
    case 'gallery-groups':
      return { page: 'gallery', anchors: [id] };
    case 'gallery':
      return { page: 'gallery', anchors: [`large-${id}`, `large-${id}-caption`] };
    case 'menu':
      return { page: 'products', anchors: [`item-${id}`] };
    case 'notes':
      return { page: 'contact', anchors: [id, `${id}-title`] };
    default:
      return undefined;
  }
}

/** The page that shows the Markdown texts of a collection. */
export const SHOWN_ON: Readonly<Partial<Record<string, RouteName>>> = {
  'franchise-model': 'franchise',
  questions: 'franchise',
  story: 'about',
  notes: 'contact',
};
