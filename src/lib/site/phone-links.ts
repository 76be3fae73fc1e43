import { parsePhone } from '../format/phone.ts';
import { chatUrl } from '../message.ts';

/** The digits of a telephone number with country code (E.164): `94471 23456` and `+91-94471-23456` → `919447123456`. */
export function digits(phone: string): string {
  const number = parsePhone(phone);
  if (!number) return phone.replace(/\D/g, '');
  return 'foreign' in number ? number.foreign : `91${number.national}`;
}

/** A number as phones dial it, `+919447123456`: toll-free numbers do not work with the country code. */
export function dialled(phone: string): string {
  const number = digits(phone);
  return /^9118[06]0/.test(number) ? number.slice(2) : `+${number}`;
}

/** A telephone link (RFC 3966). */
export const telLink = (phone: string): string => `tel:${dialled(phone)}`;

/** A link that opens a WhatsApp chat with a text; the number in any spelling. */
export const chatLink = (phone: string, text: string): string => chatUrl(digits(phone), text);
