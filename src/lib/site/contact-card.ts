import type { Site } from '../content/index.ts';
import { streetText } from '../format/address.ts';
import { dialled } from './phone-links.ts';

type Contact = Pick<Site, 'name' | 'phone' | 'whatsapp' | 'email' | 'address'>;

/** Escapes a text for a vCard (RFC 6350, section 3.4). */
const escaped = (text: string): string => text.replace(/[\\,;]/g, '\\$&').replace(/\r?\n/g, '\\n');

/**
 * Formats the shop as a vCard 3.0, which every phone reads (RFC 2426).
 * @param url URL of the site
 */
export function contactCard({ name, phone, whatsapp, email, address }: Contact, url: string): string {
  const { city, region, postalCode } = address;
  const place = ['', '', streetText(address), city, region, postalCode, 'IN'].map(escaped).join(';');
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escaped(name)}`,
    `N:;${escaped(name)};;;`,
    `ORG:${escaped(name)}`,
    `TEL;TYPE=WORK,VOICE:${dialled(phone)}`,
    ...(dialled(whatsapp) === dialled(phone) ? [] : [`TEL;TYPE=CELL:${dialled(whatsapp)}`]),
    `EMAIL:${escaped(email)}`,
    `ADR;TYPE=WORK:${place}`,
    `URL:${url}`,
    'END:VCARD',
    '',
  ].join('\r\n');
}
