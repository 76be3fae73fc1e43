/** What people paste, and what it is read as. What is refused has its rows in mistakes.ts. */
import { z } from 'astro/zod';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { ownerOf, parseEntry } from '~/content-check/content';
import { normalizeFields } from '~/lib/format/normalize';
import { markdownProcessor } from '~/lib/markdown/processor';
import { entryImage } from '~/print/images';
import * as fields from '~/schemas/fields';
import { jsonSchema } from '~/schemas/json-schema';
import { TemporaryFolder } from '../support/temporary-folder';

const words = { title: 'Field', help: 'A field.' };
const HOSTS = ['instagram.com', 'facebook.com', 'youtube.com', 'youtu.be', 'g.page', 'google.com', 'maps.app.goo.gl'];
const forms = z
  .strictObject({
    price: fields.rupees(words),
    estimate: z.number().meta({ kind: 'lakhs' }),
    draft: fields.toggle(words),
    day: fields.day(words),
    month: fields.dayOrMonth(words),
    time: fields.time(words),
    phone: fields.telephone(words),
    email: fields.email(words),
    pin: z.string().regex(/^[1-9]\d{5}$/),
    link: fields.link(words),
    profile: fields.profile({ ...words, hosts: HOSTS }),
    page: fields.pageOrLink(words),
    avatar: fields.avatar(fields.plainTools, { ...words, minWidth: 1 }),
    photo: fields.image(fields.plainTools, { ...words, minWidth: 1 }),
    category: fields.reference({ ...words, collection: 'categories' }),
    diet: z.enum(['vegetarian', 'non-vegetarian']),
    name: fields.singleLine({ ...words, max: 60 }),
  })
  .partial();
const node = jsonSchema(() => forms);
type FieldName = keyof z.infer<typeof forms>;

/** A field, what is read, and how it may be written. */
const READ: readonly [FieldName, unknown, ...unknown[]][] = [
  ['price', 40, 40, '40', '40 ', ' 40', '40\u00a0', '\u202a40\u202c', '\u200b40', '\ufeff40', '４０', '൪൦', '४०'],
  ['price', 1200, '₹1,200/-', 'Rs. 1200', '1200 rs', '1,200 rupees', '₹ 1200', '1200 ₹', 'INR 1,200', '1200/-'],
  ['price', 125_000, '1.25 lakh', '₹1,25,000', '1.25 Lakhs', 'Rs 1.25 lacs', '125 000'],
  ['estimate', 2.5, '2.5 lakhs', '₹2.5 lakh', '2.5', 'Rs. 2.5 lakhs'],
  ['draft', true, true, 'true', 'True', 'true ', '\u00a0TRUE', '\u200btrue'],
  ['draft', false, false, 'false', 'FALSE\u00a0'],
  ['day', '2027-01-14', '2027-01-14', ' 2027-01-14', '2027-01-14\u00a0', '2027‑01‑14', '2027–01–14', '2027−01−14'],
  ['day', '2027-01-14', new Date('2027-01-14'), '2027-01-14T00:00:00Z', '2027-01-13T18:30:00.000Z', '২০২৭-০১-১৪'],
  ['day', '2027-01-15', '2027-01-14T18:30:00Z', new Date('2027-01-14T18:30:00Z'), '2027-01-15T00:00:00+05:30'],
  ['day', '2027-01-14', '2027-01-14T23:59', '2027-01-14 20:30:00', '2027-01-14T20:30:00', '\u200e2027-01-14'],
  ['month', '2027-01', '2027-01', '2027‑01', '2027-01 ', '\u202d2027-01\u202c'],
  ['time', '09:30', '09:30', '9:30', '9.30', '09.30', '9:30 am', '9.30 am', '9:30am', '9:30 AM', '9.30 a.m.'],
  ['time', '21:30', '21:30', '9:30 pm', '9.30 PM', '9:30\u00a0pm', '9:30\u202fpm', '9:30 p.m.', '09:30pm', '２１:３０'],
  ['time', '09:00', '9 am', '9am', '9:00', '9 a.m.'],
  ['time', '00:00', '00:00', '24:00', '12 am', '12:00 am', '0:00'],
  ['time', '12:00', '12 pm', '12:00 pm', '12.00'],
  ['phone', '+91 98765 43210', '+91 98765 43210', '+91\u00a098765\u00a043210', '\u202a+91 98765 43210\u202c'],
  ['phone', '+91 98765 43210', '+91 98765 43210\ufe0e', 'tel:+91 98765 43210', '＋91 98765 43210', '+९१ ९८७६५ ४३२१०'],
  ['phone', '98765-43210', '98765-43210', '98765‑43210', '98765–43210', '98765−43210', '98765-\u200b43210'],
  ['phone', '0471 234 5678', '0471\u2009234\u20095678', ' 0471 234 5678 ', '0471\t234 5678'],
  ['phone', '9846031275', 9846031275, '9846031275', ' 9846031275'],
  ['phone', '+919846031275', 919846031275, '+919846031275', '919846031275'],
  ['email', 'hello@shop.in', 'hello@shop.in', ' hello@shop.in', 'hello@shop.in\u00a0', 'mailto:hello@shop.in'],
  ['email', 'hello@shop.in', '\u200bhello@shop.in', 'hello@shop\u00ad.in', 'hello@\u2060shop.in'],
  ['pin', '695009', 695009, '695009', '695 009', '695\u00a0009', '695009 ', '\u200e695009', '６９５００９', '൬൯൫൦൦൯'],
  [
    'link',
    'https://wa.me/919876543210',
    'wa.me/919876543210',
    'https://wa.me/919876543210 ',
    'HTTPS://wa.me/919876543210',
  ],
  ['link', 'https://shop.in', 'shop.in', 'https://shop.in\u200b', '\u202ahttps://shop.in\u202c'],
  [
    'link',
    'https://shop.in/a',
    'https://www.google.com/url?q=https://shop.in/a&sa=D',
    'google.com/../shop.in/a'.slice(14),
  ],
  ['link', 'https://shop.in/a?b=1', 'https://shop.in/a?b=1&fbclid=x', 'https://shop.in/a?utm_source=x&b=1&gclid=y'],
  [
    'profile',
    'https://www.instagram.com/us/',
    'https://www.instagram.com/us/?igsh=MWx',
    'www.instagram.com/us/?igshid=1',
  ],
  [
    'profile',
    'https://www.instagram.com/us/',
    'https://l.instagram.com/?u=https%3A%2F%2Fwww.instagram.com%2Fus%2F&e=A',
  ],
  ['profile', 'https://www.facebook.com/us', 'www.facebook.com/us', 'https://www.facebook.com/us?mibextid=L'],
  ['profile', 'https://youtu.be/abc', 'youtu.be/abc', 'https://youtu.be/abc?si=Xy', 'https://youtu.be/abc '],
  ['profile', 'https://www.youtube.com/@us', 'www.youtube.com/@us', 'https://www.youtube.com/@us?si=1'],
  ['profile', 'https://g.page/r/abc', 'g.page/r/abc', '\u00a0g.page/r/abc', 'https://g.page/r/abc\u200b'],
  ['page', '/products', '/products', ' /products', '/products\u00a0', '\u200b/products'],
  ['page', 'https://www.shop.in/a', 'www.shop.in/a', 'https://www.shop.in/a?fbclid=1'],
  ['avatar', 'https://i.pravatar.cc/144', 'i.pravatar.cc/144', 'https://i.pravatar.cc/144 '],
  ['avatar', './me.webp', './me.webp', ' ./me.webp', './me.webp\u00a0'],
  ['photo', './caf\u00e9.jpg', './cafe\u0301.jpg', './caf\u00e9.jpg ', '\u200b./caf\u00e9.jpg'],
  ['photo', './ന്\u200d.jpg', './ന്\u200d.jpg'],
  ['category', 'special', 'special', 'special ', '\u00a0special', 'special\u200b'],
  ['diet', 'vegetarian', 'vegetarian', 'Vegetarian', 'vegetarian ', 'VEGETARIAN'],
  ['diet', 'non-vegetarian', 'non‑vegetarian', 'Non–vegetarian', 'non-vegetarian\u00a0'],
  ['name', 'Caf\u00e9', 'Caf\u00e9', 'Cafe\u0301', ' Caf\u00e9 '],
  ['name', 'കൊ', 'കൊ', 'ക\u0d46\u0d3e'],
];

