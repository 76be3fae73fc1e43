import { expect, it } from 'vitest';
import { readContent } from '../../src/content-check/files/read.ts';
import { canonicalJson, entryFormat, readEntry, writeEntry } from '../../src/editor/entry-file.ts';
import { FIXTURE_CONTENT } from '../support/fixture.ts';

it.each(readContent(FIXTURE_CONTENT).entries.map(({ file, text }) => [file, text]))(
  'the editor writes %s with the same values',
  (_, text) => {
    expect(canonicalJson(readEntry(writeEntry(readEntry(text))))).toBe(canonicalJson(readEntry(text)));
  },
);

it('the editor quotes values that YAML 1.1 reads as a date, time or boolean, and writes one line per field', () => {
  const long = 'Milk tea with chewy pearls and a fat straw. '.repeat(3).trim();
  expect(writeEntry({ description: long })).toBe(`---\ndescription: ${long}\n---\n`);
  const data = { name: 'No', publishOn: '2027-01-14', opens: '10:00', pin: '695009', body: 'Hi.' };
  expect(writeEntry(data)).toBe(
    "---\nname: 'No'\npublishOn: '2027-01-14'\nopens: '10:00'\npin: '695009'\n---\n\nHi.\n",
  );
});

it('the editor leaves out empty values, and fields of the form and the CMS', () => {
  const row = { __sc_item_id: 'a1', date: '2027-01-14', closed: true, hours: [] };
  const data = {
    name: 'Boba',
    price: 0,
    draft: false,
    publishOn: '',
    rating: null,
    placeholders: [],
    days: [row],
    body: '',
  };
  expect(writeEntry({ ...data, 'image--form': '640 × 480 pixels' })).toBe(
    "---\nname: Boba\nprice: 0\ndays:\n  - date: '2027-01-14'\n    closed: true\n---\n",
  );
});

it('the editor writes the fields of a group beside the others', () => {
  const file = '---\norder: 15\nname: Boba\ndraft: true\n---\n';
  const form = entryFormat.fromFile(file);
  expect(form).toEqual({ name: 'Boba', visibility: { order: 15, draft: true } });
  expect(entryFormat.toFile({ ...form, visibility: { order: 11 } })).toBe('---\nname: Boba\norder: 11\n---\n');
});

it('reading an entry splits fields and text, with any line ends', () => {
  expect(readEntry('---\n---\n'), 'no fields yet').toEqual({});
  expect(readEntry('\uFEFF---\r\nname: Boba\r\nday: 2027-01-14\r\n---\r\n\r\nOne.\r\n\r\n---\r\n\r\nTwo.\r\n')).toEqual(
    {
      name: 'Boba',
      day: '2027-01-14',
      body: 'One.\n\n---\n\nTwo.',
    },
  );
});

it.each(['', 'name: Boba', '---\nname: Boba\n', '---\n- a\n---\n', '---\nname: "Boba\n---\n'])(
  'reading an entry refuses %j',
  (text) => {
    expect(() => readEntry(text)).toThrow();
  },
);
