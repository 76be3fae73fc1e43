import { allCollections, CONTENT_ROOT, type CollectionInfo, type Content } from '../content.ts';
import { isImage } from '../images.ts';
import { type Fault, fault, type Issue, issuesAt } from '../issue.ts';

/** Images that cameras and programs save, and browsers do not show; and videos. */
const NOT_SHOWN = /\.(heic|heif|tiff?|bmp|gif|psd|ai|raw|jfif|jpe|mov|mp4|m4v|3gp|avi|webm|mkv)$/i;

/** The editors' guide. */
const GUIDES: readonly string[] = ['README.md', 'FIELDS.md'];

/** What the files of a collection are called. */
function filePattern({ layout, folder }: CollectionInfo): string[] {
  if (layout === 'single')
    return allCollections.filter((one) => one.folder === folder).map(({ file }) => `${CONTENT_ROOT}/${folder}/${file}`);
  return [`${CONTENT_ROOT}/${folder}/some-name${layout === 'folders' ? '/index.md' : '.md'}`];
}

/** Letters of any script, with the joiners of Malayalam. */
const LETTERS = /^(?:[\p{L}\p{M}\p{N}._-]|\u200c|\u200d)+$/u;
/** In bytes, as file systems count; an image gets a longer name when the site is built. */
const LONGEST_NAME = 100;

/** Names that not every computer can keep. */
function nameFaults(names: readonly string[]): Issue[] {
  const first = new Map<string, string>();
  return names.flatMap((name): Issue[] => {
    const file = `${CONTENT_ROOT}/${name}`;
    const other = first.get(name.normalize().toLowerCase());
    first.set(name.normalize().toLowerCase(), name);
    if (other) return [{ file, ...fault('nameTwice', { other }) }];
    return name.split('/').flatMap((step): Issue[] => {
      const isLong = new TextEncoder().encode(step).length > LONGEST_NAME;
      // Names of Windows' devices, and letters whose accents are stored apart.
      const isOdd = /^(?:con|aux|nul|prn|com\d|lpt\d)(?:\.|$)/i.test(step) || step !== step.normalize();
      return isLong || isOdd ? [{ file, ...fault('badName') }] : [];
    });
  });
}

/** What is wrong with a file that is no entry. */
function strayFault(file: string): Fault | undefined {
  const name = file.slice(file.lastIndexOf('/') + 1);
  if (isImage(file)) return LETTERS.test(name) && !name.startsWith('.') ? undefined : fault('badName');
  if (GUIDES.includes(file)) return undefined;
  if (NOT_SHOWN.test(file)) return fault('imageOfNoKind', { name });
  const owner = allCollections.find(({ folder }) => file.startsWith(`${folder}/`));
  return fault('strayFile', { like: owner ? filePattern(owner) : [] });
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
    ...content.others.flatMap((file) => issuesAt({ file: `${CONTENT_ROOT}/${file}` }, strayFault(file))),
    ...allCollections.flatMap((collection) => emptyCollection(collection, content)),
    ...nameFaults(content.files.names),
    ...content.entries
      .filter(({ id }) => !LETTERS.test(id) || /^[._-]/.test(id))
      .map(({ file }) => ({ file, ...fault('badName') })),
  ];
}