describe('a field', () => {
  test.each(READ)('%s is read as %s', (field, expected, ...written) => {
    for (const value of written)
      expect(forms.parse(normalizeFields({ [field]: value }, node)), JSON.stringify(value)).toEqual({
        [field]: expected,
      });
  });

  test('for a day takes a bare moment with its zone', () => {
    const menu = ownerOf('content/menu/boba/index.md');
    if (!menu) throw new Error('The menu is gone.');
    const { data, faults } = parseEntry(
      menu,
      'boba',
      'menu/boba/index.md',
      '---\npublishOn: 2027-01-14T18:30:00Z\n---\n',
    );
    expect([data, faults]).toEqual([{ publishOn: '2027-01-15' }, []]);
  });
});

test('a line of a text is a line of the page, and an address is without what services put round it', async () => {
  const renderer = await markdownProcessor().createRenderer({ image: {}, syntaxHighlight: false } as never);
  const { code } = await renderer.render('You need:\nice  \n**milk**\nhttps://youtu.be/a?si=b', {} as never);
  expect(code.replaceAll('\n', '')).toBe(
    '<p>You need:<br>ice<br><strong>milk</strong><br><a href="https://youtu.be/a">https://youtu.be/a?si=b</a></p>',
  );
});

test('print stands a photo upright, and takes the first frame of a moving one', async () => {
  using folder = new TemporaryFolder();
  const flat = (height: number) => ({ create: { width: 40, height, channels: 3, background: '#0c3a2c' } }) as const;
  const frame = await sharp(flat(20)).png().toBuffer();
  folder.write('menu/boba/turned.jpg', await sharp(flat(20)).withMetadata({ orientation: 6 }).jpeg().toBuffer());
  folder.write(
    'menu/boba/moving.webp',
    await sharp([frame, frame], { join: { animated: true } })
      .webp()
      .toBuffer(),
  );
  const sizeOf = async (image: string) => {
    folder.write('menu/boba/index.md', `---\nimage: ./${image}\n---\n`);
    const { bytes } = await entryImage({ id: 'boba', collection: 'menu', filePath: folder.path('menu/boba/index.md') });
    const { width, height } = await sharp(bytes).metadata();
    return [width, height];
  };
  expect([await sizeOf('turned.jpg'), await sizeOf('moving.webp')]).toEqual([
    [20, 40],
    [40, 20],
  ]);
});
