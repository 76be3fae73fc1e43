import { parsePhone } from '../format/phone.ts';
import { chatUrl } from '../message.ts';

/** Returns the digits of a phone number with country code (E.164): `94471 23456` → `919447123456`. */
export const digits = (phone: string): string => parsePhone(phone) ?? phone.replace(/\D/g, '');

/** Returns a number to dial, `+919447123456`. Toll-free numbers do not work with the country code. */
export function dialled(phone: string): string {
  const number = digits(phone);
  return /^9118[06]0/.test(number) ? number.slice(2) : `+${number}`;
}

/** Returns a `tel:` link (RFC 3966). */
export const telLink = (phone: string): string => `tel:${dialled(phone)}`;

/** Returns a link to a WhatsApp chat with a text. */
export const chatLink = (phone: string, text: string): string => chatUrl(digits(phone), text);
