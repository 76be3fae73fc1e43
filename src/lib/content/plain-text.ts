import type { List, ListItem, Root } from 'mdast';
import remarkSmartypants from 'remark-smartypants';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { parseMarkdown } from '../markdown/parse';

/** The typographic quotes and dashes that pages have. */
const typographic = unified().use(remarkSmartypants).freeze();

/** The marker of a list item: its number, or a bullet. */
const marker = ({ ordered, start, children }: List, item: ListItem): string =>
  ordered ? `${(start ?? 1) + children.indexOf(item)}.` : '•';

/** A Markdown text as plain text; lines stay lines, and list items keep their numbers and bullets. */
export function plainText(markdown: string): string {
  const words: string[] = [];
  visit(typographic.runSync(parseMarkdown(markdown)) as Root, (node, _, parent) => {
    if (node.type === 'text' || node.type === 'inlineCode') words.push(node.value);
    else if (node.type === 'listItem' && parent?.type === 'list') words.push(`\n${marker(parent, node)} `);
    else if (['paragraph', 'heading', 'break'].includes(node.type) && parent?.type !== 'listItem') words.push('\n');
  });
  return words
    .join('')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim();
}
