import { beforeAll, describe, expect, it } from 'vitest';
import { declared } from '~/content-check/content';
import { readContent } from '~/content-check/files/read';
import { editorLinks } from '~/editor/edit-content/editor-links';
import { answer } from '~/editor/edit-content/find';
import { contentWords, type Words } from '~/editor/edit-content/words';
import { FIXTURE_CONTENT } from '../support/fixture';

const content = readContent(FIXTURE_CONTENT);
let words: Words[];
beforeAll(async () => {
  words = await contentWords(content);
});

const pick = (page: string, texts: string[], base = '/') =>
  answer(words, { id: '1', page, about: 'pick', texts }, base);
const paths = (page: string, ...texts: string[]) => pick(page, texts).found.map(({ path }) => path);

describe('where words are edited', () => {
  it.each([
    ['the name of an item', '/products', 'Boba', ['menu/entries/boba/index']],
    ['a price', '/products', '₹40', ['menu/entries/boba/index']],
    ['a button', '/products', 'Clear', ['pages/entries/page-products']],
    [
      'a heading of two lines',
      '/franchise',
      'OPEN YOUR\nOWN COUNTER',
      ['pages/entries/page-franchise', 'only-brochure/entries/brochure'],
    ],
    ['a number in words', '/franchise', 'Five steps to open', ['pages/entries/page-franchise', 'steps']],
    ['a count', '/products', 'Showing 3 of 6', ['pages/entries/page-products', 'menu']],
    ['the sum of the costs', '/franchise', '₹3,10,000', ['investment']],
    ['opening hours', '/contact', 'Every day, 10 am to 10 pm', ['only-site/entries/site']],
  ])('finds %s', (_, page, text, expected) => {
    expect(paths(page, text)).toEqual(expected);
    expect(pick(page, [text]).exact).toBe(true);
  });

  it('finds a day as it is printed', () => {
    expect(paths('/franchise', '20 November 2026')).toContain('only-franchise-model/entries/franchise-model');
  });

  it('names the entry of the page first, and every other once', () => {
    const all = paths('/products', 'Menu');
    expect(all[0]).toBe('pages/entries/page-products');
    expect(all.length).toBeGreaterThan(1);
    expect(new Set(all).size).toBe(all.length);
    const underBase = answer(words, { id: '1', page: '/shop/products', about: 'pick', texts: ['Menu'] }, '/shop');
    expect(underBase.found[0]?.path).toBe('pages/entries/page-products');
  });

  it('finds the paragraph that a picked part belongs to', () => {
    const review = content.entries.find(({ collection }) => collection.name === 'reviews');
    const part = review?.body.trim().split(/\s+/).slice(0, 5).join(' ') ?? '';
    expect(paths('/reviews', part)).toContain(`reviews/entries/${review?.id}`);
  });

  it('falls back on the words around, and says so', () => {
    expect(pick('/products', ['', '§', '§ Boba'])).toMatchObject({
      exact: false,
      found: [expect.objectContaining({ path: 'menu/entries/boba/index' })],
    });
    expect(pick('/products', ['§§§§§'])).toEqual({ id: '1', exact: false, found: [] });
  });

  it('lists the words of a page, those of its own entry first', () => {
    const { found } = answer(words, { id: '1', page: '/products', about: 'page', texts: ['Boba', 'Clear', '§'] }, '/');
    expect(found.map(({ path, words }) => [path, words])).toEqual([
      ['pages/entries/page-products', 'Clear'],
      ['menu/entries/boba/index', 'Boba'],
    ]);
  });
});

it('has a place in the editor for every entry', () => {
  const links = editorLinks();
  for (const entry of content.entries) {
    expect(links.entry(entry.file, 'title').path).toMatch(/^[\w-]+\/entries\/[\w-]+(\/index)?$/);
    expect(links.list(entry.file).path).not.toBe('');
  }
  expect(new Set(content.entries.map(({ collection }) => collection.name)).size).toBe(declared.length);
});
