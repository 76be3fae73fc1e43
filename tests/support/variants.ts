/**
 * Builds variants of the fixture site. Each changes the fixture content by the schemas, so new fields and collections are
 * included automatically.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { stringify } from 'yaml';
import type { Entry } from '../../src/content-check/content.ts';
import { readContent } from '../../src/content-check/files/read.ts';
import { childFields, type FieldSchema } from '../../src/schemas/json-schema.ts';
import { CHANGES } from './changes.ts';
import { FIXTURE_CONTENT, FIXTURE_ENV } from './fixture.ts';

type Data = Record<string, unknown>;
type Change = (entry: Entry) => Data | undefined;

const folder = join(import.meta.dirname, '../tmp/variants');
const contentOf = (name: string) => join(folder, `${name}-content`);

/** Replaces the front matter of an entry and leaves its body. */
function write(root: string, { folder: place, file, text }: Entry, data: Data): void {
  const body = text.replace(/^---\n[\s\S]*?\n---\n/, '');
  writeFileSync(join(root, place, basename(file)), `---\n${stringify(data)}---\n${body}`);
}

/** Changes every entry of a copy of the fixture; an entry without new data stays as it is. */
function change(name: string, changed: Change): string {
  const root = contentOf(name);
  rmSync(root, { recursive: true, force: true });
  cpSync(FIXTURE_CONTENT, root, { recursive: true });
  for (const entry of readContent(root).entries) {
    const data = changed(entry);
    if (data) write(root, entry, data);
  }
  return root;
}

/** A value with only what its schema requires. */
function required(node: FieldSchema, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((row) => required(node, row));
  const fields = childFields(node);
  if (fields.length === 0 || typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    fields
      .filter(({ name, required: needed }) => needed && name in value)
      .map(({ name, node: inner }) => [name, required(inner, (value as Data)[name])]),
  );
}

/** Lists that other entries refer to, and costs, which must add up to the estimate. */
const COMPLETE = ['categories', 'investment', 'notes', 'gallery-groups'];
/** Lists that must not be empty: one entry stays. */
const ONE = ['menu', 'reviews', 'gallery'];

/** Every optional field empty, and each list as short as it may be. */
function bare(): string {
  const shown = new Set<string>();
  return change('bare', ({ collection: { name, node, layout }, data }) => {
    const least = required(node, data) as Data;
    const isShown = layout === 'single' || COMPLETE.includes(name) || (ONE.includes(name) && !shown.has(name));
    shown.add(name);
    return isShown ? least : { ...data, draft: true };
  });
}

/** Long words in both scripts, because the test browser may have no Malayalam font. */
const WORDS = 'Thiruvananthapuram മണക്കാട് Neyyattinkara മിൽക്ക് സർബത്ത് Changanassery തണുപ്പ് ചങ്ങനാശ്ശേരി'.split(' ');

/** Room for the number that each copy of an entry gets. */
const NUMBER = 3;

/** As many words as a field allows; the number makes entries distinct. */
function filled(limit: number, number: number): string {
  let text = `${number}`;
  for (let at = 0; ; at += 1) {
    const longer = `${text} ${WORDS[at % WORDS.length]}`;
    if (longer.length > limit) return text;
    text = longer;
  }
}

/** A value with every free text as long as its field allows. */
function longest(node: FieldSchema, value: unknown, number: number): unknown {
  if (Array.isArray(value)) return value.map((row) => longest(node, row, number));
  if (typeof value !== 'object' || value === null) return value;
  const fields = childFields(node);
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const field = fields.find((one) => one.name === name);
      if (!field) return [name, inner];
      const limit = field.node.maxLength;
      const free = ['line', 'text', 'alt'].includes(field.node.kind ?? '');
      if (free && limit && typeof inner === 'string' && !inner.includes('{'))
        return [name, filled(limit - NUMBER, number)];
      return [name, longest(field.node, inner, number)];
    }),
  );
}

/** Lists whose words only web pages show. */
const ON_PAGES = ['menu', 'reviews', 'gallery', 'gallery-groups', 'leadership', 'values', 'questions', 'notices'];

/** Long names and Malayalam up to every limit, and more menu items and reviews than are shown at first. */
function extremes(): string {
  let number = 0;
  const root = change('extremes', ({ collection, data }) => {
    if (!ON_PAGES.includes(collection.name)) return undefined;
    number += 1;
    return longest(collection.node, data, number) as Data;
  });
  for (const entry of readContent(root).entries) {
    const { collection, data, file } = entry;
    const { name, layout, titleField } = collection;
    if (name !== 'menu' && name !== 'reviews') continue;
    for (let copy = 1; copy <= 11; copy += 1) {
      const place = layout === 'folders' ? `${entry.folder}-${copy}` : entry.folder;
      if (layout === 'folders') cpSync(join(root, entry.folder), join(root, place), { recursive: true });
      const copied = layout === 'folders' ? file : join(dirname(file), `${copy}-${basename(file)}`);
      write(
        root,
        { ...entry, folder: place, file: copied },
        { ...data, [titleField]: `${copy}.${data?.[titleField]}` },
      );
    }
  }
  return root;
}

/** Each fact changed once. */
function changed(): string {
  return change('changed', ({ collection: { name }, id, data }) => {
    const own = CHANGES.filter(({ entry }) => entry === `${name}/${id}`);
    return own.length > 0
      ? { ...data, ...Object.fromEntries(own.map(({ field, value }) => [field, value])) }
      : undefined;
  });
}

/** Each variant and its environment, which covers a base path and one file per page. */
export const VARIANTS = {
  bare: { content: bare, env: { PAGE_FORMAT: 'file' } },
  changed: { content: changed, env: {} },
  extremes: { content: extremes, env: { SITE_URL: 'https://x.example/sarbath' } },
} as const;
export type Variant = keyof typeof VARIANTS;

/** Output folder of a variant. */
export const variantSite = (name: Variant): string => join(folder, name);

if (import.meta.main) {
  for (const [name, { content, env }] of Object.entries(VARIANTS)) {
    const built = spawnSync('npm', ['run', '--silent', 'build'], {
      stdio: 'inherit',
      env: {
        ...process.env,
        ...FIXTURE_ENV,
        ...env,
        CONTENT_DIR: content(),
        OUT_DIR: variantSite(name as Variant),
      },
    });
    if (built.status !== 0) {
      process.exitCode = 1;
      break;
    }
  }
}
