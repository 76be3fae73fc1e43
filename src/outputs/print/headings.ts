import { OUTLINE_SIZE, type Outline } from '../../lib/fonts/outline.ts';

/** A line of a heading: its outline and where it is drawn. */
export interface PlacedLine {
  readonly outline: Outline;
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

// The second line is indented by this much of the font size, as on the pages.
const INDENT = 0.7;

/** Fits the lines of a heading into a box, at most `largest` pixels high each; every second line is indented. */
export function fitHeading(
  lines: readonly Outline[],
  box: { width: number; height: number; largest: number },
): PlacedLine[] {
  const indent = (index: number) => (index % 2 === 1 ? INDENT * OUTLINE_SIZE : 0);
  const widest = Math.max(1, ...lines.map(({ width }, index) => width + indent(index)));
  const size = Math.min(box.largest, (box.width / widest) * OUTLINE_SIZE, box.height / (0.9 * lines.length));
  const scale = size / OUTLINE_SIZE;
  return lines.map((line, index) => ({ outline: line, scale, x: indent(index) * scale, y: index * 0.88 * size }));
}
