import { describe, expect, it } from 'vitest';
import { addressText, streetLines } from '~/lib/format/address';
import { directionsLink, mapFrame } from '~/lib/format/map';
import { digits, telLink } from '~/lib/site/phone-links';
import { plainTools, telephone } from '~/schemas/fields';
import { storesCollections } from '~/schemas/stores';

describe('a telephone number', () => {
  it.each([
    ['+91 98765 43210', '919876543210', 'tel:+919876543210'],
    ['9447123456', '919447123456', 'tel:+919447123456'],
    // A mobile number that begins like the country code.
    ['91234 56789', '919123456789', 'tel:+919123456789'],
    ['+91 471 234 5678', '914712345678', 'tel:+914712345678'],
    ['0471 2345678', '914712345678', 'tel:+914712345678'],
    ['(0471) 234-5678', '914712345678', 'tel:+914712345678'],
    ['+91 (471) 234 5678', '914712345678', 'tel:+914712345678'],
    ['1800 425 1234', '9118004251234', 'tel:18004251234'],
    ['1800 123 456', '911800123456', 'tel:1800123456'],
    ['+91 1860 425 1234', '9118604251234', 'tel:18604251234'],
    ['+91 00000 00000', '910000000000', 'tel:+910000000000'],
  ])('%s is accepted, is %s with its country code, and is called through %s', (written, whole, link) => {
    expect(telephone({ title: 'Phone', help: 'A number.' }).safeParse(written).success).toBe(true);
    expect([digits(written), telLink(written)]).toEqual([whole, link]);
  });

  it.each(['98765 4321', '+91 98765 432100', '+1 202 555 0123', '12345', '04712 34567', 'call us', '98765 43210 / 11'])(
    '%s is refused',
    (written) => expect(telephone({ title: 'Phone', help: 'A number.' }).safeParse(written).success).toBe(false),
  );
});

describe('an address', () => {
  const address = {
    street: 'TC 41/123, First floor, \nNear the temple\n',
    city: 'Trivandrum',
    region: 'Kerala',
    postalCode: '695009',
  };
  it('may have lines', () => {
    expect(streetLines(address)).toEqual(['TC 41/123, First floor', 'Near the temple']);
    expect(addressText(address)).toBe('TC 41/123, First floor, Near the temple, Trivandrum, Kerala 695009');
  });

  it.each([
    ['Manacaud', true],
    ['One\nTwo\nThree\n', true],
    ['One\nTwo\nThree\nFour', false],
    ['One\n\nTwo', false],
  ])('%j is accepted: %s', (street, accepted) => {
    const { street: field } = storesCollections.stores.fields(plainTools).address.shape;
    expect(field.safeParse(street).success).toBe(accepted);
  });
});

describe('the map', () => {
  const geo = { latitude: 8.47, longitude: 76.95 };
  const google = { map: { provider: 'google' as const, query: 'A & B, C' }, geo };
  const osm = { map: { provider: 'openstreetmap' as const, query: 'x' }, geo };

  it('asks Google for the search words', () => {
    expect(new URL(mapFrame(google)).searchParams.get('q')).toBe('A & B, C');
    expect(new URL(directionsLink(google)).searchParams.get('destination')).toBe('A & B, C');
  });

  it('centres OpenStreetMap on the door', () => {
    const [west = 0, south = 0, east = 0, north = 0] = (new URL(mapFrame(osm)).searchParams.get('bbox') ?? '')
      .split(',')
      .map(Number);
    expect((west + east) / 2).toBeCloseTo(geo.longitude);
    expect((south + north) / 2).toBeCloseTo(geo.latitude);
    expect(new URL(directionsLink(osm)).hostname).toBe('www.openstreetmap.org');
  });
});
