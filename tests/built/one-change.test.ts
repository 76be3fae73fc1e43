import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fieldReference } from '../../src/integrations/content-check/field-tables.ts';
import { editorConfiguration } from '../../src/integrations/editor/configuration.ts';
import { CHANGES, type Output } from '../support/changes.ts';
import { readPdf } from '../support/pdf.ts';
import { variantSite } from '../support/variants.ts';
import { builtPages, DIST, visibleText } from './site.ts';

/** What each output of a site says, as one line of text. */
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
    // The footer is on every page; this one says nothing of hours itself.
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

const before = oneLine(await outputs(DIST));
const after = oneLine(await outputs(variantSite('changed')));
const forms = JSON.stringify(
  editorConfiguration({
    backend: { name: 'github', repo: 'acme/site' },
    logo: '/favicon.svg',
  }),
);

describe.each(CHANGES)('one change of $fact', ({ field, title, old, told }) => {
  it.each(Object.entries(told) as [Output, string][])('is told by the %s', (output, words) => {
    expect(before[output]).not.toContain(words);
    expect(after[output]).toContain(words);
  });

  it('leaves the old nowhere', () => {
    for (const [output, words] of Object.entries(old) as [Output, string][]) {
      expect(before[output], output).toContain(words);
      expect(after[output], output).not.toContain(words);
    }
  });

  it('has a field in the form and in the tables of the guide', () => {
    expect(forms).toContain(`"name":"${field}","label":"${title}"`);
    expect(fieldReference()).toMatch(new RegExp(`\`(?:\\w+ › )?${field}\` .*\\| ${title}\\. `));
  });
});
