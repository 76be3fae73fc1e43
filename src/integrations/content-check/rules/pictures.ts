import path from 'node:path';
import { type BodyPicture, picturesOf, type TextOf } from '../bodies.ts';
import { didYouMean } from '../nearest.ts';
import { PICTURE, pictureFault } from '../picture-files.ts';
import type { Problem } from '../problems.ts';
import { type Content, declared, type Entry, LABEL } from '../read.ts';
import { valuesOf } from '../schema-fields.ts';

interface Use {
  readonly entry: Entry;
  readonly line: number;
  readonly field: string | undefined;
  readonly written: string;
  readonly minWidth: number;
  readonly alts: readonly { readonly text: string; readonly line: number; readonly field: string | undefined }[];
}

const altsIn = (entry: Entry): Use['alts'] =>
  [...valuesOf(entry.collection.schema, entry.data)]
    .filter(({ field, value }) => field.meta?.kind === 'alt' && typeof value === 'string')
    .map(({ field, path, value }) => ({ text: String(value), line: entry.lineOf(path), field: field.name }));

function usesIn(entry: Entry, bodyPictures: readonly BodyPicture[]): Use[] {
  const values = [...valuesOf(entry.collection.schema, entry.data)];
  const alts = altsIn(entry);
  const fields = values
    .filter(({ field, value }) => field.meta?.kind === 'picture' && typeof value === 'string' && value !== '')
    .map(({ field, path, value }): Use => {
      const minWidth = field.meta?.minWidth ?? 0;
      return { entry, line: entry.lineOf(path), field: field.name, written: String(value), minWidth, alts };
    });
  const inText = bodyPictures.map(({ url, alt, line }): Use => {
    return { entry, line, field: undefined, written: url, minWidth: 0, alts: [{ text: alt, line, field: undefined }] };
  });
  return [...fields, ...inText];
}

/** The descriptions of our own drawings and share pictures, in entries that name no picture. */
function describedOnly(entry: Entry): Pick<Use, 'entry' | 'written' | 'alts'>[] {
  const values = [...valuesOf(entry.collection.schema, entry.data)];
  if (values.some(({ field }) => field.meta?.kind === 'picture')) return [];
  return [{ entry, written: '', alts: altsIn(entry) }];
}

/** Where a written picture lies within the content folder, or why it can lie nowhere. */
function place({ written, entry }: Use): { file: string } | { fault: string } {
  if (/^[a-z]+:|^\/\//i.test(written)) {
    return { fault: `"${written}" lies on another site. Save the picture in this folder and write ./its-name.webp.` };
  }
  if (!/^\.\.?\//.test(written)) {
    return {
      fault: `"${written}" does not begin with ./ . Write ./${written.replace(/^.*\//, '')}, and put the picture in this folder.`,
    };
  }
  const file = path.posix.join(entry.folder, written);
  return file.startsWith('../')
    ? { fault: `"${written}" lies outside the content folder. Copy the picture into this folder.` }
    : { file };
}

function absent(use: Use, file: string, files: readonly string[]): string {
  const other = files.find((name) => name.toLowerCase() === file.toLowerCase());
  const folder = path.posix.dirname(file);
  if (other) {
    return `the file is called ${path.posix.relative(use.entry.folder, other)}, not ${use.written.replace(/^\.\//, '')}. Capital and small letters count.`;
  }
  const beside = files
    .filter((name) => path.posix.dirname(name) === folder)
    .map((name) => `./${path.posix.basename(name)}`);
  const near = didYouMean(use.written, beside) || (beside.length > 0 ? ` There is ${beside.join(', ')}.` : '');
  return `there is no picture ${use.written} in ${LABEL}/${folder}.${near || ' Put it there.'}`;
}

/** What telephones, cameras and programs call their pictures. */
const CAMERA =
  /^(?:(?:whatsapp image|fb_img|img|dsc[fn]?|pxl|snapchat|image|photo|picture|screenshot|untitled(?: design)?)[\s\d_.:-]*(?:at[\s\d.:_-]*(?:am|pm)?)?(?:wa\d+)?\s*(?:\(\d+\))?|[a-z]?\d[\d_-]{5,})$/i;

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

function altFaults({ entry, written, alts }: Pick<Use, 'entry' | 'written' | 'alts'>): Problem[] {
  const name = path.posix.basename(written);
  return alts.flatMap(({ text, line, field }) => {
    const trimmed = text.trim();
    const isName =
      /\.(svg|jpe?g|png|webp|avif|gif|hei[cf]|tiff?|bmp|psd)$/i.test(trimmed) ||
      CAMERA.test(trimmed) ||
      letters(trimmed) === letters(name.replace(/\.\w+$/, ''));
    // An empty field is told of by its schema.
    const noWords = field === undefined && `the picture ${name} has no words between [ and ].`;
    const nothing = letters(trimmed) === '' && `"${trimmed}" says nothing.`;
    const wrong = trimmed === '' ? noWords : nothing || (isName && `"${trimmed}" is the name of a file.`);
    if (!wrong) return [];
    return [{ file: entry.file, line, field, text: `${wrong} Say in a few words what the picture shows.` }];
  });
}

/** Pictures that are missing, too small or unused, and alternative texts that say nothing. */
export async function pictureRule(content: Content, textOf: TextOf): Promise<Problem[]> {
  const used = new Set(
    content.guides.flatMap(({ text }) => [...text.matchAll(/!\[[^\]]*\]\((?:\.\/)?([^)\s]+)/g)].map((m) => m[1] ?? '')),
  );
  // Where an entry is broken, or names a picture wrongly, the picture beside it is probably meant.
  const unsure = new Set(content.entries.filter(({ data }) => !data).map(({ folder }) => folder));
  const described = content.entries.flatMap((entry) => describedOnly(entry).flatMap(altFaults));
  const uses = content.entries.flatMap((entry) => usesIn(entry, picturesOf(textOf(entry))));
  const found = await Promise.all(
    uses.map(async (use): Promise<Problem[]> => {
      const at = place(use);
      const problem = (text: string): Problem => ({ file: use.entry.file, line: use.line, field: use.field, text });
      if ('fault' in at || !content.others.includes(at.file)) {
        if (use.entry.collection.layout === 'folders') unsure.add(use.entry.folder);
        return [problem('fault' in at ? at.fault : absent(use, at.file, content.others))];
      }
      used.add(at.file);
      const fault = await pictureFault(content.root, at.file, use.minWidth);
      return [...(fault ? [problem(fault)] : []), ...altFaults(use)];
    }),
  );
  const known = new Set(content.entries.map(({ folder }) => folder));
  const lostIndex = (file: string) =>
    declared.some(
      ({ layout, folder }) => layout === 'folders' && path.posix.dirname(path.posix.dirname(file)) === folder,
    ) && !known.has(path.posix.dirname(file));
  const unused = content.others
    .filter((file) => PICTURE.test(file) && !used.has(file) && !unsure.has(path.posix.dirname(file)))
    .map((file) => ({
      file: `${LABEL}/${file}`,
      text: lostIndex(file)
        ? 'There is no index.md beside this picture. Put it back, or delete the folder.'
        : 'Nobody uses this picture. Delete it, or name it in the index.md beside it.',
    }));
  return [...found.flat(), ...described, ...unused];
}
