import { visit } from 'unist-util-visit';
import { unprintable } from '../../../lib/fonts/unprintable.ts';
import { isPrinted } from '../../../outputs/print/fields.ts';
import { pathText, valuesOf } from '../../../schemas/nodes.ts';
import type { BodyOf } from '../bodies.ts';
import type { Content } from '../content.ts';
import type { Issue } from '../issues.ts';

const textsIn = (value: unknown): string[] => [value].flat().filter((item): item is string => typeof item === 'string');

/** Characters that the fonts of the brochure and the share images do not have. */
export function printRule({ entries, files }: Content, bodyOf: BodyOf): Issue[] {
  return entries.flatMap((entry) => {
    const { name } = entry.collection;
    const found: Issue[] = [];
    const tell = (line: number, field: string | undefined, text: string) => {
      const missing = unprintable(text, files.hasGlyph).map((character) => `"${character}"`);
      if (missing.length === 0) return;
      const way = `${missing.join(', ')} cannot be printed in the brochure or a share image. Use words in English or Malayalam, or common symbols such as ₹, →, ≥.`;
      found.push({ file: entry.file, line, ...(field && { field }), text: way });
    };
    for (const { path, value } of valuesOf(entry.collection.node, entry.data)) {
      if (!isPrinted(name, String(path[0]))) continue;
      for (const text of textsIn(value)) tell(entry.lineOf(path), pathText(path), text);
    }
    const body = isPrinted(name, 'body') ? bodyOf(entry) : undefined;
    if (body) visit(body.html, 'text', (node) => tell(body.lineOf(node), undefined, node.value));
    return found;
  });
}
