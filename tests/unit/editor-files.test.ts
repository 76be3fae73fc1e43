import { describe, expect, it } from 'vitest';
import { readContent } from '../../src/content-check/files/read.ts';
import { type EntryShape, entryFormat, readEntry, writeEntry } from '../../src/editor/entry-file.ts';
import { entryShape } from '../../src/editor/widgets.ts';
import editor from '../../src/integrations/editor.ts';
import { FIXTURE_CONTENT } from '../support/fixture.ts';

const shape: EntryShape = [
  { name: 'name' },
  { name: 'price' },
  { name: 'order' },
  { name: 'draft', isSwitch: true },
  { name: 'publishOn' },
  { name: 'days', fields: [{ name: 'date' }, { name: 'closed', isSwitch: true }, { name: 'hours' }] },
  { name: 'placeholders' },
];

describe('what the browser editor writes', () => {
  const entries = readContent(FIXTURE_CONTENT).entries;

  it.each(entries.map((entry) => [entry.file, entry] as const))(
    'settles at once for %s',
    (_file, { collection, text }) => {
      const ownShape = entryShape(collection.node);

      const unchanged = entryFormat(ownShape);
      expect(unchanged.toFile(unchanged.fromFile(text))).toBe(text);
      // Written anew, as after a change.
      expect(readEntry(writeEntry(readEntry(text), ownShape))).toEqual(readEntry(text));
    },
  );

  it('is in the order of the form, quoted where older YAML would see a date, a time or yes', () => {
    const data = {
      order: 3,
      price: 40,
      name: 'No',
      publishOn: '2027-01-14',
      opens: '10:00',
      pin: '695009',
      body: 'Hi.',
    };
    expect(writeEntry(data, shape)).toBe(
      "---\nname: 'No'\nprice: 40\norder: 3\npublishOn: '2027-01-14'\nopens: '10:00'\npin: '695009'\n---\n\nHi.\n",
    );
  });

  it('leaves out what says nothing', () => {
    const data = { name: 'Boba', price: 0, draft: false, publishOn: '', placeholders: [], rating: null, body: '' };
    expect(writeEntry(data, shape)).toBe('---\nname: Boba\nprice: 0\n---\n');
    expect(writeEntry({ name: 'Boba', included: false, draft: true }, shape)).toBe(
      '---\nname: Boba\ndraft: true\nincluded: false\n---\n',
    );
  });

  it('leaves out of rows what says nothing, and what the CMS keeps in them for itself', () => {
    const row = { __sc_item_id: 'a1', date: '2027-01-14', closed: false, hours: [] };
    expect(writeEntry({ name: 'Boba', days: [row, { ...row, closed: true }] }, shape)).toBe(
      "---\nname: Boba\ndays:\n  - date: '2027-01-14'\n  - date: '2027-01-14'\n    closed: true\n---\n",
    );
  });

  it('keeps comments and quotes of a file that is saved unchanged, whatever its form left empty', () => {
    const text = '---\n# ours\nprice: 40 # since May\nname: "Boba"\n---\n\nCold.\n';
    const format = entryFormat(shape);
    const data = format.fromFile(text);
    expect(format.toFile({ ...data, draft: false, publishOn: '', placeholders: [] })).toBe(text);
    expect(format.toFile({ ...data, price: 41 })).toBe('---\nname: Boba\nprice: 41\n---\n\nCold.\n');
  });
});

describe('seldom-changed fields', () => {
  const shape: EntryShape = [
    { name: 'name' },
    { name: 'clear', group: 'words' },
    { name: 'price' },
    { name: 'all', group: 'words' },
  ];
  const text = '---\nname: Boba # ours\nclear: Clear\nprice: 40\n---\n';

  it('stand in a group of the form, which the file does not have', () => {
    const format = entryFormat(shape);
    const form = format.fromFile(text);
    expect(form).toEqual({ name: 'Boba', price: 40, words: { clear: 'Clear' } });
    expect(format.toFile(form)).toBe(text);
    expect(format.toFile({ ...form, words: { all: 'All', clear: 'Empty' } })).toBe(
      '---\nname: Boba\nclear: Empty\nprice: 40\nall: All\n---\n',
    );
  });
});

describe('reading an entry', () => {
  it('divides fields and text, whichever the line ends', () => {
    expect(readEntry('---\r\nname: Boba\r\nday: 2027-01-14\r\n---\r\n\r\nOne.\r\n\r\n---\r\n\r\nTwo.\r\n')).toEqual({
      name: 'Boba',
      day: '2027-01-14',
      body: 'One.\n\n---\n\nTwo.',
    });
  });

  it.each(['', 'name: Boba', '---\nname: Boba\n', '---\n- a\n---\n', '---\nname: "Boba\n---\n'])(
    'refuses %j',
    (text) => {
      expect(() => readEntry(text)).toThrow();
    },
  );
});

describe('the editor as a part of the site', () => {
  const setUp = (command: string) => {
    const added: unknown[] = [];
    const note = (what: unknown) => void added.push(what);
    const setup = editor().hooks['astro:config:setup'] as unknown as (options: object) => void;
    setup({ command, config: { root: new URL('../../', import.meta.url) }, injectRoute: note, updateConfig: note });
    return added;
  };

  it('is there while the site is worked on', () => {
    expect(setUp('dev')[0]).toMatchObject({ pattern: '/admin' });
  });

  it.each(['build', 'preview', 'sync'])('adds nothing to %s', (command) => expect(setUp(command)).toEqual([]));
});
