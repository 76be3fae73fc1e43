import path from 'node:path';
import { picturesOf, type TextOf } from '../bodies.ts';
import type { Issue } from '../issues.ts';
import { PICTURE, pictureFault } from '../picture-files.ts';
import { absent, place, usesIn } from '../picture-uses.ts';
import { type Content, declared, LABEL } from '../read.ts';
import { altFaults, describedOnly } from './alternatives.ts';

/** Pictures that are missing, too small or unused, and alternative texts that say nothing. */
export async function pictureRule(content: Content, textOf: TextOf): Promise<Issue[]> {
  const used = new Set(
    content.guides.flatMap(({ text }) => [...text.matchAll(/!\[[^\]]*\]\((?:\.\/)?([^)\s]+)/g)].map((m) => m[1] ?? '')),
  );
  const uses = content.entries.flatMap((entry) => usesIn(entry, picturesOf(textOf(entry))));
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
  const unused = content.others
    .filter((file) => PICTURE.test(file) && !used.has(file) && !unsure.has(path.posix.dirname(file)))
    .map((file) => ({
      file: `${LABEL}/${file}`,
      text: lostIndex(file)
        ? 'There is no index.md beside this picture. Put it back, or delete the folder.'
        : 'Nobody uses this picture. Delete it, or name it in the index.md beside it.',
    }));
  return [...found.flat(), ...described, ...unused];
}
