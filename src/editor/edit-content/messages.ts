/** What the toolbar app and the development server say to each other. */

/** One event for each direction; `id` pairs a reply with its question, because all open pages hear it. */
export const ASK = 'edit-content:ask';
export const REPLY = 'edit-content:reply';

/** An entry, or the list of a collection, in the editor. */
export interface EditorLink {
  /** What follows `#/collections/` in the editor's URL: `menu/entries/boba/index`, or `menu` for the list. */
  readonly path: string;
  readonly label: string;
}

/** Words that come from an entry, and the title of their field. */
export interface Found extends EditorLink {
  readonly field: string;
  readonly words: string;
}

export interface Question {
  readonly id: string;
  /** Path of the page. */
  readonly page: string;
  /**
   * `pick`: the words of one element, then those around it, nearest first. `page`: all words of the page.
   */
  readonly about: 'pick' | 'page';
  readonly texts: readonly string[];
}

export interface Reply {
  readonly id: string;
  /** Whether the words themselves were found; otherwise only words around them were. */
  readonly exact: boolean;
  readonly found: readonly Found[];
}
