import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { builtPages } from '../support/built-pages.ts';
import { changesOf } from '../support/changes.ts';
import { FIXTURE_SITE, PREVIEW_SITE } from '../support/fixture.ts';
import { readPdf } from '../support/pdf.ts';
import { graphOf, pageOf, visibleText } from './content.ts';

/** The texts of the outputs of a site. */
async function outputs(root: string): Promise<Record<string, string>> {
  const pages = builtPages(root);
  const text = (path: string) => {
    const page = pageOf(pages, path);
    const marks = [...page.document.querySelectorAll('main [role=img]')].map((mark) => mark.getAttribute('aria-label'));
    return `${visibleText(page)} ${marks.join(' ')}`;
  };
  const data = (path: string) => JSON.stringify(graphOf(pageOf(pages, path)));
  const all = {
    menu: text('/products'),
    contact: text('/contact'),
    franchise: text('/franchise'),
    // /about has hours only in its footer.
    footer: text('/about'),
    gallery: text('/gallery'),
    'shop data': data('/contact'),
    board: (await readPdf(readFileSync(join(root, 'menu.pdf')))).pages.join(' '),
    brochure: (await readPdf(readFileSync(join(root, 'brochure.pdf')))).pages.join(' '),
  };
  return Object.fromEntries(Object.entries(all).map(([name, text]) => [name, text.replace(/\s+/g, ' ')]));
}

const before = await outputs(FIXTURE_SITE);
const after = await outputs(PREVIEW_SITE);

// The day of the build: midnight may have passed since.
const { builtAt } = JSON.parse(readFileSync(join(PREVIEW_SITE, 'release.json'), 'utf8'));
const rows = changesOf(new Date(builtAt)).texts.flatMap(([outputs, old, now]) =>
  outputs.map((output) => [output, old, now] as const),
);
it.each(rows)('%s changes “%s” to “%s”', (output, old, now) => {
  expect(before[output]).toContain(old);
  expect(after[output]).toContain(now);
  if (now) expect(before[output]).not.toContain(now);
  if (old) expect(after[output]).not.toContain(old);
});
