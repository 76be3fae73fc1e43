/** Whether an image is large enough for its place. Runs in browsers too. */
import type { ImagePlace } from './content.ts';

/** The longer side of an image through the shorter one, at most. */
const SLIMMEST = 4;
/** The part of the needed width that must be left when an image is cut to the shape of its frame. */
const LEFT = 0.6;

/** What is wrong with the size of a photo, in pixels, in words that follow its name. */
export function sizeFault(
  { width, height }: { readonly width: number; readonly height: number },
  { minWidth, shape }: ImagePlace,
): string | undefined {
  if (width < minWidth) return `is ${width} pixels wide, and ${minWidth} are needed here. Use a larger image.`;
  if (minWidth > 0 && Math.max(width / height, height / width) > SLIMMEST)
    return `is a strip of ${width} by ${height} pixels, of which hardly anything would be seen. Use an image of a usual shape.`;
  if (shape && height * shape < minWidth * LEFT)
    return `is ${width} by ${height} pixels, of which its frame shows ${Math.round(height * shape)} by ${height}, too few to be sharp. Use a taller image.`;
  return undefined;
}
