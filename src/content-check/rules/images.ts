import { allCollections, CONTENT_ROOT, type Content, folderOf, isImage, isRaster } from '../content.ts';
import { absent, resolveImage, usesIn } from '../images.ts';
import { fault, type Issue } from '../issue.ts';
import type { BodyOf } from '../markdown.ts';
import { altIssues, altsWithoutImage } from './alts.ts';

/** The images of the content by what becomes of them, and what is wrong with those that entries name. */
interface Looked {
  readonly issues: Issue[];
  /** Images that no entry names. */
  readonly unused: string[];
  /** The same in a folder that has lost its entry. */
  readonly orphaned: string[];
}

async function lookAtImages({ files, entries, others, guides }: Content, bodyOf: BodyOf): Promise<Looked> {
  const used = new Set(
    guides.flatMap(({ text }) => [...text.matchAll(/!\[[^\]]*\]\((?:\.\/)?([^)\s]+)/g)].map((match) => match[1] ?? '')),
  );
  const uses = entries.flatMap((entry) => usesIn(entry, bodyOf(entry)));
  const using = new Set(uses.map(({ entry }) => entry));
  // Where an entry is broken, or names an image wrongly, the image beside it is probably meant.
  const ambiguousFolders = new Set(
    entries
      .filter((entry) => !entry.data || (entry.collection.layout === 'folders' && !using.has(entry)))
      .map(({ folder }) => folder),
  );
  const found = await Promise.all(
    uses.map(async (use): Promise<Issue[]> => {
      const at = resolveImage(use);
      if (typeof at === 'string' && !files.images) return altIssues(use.alts, use.written);
      if (typeof at !== 'string' || !others.includes(at)) {
        if (use.entry.collection.layout === 'folders') ambiguousFolders.add(use.entry.folder);
        else used.add(`${use.entry.folder}/${use.written.replace(/^.*[/\\]/, '')}`);
        return [{ ...use.location, ...(typeof at === 'string' ? absent(use, at, others) : at) }];
      }
      used.add(at);
      const wrong = await files.images?.frameFault(at, use.frame);
      return [...(wrong ? [{ ...use.location, ...wrong }] : []), ...altIssues(use.alts, use.written)];
    }),
  );
  const known = new Set(entries.map(({ folder }) => folder));
  const isOrphaned = (file: string) =>
    allCollections.some(({ layout, folder }) => layout === 'folders' && folderOf(folderOf(file)) === folder) &&
    !known.has(folderOf(file));
  const idle = others.filter((file) => isImage(file) && !used.has(file) && !ambiguousFolders.has(folderOf(file)));
  return {
    issues: [...found.flat(), ...entries.flatMap((entry) => altIssues(altsWithoutImage(entry), ''))],
    unused: idle.filter((file) => !isOrphaned(file)),
    orphaned: idle.filter(isOrphaned),
  };
}

/** What is wrong with photos wherever they are used. */
async function photoIssues({ files: { images }, others }: Content): Promise<Issue[]> {
  const issues = others.filter(isRaster).map(async (name): Promise<Issue[]> => {
    const faults = (await images?.photoFaults(name)) ?? [];
    return faults.map((wrong) => ({ file: `${CONTENT_ROOT}/${name}`, ...wrong }));
  });
  return (await Promise.all(issues)).flat();
}

/** Images that are missing, too small or without their entry, and alternative texts that say nothing. */
export async function imageRule(content: Content, bodyOf: BodyOf): Promise<Issue[]> {
  const { issues, orphaned } = await lookAtImages(content, bodyOf);
  const withoutEntry = orphaned.map((name) => ({ file: `${CONTENT_ROOT}/${name}`, ...fault('imageWithoutEntry') }));
  return [...issues, ...withoutEntry, ...(await photoIssues(content))];
}

/** Images that no entry names, within the content folder. */
export const unusedImages = async (content: Content, bodyOf: BodyOf): Promise<string[]> =>
  (await lookAtImages(content, bodyOf)).unused;
