/** An issue of the content as data: what is wrong and where. `sentences.ts` has the words. */
import type { Path } from '../schemas/json-schema.ts';
import type { Code, ValuesOf } from './sentences.ts';

/** Where in the content something is. */
export interface Location {
  /** From the project's folder, with slashes: `content/menu/boba/index.md`. */
  readonly file: string;
  /** Counted from 1; none when it is the file itself. */
  readonly line?: number | undefined;
  readonly path?: Path | undefined;
}

/** What is wrong, wherever it is. */
export interface Fault {
  readonly code: Code;
  readonly values: unknown;
}

/** What begins or is over on a day: an entry, or a special day of the hours. */
export interface Change extends Location {
  readonly change: 'begins' | 'over' | 'announced' | 'here';
  /** The reason of a special day. */
  readonly special?: string | undefined;
}

export interface Issue extends Location, Fault {
  /** The day to come on which it breaks, and why on that day. */
  readonly day?: { readonly date: string; readonly changes: readonly Change[] };
  /** The files of other entries that it takes two to make: it may be put right there as well. */
  readonly others?: readonly string[];
}

type Rest<C extends Code> = [ValuesOf<C>] extends [undefined] ? [] : [values: ValuesOf<C>];

/** What is wrong somewhere, if anything is. */
export const issuesAt = (location: Location, wrong: Fault | undefined): Issue[] =>
  wrong ? [{ ...location, ...wrong }] : [];

/** A fault with the values that its sentence needs. */
export const fault = <C extends Code>(code: C, ...[values]: Rest<C>): Fault => ({ code, values });
