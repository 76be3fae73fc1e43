import { allCollections, CONTENT_ROOT, type CollectionInfo, type Content, isImage } from '../content.ts';
import { type Fault, fault, type Issue } from '../issue.ts';
import { nearest } from '../nearest.ts';

const IMAGE_ELSEWHERE = /\.(heic|heif|jfif|tiff?|bmp|gif|psd|ai|raw)$/i;

/** The editors' guide. */
const GUIDES: readonly string[] = ['README.md', 'FIELDS.md'];

/** What the files of a collection are called. */
function filePattern({ layout, folder }: CollectionInfo): string[] {
  if (layout === 'single')
    return allCollections.filter((one) => one.folder === folder).map(({ file }) => `${CONTENT_ROOT}/${folder}/${file}`);
  return [`${CONTENT_ROOT}/${folder}/some-name${layout === 'folders' ? '/index.md' : '.md'}`];
}

/** What is wrong with a file that is no entry. */
function strayFault(file: string): Fault | undefined {
  if (isImage(file)) {
    const name = file.slice(file.lastIndexOf('/') + 1);
    return /^[\p{L}\p{M}\p{N}._-]+$/u.test(name) ? undefined : fault('badImageName');
  }
  const [top = '', ...rest] = file.split('/');
  if (rest.length === 0) return GUIDES.includes(file) ? undefined : fault('strayFile');
  const owner = allCollections.find(({ folder }) => folder === top);
  if (!owner)
    return fault('strayFolder', {
      value: top,
      meant: nearest(
        top,
        allCollections.map(({ folder }) => folder),
      ),
    });
  if (IMAGE_ELSEWHERE.test(file)) return fault('imageForNoBrowser');
  if (/\/\.mdx?$/i.test(file)) return fault('namelessFile');
  if (owner.layout === 'folders') {
    const [inner = '', name = ''] = rest.slice(-2);
    if (rest.length > 2) return fault('nestedFile', { name, inner, folder: `${CONTENT_ROOT}/${top}` });
    if (/^index\.(md|markdown|txt|md\.txt)$/i.test(name)) return fault('indexMisspelt');
  }
  return fault('misplacedFile', { like: filePattern(owner) });
}

function emptyCollection(collection: CollectionInfo, { entries }: Content): Issue[] {
  if (collection.mayBeEmpty || entries.some((entry) => entry.collection === collection)) return [];
  const folder = `${CONTENT_ROOT}/${collection.folder}`;
  if (collection.layout === 'single') return [{ file: `${folder}/${collection.file}`, ...fault('fileMissing') }];
  return [{ file: `${folder}/`, ...fault('emptyCollection', { singular: collection.singular }) }];
}

/** Files and folders that the site would not read, and collections with nothing in them. */
export function fileRule(content: Content): Issue[] {
  return [
    ...content.others.flatMap((file) => {
      const wrong = strayFault(file);
      return wrong ? [{ file: `${CONTENT_ROOT}/${file}`, ...wrong }] : [];
    }),
    ...allCollections.flatMap((collection) => emptyCollection(collection, content)),
    ...content.entries
      .filter(({ id }) => !/^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}._-]*$/u.test(id))
      .map(({ file, id }) => ({ file, ...fault('badEntryName', { id }) })),
  ];
}
