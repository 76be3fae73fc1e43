import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Body, TextOf } from '../bodies.ts';
import { oneOf } from '../nearest.ts';
import type { Problem } from '../problems.ts';
import type { Content } from '../read.ts';

/** Tags that only shape words. Everything else in a text could load, run, hide or break something. */
const HARMLESS = ['abbr', 'b', 'br', 'cite', 'em', 'i', 'kbd', 'mark', 'small', 'span', 'strong', 'sub', 'sup', 'wbr'];
const ATTRIBUTES = ['lang', 'dir', 'title'];

const COMMENT = /<!--[\s\S]*?-->/g;
const TAG = /<(\/?)([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>?/gi;
const ATTRIBUTE = /([^\s"'=<>/]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+))?/g;

function tagFault(name: string, attributes: readonly string[]): string | undefined {
  if (!HARMLESS.includes(name.toLowerCase())) {
    return `The tag <${name}> may not stand in a text: it could load, run or hide something. Take it away, or write &lt; for a plain <.`;
  }
  const bad = attributes.find((attribute) => !ATTRIBUTES.includes(attribute.toLowerCase()));
  return (
    bad &&
    `"${bad}" may not stand in the tag <${name}>. Take it away; only ${oneOf(ATTRIBUTES).replace(' or ', ' and ')} may.`
  );
}

/** The first fault of a piece of HTML, with the number of lines above it. */
function* htmlFaults(html: string): Generator<{ text: string; down: number }> {
  const bare = html.replace(COMMENT, (comment) => comment.replace(/[^\n]/g, ' '));
  const down = (at: number) => bare.slice(0, at).split('\n').length - 1;
  for (const match of bare.matchAll(TAG)) {
    const attributes = match[1] ? [] : [...(match[3] ?? '').matchAll(ATTRIBUTE)].map((found) => found[1] ?? '');
    const text =
      match[1] && !HARMLESS.includes((match[2] ?? '').toLowerCase()) ? undefined : tagFault(match[2] ?? '', attributes);
    if (text) yield { text, down: down(match.index) };
  }
  const odd = /<[!?]/.exec(bare);
  if (odd)
    yield { text: 'A comment or sign that begins with <! or <? is never closed. Take it away.', down: down(odd.index) };
}

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

function nodeFaults(node: Nodes, known: Set<string>): { text: string; down: number }[] {
  const { type } = node as { type: string };
  if (node.type === 'html') return [...htmlFaults(node.value)];
  if (node.type === 'heading' && node.depth === 1) {
    return [{ text: 'A heading in a text begins with two signs, ##. One # is the title of the page.', down: 0 }];
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

/** Hostile or broken markup in the texts under the dashes. */
export function markupRule({ entries }: Content, textOf: TextOf): Problem[] {
  return entries.flatMap((entry) => {
    const body = textOf(entry);
    const { file } = entry;
    if (body.fault) return [{ file, ...body.fault }];
    const known = namesOf(body);
    const found: Problem[] = [];
    visit(body.tree, (node) => {
      for (const { text, down } of nodeFaults(node, known)) found.push({ file, line: body.lineOf(node) + down, text });
    });
    return found;
  });
}
