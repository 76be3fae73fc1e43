/**
 * `npx node tests/scale.ts 200`: builds the fixture content with so many menu items, reviews and photos, and prints what that
 * takes; a second number is that of the photos. Fails where the site must hold at any number; times and bytes are only
 * printed. Encoded images are kept for the next run, so that only the first has to wait for them.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { builtPages } from '../src/publish/built-site.ts';
import { FIXTURE_CONTENT, FIXTURE_ENV } from './support/fixture.ts';

/** What is held at any number: elements of /reviews that are not folded. */
const MOST_ELEMENTS = 1500;

const number = Number(process.argv[2] ?? 200);
const photoNumber = Number(process.argv[3] ?? number);
const root = join(import.meta.dirname, 'tmp/scale');
const content = join(root, 'content');
const env = {
  ...process.env,
  ...FIXTURE_ENV,
  CONTENT_DIR: content,
  OUT_DIR: join(root, 'dist'),
  CACHE_DIR: join(root, 'cache'),
};

const written = (file: string, from: string, change: (text: string) => string) =>
  writeFileSync(join(content, file), change(readFileSync(join(content, from), 'utf8')));
const field = (name: string, value: string) => (text: string) =>
  text.replace(new RegExp(`^${name}: .*$`, 'm'), `${name}: ${value}`);

/** Copies entries until there are as many; each photo has colours of its own. */
async function fill(): Promise<void> {
  for (const folder of [content, env.OUT_DIR]) rmSync(folder, { recursive: true, force: true });
  cpSync(FIXTURE_CONTENT, content, { recursive: true });
  const photos = readdirSync(join(content, 'gallery'));
  const drinks = readdirSync(join(content, 'menu'));
  const reviews = readdirSync(join(content, 'reviews'));
  const of = (names: string[], at: number) => names[at % names.length] ?? '';
  for (let at = drinks.length; at < number; at += 1) {
    const name = of(drinks, at);
    cpSync(join(content, 'menu', name), join(content, `menu/item-${at}`), { recursive: true });
    written(`menu/item-${at}/index.md`, `menu/${name}/index.md`, field('name', `Drink number ${at}`));
  }
  for (let at = reviews.length; at < number; at += 1) {
    const day = field('saidOn', `'${2026 - (at % 9)}-02'`);
    written(`reviews/review-${at}.md`, `reviews/${of(reviews, at)}`, (text) => `${day(text).trimEnd()} Glass ${at}.\n`);
  }
  for (let at = photos.length; at < photoNumber; at += 1) {
    const name = of(photos, at);
    const folder = join(content, `gallery/photo-${at}`);
    cpSync(join(content, 'gallery', name), folder, { recursive: true });
    const image = sharp(join(folder, `${name}.webp`)).modulate({ hue: (at * 7) % 360 });
    writeFileSync(join(folder, `${name}.webp`), await image.webp({ quality: 90 }).toBuffer());
    written(`gallery/photo-${at}/index.md`, `gallery/${name}/index.md`, field('title', `Photo number ${at}`));
  }
}

/** Runs a command to its end, and returns the seconds that it took. */
function seconds(...command: string[]): number {
  const begun = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command.join(' ')} ended with ${status}:\n${stdout.slice(-3000)}${stderr}`);
  return Math.round((performance.now() - begun) / 100) / 10;
}

await fill();
const check = seconds('src/content-check/commands/cli.ts', 'check');
const astro = ['node_modules/astro/bin/astro.mjs', 'build', '--silent'];
const [first, warm] = [seconds(...astro), seconds(...astro)];
const publish = seconds('src/publish/cli.ts');
const files = globSync('**/*', { cwd: env.OUT_DIR }).map((file) => statSync(join(env.OUT_DIR, file)));
const bytes = files.reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);
const pages = builtPages(env.OUT_DIR);
const elements = (path: string, which = '*') =>
  pages.find((page) => page.path === path)?.document.querySelectorAll(which).length ?? 0;
const seen = elements('/reviews') - elements('/reviews', 'details:not([open]) *');
console.table({
  [number]: {
    photos: photoNumber,
    check,
    first,
    warm,
    publish,
    MB: bytes / 1e6,
    reviews: elements('/reviews'),
    'not folded': seen,
    products: elements('/products'),
  },
});
if (seen > MOST_ELEMENTS) {
  console.error(`/reviews shows more than ${MOST_ELEMENTS} elements.`);
  process.exitCode = 1;
}
