/** Refuses Markdown that pages do not render: HTML, MDX code, tables, footnotes, tick boxes. */
import type { Nodes, Parents } from 'mdast';
import { visit } from 'unist-util-visit';
import { type Content, type Entry, entryIssue } from '../content.ts';
import { type Issue, quote } from '../issue.ts';
import type { Body, BodyOf } from '../markdown.ts';

const tagText = (tag: string) =>
  `${quote(tag)} is taken for code and not shown. Remove it, or write \\< for a plain <.`;
const notShown = (what: string) => `${what} cannot be shown here. Write it as a list or in plain words.`;

/** Markdown that pages have no styles for. */
const NOT_SHOWN: Readonly<Record<string, string>> = {
  table: 'A table',
  footnoteReference: 'A footnote',
  footnoteDefinition: 'A footnote',
};

function nodeText(node: Nodes, parent: Parents | undefined, { sourceOf }: Body): string | undefined {
  const what = NOT_SHOWN[node.type];
  if (what) return notShown(what);
  if (node.type === 'html') return tagText(sourceOf(node).split('\n')[0] ?? '');
  if (node.type === 'listItem' && typeof node.checked === 'boolean') return notShown('A tick box');
  if (node.type === 'image' && !node.alt?.trim())
    return 'This image has no description. Say in a few words what it shows, between [ and ].';
  if (node.type !== 'text' || parent?.type === 'link') return undefined;
  // An unclosed tag is text to the parser.
  const tag = /(?<!\\)<[a-z/!?]\S*/i.exec(sourceOf(node))?.[0];
  return tag === undefined ? undefined : tagText(tag);
}

/** Finds text that MDX would run as code. */
function mdxText(line: string, before = ''): string | undefined {
  // Inside a paragraph, `import` is a word.
  const word = before.trim() === '' ? /^(?:import|export)(?=\s)/.exec(line)?.[0] : undefined;
  if (word) return tagText(word);
  if (/(?<!\\)(?:\\\\)*\{/.test(line)) return 'A brace { begins code here. Write \\{ for a plain brace, or remove it.';
  const tag = /(?<!\\)(?:\\\\)*(<(?=\S)[^\s>]*>?)/.exec(line)?.[1];
  return tag === undefined ? undefined : tagText(tag);
}

function bodyIssues(entry: Entry, body: Body): Issue[] {
  const isMdx = entry.file.endsWith('.mdx');
  const lines = isMdx ? entry.body.split('\n') : [];
  const found = lines.flatMap((line, at) => {
    const text = mdxText(line, lines[at - 1]);
    return text ? [entryIssue(entry, entry.bodyLine + at, text)] : [];
  });
  visit(body.tree, (node, _, parent) => {
    // `mdxText` reports tags already.
    const text = isMdx && node.type === 'html' ? undefined : nodeText(node, parent, body);
    if (text) found.push(entryIssue(entry, body.lineOf(node), text));
  });
  // One mistake often causes several issues on a line: keep the first.
  return [...new Map(found.toReversed().map((issue) => [issue.line, issue])).values()];
}

/** Reports Markdown that pages do not render, at most one issue a line. */
export const markdownRule = ({ entries }: Content, bodyOf: BodyOf): Issue[] =>
  entries.flatMap((entry) => {
    const body = bodyOf(entry);
    return body ? bodyIssues(entry, body) : [];
  });
