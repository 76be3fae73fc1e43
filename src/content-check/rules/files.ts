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

function strayFile(file: string): Issue | undefined {
  const path = `${LABEL}/${file}`;
  if (isImage(file)) return undefined;
  const owner = ownerOf(file);
  const top = file.split('/')[0] ?? '';
  if (!owner) {
    if (!file.includes('/')) {
      return GUIDES.includes(file)
        ? undefined
        : { file: path, text: 'The site does not read this file. Move it into one of the folders, or delete it.' };
    }
    const known = [...new Set(declared.map(({ folder }) => folder))];
    return { file: path, text: `The site does not read the folder "${top}".${didYouMean(top, known)}` };
  }
  if (IMAGE_ELSEWHERE.test(file)) {
    return { file: path, text: 'Browsers cannot show this kind of image. Save it as JPEG, WebP or SVG.' };
  }
  if (/\/\.mdx?$/i.test(file))
    return {
      file: path,
      text: 'This file has lost its name, and the site does not read it. Give it one, for example anitha.md.',
    };
  if (owner.layout === 'folders' && nested(file, owner)) {
    const [name, inner] = [path.split('/').at(-1), file.split('/').at(-2)];
    const text = `The site does not read ${name} in a folder within a folder. Move the folder "${inner}" to ${LABEL}/${owner.folder}/${inner}, or delete it.`;
    return { file: path, text };
  }
  if (owner.layout === 'folders' && /\/index\.(md|markdown|txt|md\.txt)$/i.test(file))
    return { file: path, text: 'The site does not read this file. Rename it to index.md, in small letters.' };
  return { file: path, text: `The site does not read this file. ${whereItBelongs(owner)} Rename it, or delete it.` };
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
  if (/^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}._-]*$/u.test(id)) return [];
  return [
    { file, text: `The name "${id}" has spaces or symbols in it. Rename it with letters, digits and hyphens only.` },
  ];
}

/** Image names with symbols that mean something in URLs. */
function badImageName(file: string): Issue[] {
  const name = file.slice(file.lastIndexOf('/') + 1);
  if (!isImage(name) || /^[\p{L}\p{M}\p{N}._-]+$/u.test(name)) return [];
  return [
    {
      file: `${LABEL}/${file}`,
      text: 'The name has spaces or symbols in it. Rename the image with letters, digits and hyphens only.',
    },
  ];
}

/** Files and folders that the site would not read, and collections with nothing in them. */
export function fileRule(content: Content): Issue[] {
  return [
    ...content.others.flatMap((file) => strayFile(file) ?? []),
    ...declared.flatMap((collection) => emptyCollection(collection, content)),
    ...content.entries.flatMap(badName),
    ...content.others.flatMap(badImageName),
  ];
}
