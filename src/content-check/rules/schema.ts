import type { Root as Html } from 'hast';
import { visit } from 'unist-util-visit';
import { removedFrom } from '../../lib/markdown/allowed.ts';
import { childFields, fieldAt, type Path, pathText } from '../../schemas/json-schema.ts';
import type { Body, BodyOf } from '../bodies.ts';
import type { Content, Entry } from '../content.ts';
import type { Issue } from '../issues.ts';
import { type FieldContext, message, unknownField } from '../messages.ts';
import { nearest } from '../suggestions.ts';

const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>((at, step) => (at as Record<string | number, unknown> | null | undefined)?.[step], data);

function checkEntry(entry: Entry): Issue[] {
  const { collection, data, file } = entry;
  const result = collection.schema.safeParse(data);
  if (result.success) return [];
  const contextOf = (path: Path): FieldContext => ({
    node: collection.node,
    singular: collection.singular,
    value: valueAt(data, path),
    source: entry.sourceOf(path),
  });
  const unknown = result.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => ({ key, at: issue.path as Path })) : [],
  );
  // A misspelt name is one mistake, not two: the field it stands for is not also reported as missing.
  const excused = unknown.map(({ key, at }) => {
    const group = at.length > 0 ? fieldAt(collection.node, at)?.node : collection.node;
    return group
      ? pathText([
          ...at,
          nearest(
            key,
            childFields(group).map(({ name }) => name),
          ) ?? '',
        ])
      : '';
  });
  const issues: Issue[] = unknown.map(({ key, at }) => ({
    file,
    line: entry.lineOf([...at, key]),
    field: pathText([...at, key]),
    text: unknownField(key, at, contextOf(at)),
  }));
  const seen = new Set<string>();
  for (const issue of result.error.issues) {
    if (issue.code === 'unrecognized_keys') continue;
    const path = issue.path as Path;
    const field = pathText(path);
    const missing = valueAt(data, path) === undefined;
    if (seen.has(field) || (missing && excused.includes(field))) continue;
    seen.add(field);
    issues.push({ file, line: entry.lineOf(path), field, text: message(issue, contextOf(path)).trim() });
  }
  return issues;
}

/** Whether nothing of a text is seen on a page: it holds notes and empty paragraphs alone. */
function isEmpty(html: Html): boolean {
  let empty = true;
  visit(html, (node) => {
    if (
      node.type === 'text'
        ? node.value.trim() !== ''
        : node.type === 'element' && (node.tagName === 'img' || removedFrom(node).tag)
    )
      empty = false;
  });
  return empty;
}

function checkBody({ collection, body, bodyLine, file }: Entry, read: Body | undefined): Issue[] {
  const empty = read ? !read.fault && isEmpty(read.html) : body === '';
  const most = collection.bodyMaxLength ?? Number.POSITIVE_INFINITY;
  const { length } = [...body];
  if (length > most) {
    const text = `The text is too long: ${length} characters, and ${most} fit. Remove ${length - most}.`;
    return [{ file, line: bodyLine, text }];
  }
  if (collection.body === 'required' && empty) {
    return [
      {
        file,
        line: Math.max(1, bodyLine - 1),
        text: 'There is no text under the second line of dashes. Write it there.',
      },
    ];
  }
  if (collection.body === 'none' && !empty) {
    const line = bodyLine + body.split('\n').findIndex((words) => words.trim() !== '');
    const text = `The text under the dashes of a ${collection.singular.toLowerCase()} is shown nowhere. Move it into a field, or delete it.`;
    return [{ file, line, text }];
  }
  return [];
}

/** Fields that cannot be read, that are wrong, missing or unknown, and texts that are missing. */
export function schemaRule({ entries }: Content, bodyOf: BodyOf): Issue[] {
  return entries.flatMap((entry) => [
    ...entry.issues.map((issue) => ({ file: entry.file, ...issue })),
    ...(entry.data ? [...checkEntry(entry), ...checkBody(entry, bodyOf(entry))] : []),
  ]);
}
