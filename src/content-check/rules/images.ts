import type { BodyOf } from '../bodies.ts';
import { type Content, declared, folderOf, isImage, isRaster, LABEL } from '../content.ts';
import { absent, place, usesIn } from '../image-uses.ts';
import type { Issue } from '../issues.ts';
import { altFaults, describedOnly } from './alternatives.ts';

/** Issues with images, and images that nobody uses, which is no issue. */
async function lookAtImages(content: Content, bodyOf: BodyOf): Promise<{ issues: Issue[]; unused: Issue[] }> {
  const used = new Set(
    content.guides.flatMap(({ text }) => [...text.matchAll(/!\[[^\]]*\]\((?:\.\/)?([^)\s]+)/g)].map((m) => m[1] ?? '')),
  );
  const uses = content.entries.flatMap((entry) => usesIn(entry, bodyOf(entry)));
  const using = new Set(uses.map(({ entry }) => entry));
  // Where an entry is broken, or names an image wrongly, the image beside it is probably meant.
  const unsure = new Set(
    content.entries
      .filter((entry) => !entry.data || (entry.collection.layout === 'folders' && !using.has(entry)))
      .map(({ folder }) => folder),
  );
  const described = content.entries.flatMap((entry) => describedOnly(entry).flatMap(altFaults));
  const found = await Promise.all(
    uses.map(async (use): Promise<Issue[]> => {
      const at = place(use);
      const issue = (text: string): Issue => ({ file: use.entry.file, line: use.line, field: use.field, text });
      if (!('fault' in at) && !content.files.images) return altFaults(use);
      if ('fault' in at || !content.others.includes(at.file)) {
        if (use.entry.collection.layout === 'folders') unsure.add(use.entry.folder);
        else used.add(`${use.entry.folder}/${use.written.replace(/^.*[/\\]/, '')}`);
        return [issue('fault' in at ? at.fault : absent(use, at.file, content.others))];
      }
      used.add(at.file);
      const fault = await content.files.images?.placeFault(at.file, use.place);
      return [...(fault ? [issue(fault)] : []), ...altFaults(use)];
    }),
  );
  const known = new Set(content.entries.map(({ folder }) => folder));
  const lostIndex = (file: string) =>
    declared.some(({ layout, folder }) => layout === 'folders' && folderOf(folderOf(file)) === folder) &&
    !known.has(folderOf(file));
  const idle = content.others.filter((file) => isImage(file) && !used.has(file) && !unsure.has(folderOf(file)));
  const lost = idle.filter(lostIndex).map((file) => ({
    file: `${LABEL}/${file}`,
    text: 'There is no index.md beside this image. Put it back, or delete the folder.',
  }));
  const unused = idle
    .filter((file) => !lostIndex(file))
    .map((file) => ({
      file: `${LABEL}/${file}`,
      text: 'Nobody uses this image. Delete it, or name it in the index.md beside it.',
    }));
  return { issues: [...found.flat(), ...described, ...lost], unused };
}

/** What is wrong with raster images wherever they are used. */
async function originalIssues({ files: { images }, others }: Content): Promise<Issue[]> {
  const issues = others.filter(isRaster).map(async (file): Promise<Issue[]> => {
    const faults = (await images?.originalFaults(file)) ?? [];
    return faults.map((text) => ({ file: `${LABEL}/${file}`, text }));
  });
  return (await Promise.all(issues)).flat();
}

/** Images that are missing, too small or without their entry, and alternative texts that say nothing. */
export const imageRule = async (content: Content, bodyOf: BodyOf): Promise<Issue[]> => [
  ...(await lookAtImages(content, bodyOf)).issues,
  ...(await originalIssues(content)),
];

/** Images that no entry names. */
export const unusedImages = async (content: Content, bodyOf: BodyOf): Promise<Issue[]> =>
  (await lookAtImages(content, bodyOf)).unused;
