import { visit } from 'unist-util-visit';
import { decodedPath } from '../lib/site/url.ts';
import { valuesOf } from '../schemas/json-schema.ts';
import type { Body } from './bodies.ts';
import { type Entry, folderOf, type ImagePlace, LABEL } from './content.ts';
import { didYouMean } from './suggestions.ts';

/** An image that an entry names, in a field or in its text. */
export interface ImageUse {
  readonly entry: Entry;
  readonly line: number;
  readonly field: string | undefined;
  readonly written: string;
  readonly place: ImagePlace;
  /** The texts that describe it. */
  readonly alts: readonly { readonly text: string; readonly line: number; readonly field: string | undefined }[];
}

/** The descriptions in an entry's fields. */
export const altsIn = (entry: Entry): ImageUse['alts'] =>
  [...valuesOf(entry.collection.node, entry.data)]
    .filter(({ field, value }) => field.node.kind === 'alt' && typeof value === 'string')
    .map(({ field, path, value }) => ({ text: String(value), line: entry.lineOf(path), field: field.name }));

/** Every image that an entry names. */
export function usesIn(entry: Entry, body: Body | undefined): ImageUse[] {
  const uses: ImageUse[] = [];
  for (const { field, path, value } of valuesOf(entry.collection.node, entry.data)) {
    const { kind, minWidth = 0, shape } = field.node;
    if (typeof value !== 'string' || value === '') continue;
    if (kind !== 'image' && !(kind === 'avatar' && /^\.{1,2}\//.test(value))) continue;
    const place = { minWidth, shape };
    uses.push({ entry, line: entry.lineOf(path), field: field.name, written: value, place, alts: altsIn(entry) });
  }
  if (body)
    visit(body.html, 'element', (node) => {
      const { src, alt } = node.properties;
      if (node.tagName !== 'img' || /^<img/i.test(body.sourceOf(node))) return;
      const line = body.lineOf(node);
      const alts = [{ text: String(alt ?? ''), line, field: undefined }];
      const written = decodedPath(String(src ?? ''));
      uses.push({ entry, line, field: undefined, written, place: { minWidth: 0 }, alts });
    });
  return uses;
}

/** Where a written image lies within the content folder, or why it can lie nowhere. */
export function place({ written, entry }: ImageUse): { file: string } | { fault: string } {
  if (/^[a-z]:/i.test(written))
    return { fault: `"${written}" lies on your computer. Copy the image into this folder and write ./ and its name.` };
  if (/^[a-z]+:|^\/\//i.test(written)) {
    return { fault: `"${written}" lies on another site. Save the image in this folder and write ./its-name.webp.` };
  }
  if (!/^\.\.?\//.test(written)) {
    return {
      fault: `"${written}" does not begin with ./ . Write ./${written.replace(/^.*[/\\]/, '')}, and put the image in this folder.`,
    };
  }
  const steps = entry.folder.split('/');
  for (const step of written.split('/').filter((name) => name !== '' && name !== '.')) {
    if (step !== '..') steps.push(step);
    else if (steps.pop() === undefined)
      return { fault: `"${written}" lies outside the content folder. Copy the image into this folder.` };
  }
  return { file: steps.join('/') };
}

/** Why there is no image where an entry has one, and which is probably meant. */
export function absent(use: ImageUse, file: string, files: readonly string[]): string {
  const other = files.find((name) => name.toLowerCase() === file.toLowerCase());
  const folder = folderOf(file);
  if (other) {
    return `the file is called ${other.slice(folder.length + 1)}, not ${use.written.replace(/^\.\//, '')}. Capital and small letters count.`;
  }
  const beside = files.filter((name) => folderOf(name) === folder).map((name) => `./${name.slice(folder.length + 1)}`);
  const near = didYouMean(use.written, beside) || (beside.length > 0 ? ` There is ${beside.join(', ')}.` : '');
  return `there is no image ${use.written} in ${LABEL}/${folder}.${near || ' Put it there.'}`;
}
