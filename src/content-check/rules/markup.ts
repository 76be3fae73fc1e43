import type { Element, Root as Html, Nodes as HtmlNodes } from 'hast';
import type { List, Nodes, Parents } from 'mdast';
import { visit } from 'unist-util-visit';
import { isPrinted } from '../../lib/format/printable.ts';
import { ATTRIBUTES, removedFrom, TAGS } from '../../lib/markdown/allowed.ts';
import { CODE_LINE } from '../../lib/markdown/trees.ts';
import type { Body, BodyOf } from '../bodies.ts';
import type { Content, Entry } from '../content.ts';
import type { Issue } from '../issues.ts';
import { oneOf } from '../suggestions.ts';

type Report = (node: Nodes | HtmlNodes, text: string, down?: number) => void;

/** Markdown that no page has a look for. */
const UNSHOWN: Partial<Record<string, string>> = {
  table: 'A table cannot be shown in a text. Write a list, each line beginning with "- ".',
  code: 'Four spaces at the beginning of a line, or ```, make it code. Remove them.',
  delete: 'Two ~ strike out the words between them. Write \\~ for a plain ~, or remove them.',
  footnoteReference: 'A footnote, [^1], cannot be shown. Write its words into the sentence.',
  footnoteDefinition: 'A footnote, [^1], cannot be shown. Write its words into the sentence.',
};
const UNPRINTED = 'This text is also printed in the brochure, where it has no images. Remove the image.';

/** Numbers of a list that the page would count otherwise than they are written: `1985.` and `1990.` would be 1985 and 1986. */
function miscounted({ children, start }: List, { sourceOf }: Body): string | undefined {
  const numbers = children.map((item) => Number(/^\d+/.exec(sourceOf(item))?.[0]));
  const first = start ?? 1;
  if (numbers.every((number) => number === numbers[0]) && numbers.length > 1) return undefined;
  const wrong = numbers.find((number, at) => number !== first + at) ?? (numbers.length === 1 && first !== 1 && first);
  if (wrong === undefined || wrong === false) return undefined;
  return `A number with a point or bracket at the beginning of a line makes a list, which is counted anew. Write ${wrong}\\. or begin with another word.`;
}

/** A line that begins like an item of a list and is none. */
const BULLET = /^\s*(?!-\d)([-–—•●▪○◦·‣])\s*[^\s\-–—]/;

