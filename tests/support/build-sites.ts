/**
 * `npm run build:fixture`: builds the two sites of the tests. The first is the fixture content with unpublished entries in
 * every list. The second is a preview under a base path, with every text as long as its field allows, and some changed facts.
 */
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { stringify } from 'yaml';
import type { Entry } from '../../src/content-check/content.ts';
import { readContent } from '../../src/content-check/files/read.ts';
import { childFields, type FieldSchema } from '../../src/schemas/json-schema.ts';
import { Folder } from '../content/folder.ts';
import { changesOf } from './changes.ts';
import { addUnpublishedEntries, LATER, SECRET } from './drafts.ts';
import { FIXTURE_CONTENT, PREVIEW_ENV, SITE_ENV } from './fixture.ts';
import { SiteCopy } from './site-copy.ts';

type Data = Record<string, unknown>;

/** Replaces the front matter of an entry and leaves its body. */
function write(root: string, { folder: place, file, text }: Entry, data: Data): void {
  const body = text.replace(/^---\n[\s\S]*?\n---\n/, '');
  writeFileSync(
    join(root, place, basename(file)),
    `---\n${stringify(data, { aliasDuplicateObjects: false })}---\n${body}`,
  );
}

/** Long words in both scripts. */
const WORDS = 'Thiruvananthapuram മണക്കാട് Neyyattinkara മിൽക്ക് സർബത്ത് #ManacaudMilkSarbathYummmmm തണുപ്പ് ചങ്ങനാശ്ശേരി'.split(
  ' ',
);

/** Returns a number and as many words as fit the limit; the number makes entries distinct. */
function longText(limit: number, number: number): string {
  let text = `${number}`;
  for (let at = 0; ; at += 1) {
    const longer = `${text} ${WORDS[at % WORDS.length]}`;
    if (longer.length > limit) return text;
    text = longer;
  }
}

/** Returns a value with every free text as long as its field allows. */
function withLongestTexts(node: FieldSchema, value: unknown, number: number): unknown {
  if (Array.isArray(value)) return value.map((row) => withLongestTexts(node, row, number));
  if (typeof value !== 'object' || value === null) return value;
  const fields = childFields(node);
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const field = fields.find((one) => one.name === name);
      if (!field) return [name, inner];
      const limit = field.node.maxLength;
      const free = ['line', 'text', 'alt'].includes(field.node.kind ?? '');
      if (free && limit && typeof inner === 'string' && !inner.includes('{'))
        return [name, longText(limit - 3, number)];
      return [name, withLongestTexts(field.node, inner, number)];
    }),
  );
}

/** Lists that only web pages show. */
const ON_PAGES = ['menu', 'reviews', 'gallery', 'gallery-groups', 'leadership', 'values', 'questions', 'notices'];

/** Changes some facts, and makes the other texts as long as their fields allow. */
function lengthenTexts(root: string): void {
  const { fields } = changesOf(new Date());
  let number = 0;
  for (const entry of readContent(root).entries) {
    const { collection, id, data } = entry;
    const own = fields[`${collection.name}/${id}`];
    if (own) write(root, entry, { ...data, ...own });
    else if (ON_PAGES.includes(collection.name)) {
      number += 1;
      write(root, entry, withLongestTexts(collection.node, data, number) as Data);
    }
  }
}

/** Adds more menu items and reviews than the pages show at first. */
function addManyEntries(folder: Folder): void {
  for (let copy = 1; copy <= 66; copy += 1) {
    folder.addCopy('menu', `${copy}`, { name: longText(60, copy) });
    folder.addCopy('reviews', `${copy}`, {});
  }
}

/** Replaces all photos by blurred ones, so that encoding them again is fast. */
async function flattenPhotos(root: string): Promise<void> {
  for (const name of globSync('**/*.webp', { cwd: root })) {
    const file = join(root, name);
    const { width, height } = await sharp(file).metadata();
    const small = await sharp(file).resize(4).toBuffer();
    writeFileSync(file, await sharp(small).resize(width, height, { fit: 'fill' }).webp().toBuffer());
  }
}

/** Adds a second store with telephone and hours, a closed one, and a photo of the first. */
function addStores(folder: Folder): void {
  const hours = "[{ days: [sunday], opens: '06:00', closes: '07:30' }]";
  const phone = "'+91 98765 43210'";
  folder.addCopy('stores', 'pettah', { name: 'Pettah', area: 'Pettah', map: 'Pettah', phone, hours, order: '20' });
  folder.addCopy('stores', 'chalai', { name: 'Chalai', area: 'Chalai', closed: "'2020-01'", order: '30' });
  const store = 'stores/manacaud/index.md';
  folder.write('stores/manacaud/shop.webp', readFileSync(folder.path(folder.image(folder.entry('gallery', 1)))));
  folder.set(store, 'image', './shop.webp');
}

/** Copies the fixture content. */
function copyOf(root: string): Folder {
  rmSync(root, { recursive: true, force: true });
  cpSync(FIXTURE_CONTENT, root, { recursive: true });
  return new Folder(root);
}

/** Adds drafts and later entries to every list, and a menu item in a draft category. */
function addUnpublished(folder: Folder): void {
  const name = SECRET.toLowerCase();
  addUnpublishedEntries(folder, { draft: 'true' }, SECRET);
  addUnpublishedEntries(folder, { publishOn: '2099-01-01' }, LATER);
  folder.addCopy('menu', `${name}-item`, { name: `${SECRET} item`, category: name });
  // Their images have unique names too.
  for (const [place, image] of [
    [`menu/${name}-item`, `${name}-item.svg`],
    [`gallery/${name}`, `${name}.webp`],
  ] as const) {
    folder.rename(folder.image(`${place}/index.md`), `${place}/${image}`);
    folder.edit(`${place}/index.md`, /^image: .*$/m, `image: ./${image}`);
  }
}

/** Saves some entries with a byte-order mark and Windows line ends. */
function useWindowsLineEndings(root: string): void {
  for (const name of ['menu/combo/index.md', 'reviews/biju.md', 'site/index.md', 'story/index.mdx']) {
    const file = join(root, name);
    writeFileSync(file, `\uFEFF${readFileSync(file, 'utf8').replaceAll('\n', '\r\n')}`);
  }
}

/** Builds a site from a copy of the code, so that both builds can run side by side. */
async function build(env: { readonly CONTENT_DIR: string }): Promise<void> {
  const copy = new SiteCopy(env.CONTENT_DIR);
  const { code, output } = await copy.build({ ...env, CONTENT_DIR: '' });
  await copy.stop();
  console.log(output);
  if (code !== 0) process.exitCode = 1;
}

const fixture = copyOf(SITE_ENV.CONTENT_DIR);
addUnpublished(fixture);
useWindowsLineEndings(fixture.root);

const preview = copyOf(PREVIEW_ENV.CONTENT_DIR);
lengthenTexts(preview.root);
addManyEntries(preview);
addStores(preview);
addUnpublished(preview);
await flattenPhotos(preview.root);

await Promise.all([build(SITE_ENV), build(PREVIEW_ENV)]);
