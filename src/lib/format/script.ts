/** Words in Malayalam script with the spaces, digits and punctuation between them, which belong to the same phrase. */
export const MALAYALAM_PHRASE = /\p{Script=Malayalam}(?:[^\p{L}]*[\p{Script=Malayalam}\u200c\u200d])*/gu;

/**
 * `ml` for a text whose letters are all Malayalam: the `lang` of an element that the middleware leaves as it is, an option
 * or what React renders (WCAG 3.1.2).
 */
export const language = (text: string): 'ml' | undefined =>
  /\p{Script=Malayalam}/u.test(text) && !/[^\P{L}\p{Script=Malayalam}]/u.test(text) ? 'ml' : undefined;

/** Props of a React element that shows one text of the content. */
export const textProps = (text = '') => ({ children: text, lang: language(text) });
