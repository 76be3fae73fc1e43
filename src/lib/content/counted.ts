import { interpolate } from '../format/text';

const NUMBERS =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** Fills `{n}` in a heading with a number, in words up to twenty: `counted('{n} steps to open', 5)` → `Five steps to open`. */
export function counted(heading: string, n: number): string {
  const filled = interpolate(heading, { n: NUMBERS[n] ?? n });
  return filled.charAt(0).toUpperCase() + filled.slice(1);
}
