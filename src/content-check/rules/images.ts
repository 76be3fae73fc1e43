/** The images that entries name, and those of them that are not there. */
import { visit } from 'unist-util-visit';
import { decodedPath } from '../../lib/site/url.ts';
import { type Content, type Entry, entryIssue, fieldIssue, textsOf } from '../content.ts';
import { isImage } from '../images.ts';
import { type Issue, quoted, type Severity } from '../issue.ts';
import type { BodyOf } from '../markdown.ts';

export interface ImageUse {
  /** Its file within the content folder; undefined when it is not there. */
  readonly file: string | undefined;
  /** In pixels. */
  readonly minWidth: number;
  /** An issue about it, where the entry names it. */
  issue(text: string, severity?: Severity): Issue;
}

/** Where a named image lies within the content folder; nothing for one that is not beside its entry. */
function fileOf(written: string, { folder }: Entry): string | undefined {
  if (!/^\.\.?\//.test(written)) return undefined;
  const url = new URL(written.replace(/[%?#]/g, encodeURIComponent), `file:///${folder}/`);
  return decodedPath(url.pathname).slice(1);
}

/** Every image that an entry names, in its fields and in its text. */
export function imageUses({ files, entries, others }: Content, bodyOf: BodyOf): (ImageUse & { written: string })[] {
  const known = new Set(others);
  return entries.flatMap((entry) => {
    const file = (written: string) => {
      const found = fileOf(written, entry);
      return found && (files.partial || known.has(found)) && isImage(found) ? found : undefined;
    };
    const uses = textsOf(entry).flatMap(({ text: written, field: { node }, path }) => {
      const isFile = node.kind === 'image' || (node.kind === 'avatar' && /^\.{1,2}\//.test(written));
      if (!isFile || written.trim() === '') return [];
      const issue = (text: string, severity?: Severity) => fieldIssue(entry, path, text, severity);
      return [{ written, file: file(written), minWidth: node.minWidth ?? 0, issue }];
    });
    const body = bodyOf(entry);
    if (body)
      visit(body.tree, 'image', (node) => {
        const written = decodedPath(node.url);
        const issue = (text: string, severity?: Severity) => entryIssue(entry, body.lineOf(node), text, severity);
        uses.push({ written, file: file(written), minWidth: 0, issue });
      });
    return uses;
  });
}

/** Images that are not there. */
export const imageRule = (content: Content, bodyOf: BodyOf): Issue[] =>
  imageUses(content, bodyOf).flatMap(({ written, file, issue }) => {
    if (file) return [];
    return issue(
      `There is no image ${quoted(written)} beside this entry. Choose one, or write ./ and the name of a JPEG, PNG, WebP or SVG file.`,
    );
  });
