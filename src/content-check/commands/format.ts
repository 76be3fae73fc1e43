/** Writes content files in one way, so that an editor's change is the only change to be seen. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { visit as visitText } from 'unist-util-visit';
import { type Document, isMap, isScalar, isSeq, parseDocument, visit } from 'yaml';
import { joinEntry, splitEntry, YAML_FORM } from '../../lib/markdown/entry-text.ts';
import { parseFrontMatter } from '../../lib/markdown/front-matter.ts';
import { fieldsOf, type SchemaNode } from '../../schemas/nodes.ts';
import type { Places } from '../check.ts';
import { LABEL } from '../content.ts';
import { readContent } from '../read.ts';

/** Puts the fields of a group into the order of the schema; then those it does not know, and placeholders at the end. */
function arrange(node: unknown, shape: SchemaNode): void {
  const fields = fieldsOf(shape);
  if (isSeq(node)) for (const item of node.items) arrange(item, shape);
  if (!isMap(node) || fields.length === 0) return;
  const nameOf = (key: unknown) => (isScalar(key) ? String(key.value) : '');
  const rank = (key: unknown) => {
    const at = fields.findIndex(({ name }) => name === nameOf(key));
    if (fields[at]?.node.kind === 'placeholders') return fields.length + 1;
    return at < 0 ? fields.length : at;
  };
  node.items.sort((a, b) => rank(a.key) - rank(b.key));
  for (const { key, value } of node.items) {
    const field = fields.find(({ name }) => name === nameOf(key));
    if (field) arrange(value, field.node);
  }
}

function formatFields(fields: string, shape: SchemaNode): Document {
  const document = parseDocument(fields, YAML_FORM);
  visit(document, {
    Scalar(_, node) {
      delete node.type;
      delete node.format;
      delete node.minFractionDigits;
      node.spaceBefore = false;
    },
    Collection(_, node) {
      node.flow = false;
      node.spaceBefore = false;
    },
  });
  arrange(document.contents, shape);
  return document;
}

/** `*so*` and `**so**` for emphasis and `-` for lists, whichever way they were typed; spaces and empty lines tidied. */
function formatBody(body: string, keepsSymbols: boolean): string {
  const text = body
    .replace(/[ \t]+$/gm, (spaces) => (spaces === '  ' ? spaces : ''))
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  if (keepsSymbols) return text;
  const edits: { at: number; length: number; by: string }[] = [];
  visitText(fromMarkdown(text), (node) => {
    const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
    const width = node.type === 'strong' ? 2 : 1;
    if ((node.type === 'emphasis' || node.type === 'strong') && text[start] === '_') {
      for (const at of [start, end - width]) edits.push({ at, length: width, by: '*'.repeat(width) });
    } else if (node.type === 'listItem' && /[*+]/.test(text[start] ?? '')) {
      edits.push({ at: start, length: 1, by: '-' });
    }
  });
  return edits
    .sort((a, b) => b.at - a.at)
    .reduce((now, { at, length, by }) => now.slice(0, at) + by + now.slice(at + length), text);
}

/**
 * A content file as it should be written; itself when it cannot be read.
 * @param text the whole file
 * @param keepsSymbols whether its text is no plain Markdown: reviews show symbols as they are, .mdx reads some otherwise
 */
export function formatEntry(text: string, shape: SchemaNode, keepsSymbols = false): string {
  const parts = splitEntry(text);
  if (!parts || !parseFrontMatter(text).data) return text;
  return joinEntry(formatFields(parts.yaml, shape), formatBody(parts.body, keepsSymbols));
}

/** Formats every entry. @returns the names of the files that were not formatted. */
export function formatContent({ content }: Places, { write }: { write: boolean }): string[] {
  return readContent(content).entries.flatMap(({ file, collection }) => {
    const place = path.join(content, file.slice(LABEL.length + 1));
    const before = readFileSync(place, 'utf8');
    const after = formatEntry(before, collection.node, file.endsWith('.mdx') || collection.plainText === true);
    if (after === before) return [];
    if (write) writeFileSync(place, after);
    return [file];
  });
}
