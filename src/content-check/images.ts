/** Image file names and sizes. */

/** Tells if a file name has an image's extension. */
export const isImage = (name: string): boolean => /\.(svg|jpe?g|png|webp|avif)$/i.test(name);

/** Returns a warning if a photo is too small for its frame; widths in pixels. */
export const sizeWarning = (width: number, minWidth: number): string | undefined =>
  width < minWidth
    ? `The image is ${width} pixels wide and looks blurred here. Use one of ${minWidth} or more.`
    : undefined;
