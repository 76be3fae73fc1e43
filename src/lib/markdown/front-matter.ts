/** Reads front matter with Astro's own parser, and values as editors mean them. */
import { parseFrontmatter } from '@astrojs/markdown-remark';

/** Whether a value says nothing: `rating:`, `avatar: ''`, or a group of such. */
function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  const isGroup = typeof value === 'object' && !Array.isArray(value) && !(value instanceof Date);
  return isGroup && Object.values(value).every(isEmpty);
}

function asWritten(value: unknown): unknown {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'no day' : value.toISOString().slice(0, 10);
  if (Array.isArray(value)) return value.map(asWritten);
  return value === null || typeof value !== 'object' ? value : meantFields(value as Record<string, unknown>);
}

/**
 * Fields as editors mean them: an empty one has no value, and a bare `2027-01-14`, which YAML parses as a point in
 * time, is the day.
 */
export const meantFields = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => !isEmpty(value))
      .map(([name, value]) => [name, asWritten(value)]),
  );

/**
 * Splits an entry into its fields and its Markdown text.
 * @param text the whole file
 * @returns the fields that have a value, not validated, and the text
 * @throws YAMLException when the front matter is not YAML
 */
export function readEntryText(text: string): { fields: Record<string, unknown>; body: string } {
  const { frontmatter, content } = parseFrontmatter(text);
  return { fields: meantFields(frontmatter), body: content.trim() };
}

/**
 * The fields of an entry, not validated; none without front matter.
 * @param text the whole file
 * @throws YAMLException when the front matter is not YAML
 */
export const fieldsOf = (text: string): Record<string, unknown> => readEntryText(text).fields;
