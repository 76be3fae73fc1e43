import { type Content, type Declared, declared, isImage, LABEL } from '../content.ts';
import type { Issue } from '../issues.ts';
import { didYouMean } from '../suggestions.ts';

const IMAGE_ELSEWHERE = /\.(heic|heif|jfif|tiff?|bmp|gif|psd|ai|raw)$/i;

const ownerOf = (file: string) => declared.find(({ folder }) => file.startsWith(`${folder}/`));

function whereItBelongs({ layout, folder }: Declared): string {
  if (layout === 'single') {
    const files = declared.filter((one) => one.folder === folder).map(({ file }) => file);
    return files.length === 1
      ? `The one file here is ${LABEL}/${folder}/${files[0]}.`
      : `The files here are ${files.join(', ')}.`;
  }
  const place = layout === 'folders' ? `${folder}/some-name/index.md` : `${folder}/some-name.md`;
  return `Entries here are named like ${LABEL}/${place}.`;
}

/** Whether a file lies deeper than the folder of an entry. */
const nested = (file: string, { folder }: Declared) => file.slice(folder.length + 1).split('/').length > 2;

/** The editors' guide. */
const GUIDES: readonly string[] = ['README.md', 'FIELDS.md'];

/** What is wrong with a file that is no entry, in words. */
function strayFault(file: string): string | undefined {
  if (isImage(file)) return undefined;
  const owner = ownerOf(file);
  const [top = ''] = file.split('/');
  if (!owner && !file.includes('/'))
    return GUIDES.includes(file)
      ? undefined
      : 'The site does not read this file. Move it into one of the folders, or delete it.';
  if (!owner) {
    const known = [...new Set(declared.map(({ folder }) => folder))];
    return `The site does not read the folder "${top}".${didYouMean(top, known)}`;
  }
  if (IMAGE_ELSEWHERE.test(file)) return 'Browsers cannot show this kind of image. Save it as JPEG, WebP or SVG.';
  if (/\/\.mdx?$/i.test(file))
    return 'This file has lost its name, and the site does not read it. Give it one, for example anitha.md.';
  if (owner.layout === 'folders' && nested(file, owner)) {
    const [name, inner] = [file.split('/').at(-1), file.split('/').at(-2)];
    return `The site does not read ${name} in a folder within a folder. Move the folder "${inner}" to ${LABEL}/${owner.folder}/${inner}, or delete it.`;
  }
  if (owner.layout === 'folders' && /\/index\.(md|markdown|txt|md\.txt)$/i.test(file))
    return 'The site does not read this file. Rename it to index.md, in small letters.';
  return `The site does not read this file. ${whereItBelongs(owner)} Rename it, or delete it.`;
}

function emptyCollection(collection: Declared, { entries }: Content): Issue[] {
  if (entries.some((entry) => entry.collection === collection)) return [];
  const folder = `${LABEL}/${collection.folder}`;
  if (collection.layout === 'single') {
    return [
      { file: `${folder}/${collection.file}`, text: 'This file is missing, and the site needs it. Put it back.' },
    ];
  }
  if (collection.mayBeEmpty) return [];
  const text = `There is no ${collection.singular.toLowerCase()} here. Put one back; with "draft: true" it stays off the site.`;
  return [{ file: `${folder}/`, text }];
}

function badName({ file, id }: Content['entries'][number]): Issue[] {
  const text = `The name "${id}" has spaces or symbols in it. Rename it with letters, digits and hyphens only.`;
  return /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}._-]*$/u.test(id) ? [] : [{ file, text }];
}

/** Image names with symbols that mean something in URLs. */
function imageNameFault(file: string): string | undefined {
  const name = file.slice(file.lastIndexOf('/') + 1);
  return !isImage(name) || /^[\p{L}\p{M}\p{N}._-]+$/u.test(name)
    ? undefined
    : 'The name has spaces or symbols in it. Rename the image with letters, digits and hyphens only.';
}

/** Files and folders that the site would not read, and collections with nothing in them. */
export function fileRule(content: Content): Issue[] {
  return [
    ...content.others.flatMap((file) =>
      [strayFault(file), imageNameFault(file)].flatMap((text) => (text ? [{ file: `${LABEL}/${file}`, text }] : [])),
    ),
    ...declared.flatMap((collection) => emptyCollection(collection, content)),
    ...content.entries.flatMap(badName),
  ];
}
