import { afterAll, describe, expect, test } from 'vitest';
import { formatContent, formatEntry } from '~/content-check/commands/format';
import { declared } from '~/content-check/content';
import { Folder, PROJECT } from './folder';

const schemaOf = (name: string) => {
  const found = declared.find((collection) => collection.name === name);
  if (!found) throw new Error(name);
  return found.node;
};
const places = (folder: Folder) => ({ project: PROJECT, content: folder.root });

describe('formatting an entry', () => {
  test('settles order, quotes, numbers, blanks and line ends', () => {
    const untidy =
      '\uFEFF---\r\nprice: 40.0\r\nname: "Boba"\r\ncategory: \'special\'\r\n\r\npublishOn: 2027-01-14\r\nplaceholders: [price, name]\r\norder:   20\r\n---\r\n\r\n\r\n';
    expect(formatEntry(untidy, schemaOf('menu'))).toBe(
      "---\nname: Boba\nprice: 40\ncategory: special\norder: 20\npublishOn: '2027-01-14'\nplaceholders:\n  - price\n  - name\n---\n",
    );
  });

  test('keeps quotes where they are needed, and comments', () => {
    const text = "---\n# ours\nname: 'Boba: the best'\ndescription: 'yes'\n---\n";
    expect(formatEntry(text, schemaOf('menu'))).toBe(text);
  });

  test('writes emphasis and lists in one way and leaves code alone', () => {
    const text = '---\nquestion: Why?\n---\nIt is _so_ __cold__.   \n\n* one\n+ two\n\n\n`_a_` and snake_case_word';
    expect(formatEntry(text, schemaOf('questions'))).toBe(
      '---\nquestion: Why?\n---\n\nIt is *so* **cold**.\n\n- one\n\n- two\n\n`_a_` and snake_case_word\n'.replace(
        '- one\n\n- two',
        '- one\n- two',
      ),
    );
  });

  test('leaves what cannot be read as it is', () => {
    const broken = '---\nname: "Boba\nprice: 40\n---\n';
    expect(formatEntry(broken, schemaOf('menu'))).toBe(broken);
  });

  test('changes nothing the second time', () => {
    const once = formatEntry('---\nname: "It\'s: cold"\nprice: 40\n---\n', schemaOf('menu'));
    expect(formatEntry(once, schemaOf('menu'))).toBe(once);
  });
});

describe('formatting the content', () => {
  const real = Folder.fixture();
  afterAll(() => real[Symbol.dispose]());

  test('leaves the fixture content as it is (else: npm run format:content, with CONTENT_DIR)', () => {
    expect(formatContent(places(real), { write: false })).toEqual([]);
  });

  test('writes only when asked', () => {
    const entry = real.entry('reviews');
    real.edit(entry, /^food: (.)$/m, 'food:   5');
    expect(formatContent(places(real), { write: false })).toEqual([`content/${entry}`]);
    expect(real.read(entry)).toContain('food:   5');
    expect(formatContent(places(real), { write: true })).toEqual([`content/${entry}`]);
    expect(real.read(entry)).toContain('food: 5');
    expect(formatContent(places(real), { write: true })).toEqual([]);
  });
});
