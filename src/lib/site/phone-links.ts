import { chatUrl } from '../message.ts';

/**
 * Returns the digits of an Indian number with country code (E.164): `094471 23456` → `919447123456`. Numbers have ten
 * digits, or eleven if they start with 1800 or 1860 (National Numbering Plan of India).
 */
export const digits = (phone: string): string =>
  phone.replace(/\D/g, '').replace(/^.*?(?=(?:18[06]0\d{7}|\d{10})$)/, '91');

/** Returns a number to dial, `+919447123456`. Toll-free numbers do not work with the country code. */
export function dialled(phone: string): string {
  const number = digits(phone);
  return /^9118[06]0/.test(number) ? number.slice(2) : `+${number}`;
}

/** Returns a `tel:` link (RFC 3966). */
export const telLink = (phone: string): string => `tel:${dialled(phone)}`;

/** Returns a link to a WhatsApp chat with a text. */
export const chatLink = (phone: string, text: string): string => chatUrl(digits(phone), text);