/** What is wrong with symbols that are taken for Markdown, or are not although they were meant so. */
function symbolText(node: Nodes, parent: Parents | undefined, { sourceOf, before }: Body): string | undefined {
  const source = sourceOf(node);
  const [symbol = ''] = source;
  switch (node.type) {
    case 'emphasis':
    case 'strong':
      // What follows may be the ending of a word in Malayalam.
      return /[\p{L}\p{M}\p{N}@]$/u.test(before(node))
        ? `The ${symbol} within a word or figure is taken for a symbol that stresses, and not shown. Write \\${symbol}${symbol === '*' ? ', or × between figures' : ''}.`
        : undefined;
    case 'blockquote':
    case 'list':
      return /^[>+]\s*[₹\d]/.test(source)
        ? `The ${symbol} at the beginning of a line is taken for the symbol of ${symbol === '>' ? 'a quotation' : 'a list'}, and not shown. Write \\${symbol}, or begin with a word.`
        : undefined;
    case 'text':
      return parent?.type !== 'link' && /(?<![*\\])\*\*(?!\*)/.test(source)
        ? 'The two stars are shown, and make nothing bold. Write **words** with no space inside the stars and one after them, or \\*\\* for plain stars.'
        : undefined;
    case 'paragraph': {
      if (/^ {0,3}#{2,6}[^\s#]/m.test(source)) return 'A heading has a space after the symbols: ## Heading.';
      // After two spaces or a backslash, a line stands by itself.
      const lines = source.split(/(?<! {2}|\\)\r?\n/);
      const bullets = lines.map((line) => BULLET.exec(line)?.[1]).filter(Boolean);
      return new Set(bullets).size < bullets.length
        ? 'These lines are no list, and run on in one line. Begin each with a hyphen and a space.'
        : undefined;
    }
    default:
      return undefined;
  }
}

function markdownIssues(body: Body, entry: Entry, report: Report): void {
  const { markdown, sourceOf } = body;
  const used = new Set<string>();
  const defined: { node: Nodes; identifier: string }[] = [];
  visit(markdown, (node, _, parent) => {
    const unshown = UNSHOWN[node.type];
    if (unshown) report(node, unshown);
    if (node.type === 'image' && isPrinted(entry.collection.name, 'body')) report(node, UNPRINTED);
    if (node.type === 'linkReference' || node.type === 'imageReference') used.add(node.identifier);
    if (node.type === 'definition') defined.push({ node, identifier: node.identifier });
    if (node.type === 'heading' && !/^#/.test(sourceOf(node)))
      report(node, 'The dashes or = under these words make them a heading. Leave a line free between, or remove them.');
    else if (node.type === 'heading' && node.depth === 1)
      report(node, 'A heading in a text begins with two symbols, ##. One # is the title of the page.');
    if (node.type === 'list' && node.ordered) {
      const text = miscounted(node, body);
      if (text) report(node, text);
    }
    if (node.type === 'listItem' && typeof node.checked === 'boolean')
      report(node, 'A box to tick, [ ], cannot be shown. Remove the brackets.');
    const misread = symbolText(node, parent, body);
    if (misread) report(node, misread);
    if (node.type === 'text' && /\]\s?\(|\)\[|\[[^[\]]+\]\[[^[\]]*\]/.test(node.value))
      report(
        node,
        'A link is not written as links are, and its brackets are shown. Write [words](/page), with no space between ] and ( and none in the address.',
      );
    mdxIssues(node, report);
  });
  for (const { node, identifier } of defined) {
    if (!used.has(identifier))
      report(
        node,
        `Nothing of this line is shown: [${identifier}]: begins the address of a link. Begin it with another word.`,
      );
  }
}

/** Code and components in an .mdx text. */
function mdxIssues(node: Nodes, report: Report): void {
  const { type, name, value = '' } = node as unknown as { type: string; name?: string | null; value?: string };
  if (type === 'mdxFlowExpression' || type === 'mdxTextExpression') {
    const code = value.trim();
    if (/^\/\*[\s\S]*\*\/$/.test(code)) return;
    report(
      node,
      `The braces round {${code}} make it code in this file. Write \\{${code}\\} for plain braces, or remove them.`,
    );
  } else if (type === 'mdxjsEsm') report(node, CODE_LINE);
  else if (type.startsWith('mdxJsx') && /^[A-Z]|[.:]/.test(name ?? 'A'))
    report(node, `There is no part called <${name ?? ''}>. Remove the tag, or fix its name.`);
}

const isTag = ({ tagName }: Element, source: string) => source.toLowerCase().startsWith(`<${tagName}`);
const VOID = ['br', 'wbr'];

/** What the build removes from the HTML of a text, and tags that do not come in pairs. */
function htmlIssues({ markdown, html, sourceOf }: Body, report: Report): void {
  const closed = new Set<number | undefined>();
  const opened = new Set<number | undefined>();
  const refused = new Set<string>();
  visit(html, 'element', (node, _, parent) => {
    const source = sourceOf(node);
    const { tag, attributes } = removedFrom(node);
    if (!isTag(node, source)) return;
    opened.add(node.position?.start?.offset);
    closed.add(node.position?.end?.offset);
    if (tag || !TAGS.includes(node.tagName)) {
      refused.add(node.tagName);
      return report(node, tagText(node.tagName));
    }
    const code = attributes.some((name) => name.startsWith('{'));
    if (code) report(node, `Code may not stand in the tag <${node.tagName}>. Remove it.`);
    for (const name of attributes.filter((name) => !name.startsWith('{') && name in node.properties))
      report(node, attributeText(name, node.tagName));
    const isOpen = !VOID.includes(node.tagName) && !new RegExp(`</${node.tagName}\\s*>$|/>$`, 'i').test(source);
    if (parent?.type === 'root' || isOpen || holdsBlocks(node))
      report(
        node,
        `The tag <${node.tagName}> is not closed in its line. Close it with </${node.tagName}> in the same paragraph, or remove it.`,
      );
  });
  visit(markdown, 'html', (node) => {
    const name = /^<\/([a-z][^\s>]*)/i.exec(node.value)?.[1]?.toLowerCase();
    if (name && !closed.has(node.position?.end.offset) && !refused.has(name))
      report(
        node,
        TAGS.includes(name)
          ? `</${name}> closes nothing here. Remove it, or open the tag in the same paragraph.`
          : tagText(`/${name}`),
      );
    const odd = node.value.replace(/<!--[\s\S]*?-->/g, (note) => note.replace(/[^\n]/g, ' '));
    const start = node.position?.start.offset ?? 0;
    // What the HTML parser passes over has no element: a tag that is never finished, or one that belongs elsewhere.
    const lost = [...odd.matchAll(/<([a-z][^\s/>]*)/gi)].find(({ index }) => !opened.has(start + index))?.[1];
    if (lost && !refused.has(lost.toLowerCase())) report(node, tagText(lost));
    const at = odd.search(/<[!?]/);
    if (at >= 0)
      report(
        node,
        'A comment or symbol that begins with <! or <? is never closed. Remove it.',
        odd.slice(0, at).split('\n').length - 1,
      );
  });
}

const holdsBlocks = (element: Element) =>
  element.children.some((child) => child.type === 'element' && /^(p|ul|ol|h\d|blockquote|hr)$/.test(child.tagName));

const RUNS =
  /^\/?(script|style|iframe|frame|object|embed|applet|form|input|button|meta|link|base|img|svg|math|video|audio|template|main|body|html)$/;

/** Tags that editors miss, and what to write for them. */
const INSTEAD: Readonly<Record<string, string>> = {
  u: 'Underlined words look like links. Write *words* to stress them, without the tag.',
  center: 'The page decides where a text stands. Remove the tag.',
  font: 'The page decides how letters look. Write **words** to stress them, without the tag.',
  s: 'Words that are struck out are still read. Remove them with their tag.',
  a: 'Write a link as [words](https://…), without the tag.',
  p: 'An empty line begins a new paragraph. Remove the tag.',
  div: 'An empty line begins a new paragraph. Remove the tag.',
  li: 'Begin each item of a list with a hyphen and a space, without the tag.',
};

/** Tags that stand in others, or for the same. */
const SAME: Readonly<Record<string, string>> = { del: 's', strike: 's', ul: 'li', ol: 'li' };

function tagText(name: string): string {
  const bare = name.replace('/', '');
  const heading = /^h[1-6]$/.test(bare) && 'Begin the heading with two symbols and a space, ##, without the tag.';
  const instead = heading || INSTEAD[SAME[bare] ?? bare];
  if (instead) return `The tag <${name}> may not stand in a text. ${instead}`;
  if (RUNS.test(name))
    return `The tag <${name}> may not stand in a text: it could load, run or hide something. Remove it, or write &lt; for a plain <.`;
  return `The tag <${name}> is not one of those that a text may hold: ${oneOf(TAGS).replace(' or ', ' and ')}. Remove it, or write &lt; for a plain <.`;
}

const attributeText = (name: string, tag: string) =>
  ATTRIBUTES.includes(name)
    ? `The value of "${name}" in the tag <${tag}> may not stand there. Write a plain word.`
    : `"${name.toLowerCase()}" may not stand in the tag <${tag}>. Remove it; only ${oneOf(ATTRIBUTES).replace(' or ', ' and ')} may.`;

/** The first thing that the build would remove: whatever the rules above miss. */
function removesAnything(html: Html): Element | undefined {
  let found: Element | undefined;
  visit(html, 'element', (node) => {
    const { tag, attributes } = removedFrom(node);
    if (tag || attributes.length > 0) found ??= node;
  });
  return found;
}

/** Texts under the fields that hold what no page shows, or what the build removes. */
export function markupRule({ entries }: Content, bodyOf: BodyOf): Issue[] {
  return entries.flatMap((entry) => {
    const body = bodyOf(entry);
    if (!body) return [];
    const { file } = entry;
    if (body.fault) return [{ file, ...body.fault }];
    const found: Issue[] = [];
    const report: Report = (node, text, down = 0) => found.push({ file, line: body.lineOf(node) + down, text });
    markdownIssues(body, entry, report);
    htmlIssues(body, report);
    const left = found.length === 0 && removesAnything(body.html);
    if (left && left.tagName !== 'a' && left.tagName !== 'img')
      report(left, `<${left.tagName}> cannot be shown in a text. Write it in another way.`);
    return found;
  });
}
