/** Reads entries as Astro reads them: with its own function, and days as they are written. */
import { parseFrontmatter } from 'astro/markdown';

/** YAML reads a bare `2027-01-14` as a moment in time; editors mean the day. */
export const daysAsWritten = (value: unknown): unknown => {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'no day' : value.toISOString().slice(0, 10);
  if (Array.isArray(value)) return value.map(daysAsWritten);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, daysAsWritten(inner)]));
};

/**
 * Takes an entry apart.
 * @param text the whole file
 * @returns its fields, unchecked and empty when there are none, and the text under them
 * @throws YAMLException when the fields are not YAML
 */
export function readEntryText(text: string): { fields: Record<string, unknown>; body: string } {
  const { frontmatter, content } = parseFrontmatter(text);
  return { fields: daysAsWritten(frontmatter) as Record<string, unknown>, body: content.trim() };
}

/**
 * The fields of an entry, unchecked; none when there is no closed block of them.
 * @param text the whole file
 * @throws YAMLException when they are not YAML
 */
export const fieldsOf = (text: string): Record<string, unknown> => readEntryText(text).fields;
