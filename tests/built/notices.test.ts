import { expect, it } from 'vitest';
import { builtPages } from '../../src/publish/built-site.ts';
import { FIXTURE_SITE } from '../support/fixture.ts';

it.each(builtPages(FIXTURE_SITE).map(({ path, document }) => [path, document]))(
  'the two newest of three notices stand under the heading of %s',
  (_, document) => {
    const lines = [...document.querySelectorAll('.masthead + aside p')];
    expect(lines.map(({ textContent }) => textContent?.trim())).toEqual([
      'Closed on 15 August. We are back the day after. (opens in a new tab)',
      'Khus is back on the menu.',
    ]);
    expect(lines[1]?.querySelector('a')?.getAttribute('href')).toBe('/products');
  },
);
