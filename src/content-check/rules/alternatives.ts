import { valuesOf } from '../../schemas/json-schema.ts';
import type { Entry } from '../content.ts';
import { altsIn, type ImageUse } from '../image-uses.ts';
import type { Issue } from '../issues.ts';

type Described = Pick<ImageUse, 'entry' | 'written' | 'alts'>;

/** What telephones, cameras and programs call their images. */
const CAMERA =
  /^(?:(?:whatsapp image|fb_img|img|dsc[fn]?|pxl|snapchat|image|photo|picture|screenshot|untitled(?: design)?)[\s\d_.:-]*(?:at[\s\d.:_-]*(?:am|pm)?)?(?:wa\d+)?\s*(?:\(\d+\))?|[a-z]?\d[\d_-]{5,})$/i;

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** What is wrong with the descriptions of an image (WCAG 1.1.1). */
export function altFaults({ entry, written, alts }: Described): Issue[] {
  const name = written.slice(written.lastIndexOf('/') + 1);
  return alts.flatMap(({ text, line, field }) => {
    const trimmed = text.trim();
    const isName =
      /\.(svg|jpe?g|png|webp|avif|gif|hei[cf]|tiff?|bmp|psd)$/i.test(trimmed) ||
      CAMERA.test(trimmed) ||
      letters(trimmed) === letters(name.replace(/\.\w+$/, ''));
    // The schema reports an empty field.
    const noWords = field === undefined && `the image ${name} has no words between [ and ].`;
    const nothing = letters(trimmed) === '' && `"${trimmed}" says nothing.`;
    const wrong = trimmed === '' ? noWords : nothing || (isName && `"${trimmed}" is the name of a file.`);
    if (!wrong) return [];
    return [{ file: entry.file, line, field, text: `${wrong} Say in a few words what the image shows.` }];
  });
}

/** The descriptions of our own illustrations and share images, in entries that name no image. */
export function describedOnly(entry: Entry): Described[] {
  const values = [...valuesOf(entry.collection.node, entry.data)];
  if (values.some(({ field }) => field.node.kind === 'image')) return [];
  return [{ entry, written: '', alts: altsIn(entry) }];
}
