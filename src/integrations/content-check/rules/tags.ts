/** Tags in the texts under the dashes: which may stand there, and whether they come in pairs. */
import type { Nodes } from 'mdast';
import { oneOf } from '../nearest.ts';

/** Tags that only shape words. Everything else in a text could load, run, hide or break something. */
const HARMLESS = ['abbr', 'b', 'br', 'cite', 'em', 'i', 'kbd', 'mark', 'small', 'span', 'strong', 'sub', 'sup', 'wbr'];
const ATTRIBUTES = ['lang', 'dir', 'title'];

/** Tags that only shape words, to take them away. */
export const HARMLESS_TAGS = new RegExp(`</?(?:${HARMLESS.join('|')})\\b[^>]*>`, 'gi');

const COMMENT = /<!--[\s\S]*?-->/g;
/** A tag with its quotes, in which a > may stand: stroke, name and attributes. */
export const TAG = /<(\/?)([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>?/gi;
const ATTRIBUTE = /([^\s"'=<>/]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+))?/g;

/** Why a tag may not stand in a text; undefined when it may. */
export function tagFault(name: string, attributes: readonly string[]): string | undefined {
  if (!HARMLESS.includes(name.toLowerCase().replace('/', ''))) {
    return `The tag <${name}> may not stand in a text: it could load, run or hide something. Take it away, or write &lt; for a plain <.`;
  }
  const bad = attributes.find((attribute) => !ATTRIBUTES.includes(attribute.toLowerCase()));
  return (
    bad &&
    `"${bad}" may not stand in the tag <${name}>. Take it away; only ${oneOf(ATTRIBUTES).replace(' or ', ' and ')} may.`
  );
}

/**
 * The faults of a piece of HTML, with the number of lines above each.
 * @param opened how many tags of each name the pieces before have left open; kept up to date
 */
export function* htmlFaults(html: string, opened: Map<string, number>): Generator<{ text: string; down: number }> {
  const bare = html.replace(COMMENT, (comment) => comment.replace(/[^\n]/g, ' '));
  const down = (at: number) => bare.slice(0, at).split('\n').length - 1;
  for (const match of bare.matchAll(TAG)) {
    const attributes = match[1] ? [] : [...(match[3] ?? '').matchAll(ATTRIBUTE)].map((found) => found[1] ?? '');
    const name = match[2] ?? '';
    const key = name.toLowerCase();
    // One mistake for a pair: what closes a tag that is refused goes with it. A closing tag alone would close ours.
    const isOwn = match[1] && (opened.get(key) ?? 0) > 0;
    opened.set(key, (opened.get(key) ?? 0) + (match[1] ? -1 : 1));
    const text = isOwn ? undefined : tagFault(match[1] ? `/${name}` : name, attributes);
    if (text) yield { text, down: down(match.index) };
  }
  const odd = /<[!?]/.exec(bare);
  if (odd)
    yield { text: 'A comment or sign that begins with <! or <? is never closed. Take it away.', down: down(odd.index) };
}

const VOID = ['br', 'wbr'];

/** Tags among the parts of one paragraph that are opened and not closed there, or the other way round. */
export function unpaired(children: readonly Nodes[]): { node: Nodes; text: string } | undefined {
  const open: { node: Nodes; name: string }[] = [];
  for (const node of children) {
    if (node.type !== 'html') continue;
    for (const [, slash, tag = ''] of node.value.replace(COMMENT, '').matchAll(TAG)) {
      const name = tag.toLowerCase();
      if (VOID.includes(name) || !HARMLESS.includes(name)) continue;
      if (!slash) open.push({ node, name });
      else if (open.at(-1)?.name === name) open.pop();
      else
        return { node, text: `</${name}> closes nothing here. Take it away, or open the tag in the same paragraph.` };
    }
  }
  const left = open[0];
  return (
    left && {
      node: left.node,
      text: `The tag <${left.name}> is never closed. Close it with </${left.name}> in the same paragraph, or take it away.`,
    }
  );
}
