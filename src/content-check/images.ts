import { visit } from 'unist-util-visit';
import { decodedPath } from '../lib/site/url.ts';
import { type Path, valuesOf } from '../schemas/json-schema.ts';
import { CONTENT_ROOT, type Entry, type Frame, folderOf, locationOf } from './content.ts';
import { type Fault, fault, type Location } from './issue.ts';
import type { Body } from './markdown.ts';
import { nearest } from './nearest.ts';

/** A description of an image, and where it is. */
export interface Alt {
  readonly text: string;
  readonly location: Location;
}

/** An image that an entry names, in a field or in its text. */
export interface ImageUse {
  readonly entry: Entry;
  readonly location: Location;
  readonly written: string;
  readonly frame: Frame;
  /** The texts that describe it. */
  readonly alts: readonly Alt[];
}

/** The descriptions in an entry's fields. */
export const altsIn = (entry: Entry): Alt[] =>
  [...valuesOf(entry.collection.node, entry.data)]
    .filter(({ field, value }) => field.node.kind === 'alt' && typeof value === 'string')
    .map(({ path, value }) => ({ text: String(value), location: locationOf(entry, path) }));

/** Every image that an entry names. */
export function usesIn(entry: Entry, body: Body | undefined): ImageUse[] {
  const uses: ImageUse[] = [];
  for (const { field, path, value } of valuesOf(entry.collection.node, entry.data)) {
    const { kind, minWidth = 0, shape } = field.node;
    if (typeof value !== 'string' || value === '') continue;
    if (kind !== 'image' && !(kind === 'avatar' && /^\.{1,2}\//.test(value))) continue;
    uses.push({
      ...{ entry, written: value, frame: { minWidth, shape } },
      ...{ location: locationOf(entry, path as Path), alts: altsIn(entry) },
    });
  }
  if (body)
    visit(body.tree, 'image', (node) => {
      const location = { file: entry.file, line: body.lineOf(node) };
      const alts = [{ text: node.alt ?? '', location }];
      uses.push({ entry, location, written: decodedPath(node.url), frame: { minWidth: 0 }, alts });
    });
  return uses;
}

/** Where a written image lies within the content folder, or why it can lie nowhere. */
export function resolveImage({ written, entry }: ImageUse): string | Fault {
  const elsewhere = fault('imageNotBeside', { value: written });
  if (/^data:/i.test(written)) return fault('imagePasted');
  if (!/^\.\.?\//.test(written)) return elsewhere;
  const steps = entry.folder.split('/');
  for (const step of written.split('/').filter((name) => name !== '' && name !== '.')) {
    if (step !== '..') steps.push(step);
    else if (steps.pop() === undefined) return elsewhere;
  }
  return steps.join('/');
}

/** Why there is no image where an entry has one, and which is probably meant. */
export function absent({ written: value }: ImageUse, file: string, files: readonly string[]): Fault {
  const folder = folderOf(file);
  const beside = files.filter((name) => folderOf(name) === folder).map((name) => `./${name.slice(folder.length + 1)}`);
  return fault('imageAbsent', { value, meant: nearest(value, beside), folder: `${CONTENT_ROOT}/${folder}`, beside });
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
