/** Finds the images that entries use, and reports missing ones. */
import { visit } from 'unist-util-visit';
import { decodedPath } from '../../lib/site/url.ts';
import { type Content, type Entry, entryIssue, fieldIssue, textsOf } from '../content.ts';
import { isImage } from '../images.ts';
import { type Issue, quote, type Severity } from '../issue.ts';
import type { BodyOf } from '../markdown.ts';

interface ImageUse {
  /** Path within the content folder; undefined if missing. */
  readonly file: string | undefined;
  /** In pixels. */
  readonly minWidth: number;
  /** Makes an issue at the place that names the image. */
  issue(text: string, severity?: Severity): Issue;
}

/** Resolves an image path to one within the content folder; undefined unless it is relative. */
function fileOf(written: string, { folder }: Entry): string | undefined {
  if (!/^\.\.?\//.test(written)) return undefined;
  const url = new URL(written.replace(/[%?#]/g, encodeURIComponent), `file:///${folder}/`);
  return decodedPath(url.pathname).slice(1);
}

/** Returns every image in the fields and texts of all entries. */
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

/** Reports missing images. */
export const imageRule = (content: Content, bodyOf: BodyOf): Issue[] =>
  imageUses(content, bodyOf).flatMap(({ written, file, issue }) => {
    if (file) return [];
    return issue(
      `There is no image ${quote(written)} beside this entry. Choose one, or write ./ and the name of a JPEG, PNG, WebP or SVG file.`,
    );
  });
