/** A part of a text in one script. */
export interface Run {
  readonly text: string;
  /** Language of the part, where it is not the page's own (BCP 47). */
  readonly lang?: 'ml';
}

/** Words in Malayalam script with the spaces, digits and punctuation between them, which belong to the same phrase. */
const MALAYALAM = /(\p{Script=Malayalam}(?:[^\p{L}]*[\p{Script=Malayalam}\u200c\u200d])*)/u;

/** Splits a text into parts, so that those in Malayalam script can be marked (WCAG 3.1.2). */
export const scriptRuns = (text: string): Run[] =>
  text
    .split(MALAYALAM)
    .map((part, index): Run => (index % 2 === 1 ? { text: part, lang: 'ml' } : { text: part }))
    .filter((run) => run.text !== '');
