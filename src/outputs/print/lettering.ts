import type { ReactNode } from 'react';
import satori from 'satori';
import { FACES, type Face } from '~/outputs/print/faces';
import { printable } from '~/outputs/print/letters';

/** A line of text as an outline. Its left edge is at 0, its baseline box starts at 0; lengths are in pixels. */
export interface Outline {
  readonly path: string;
  readonly width: number;
}

/** Size that outlines are taken at; they are scaled from there. */
export const OUTLINE_SIZE = 100;

/** The outline of a line at OUTLINE_SIZE, so that the picture looks the same on every machine, whatever fonts it has. */
export async function outline(text: string, face: Face): Promise<Outline> {
  const style = { display: 'flex', fontFamily: face, fontSize: OUTLINE_SIZE, lineHeight: 1, whiteSpace: 'pre' };
  const node = { type: 'div', key: null, props: { style, children: printable(text, 'brochure and share pictures') } };
  const svg = await satori(node as ReactNode, {
    width: 9000,
    height: 2 * OUTLINE_SIZE,
    fonts: [{ name: face, data: FACES[face], weight: 400, style: 'normal' }],
  });
  const path = [...svg.matchAll(/<path[^>]* d="([^"]+)"/g)].map((found) => found[1]).join('');
  return { path, width: farthestRight(path) };
}

/** The largest x in a path of absolute M, L, H, Q, C and Z commands. */
function farthestRight(path: string): number {
  let widest = 0;
  for (const [, command = '', numbers = ''] of path.matchAll(/([MLHVQCZ])([^MLHVQCZ]*)/g)) {
    if (command === 'V') continue;
    const values = numbers.match(/-?[\d.]+/g)?.map(Number) ?? [];
    const xs = command === 'H' ? values : values.filter((_, index) => index % 2 === 0);
    widest = Math.max(widest, ...xs);
  }
  return widest;
}

/** A painted line: the outline and where it stands. */
export interface Line {
  readonly outline: Outline;
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

// The second line is set in by .7 of its size.
const INDENT = 0.7;

/** Sets lines of a sign so that they fit a box: as large as its width and height allow, at most `largest` pixels. */
export function setSign(lines: readonly Outline[], box: { width: number; height: number; largest: number }): Line[] {
  const indent = (index: number) => (index % 2 === 1 ? INDENT * OUTLINE_SIZE : 0);
  const widest = Math.max(1, ...lines.map(({ width }, index) => width + indent(index)));
  const size = Math.min(box.largest, (box.width / widest) * OUTLINE_SIZE, box.height / (0.9 * lines.length));
  const scale = size / OUTLINE_SIZE;
  return lines.map((line, index) => ({ outline: line, scale, x: indent(index) * scale, y: index * 0.88 * size }));
}
