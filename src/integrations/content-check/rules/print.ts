import { unpaintable } from '../../../outputs/print/letters.ts';
import type { CollectionName } from '../../../schemas/index.ts';
import type { Issue } from '../issues.ts';
import type { Content } from '../read.ts';
import { pathText, valuesOf } from '../schema-fields.ts';

/** What the brochure is lettered from: whole collections, or fields of them. Of pages also the painted heading. */
const PRINTED: Partial<Record<CollectionName, readonly string[] | 'all'>> = {
  brochure: 'all',
  'franchise-model': 'all',
  investment: 'all',
  inclusions: 'all',
  steps: 'all',
  reasons: 'all',
  'pour-steps': 'all',
  'page-franchise': 'all',
  'page-home': ['heading', 'glassAlt'],
  'page-about': ['heading', 'pourTitle'],
  'page-contact': ['heading', 'address', 'phone', 'email'],
  site: ['name', 'address'],
};

const textsIn = (value: unknown): string[] => [value].flat().filter((item): item is string => typeof item === 'string');

/** Letters that the brochure, the share pictures and the painted signs cannot show: their faces are Latin. */
export function printRule({ entries }: Content): Issue[] {
  return entries.flatMap((entry) => {
    const fields = PRINTED[entry.collection.name] ?? (entry.collection.folder === 'pages' ? ['heading'] : []);
    const found: Issue[] = [];
    const tell = (line: number, field: string | undefined, text: string) => {
      const letter = unpaintable(text);
      if (letter === undefined) return;
      const way = `"${letter}" cannot be painted: this stands on a sign or in the brochure too. Write it in Latin letters.`;
      found.push({ file: entry.file, line, ...(field && { field }), text: way });
    };
    for (const { path, value } of valuesOf(entry.collection.schema, entry.data)) {
      if (fields !== 'all' && !fields.includes(String(path[0]))) continue;
      for (const text of textsIn(value)) tell(entry.lineOf(path), pathText(path), text);
    }
    if (fields === 'all' && entry.collection.body === 'required') {
      for (const [index, line] of entry.body.split('\n').entries()) tell(entry.bodyLine + index, undefined, line);
    }
    return found;
  });
}
