/** Reads front matter with Astro's own parser, and dates as they are written. */
import { parseFrontmatter } from 'astro/markdown';

/** YAML parses a bare `2027-01-14` as a point in time; editors mean the day. */
export const daysAsWritten = (value: unknown): unknown => {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'no day' : value.toISOString().slice(0, 10);
  if (Array.isArray(value)) return value.map(daysAsWritten);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, daysAsWritten(inner)]));
};

/**
 * Splits an entry into its fields and its Markdown text.
 * @param text the whole file
 * @returns the fields, not validated and empty without front matter, and the text
 * @throws YAMLException when the front matter is not YAML
 */
export function readEntryText(text: string): { fields: Record<string, unknown>; body: string } {
  const { frontmatter, content } = parseFrontmatter(text);
  return { fields: daysAsWritten(frontmatter) as Record<string, unknown>, body: content.trim() };
}

/**
 * The fields of an entry, not validated; none without front matter.
 * @param text the whole file
 * @throws YAMLException when the front matter is not YAML
 */
export const fieldsOf = (text: string): Record<string, unknown> => readEntryText(text).fields;
