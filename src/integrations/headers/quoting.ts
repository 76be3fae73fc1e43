/** A value as nginx reads it. */
export const quote = (value: string): string => `"${value.replace(/["\\]/g, '\\$&')}"`;
/** A pattern for exactly this text. */
export const pattern = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
