import type { Site } from '../content/index.ts';
import { streetText } from '../format/address.ts';
import { dialled } from './phone-links.ts';

type Contact = Pick<Site, 'name' | 'phone' | 'whatsapp' | 'email' | 'address'>;

/** Escapes a text for a vCard (RFC 6350, section 3.4). */
const escaped = (text: string): string => text.replace(/[\\,;]/g, '\\$&').replace(/\r?\n/g, '\\n');

const MOST_OCTETS = 75;

/** Breaks a line after 75 octets, between characters; the rest begins with a space (RFC 6350, section 3.2). */
function folded(line: string): string {
  const rows = [''];
  for (const character of line) {
    const row = `${rows.at(-1)}${character}`;
    if (Buffer.byteLength(row) <= MOST_OCTETS) rows[rows.length - 1] = row;
    else rows.push(` ${character}`);
  }
  return rows.join('\r\n');
}

/**
 * The shop as a vCard 3.0, which every phone reads (RFC 2426).
 * @param url of the site
 */
export function contactCard({ name, phone, whatsapp, email, address }: Contact, url: string): string {
  const { city, region, postalCode, country } = address;
  const place = ['', '', streetText(address), city, region, postalCode, country].map(escaped).join(';');
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
  ]
    .map(folded)
    .join('\r\n');
}
