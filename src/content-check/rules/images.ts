import { visit } from 'unist-util-visit';
import { decodedPath } from '../../lib/site/url.ts';
import { isPrinted } from '../../print/printable.ts';
import { allCollections, CONTENT_ROOT, type Content, type Entry, folderOf, locationOf, textsOf } from '../content.ts';
import { type Frame, isImage, isRaster } from '../images.ts';
import { type Fault, fault, type Issue, issuesAt, type Location } from '../issue.ts';
import type { Body, BodyOf } from '../markdown.ts';
import { NOTHING } from './texts.ts';

interface ImageUse {
  readonly entry: Entry;
  readonly location: Location;
  readonly written: string;
  readonly frame: Frame;
}

/** What telephones, cameras and programs call their images. */
const CAMERA =
  /^(?:(?:whatsapp image|chatgpt image|fb_img|img|dsc[fn]?|pxl|snapchat|image|photo|picture|screenshot|alt text(?: here)?|untitled(?: design)?)[\s\d_.:-]*(?:at[\s\d.:_-]*(?:am|pm)?)?(?:wa\d+)?\s*(?:copy)?\s*(?:\(\d+\))?|(?:chatgpt image|gemini_generated_image)[\s_].*|[a-z]?\d[\d_-]{5,})$/i;

const baseName = (file: string) => file.slice(file.lastIndexOf('/') + 1);
const letters = (text: string) => text.toLowerCase().replace(/^(?:image|photo|picture) of|[^\p{L}\p{N}]/gu, '');

/** What is wrong with a description of some images (WCAG 1.1.1). */
function altFault(text: string, images: readonly string[]): Fault | undefined {
  const saysNothing =
    letters(text) === '' ||
    NOTHING.test(text) ||
    /\.(svg|jpe?g|png|webp|avif|gif|hei[cf]|tiff?|bmp|psd)$/i.test(text) ||
    CAMERA.test(text) ||
    images.some((image) => letters(text) === letters(baseName(image).replace(/\.\w+$/, '')));
  return saysNothing ? fault('altSaysNothing', { text }) : undefined;
}

function imagesOf(entry: Entry, body: Body | undefined): { uses: ImageUse[]; alts: Issue[] } {
  const values = textsOf(entry).filter(({ text }) => text.trim() !== '');
  const uses: ImageUse[] = values
    .filter(({ text, field: { node } }) => node.kind === 'image' || (node.kind === 'avatar' && /^\.{1,2}\//.test(text)))
    .map(({ text: written, field: { node }, path }) => ({
      ...{ entry, written, location: locationOf(entry, path) },
      frame: { minWidth: node.minWidth ?? 0, shape: node.shape },
    }));
  const named = uses.map(({ written }) => written);
  const alts = values.flatMap(({ text, field: { node }, path }) => {
    const isLong = text.trim().length >= (node.minLength ?? 0);
    return node.kind === 'alt' && isLong ? issuesAt(locationOf(entry, path), altFault(text.trim(), named)) : [];
  });
  // In a printed text an image is refused, wherever it lies.
  if (body && !isPrinted(entry.collection, 'body'))
    visit(body.tree, 'image', (node) => {
      const location = { file: entry.file, line: body.lineOf(node) };
      const [alt, written] = [node.alt?.trim(), decodedPath(node.url)];
      uses.push({ entry, location, written, frame: { minWidth: 0 } });
      const wrong = alt ? altFault(alt, [written]) : fault('imageWithoutWords', { name: baseName(written) });
      alts.push(...issuesAt(location, wrong));
    });
  return { uses, alts };
}

/** Where a written image lies within the content folder; nothing for one that is not beside its entry. */
const resolveImage = ({ written, entry }: ImageUse): string | undefined =>
  /^\.\.?\//.test(written)
    ? decodedPath(new URL(written.replace(/[%?#]/g, encodeURIComponent), `file:///${entry.folder}/`).pathname).slice(1)
    : undefined;

/** Why there is no image where an entry has one. */
function absent({ written: value, entry }: ImageUse, files: readonly string[]): Fault {
  if (/^data:/i.test(value)) return fault('imagePasted');
  const beside = files.filter((name) => isImage(name) && folderOf(name) === entry.folder);
  return fault('imageAbsent', { value, beside: beside.map((name) => `./${baseName(name)}`) });
}

/** The images of the content by what becomes of them, and what is wrong with how entries name them. */
function sortImages({ files, entries, others }: Content, bodyOf: BodyOf) {
  const found: (ImageUse & { readonly file: string })[] = [];
  const issues: Issue[] = [];
  // Where an entry is broken, or names an image wrongly, the image beside it is probably meant.
  const ambiguousFolders = new Set<string>();
  for (const entry of entries) {
    const { uses, alts } = imagesOf(entry, bodyOf(entry));
    issues.push(...alts);
    const isOwn = entry.collection.layout === 'folders';
    if (!entry.data || (isOwn && uses.length === 0)) ambiguousFolders.add(entry.folder);
    for (const use of uses) {
      const file = resolveImage(use);
      if (file && (!files.images || others.includes(file))) found.push({ ...use, file });
      else {
        ambiguousFolders.add(entry.folder);
        issues.push({ ...use.location, ...absent(use, others) });
      }
    }
  }
  const used = new Set(found.map(({ file }) => file));
  const known = new Set(entries.map(({ folder }) => folder));
  const isOrphaned = (file: string) =>
    allCollections.some(({ layout, folder }) => layout === 'folders' && folderOf(folderOf(file)) === folder) &&
    !known.has(folderOf(file));
  const idle = others.filter(
    // Beside the folders lie those of the editors' guide.
    (file) => isImage(file) && file.includes('/') && !used.has(file) && !ambiguousFolders.has(folderOf(file)),
  );
  return { found, issues, unused: idle.filter((file) => !isOrphaned(file)), orphaned: idle.filter(isOrphaned) };
}

/** Images that are missing, unfit or without their entry, and descriptions that say nothing. */
export async function imageRule(content: Content, bodyOf: BodyOf): Promise<Issue[]> {
  const { images } = content.files;
  const { found, issues, orphaned } = sortImages(content, bodyOf);
  const looked = await Promise.all([
    ...found.map(async ({ location, file, frame }) => issuesAt(location, await images?.frameFault(file, frame))),
    ...content.others
      .filter(isRaster)
      .map(async (name) => issuesAt({ file: `${CONTENT_ROOT}/${name}` }, await images?.photoFault(name))),
  ]);
  const withoutEntry = orphaned.map((name) => ({ file: `${CONTENT_ROOT}/${name}`, ...fault('imageWithoutEntry') }));
  return [...issues, ...withoutEntry, ...looked.flat()];
}

/** Images that no entry names, within the content folder. */
export const unusedImages = (content: Content, bodyOf: BodyOf): string[] => sortImages(content, bodyOf).unused;
