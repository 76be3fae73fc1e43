/** Measures new images in the form, before they are saved. Runs in the browser. */
import { sizeWarning } from '../content-check/images.ts';
import { type FieldSchema, valuesOf } from '../schemas/json-schema.ts';
import type { EntryData } from './entry-file.ts';

/** Share of an image that its frame may hide without a warning. */
const CROP_WARNING_RATIO = 0.3;

/** Warns if a frame hides much of an image. @param shape width divided by height of the frame, if it has one */
export function cropWarning(size: { width: number; height: number }, shape: number | undefined): string | undefined {
  const ratio = shape ? size.width / size.height / shape : 1;
  const hidden = 1 - Math.min(ratio, 1 / ratio);
  const sides = ratio < 1 ? 'above and below' : 'left and right';
  return hidden < CROP_WARNING_RATIO
    ? undefined
    : `The frame of the image cuts off ${Math.round(hidden * 100)}% of it, ${sides}.`;
}

/** Warns about new images that are too small or lose much to their frame. The CMS itself refuses unreadable files. */
export async function imageWarnings(node: FieldSchema, data: EntryData): Promise<string[]> {
  const warnings: string[] = [];
  for (const { field, value } of valuesOf(node, data)) {
    if (typeof value !== 'string' || !value.startsWith('blob:')) continue;
    const { title, minWidth = 0, shape } = field.node;
    const file = await (await fetch(value)).blob();
    if (file.type === 'image/svg+xml') continue;
    const size = await createImageBitmap(file);
    const warning = sizeWarning(size.width, minWidth) ?? cropWarning(size, shape);
    if (warning) warnings.push(`${title}: ${warning}`);
  }
  return warnings;
}
