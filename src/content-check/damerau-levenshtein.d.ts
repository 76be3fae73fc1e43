// The part of the package's interface that is used here; it brings no types of its own.
declare module 'damerau-levenshtein' {
  /** @returns `steps`: letters to insert, remove, replace or swap with the next one to make one word the other */
  export default function distance(one: string, other: string): { readonly steps: number };
}
