/** Ways to make a mistake in a content folder, for the table of mistakes. */
import { readdirSync, rmSync, symlinkSync } from 'node:fs';
import sharp from 'sharp';
import { photo } from '../support/photo.ts';
import type { Folder } from './folder.ts';

export type Edit = (folder: Folder) => void | Promise<void>;

/** A drawing without a fault. */
export const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>';
export const BOBA = 'menu/boba/index.md';
export const STORE = 'stores/manacaud/index.md';
const ANSWER = 'questions/space.md';
const CORNER = 'gallery/store-corner';
const BODY = /\n---\n[\s\S]*$/;

/** Replaces one place in a file. */
export const edit =
  (file: string, place: string | RegExp, by: string): Edit =>
  (folder) =>
    folder.edit(file, place, by);

/** Replaces the line of a field, or adds it. */
export const set =
  (file: string, field: string, value: string): Edit =>
  (folder) =>
    folder.set(file, field, value);

export const boba = (field: string, value: string): Edit => set(BOBA, field, value);
/** Replaces the line of a field with another one. */
export const line = (file: string, field: string, by: string): Edit => edit(file, new RegExp(`^${field}:.*$`, 'm'), by);
/** Removes the line of a field. */
export const without = (file: string, field: string): Edit => edit(file, new RegExp(`^${field}:.*\n`, 'm'), '');

export const text = (file: string, words: string): Edit => edit(file, BODY, `\n---\n\n${words}\n`);
export const answer = (words: string): Edit => text(ANSWER, words);
export const review = (words: string): Edit => text('reviews/anitha.md', words);
export const story = (words: string): Edit => edit('story/index.mdx', /\n---\n\n/, `\n---\n\n${words}\n\n`);

const MONDAY_NIGHT = /\n---\n$/;
export const onMonday = (from: string, to: string): Edit =>
  edit('hours/index.md', MONDAY_NIGHT, `\n  - days:\n      - monday\n    opens: '${from}'\n    closes: '${to}'\n---\n`);
/** Adds rows of special days. */
export const special = (rows: string): Edit => edit('hours/index.md', MONDAY_NIGHT, `\nspecialDays:\n${rows}\n---\n`);
/** Seasons of these names and days. */
export const seasons = (...rows: readonly (readonly [reason: string, from: string, until: string])[]): Edit =>
  edit(
    'hours/index.md',
    MONDAY_NIGHT,
    `\nseasons:\n${rows.map(([reason, from, until]) => `  - reason: ${reason}\n    from: '${from}'\n    until: '${until}'\n    hours:\n      - days: [monday]\n        opens: '16:00'\n        closes: '23:00'\n`).join('')}---\n`,
  );
export const ONAM = "  - date: '2027-09-12'\n    reason: Onam\n";

export const allergens = (by: string): Edit => edit(BOBA, /^allergens:\n(?: {2}- .*\n)+/m, by);
/** In the lines of a heading. */
export const heading = (lines: string): Edit =>
  edit('pages/franchise.md', /^heading:\n(?: {2}- .*\n)+/m, `heading:\n${lines}\n`);

/** Replaces the drawing of the menu item. */
export const drawing =
  (inner: string, root = 'viewBox="0 0 40 30"', before = ''): Edit =>
  (folder) =>
    folder.write('menu/boba/boba.svg', `${before}<svg xmlns="http://www.w3.org/2000/svg" ${root}>${inner}</svg>`);

/** Replaces the photo of the gallery. */
export const galleryPhoto =
  (bytes: () => Promise<Buffer> | string): Edit =>
  async (folder) =>
    folder.write(`${CORNER}/store-corner.webp`, await bytes());
export const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0c3a2c' } })
    .webp()
    .toBuffer();

/** Puts a photo that no entry names beside the gallery's. */
export const photoBeside =
  (name: string, padding = 0, located = false): Edit =>
  async (folder) =>
    folder.write(`${CORNER}/${name}`, Buffer.concat([await photo({ located }), Buffer.alloc(padding)]));

export const write =
  (file: string, words: string): Edit =>
  (folder) =>
    folder.write(file, words);
export const rename =
  (from: string, to: string): Edit =>
  (folder) =>
    folder.rename(from, to);
export const remove =
  (name: string): Edit =>
  (folder) =>
    folder.remove(name);

/** A link in the place of a file. */
export const link =
  (file: string): Edit =>
  (folder) => {
    folder.write(file, 'x');
    rmSync(folder.path(file));
    symlinkSync(import.meta.filename, folder.path(file));
  };

/** A review with the words of another one. */
export const sameReview: Edit = (folder) =>
  folder.write('reviews/anitha-again.md', folder.read('reviews/anitha.md').replace(/^name: .*$/m, 'name: Anitha S'));

/** In every entry of the menu. */
export const wholeMenu =
  (words: string): Edit =>
  (folder) => {
    for (const id of readdirSync(folder.path('menu'))) folder.edit(`menu/${id}/index.md`, '---\n', `---\n${words}\n`);
  };

/** Takes the answer from every question at the counter. */
export const unanswered: Edit = (folder) => {
  for (const file of folder.entries('counter'))
    folder.write(file, folder.read(file).replace(/^(?:answer|checkedOn): .*\n/gm, ''));
};

/** Several edits as one. */
export const both =
  (...edits: readonly Edit[]): Edit =>
  async (folder) => {
    for (const make of edits) await make(folder);
  };
