import { CHAT_HOST } from '~/schemas/hosts';

/** The digits of a telephone number with country code: `+91 98765 43210` → `919876543210`. */
export const digits = (phone: string): string => phone.replace(/\D/g, '');

/** The address that a tap calls (RFC 3966). */
export const telLink = (phone: string): string => `tel:+${digits(phone)}`;

/** The address that opens an e-mail (RFC 6068), with its subject written in when there is one. */
export const mailLink = (email: string, subject?: string): string =>
  `mailto:${email}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`;

/**
 * What makes a button send its form as an e-mail, each field a line of its text. As the form's own action, where it
 * would do the same, Chromium logs an e-mail as insecure on every load.
 */
export const sendsMail = (email: string, subject: string) => ({
  formaction: mailLink(email, subject),
  formenctype: 'text/plain' as const,
});

/**
 * The address that opens a WhatsApp chat with a text. Lone surrogates would make `encodeURIComponent` throw, so
 * they become U+FFFD first.
 * @param phone number with country code, in any spelling
 */
export function chatLink(phone: string, text: string): string {
  return `https://${CHAT_HOST}/${digits(phone)}?text=${encodeURIComponent(text.toWellFormed())}`;
}
