/** A quoted value in nginx configuration. */
export const quote = (value: string): string => `"${value.replace(/["\\]/g, '\\$&')}"`;
/** A regular expression that matches exactly this text. */
export const pattern = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
