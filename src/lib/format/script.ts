/** Matches Malayalam words with the spaces, digits and punctuation between them. */
export const MALAYALAM_PHRASE = /\p{Script=Malayalam}(?:[^\p{L}]*[\p{Script=Malayalam}\u200c\u200d])*/gu;

/** Returns `ml` if all letters are Malayalam. For options and islands: the middleware skips them (WCAG 3.1.2). */
export const language = (text: string): 'ml' | undefined =>
  /\p{Script=Malayalam}/u.test(text) && !/[^\P{L}\p{Script=Malayalam}]/u.test(text) ? 'ml' : undefined;

/** Returns the props of a React element that shows one text of the content. */
export const textProps = (text = '') => ({ children: text, lang: language(text) });
