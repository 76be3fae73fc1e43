import type { List, ListItem, Root } from 'mdast';
import remarkSmartypants from 'remark-smartypants';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { parseMarkdown } from '../markdown/parse';

/** Typographic quotes and dashes, as on pages. */
const typographic = unified().use(remarkSmartypants).freeze();

const marker = ({ ordered, start, children }: List, item: ListItem): string =>
  ordered ? `${(start ?? 1) + children.indexOf(item)}.` : '•';

/** Converts Markdown to plain text with line breaks, list numbers and bullets. */
export function plainText(markdown: string): string {
  const parts: string[] = [];
  visit(typographic.runSync(parseMarkdown(markdown)) as Root, (node, _, parent) => {
    if (node.type === 'text' || node.type === 'inlineCode') parts.push(node.value);
    else if (node.type === 'listItem' && parent?.type === 'list') parts.push(`\n${marker(parent, node)} `);
    else if (['paragraph', 'heading', 'break'].includes(node.type) && parent?.type !== 'listItem') parts.push('\n');
  });
  return parts
    .join('')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim();
}
