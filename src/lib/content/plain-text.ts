import type { Element } from 'hast';
import { visit } from 'unist-util-visit';
import { treesOf } from '../markdown/trees';

/** The marker of a list item: its number, or a bullet. */
function marker(list: Element, item: Element): string {
  if (list.tagName === 'ul') return '•';
  const items = list.children.filter((child) => child.type === 'element');
  return `${Number(list.properties['start'] ?? 1) + items.indexOf(item)}.`;
}

/** A Markdown text as plain text on one line; list items keep their numbers and bullets. */
export async function plainText(markdown: string): Promise<string> {
  const words: string[] = [];
  visit((await treesOf(markdown, false)).html, (node, _, parent) => {
    if (node.type === 'text') words.push(node.value);
    if (node.type !== 'element') return;
    if (node.tagName === 'li' && parent?.type === 'element') words.push(` ${marker(parent, node)} `);
    else if (/^(p|br|h\d)$/.test(node.tagName)) words.push(' ');
  });
  return words.join('').replace(/\s+/g, ' ').trim();
}
