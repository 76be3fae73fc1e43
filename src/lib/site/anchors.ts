/** Places on pages that links may lead to, beside those of single entries. A test holds this against the rendered pages. */
import type { RouteName } from './url.ts';

/** The ids of each page's own markup. */
export const ANCHORS: Readonly<Record<RouteName, readonly string[]>> = {
  home: [],
  about: ['pour', 'leaders'],
  products: [],
  franchise: [],
  gallery: [],
  contact: ['message-title', 'name', 'email', 'subject', 'message', 'message-hint', 'ask-map', 'notes'],
  register: ['enquiry-name', 'enquiry-mobile', 'enquiry-city', 'enquiry-email', 'enquiry-message'],
  reviews: [],
};

/** The ids that every page has. */
export const EVERYWHERE: readonly string[] = ['content', 'eave'];

/** The ids that a page makes of an entry, and the page; none for collections whose entries have no place of their own. */
export function anchorsOf(collection: string, id: string): { page: RouteName; anchors: readonly string[] } | undefined {
  switch (collection) {
    case 'gallery-groups':
      return { page: 'gallery', anchors: [id] };
    case 'gallery':
      return { page: 'gallery', anchors: [`large-${id}`, `large-${id}-caption`] };
    case 'notes':
      return { page: 'contact', anchors: [id, `${id}-title`] };
    default:
      return undefined;
  }
}

/** The page that shows the texts of a collection. */
export const SHOWN_ON: Readonly<Partial<Record<string, RouteName>>> = {
  'franchise-model': 'franchise',
  questions: 'franchise',
  story: 'about',
  notes: 'contact',
};
