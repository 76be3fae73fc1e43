/** Milliseconds within which a second tap on Send belongs to the first. */
export const SECOND_TAP = 500;

/** Encodes a text for a URL. Lone surrogates, on which `encodeURIComponent` throws, become U+FFFD. */
const encode = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, '\uFFFD'));

/** An e-mail link with a subject and a body, if given. Lines end with CRLF, and spaces are `%20` (RFC 6068). */
export function mailLink(email: string, subject?: string, body?: string): string {
  const given = Object.entries({ subject, body: body?.replace(/\r\n?|\n/g, '\r\n') }).filter(([, text]) => text);
  const query = given.map(([name, text = '']) => `${name}=${encode(text)}`).join('&');
  return `mailto:${email}${query && `?${query}`}`;
}

/**
 * Button attributes that send a form as an e-mail without script. Chromium then garbles Malayalam and `+`, so forms say
 * that a chat is safer. On the form itself, it logs a mailto action as insecure at every load.
 */
export const sendsMail = (email: string, subject: string) => ({
  formaction: mailLink(email, subject),
  formenctype: 'text/plain' as const,
});

/**
 * The URL of a WhatsApp chat with a text.
 * @param number its digits with country code
 */
export const chatUrl = (number: string, text: string): string => `https://wa.me/${number}?text=${encode(text)}`;
