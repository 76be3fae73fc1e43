import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesIn } from '../../src/publish/built-site.ts';
import { builtPages } from '../support/built-pages.ts';
import { LATER, SECRET } from '../support/drafts.ts';
import { FIXTURE_SITE, PREVIEW_SITE } from '../support/fixture.ts';
import { readPdf } from '../support/pdf.ts';
import { pageOf } from './content.ts';

const RIBBON = 'Preview, not published';

async function words(root: string, file: string): Promise<string> {
  const bytes = readFileSync(join(root, file));
  return file.endsWith('.pdf') ? (await readPdf(bytes)).pages.join('\n') : bytes.toString('utf8');
}

test('the site has no trace of drafts, later entries, the preview or the editor', async () => {
  const files = filesIn(FIXTURE_SITE);
  const texts = await Promise.all(files.map((file) => words(FIXTURE_SITE, file)));
  const leak = new RegExp(
    `${SECRET}|${RIBBON}|preview-ribbon|X-Robots-Tag|2099-01-01|\uFEFF|sveltia|["'(=]/admin\\b`,
    'i',
  );
  expect(files.filter((file, at) => leak.test(`${file}\n${texts[at]}`))).toEqual([]);
  expect(files.length).toBeGreaterThan(100);
  expect(existsSync(join(FIXTURE_SITE, 'admin'))).toBe(false);
});

test('a preview shows drafts and later entries with a badge', () => {
  const menu = pageOf(builtPages(PREVIEW_SITE), '/products').document;
  for (const name of [SECRET, LATER]) {
    // Another item is unpublished only because its category is a draft.
    const cards = [...menu.querySelectorAll('.menu-card')].filter((item) =>
      item.querySelector('h2')?.textContent?.includes(`${name} `),
    );
    expect(cards.map((card) => card.querySelector('mark')?.textContent)).toContain('Draft');
  }
  expect(filesIn(PREVIEW_SITE)).toContainEqual(expect.stringMatching(/zanzi\..*\.avif$/));
});

test('a preview has a ribbon, and search engines leave it out', () => {
  for (const { path, html } of builtPages(PREVIEW_SITE)) {
    expect(html, path).toContain(`>${RIBBON}</aside>`);
    expect(html.match(/<meta name="robots" content="noindex"/g), path).toHaveLength(1);
  }
});
