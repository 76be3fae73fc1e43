import path from 'node:path';
import type { BodyOf } from '../bodies.ts';
import type { Issue } from '../issues.ts';
import { PICTURE, pictureFault } from '../picture-files.ts';
import { absent, place, usesIn } from '../picture-uses.ts';
import { type Content, declared, LABEL } from '../read.ts';
import { altFaults, describedOnly } from './alternatives.ts';

/** Mistakes with pictures, and pictures that nobody uses, which is no mistake. */
async function lookAtPictures(content: Content, bodyOf: BodyOf): Promise<{ mistakes: Issue[]; unused: Issue[] }> {
  const used = new Set(
    content.guides.flatMap(({ text }) => [...text.matchAll(/!\[[^\]]*\]\((?:\.\/)?([^)\s]+)/g)].map((m) => m[1] ?? '')),
  );
  const uses = content.entries.flatMap((entry) => usesIn(entry, bodyOf(entry)));
  const using = new Set(uses.map(({ entry }) => entry));
  // Where an entry is broken, or names a picture wrongly, the picture beside it is probably meant.
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
      if ('fault' in at || !content.others.includes(at.file)) {
        if (use.entry.collection.layout === 'folders') unsure.add(use.entry.folder);
        else used.add(path.posix.join(use.entry.folder, use.written.replace(/^.*[/\\]/, '')));
        return [issue('fault' in at ? at.fault : absent(use, at.file, content.others))];
      }
      used.add(at.file);
      const fault = await pictureFault(content.root, at.file, use.place);
      return [...(fault ? [issue(fault)] : []), ...altFaults(use)];
    }),
  );
  const known = new Set(content.entries.map(({ folder }) => folder));
  const lostIndex = (file: string) =>
    declared.some(
      ({ layout, folder }) => layout === 'folders' && path.posix.dirname(path.posix.dirname(file)) === folder,
    ) && !known.has(path.posix.dirname(file));
  const idle = content.others.filter(
    (file) => PICTURE.test(file) && !used.has(file) && !unsure.has(path.posix.dirname(file)),
  );
  const lost = idle.filter(lostIndex).map((file) => ({
    file: `${LABEL}/${file}`,
    text: 'There is no index.md beside this picture. Put it back, or delete the folder.',
  }));
  const unused = idle
    .filter((file) => !lostIndex(file))
    .map((file) => ({
      file: `${LABEL}/${file}`,
      text: 'Nobody uses this picture. Delete it, or name it in the index.md beside it.',
    }));
  return { mistakes: [...found.flat(), ...described, ...lost], unused };
}

/** Pictures that are missing, too small or without their entry, and alternative texts that say nothing. */
export const pictureRule = async (content: Content, bodyOf: BodyOf): Promise<Issue[]> =>
  (await lookAtPictures(content, bodyOf)).mistakes;

/** Pictures that no entry names. */
export const unusedPictures = async (content: Content, bodyOf: BodyOf): Promise<Issue[]> =>
  (await lookAtPictures(content, bodyOf)).unused;
