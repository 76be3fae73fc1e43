/** Image files by their names and pixels. */

/** Whether browsers show a file as an image. */
export const isImage = (name: string): boolean => /\.(svg|jpe?g|png|webp|avif)$/i.test(name);

export const isRaster = (name: string): boolean => isImage(name) && !/\.svg$/i.test(name);

/** What the frame of an image asks of it. */
export interface Frame {
  /** In pixels. */
  readonly minWidth: number;
  /** Width through height of the frame, where it has a fixed one. */
  readonly shape?: number | undefined;
}

/** The longer side of an image through the shorter one, at most. */
const MAX_ELONGATION = 4;
/** The part of the needed width that must be left when an image is cut to the shape of its frame. */
const MIN_CROP = 0.6;

/** Why a photo looks bad in its frame, in a sentence; sizes in pixels. */
export function sizeWarning(
  { width, height }: { readonly width: number; readonly height: number },
  { minWidth, shape }: Frame,
): string | undefined {
  if (width < minWidth)
    return `The image is ${width} pixels wide and looks blurred here. Use one of ${minWidth} or more.`;
  const isStrip = minWidth > 0 && Math.max(width / height, height / width) > MAX_ELONGATION;
  const isLow = shape !== undefined && height * shape < minWidth * MIN_CROP;
  if (!isStrip && !isLow) return undefined;
  return `The image is ${width} by ${height} pixels, too long a strip for its frame. Use one of a usual shape.`;
}
