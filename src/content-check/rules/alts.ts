import { valuesOf } from '../../schemas/json-schema.ts';
import type { Entry } from '../content.ts';
import { type Alt, altsIn } from '../images.ts';
import { type Fault, fault, type Issue } from '../issue.ts';

/** What telephones, cameras and programs call their images. */
const CAMERA =
  /^(?:(?:whatsapp image|fb_img|img|dsc[fn]?|pxl|snapchat|image|photo|picture|screenshot|untitled(?: design)?)[\s\d_.:-]*(?:at[\s\d.:_-]*(?:am|pm)?)?(?:wa\d+)?\s*(?:\(\d+\))?|[a-z]?\d[\d_-]{5,})$/i;

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

function altFault({ text: written, location: { path } }: Alt, image: string): Fault | undefined {
  const text = written.trim();
  const name = image.slice(image.lastIndexOf('/') + 1);
  // The schema reports an empty field.
  if (text === '') return path ? undefined : fault('imageWithoutWords', { name });
  const saysNothing =
    letters(text) === '' ||
    /\.(svg|jpe?g|png|webp|avif|gif|hei[cf]|tiff?|bmp|psd)$/i.test(text) ||
    CAMERA.test(text) ||
    letters(text) === letters(name.replace(/\.\w+$/, ''));
  return saysNothing ? fault('altSaysNothing', { text }) : undefined;
}

/** What is wrong with the descriptions of an image (WCAG 1.1.1). */
export const altIssues = (alts: readonly Alt[], image: string): Issue[] =>
  alts.flatMap((alt) => {
    const wrong = altFault(alt, image);
    return wrong ? [{ ...alt.location, ...wrong }] : [];
  });

/** The descriptions of our own illustrations and share images, in entries that name no image. */
export function altsWithoutImage(entry: Entry): Alt[] {
  const values = [...valuesOf(entry.collection.node, entry.data)];
  return values.some(({ field }) => field.node.kind === 'image') ? [] : altsIn(entry);
}
