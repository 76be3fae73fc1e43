import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtPages, visibleText } from '../../src/publish/built-site.ts';
import { readPdf } from '../../src/publish/pdf.ts';
import { CHANGES, type Output } from '../support/changes.ts';
import { FIXTURE_SITE, PREVIEW_SITE } from '../support/fixture.ts';

/** The text of each output of a site. */
async function outputs(root: string): Promise<Record<Output, string>> {
  const pages = builtPages(root);
  const page = (path: string) => pages.find((one) => one.path === path);
  const text = (path: string) => {
    const found = page(path);
    if (!found) throw new Error(`There is no page ${path}.`);
    const marks = [...found.document.querySelectorAll('main [role=img]')].map((mark) =>
      mark.getAttribute('aria-label'),
    );
    return `${visibleText(found)} ${marks.join(' ')}`;
  };
  const data = (path: string) =>
    page(path)?.document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  const file = (name: string) => readFileSync(join(root, name), 'utf8');
  return {
    menu: text('/products'),
    contact: text('/contact'),
    franchise: text('/franchise'),
    // Every page has the footer; the main content of this one has no hours.
    footer: text('/about'),
    'menu data': data('/products'),
    'shop data': data('/contact'),
    'menu.json': file('menu.json'),
    'llms.txt': file('llms.txt'),
    brochure: (await readPdf(readFileSync(join(root, 'brochure.pdf')))).pages.join(' '),
  };
}
const oneLine = (all: Record<Output, string>) =>
  Object.fromEntries(Object.entries(all).map(([name, text]) => [name, text.replace(/\s+/g, ' ')])) as Record<
    Output,
    string
  >;

const before = oneLine(await outputs(FIXTURE_SITE));
const after = oneLine(await outputs(PREVIEW_SITE));

describe.each(CHANGES)('one change of $fact', ({ old, expected }) => {
  it.each(Object.entries(expected) as [Output, string][])('appears in %s', (output, words) => {
    expect(before[output]).not.toContain(words);
    expect(after[output]).toContain(words);
  });

  it('replaces the old value everywhere', () => {
    for (const [output, words] of Object.entries(old) as [Output, string][]) {
      expect(before[output], output).toContain(words);
      expect(after[output], output).not.toContain(words);
    }
  });
});
