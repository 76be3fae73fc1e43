import { parse } from 'yaml';

/** The lines of a file, however they end, without the mark that some editors put before the first. */
export const linesOf = (text: string): string[] => text.replace(/^\uFEFF/, '').split(/\r?\n/);

/**
 * Where the block of fields begins and ends: the indices of its two lines of dashes, -1 for one that is not there.
 * Divides where Astro divides (@astrojs/internal-helpers, frontmatter), so that all readers read the same.
 */
export function fences(lines: readonly string[]): { start: number; end: number } {
  const start = lines.findIndex((line) => line.trim() !== '');
  if (!/^---\s*$/.test(lines[start] ?? '')) return { start: -1, end: -1 };
  return { start, end: lines.findIndex((line, at) => at > start && line.startsWith('---')) };
}

/**
 * The fields of an entry, unchecked; none when there is no closed block of them.
 * @param text the whole file
 * @throws YAMLParseError when they are not YAML
 */
export function fieldsOf(text: string): Record<string, unknown> {
  const lines = linesOf(text);
  const { start, end } = fences(lines);
  const data: unknown = end < 0 ? undefined : parse(lines.slice(start + 1, end).join('\n'));
  return data !== null && typeof data === 'object' ? (data as Record<string, unknown>) : {};
}
