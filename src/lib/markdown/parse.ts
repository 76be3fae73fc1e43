/** Reads a Markdown text as the build does, with positions. Runs in browsers too. */
import type { Nodes, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkSmartypants from 'remark-smartypants';
import { unified } from 'unified';

const processor = unified().use(remarkParse).use(remarkGfm).use(remarkSmartypants).freeze();

/** The tree of a text. */
export const parseMarkdown = (text: string): Root => processor.runSync(processor.parse(text)) as Root;

/** The words of a node, as a page shows them. */
export function wordsOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  return 'children' in node ? node.children.map(wordsOf).join('') : '';
}
