/** The text under the dashes as a tree, with the lines of the file. */
import { createProcessor } from '@mdx-js/mdx';
import type { Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { visit } from 'unist-util-visit';
import type { Content, Entry } from './read.ts';

export interface Body {
  readonly entry: Entry;
  readonly tree: Root;
  /** Why an .mdx text cannot be read; its tree is then empty. */
  readonly fault?: { readonly line: number; readonly text: string };
  /** The line of the file that a node begins on. */
  lineOf(node: Nodes): number;
}

export type TextOf = (entry: Entry) => Body;

export interface BodyPicture {
  readonly url: string;
  readonly alt: string;
  readonly line: number;
}

const isMdx = (entry: Entry) => entry.file.endsWith('.mdx');

/** Reads every text once. */
export function readBodies({ entries }: Content): TextOf {
  const mdx = createProcessor();
  const bodies = new Map(
    entries.map((entry) => {
      const lineOf = (node: Nodes) => entry.bodyLine + (node.position?.start.line ?? 1) - 1;
      const empty: Root = { type: 'root', children: [] };
      if (!isMdx(entry)) return [entry, { entry, tree: fromMarkdown(entry.body), lineOf }];
      try {
        return [entry, { entry, tree: mdx.parse(entry.body) as Root, lineOf }];
      } catch (error) {
        const { line = 1, reason = '' } = error as { line?: number; reason?: string };
        return [
          entry,
          {
            entry,
            tree: empty,
            lineOf,
            fault: { line: entry.bodyLine + line - 1, text: mdxFault(reason, entry.body.split('\n')[line - 1]) },
          },
        ];
      }
    }),
  );
  return (entry) => bodies.get(entry) ?? { entry, tree: { type: 'root', children: [] }, lineOf: () => 1 };
}

/** What begins with `import` or `export` is code to MDX, whether it can be read or not. */
export const CODE_LINE = 'A line that begins with import or export is code in this file. Begin it with another word.';

function mdxFault(reason: string, written = ''): string {
  if (/^\s*(import|export)\b/.test(written)) return CODE_LINE;
  if (/<(https?:|!--)/.test(written))
    return 'This file knows no <https://…> and no <!-- -->. Write a link as [words](https://…), and take the note away.';
  const tag = /(?:closing tag for|end-tag for|closing tag) `<\/?([^`/>\s]+)[^`]*`/i.exec(reason)?.[1];
  if (tag && /^w?br$/.test(tag)) return `Write <${tag} /> with a stroke in this file.`;
  if (tag)
    return `The tag <${tag}> is not closed, or closed in the wrong place. Close it with </${tag}>, or take it away.`;
  if (/acorn|expression|brace|`\}`|lazy line/i.test(reason)) {
    return 'A brace { begins a piece of code in this file, and none is here. Write \\{ for a plain brace, or take it away.';
  }
  return 'A < begins a tag in this file, and this is none. Write &lt; for a plain sign, or mend the tag.';
}

/** The pictures in a text. */
export function picturesOf({ tree, lineOf }: Body): BodyPicture[] {
  const found: BodyPicture[] = [];
  visit(tree, 'image', (node) => {
    found.push({ url: node.url, alt: node.alt ?? '', line: lineOf(node) });
  });
  return found;
}
