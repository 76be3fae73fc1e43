import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { type Body, CODE_LINE, type TextOf } from '../bodies.ts';
import type { Issue } from '../issues.ts';
import type { Content, Entry } from '../read.ts';
import { htmlFaults, tagFault, unpaired } from './tags.ts';

interface Tag {
  name: string | null;
  attributes: { type: string; name?: string; value?: unknown }[];
}

/** Names that the file itself brings in with `import` or `export`. */
function namesOf({ tree }: Body): Set<string> {
  const names = new Set<string>();
  for (const node of tree.children as { type: string; value?: string }[]) {
    if (node.type !== 'mdxjsEsm') continue;
    for (const word of (node.value ?? '').replace(/(["']).*?\1/g, '').match(/[A-Z]\w*/g) ?? []) names.add(word);
  }
  return names;
}

/** Signs of links that are not written as links are, and addresses that would become links by themselves. */
function plainFault(value: string): string | undefined {
  const unsafe = /\b(?:http:\/\/|www\.)[^\s)]+/i.exec(value)?.[0];
  if (unsafe)
    return `"${unsafe}" would become a link that is not safe to follow. Write [words](https://…), or no address.`;
  if (/\]\s?\(|\[[^[\]]+\]\[[^[\]]*\]/.test(value))
    return 'A link is not written as links are, and its signs are shown. Write [words](/page), with no blank between ] and ( and none in the address.';
  return undefined;
}

const OWN_PART = /^import\s+[\w{}\s,]+\s+from\s+["']~\/components\/[\w/-]+\.astro["'];?$/;

function nodeFaults(node: Nodes, known: Set<string>, opened: Map<string, number>): { text: string; down: number }[] {
  const { type } = node as { type: string };
  if (node.type === 'html') return [...htmlFaults(node.value, opened)];
  if (node.type === 'heading' && node.depth === 1) {
    return [{ text: 'A heading in a text begins with two signs, ##. One # is the title of the page.', down: 0 }];
  }
  if (node.type === 'text') {
    const text = plainFault(node.value);
    return text ? [{ text, down: 0 }] : [];
  }
  if (type === 'mdxjsEsm') {
    const code = (node as unknown as { value: string }).value;
    return code.split('\n').every((line) => line.trim() === '' || OWN_PART.test(line.trim()))
      ? []
      : [{ text: CODE_LINE, down: 0 }];
  }
  if (type === 'mdxFlowExpression' || type === 'mdxTextExpression') {
    const code = (node as unknown as { value: string }).value.trim();
    if (/^\/\*[\s\S]*\*\/$/.test(code)) return [];
    return [
      {
        text: `The braces round {${code}} make it code in this file. Write \\{${code}\\} for plain braces, or take them away.`,
        down: 0,
      },
    ];
  }
  if (type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement') {
    const { name, attributes } = node as unknown as Tag;
    if (name && /^[A-Z]/.test(name)) {
      return known.has(name.split('.')[0] ?? '')
        ? []
        : [{ text: `There is no part called <${name}>. Take the tag away, or mend its name.`, down: 0 }];
    }
    const text = tagFault(
      name ?? '',
      attributes.map((attribute) => attribute.name ?? '{…}'),
    );
    const code = attributes.some(({ value }) => typeof value === 'object' && value !== null);
    return text
      ? [{ text, down: 0 }]
      : code
        ? [{ text: `Code may not stand in the tag <${name}>. Take it away.`, down: 0 }]
        : [];
  }
  return [];
}

/** Whether a heading has no # before it, but a line of dashes or = below. */
function isUnderlined(node: Nodes, { body }: Entry): boolean {
  const written = body.split('\n')[(node.position?.start.line ?? 1) - 1] ?? '';
  return !/^\s*(?:[>*+-]\s*|\d+[.)]\s*)*#/.test(written);
}

/** Hostile or broken markup in the texts under the dashes. */
export function markupRule({ entries }: Content, textOf: TextOf): Issue[] {
  return entries.flatMap((entry) => {
    const body = textOf(entry);
    const { file } = entry;
    if (body.fault) return [{ file, ...body.fault }];
    const known = namesOf(body);
    const opened = new Map<string, number>();
    const found: Issue[] = [];
    visit(body.tree, (node) => {
      if (node.type === 'heading' && isUnderlined(node, entry)) {
        const text =
          'The dashes or = under these words make them a heading. Leave a line free between, or take them away.';
        found.push({ file, line: body.lineOf(node), text });
        return;
      }
      const tag = 'children' in node && node.type !== 'root' ? unpaired(node.children) : undefined;
      if (tag) found.push({ file, line: body.lineOf(tag.node), text: tag.text });
      for (const { text, down } of nodeFaults(node, known, opened))
        found.push({ file, line: body.lineOf(node) + down, text });
    });
    return found;
  });
}
