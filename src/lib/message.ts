/** In characters; mail programs cut longer links. An encoded Malayalam letter has nine. */
const MAX_MAIL_LINK = 1900;

/** Encodes a text for a URL. Lone surrogates, on which `encodeURIComponent` throws, become U+FFFD. */
const encode = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, '\uFFFD'));

/** Returns a heading and a labelled line for each field, `N/A` for an empty one. */
export const composeMessage = (heading: string, fields: readonly (readonly [label: string, value: string])[]): string =>
  [heading, ...fields.map(([label, value]) => `${label}: ${value.trim() || 'N/A'}`)].join('\n');

/**
 * Returns a `mailto:` link. Lines end with CRLF and spaces are `%20` (RFC 6068). A body that would make the link too long
 * is left out.
 */
export function mailLink(email: string, subject?: string, body?: string): string {
  const subjectLink = `mailto:${email}${subject ? `?subject=${encode(subject)}` : ''}`;
  const wholeLink = `${subjectLink}&body=${encode((body ?? '').replace(/\r\n?|\n/g, '\r\n'))}`;
  return body && wholeLink.length <= MAX_MAIL_LINK ? wholeLink : subjectLink;
}

/** Returns a WhatsApp chat link. `number` is in digits, with the country code. */
export const chatUrl = (number: string, text: string): string => `https://wa.me/${number}?text=${encode(text)}`;
