/** Marks the language of Malayalam words in Markdown texts (WCAG 3.1.2). */
import type { Element, ElementContent, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { scriptRuns } from '../format/script.ts';

const marked = (text: string): ElementContent[] =>
  scriptRuns(text).map(({ text: value, lang }): ElementContent => {
    const words = { type: 'text', value } as const;
    return lang ? { type: 'element', tagName: 'span', properties: { lang }, children: [words] } : words;
  });

/** Wraps Malayalam words in `<span lang="ml">`, but where the author has said the language. */
export const rehypeMalayalam = () => (tree: Root) =>
  visit(tree, (node, index, parent) => {
    if (node.type === 'element' && node.properties['lang']) return SKIP;
    if (node.type !== 'text' || !parent || index === undefined) return undefined;
    const runs = marked(node.value);
    if (runs.length === 1 && runs[0]?.type === 'text') return undefined;
    (parent as Element).children.splice(index, 1, ...runs);
    return [SKIP, index + runs.length];
  });
