import { describe, expect, it } from 'vitest';
import { builtPages } from '../../src/publish/built-site.ts';
import { PREVIEW_SITE } from '../support/fixture.ts';
import { unmarked } from '../support/malayalam.ts';

describe('the language of words in Malayalam (WCAG 3.1.2)', () => {
  const pages = builtPages(PREVIEW_SITE);
  const written = pages.filter(({ document }) => /\p{Script=Malayalam}/u.test(document.body.textContent ?? ''));

  it.each(written.map(({ path, document }) => [path, document] as const))('is marked on %s', (_, document) => {
    expect(unmarked(document)).toEqual([]);
  });

  it('is that of the lettering', () => {
    const lettering = pages.find(({ path }) => path === '/')?.document.querySelector('.malayalam');
    expect(lettering?.getAttribute('lang')).toBe('ml');
  });

  it('has been looked for on every page with a list', () => {
    const lists = ['/about', '/franchise', '/gallery', '/products', '/reviews'];
    expect(written.map(({ path }) => path)).toEqual(expect.arrayContaining(lists));
  });
});
