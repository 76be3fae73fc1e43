/** Units a letter of the short title is wide on average, and what the percentage above it takes at least. */
const LETTER = 8.2;
const FIGURES = 44;
/** Units from the top of the percentage to the foot of the title. */
const HEIGHT = 38;
/** How much of its room a label must find: corners of the box around it hold no letters. */
const ENOUGH = 0.9;

/**
 * Which slices of a pie are wide enough for their label, which would lie on its neighbours' colours otherwise. The
 * table beside the chart names every slice.
 * @param radius distance of the labels from the centre, in units of the drawing
 */
export function labelledSlices(slices: readonly { value: number; shortTitle: string }[], radius: number): boolean[] {
  const sum = slices.reduce((all, { value }) => all + value, 0);
  let before = 0;
  return slices.map(({ value, shortTitle }) => {
    const middle = ((before + value / 2) / sum) * 2 * Math.PI;
    before += value;
    const width = Math.max(FIGURES, shortTitle.length * LETTER);
    const across = width * Math.abs(Math.cos(middle)) + HEIGHT * Math.abs(Math.sin(middle));
    return (value / sum) * 2 * Math.PI * radius >= across * ENOUGH;
  });
}
