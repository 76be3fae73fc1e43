import { allCollections, CONTENT_ROOT, type CollectionInfo, type Content, filePattern } from '../content.ts';
import { isImage } from '../images.ts';
import { type Fault, fault, type Issue, issuesAt } from '../issue.ts';

/** Images that cameras and programs save, and browsers do not show; videos and documents. */
const NOT_SHOWN = /\.(heic|heif|pdf|tiff?|bmp|gif|psd|ai|raw|jfif|jpe|mov|mp4|m4v|3gp|avi|webm|mkv)$/i;

/** The editors' guide. */
const GUIDES: readonly string[] = ['README.md', 'FIELDS.md'];

/** Letters of any script, with the joiners of Malayalam; Windows keeps no `con` and no dot at the end. */
const LETTERS = /^(?!(?:con|prn|aux|nul)(?:\.|$))[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}._-]|\u200c|\u200d)*(?<!\.)$/iu;
/** In bytes, as file systems count; an image gets a longer name when the site is built. */
const LONGEST_NAME = 100;

/** Whether every computer can keep a name. One of which the accents are stored apart is another one on some. */
const isKept = (name: string): boolean =>
  LETTERS.test(name) && name === name.normalize() && new TextEncoder().encode(name).length <= LONGEST_NAME;

/** Names of entries and images that not every computer can keep, alone or beside one that differs in capitals. */
function nameFaults(names: readonly string[]): Issue[] {
  const first = new Map<string, string>();
  return names.flatMap((name): Issue[] => {
    const file = `${CONTENT_ROOT}/${name}`;
    const other = first.get(name.normalize().toLowerCase());
    first.set(name.normalize().toLowerCase(), name);
    const isRead = isImage(name) || /\.mdx?$/.test(name);
    return other || (isRead && !name.split('/').every(isKept)) ? [{ file, ...fault('badName', { other }) }] : [];
  });
}

/** What is wrong with a file that is no entry. */
function strayFault(file: string): Fault | undefined {
  const name = file.slice(file.lastIndexOf('/') + 1);
  if (isImage(file) || GUIDES.includes(file)) return undefined;
  if (NOT_SHOWN.test(file)) return fault('imageUnreadable', { name });
  const owners = allCollections.filter(({ folder }) => file.startsWith(`${folder}/`));
  return fault('strayFile', { like: owners.map(filePattern) });
}

function emptyCollection(collection: CollectionInfo, { entries }: Content): Issue[] {
  if (collection.mayBeEmpty || entries.some((entry) => entry.collection === collection)) return [];
  if (collection.layout === 'single') return [{ file: filePattern(collection), ...fault('fileMissing') }];
  const { folder, singular } = collection;
  return [{ file: `${CONTENT_ROOT}/${folder}/`, ...fault('emptyCollection', { singular }) }];
}

/** Files and folders that the site would not read, and collections with nothing in them. */
export function fileRule(content: Content): Issue[] {
  return [
    ...content.others.flatMap((file) => issuesAt({ file: `${CONTENT_ROOT}/${file}` }, strayFault(file))),
    ...allCollections.flatMap((collection) => emptyCollection(collection, content)),
    ...nameFaults(content.files.names),
  ];
}
