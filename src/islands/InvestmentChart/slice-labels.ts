/** Average width of a letter of the short title, and minimum width of the percentage, in units of the drawing. */
const LETTER = 8.2;
const FIGURES = 44;
/** Height of the label, in units of the drawing. */
const HEIGHT = 38;
/** Share of the label's box that must fit: its corners hold no letters. */
const ENOUGH = 0.9;

/** Start and end of a slice, in radians clockwise from twelve o'clock. */
export interface Angles {
  readonly startAngle: number;
  readonly endAngle: number;
}

/**
 * Whether a slice is wide enough for its label. The table beside the chart names every slice.
 * @param radius distance of the label from the centre, in units of the drawing
 */
export function hasRoom({ startAngle, endAngle }: Angles, shortTitle: string, radius: number): boolean {
  const middle = (startAngle + endAngle) / 2;
  const width = Math.max(FIGURES, shortTitle.length * LETTER);
  const across = width * Math.abs(Math.cos(middle)) + HEIGHT * Math.abs(Math.sin(middle));
  return (endAngle - startAngle) * radius >= across * ENOUGH;
}
