import { CHAT_HOST } from '~/schemas/hosts';

/** An Indian number with or without a prefix: ten digits, or eleven from 1800 or 1860. */
const INDIAN = /^(?:(?:00)?91)?0?([1-9]\d{9}|18[06]0\d{7})$/;

/** The digits of a telephone number with country code (E.164): `94471 23456` and `+91-94471-23456` → `919447123456`. */
export function digits(phone: string): string {
  const plain = phone.replace(/\D/g, '');
  const national = INDIAN.exec(plain)?.[1];
  return national ? `91${national}` : plain;
}

/** A telephone link (RFC 3966). Toll-free numbers do not work with the country code. */
export function telLink(phone: string): string {
  const called = digits(phone);
  return /^9118[06]0/.test(called) ? `tel:${called.slice(2)}` : `tel:+${called}`;
}

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
 * A link that opens a WhatsApp chat with a text.
 * @param phone number with country code, in any spelling
 */
export const chatLink = (phone: string, text: string): string =>
  `https://${CHAT_HOST}/${digits(phone)}?text=${encode(text)}`;
