/** A value as nginx and Caddy read it. */
export const quote = (value: string): string => `"${value.replace(/["\\]/g, '\\$&')}"`;
/** A pattern for exactly this text. */
export const pattern = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
