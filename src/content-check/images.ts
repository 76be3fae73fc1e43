/** Image files by their names and pixels. */
import { type Fault, fault } from './issue.ts';

/** Whether browsers show a file as an image. */
export const isImage = (name: string): boolean => /\.(svg|jpe?g|png|webp|avif)$/i.test(name);

export const isRaster = (name: string): boolean => isImage(name) && !/\.svg$/i.test(name);

/** What the frame of an image asks of it. */
export interface Frame {
  /** In pixels. */
  readonly minWidth: number;
  /** Width through height of its frame, where it has one. */
  readonly shape?: number | undefined;
}

/** The longer side of an image through the shorter one, at most. */
const MOST_ELONGATED = 4;
/** The part of the needed width that must be left when an image is cut to the shape of its frame. */
const MIN_CROP = 0.6;

/** What is wrong with the size of a photo, in pixels. */
export function sizeFault(
  name: string,
  { width, height }: { readonly width: number; readonly height: number },
  { minWidth, shape }: Frame,
): Fault | undefined {
  if (width < minWidth) return fault('imageTooNarrow', { name, width, minWidth });
  const isStrip = minWidth > 0 && Math.max(width / height, height / width) > MOST_ELONGATED;
  const isLow = shape !== undefined && height * shape < minWidth * MIN_CROP;
  return isStrip || isLow ? fault('imageTooSmall', { name, width, height, minWidth }) : undefined;
}
