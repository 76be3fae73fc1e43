import { describe, expect, it } from 'vitest';
import { builtPages } from '../../src/publish/built-site.ts';
import { PREVIEW_SITE } from '../support/fixture.ts';

const TEXT_NODE = 3;

/** Malayalam words that screen readers say, and whose language nothing tells them. */
const unmarked = (document: Document): (string | undefined)[] =>
  [...document.querySelectorAll('body *:not(script, style)')]
    .filter((element) => !element.closest('[lang="ml"], [aria-hidden="true"]'))
    .flatMap(({ childNodes }) => [...childNodes])
    .filter(({ nodeType, textContent }) => nodeType === TEXT_NODE && /\p{Script=Malayalam}/u.test(textContent ?? ''))
    .map(({ textContent }) => textContent?.trim());

describe('the language of words in Malayalam (WCAG 3.1.2)', () => {
  const pages = builtPages(PREVIEW_SITE);
  const written = pages.filter(({ document }) => /\p{Script=Malayalam}/u.test(document.body.textContent ?? ''));

  it.each(written.map(({ path, document }) => [path, document] as const))('is marked on %s', (_, document) => {
    expect(unmarked(document)).toEqual([]);
  });

  it('has been looked for on every page with a list', () => {
    const lists = ['/about', '/franchise', '/gallery', '/products', '/reviews'];
    expect(written.map(({ path }) => path)).toEqual(expect.arrayContaining(lists));
  });
});
