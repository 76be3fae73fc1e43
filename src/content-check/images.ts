/** Image files by their names and pixels. */

/** Whether browsers show a file as an image. */
export const isImage = (name: string): boolean => /\.(svg|jpe?g|png|webp|avif)$/i.test(name);

/** Why a photo looks bad in its frame, in a sentence; widths in pixels. */
export const sizeWarning = (width: number, minWidth: number): string | undefined =>
  width < minWidth
    ? `The image is ${width} pixels wide and looks blurred here. Use one of ${minWidth} or more.`
    : undefined;
