/** The form of an entry file, as the browser editor writes it. */
import type { Document } from 'yaml';

/** Words that older YAML takes for a date, a time or yes and no keep their quotes. */
export const YAML_FORM = { compat: 'yaml-1.1' } as const;

/**
 * Splits an entry file into its front matter as YAML and its text; undefined without front matter.
 * @param text the whole file
 */
export function splitEntry(text: string): { yaml: string; body: string } | undefined {
  const whole = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const parts = /^---[ \t]*\n(?:([\s\S]*?)\n)?---[ \t]*(?:\n([\s\S]*))?$/.exec(whole.trim());
  return parts ? { yaml: parts[1] ?? '', body: (parts[2] ?? '').trim() } : undefined;
}

/**
 * Puts an entry file together.
 * @param fields made with `YAML_FORM`
 */
export function joinEntry(fields: Document, body: string): string {
  const yaml = fields.toString({ lineWidth: 0, singleQuote: true, flowCollectionPadding: false });
  return `---\n${yaml}---\n${body.trim() ? `\n${body.trim()}\n` : ''}`;
}
