import { expect, test } from 'vitest';
import { contentSource } from '../../src/publish/trace';
import { SmallContent } from './site';

test.each([
  ['Supercalifragilistic', '/about', { file: 'content/pages/about.md', line: 3 }],
  ['the menu', '/about', { file: 'content/pages/about.md', line: 6 }],
  ['/menu', '/', { file: 'content/pages/about.md', line: 6 }],
  ['that’s “broken” over', '/', { file: 'content/pages/home.md', line: 5 }],
  ['two lines', '/', { file: 'content/pages/home.md', line: 6 }],
  ['Supercalifragilistic', '/', { file: 'content/pages/about.md', line: 3 }],
  // On both pages: the own one comes first.
  ['counter', '/about', { file: 'content/pages/about.md', line: 3 }],
  ['counter', '/', { file: 'content/pages/home.md', line: 6 }],
  ['counter', '/404', { file: 'content/pages/not-found.md', line: 5 }],
  ['nowhere to be found', '/', undefined],
  // Found anywhere.
  ['the', '/', undefined],
])('the words “%s” of %s are written at %o', (words, page, place) => {
  using content = new SmallContent();
  expect(contentSource(content.root)(words, page)).toEqual(place);
});
