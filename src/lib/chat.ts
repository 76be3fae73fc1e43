import { CHAT_HOST } from '~/schemas/hosts';

/** The digits of a telephone number with country code: `+91 98765 43210` → `919876543210`. */
export const digits = (phone: string): string => phone.replace(/\D/g, '');

/** The address that a tap calls (RFC 3966). */
export const telLink = (phone: string): string => `tel:+${digits(phone)}`;

/**
 * The address that opens a WhatsApp chat with a text. Lone surrogates would make `encodeURIComponent` throw, so
 * they become U+FFFD first.
 * @param phone number with country code, in any spelling
 */
export function chatLink(phone: string, text: string): string {
  return `https://${CHAT_HOST}/${digits(phone)}?text=${encodeURIComponent(text.toWellFormed())}`;
}
