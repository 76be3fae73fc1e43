import { spawnSync } from 'node:child_process';
import { chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { readContent } from '../../src/content-check/files/read.ts';
import { defaultLabels } from '../../src/labels.ts';
import { builtPages, parseHtml } from '../../src/publish/built-site.ts';
import { CHROMIUM_FLAGS, findChromium } from '../../src/publish/find-chromium.ts';
import { blockThirdParties, collectPageErrors } from '../../src/publish/page-errors.ts';
import { type StaticServer, serve } from '../../src/publish/serve.ts';
import { childFields, type FieldSchema } from '../../src/schemas/json-schema.ts';
import { Folder, PROJECT } from '../content/folder.ts';
import { unmarked } from '../support/malayalam.ts';

const OUT_DIR = 'tests/tmp/malayalam';
const WORD = 'പാൽ';

let number = 0;
/** A text in Malayalam alone, with the braces of the one that it replaces. No two are the same. */
function inMalayalam(text: string, minLength = 0): string {
  number += 1;
  const made = [WORD, number, ...(text.match(/\{(?!name)\w+\}/g) ?? [])].join(' ');
  return made.padEnd(minLength, ` ${WORD}`);
}

/** The values of an entry with every free text in Malayalam. */
function translated(node: FieldSchema, value: unknown): unknown {
  if (Array.isArray(value)) {
    const isLines = node.kind !== 'placeholders' && !node.items?.enum;
    return value.map((item) => (typeof item === 'string' && isLines ? WORD : translated(node, item)));
  }
  if (typeof value !== 'object' || value === null) return value;
  const inner = Object.entries(value).map(([name, text]) => {
    const field = childFields(node).find((one) => one.name === name)?.node;
    if (!field) return [name, text];
    const isFree = ['line', 'text', 'alt'].includes(field.kind ?? '') && !field.enum;
    return [name, typeof text === 'string' && isFree ? inMalayalam(text, field.minLength) : translated(field, text)];
  });
  return Object.fromEntries(inner);
}

type Texts = { readonly [name: string]: string | Texts };
const allTranslated = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      name,
      typeof text === 'string' ? inMalayalam(text) : allTranslated(text),
    ]),
  );

const folder = Folder.fixture();
let server: StaticServer;

beforeAll(async () => {
  for (const { collection, data, file, body } of readContent(folder.root).entries) {
    const fields = collection.name === 'wording' ? allTranslated(defaultLabels) : translated(collection.node, data);
    folder.write(file.replace('content/', ''), `---\n${stringify(fields)}---\n${body && `${body}\n\n${WORD}\n`}`);
  }
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, CONTENT_DIR: folder.root, OUT_DIR };
  const { status, stderr } = spawnSync('npx', ['astro', 'build'], { cwd: PROJECT, encoding: 'utf8', env });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  server = await serve({ root: OUT_DIR });
});
afterAll(async () => {
  await server?.close();
  folder[Symbol.dispose]();
});

test('every text of the content and every label is marked as Malayalam', () => {
  const found = builtPages(OUT_DIR).flatMap(({ path, document }) =>
    unmarked(document).map((text) => `${path}: ${text}`),
  );
  expect(found).toEqual([]);
});

const USES: [path: string, use: (page: Page) => Promise<void>][] = [
  ['/products', (page) => page.getByRole('searchbox').fill('a')],
  ['/franchise', (page) => page.locator('.investment tbody tr').first().hover()],
  ['/register', (page) => page.getByRole('textbox').first().fill('Asha')],
  ['/reviews', (page) => page.locator('astro-island').hover()],
];

test('the islands hydrate without a message, and mark what they render', async () => {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: [...CHROMIUM_FLAGS] });
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await blockThirdParties(context, server.origin);
  const found: string[] = [];
  for (const [path, use] of USES) {
    const page = await context.newPage();
    collectPageErrors(page, server.origin, found);
    await page.goto(`${server.origin}${path}`);
    await use(page);
    await page.locator('astro-island:not([ssr])').waitFor();
    found.push(...unmarked(parseHtml(await page.content())).map((text) => `${path}: ${text}`));
    await page.close();
  }
  await browser.close();
  expect(found).toEqual([]);
});
