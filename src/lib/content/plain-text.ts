import { fromMarkdown } from 'mdast-util-from-markdown';
import { visit } from 'unist-util-visit';

/** The words of a Markdown text without its marks, on one line. Anything like HTML stays text. */
export function plainText(markdown: string): string {
  const words: string[] = [];
  visit(fromMarkdown(markdown), (node) => {
    if (node.type === 'text' || node.type === 'html' || node.type === 'inlineCode') words.push(node.value);
    else if (node.type === 'break' || node.type === 'paragraph') words.push(' ');
  });
  return words.join('').replace(/\s+/g, ' ').trim();
}
