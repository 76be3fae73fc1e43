import { expect, it } from 'vitest';
import { addressText } from '~/lib/format/address';
import { directionsLink, mapFrame } from '~/lib/format/map';
import { dialled, digits, telLink } from '~/lib/site/phone-links';
import { telephone } from '~/schemas/fields';

// Which numbers are refused: content/inputs.yaml.
it.each([
  ['+91 98765 43210', '919876543210', 'tel:+919876543210'],
  // A mobile number that begins like the country code.
  ['91234 56789', '919123456789', 'tel:+919123456789'],
  ['(0471) 234-5678', '914712345678', 'tel:+914712345678'],
  ['1800 425 1234', '9118004251234', 'tel:18004251234'],
  ['+91 1860 425 1234', '9118604251234', 'tel:18604251234'],
])('%s is accepted, is %s with its country code, and is called through %s', (written, whole, link) => {
  expect(telephone({ title: 'Phone', help: 'A number.' }).safeParse(written).success).toBe(true);
  expect([digits(written), telLink(written)]).toEqual([whole, link]);
  // Structured data and the contact card have it without the scheme.
  expect(`tel:${dialled(written)}`).toBe(link);
});

it('an address may have several lines', () => {
  const street = 'TC 41/123, First floor, \nNear the temple\n';
  const address = { street, city: 'Trivandrum', region: 'Kerala', postalCode: '695009' };
  expect(addressText(address)).toBe('TC 41/123, First floor, Near the temple, Trivandrum, Kerala 695009');
});

it('the map and directions lead to the place', () => {
  const place = { map: 'A & B, C' };
  expect(new URL(mapFrame(place)).searchParams.get('q')).toBe('A & B, C');
  expect(new URL(directionsLink(place)).searchParams.get('destination')).toBe('A & B, C');
});
