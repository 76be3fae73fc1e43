import type { PlacedLine } from '~/outputs/print/headings';

/** The rotated heading as SVG: cream letters over a stepped red shadow and a black one. */
export function drawHeading(
  lines: readonly PlacedLine[],
  at: { x: number; y: number },
  palette: Record<string, string>,
): string {
  const letters = lines
    .map(({ outline: { path }, scale, x, y }) => `<path transform="translate(${x} ${y}) scale(${scale})" d="${path}"/>`)
    .join('');
  const copy = (dx: number, dy: number, fill: string | undefined) =>
    `<use href="#letters" x="${dx}" y="${dy}" fill="${fill}"/>`;
  const steps = [6, 5, 4, 3, 2, 1].map((step) => copy(step, step, palette['nannari'])).join('');
  return `<g transform="translate(${at.x} ${at.y}) rotate(-4)"><defs><g id="letters">${letters}</g></defs>${copy(9, 10, '#041a12')}${steps}${copy(0, 0, palette['milk'])}</g>`;
}
