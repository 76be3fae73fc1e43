import { expect, it } from 'vitest';
import { contactCard } from '../../src/lib/site/contact-card.ts';

const site = {
  name: 'മണക്കാട് മിൽക്ക് സർബത്ത്, Manacaud; by the temple',
  phone: '0471 234 5678',
  whatsapp: '+91 98765 43210',
  email: 'hello@shop.in',
  address: { street: 'Manacaud', city: 'Trivandrum', region: 'Kerala', postalCode: '695009' },
};

it('has name, numbers, address and site, escaped', () => {
  const card = contactCard(site as Parameters<typeof contactCard>[0], 'https://shop.in/');
  expect(card.split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'FN:മണക്കാട് മിൽക്ക് സർബത്ത്\\, Manacaud\\; by the temple',
    'N:;മണക്കാട് മിൽക്ക് സർബത്ത്\\, Manacaud\\; by the temple;;;',
    'ORG:മണക്കാട് മിൽക്ക് സർബത്ത്\\, Manacaud\\; by the temple',
    'TEL;TYPE=WORK,VOICE:+914712345678',
    'TEL;TYPE=CELL:+919876543210',
    'EMAIL:hello@shop.in',
    'ADR;TYPE=WORK:;;Manacaud;Trivandrum;Kerala;695009;IN',
    'URL:https://shop.in/',
    'END:VCARD',
    '',
  ]);
});
