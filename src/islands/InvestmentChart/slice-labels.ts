/** Units a letter of the short title is wide on average, and what the percentage above it takes at least. */
const LETTER = 8.2;
const FIGURES = 44;
/** Units from the top of the percentage to the foot of the title. */
const HEIGHT = 38;
/** How much of its room a label must find: corners of the box around it hold no letters. */
const ENOUGH = 0.9;

/** Where a slice of a pie begins and ends, in radians clockwise from twelve o'clock. */
export interface Angles {
  readonly startAngle: number;
  readonly endAngle: number;
}

/**
 * Whether a slice is wide enough for its label, which would lie on its neighbours' colours otherwise. The table beside
 * the chart names every slice.
 * @param radius distance of the label from the centre, in units of the drawing
 */
export function hasRoom({ startAngle, endAngle }: Angles, shortTitle: string, radius: number): boolean {
  const middle = (startAngle + endAngle) / 2;
  const width = Math.max(FIGURES, shortTitle.length * LETTER);
  const across = width * Math.abs(Math.cos(middle)) + HEIGHT * Math.abs(Math.sin(middle));
  return (endAngle - startAngle) * radius >= across * ENOUGH;
}
