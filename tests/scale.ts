/**
 * `npx node tests/scale.ts 200`: builds the fixture content with so many menu items, reviews and photos, and prints what that
 * takes; a second number is that of the photos. It judges nothing but whether each step ends well. Encoded images are kept for
 * the next run, so that only the first has to wait for them.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { Folder } from './content/folder.ts';
import { FIXTURE_CONTENT, FIXTURE_ENV } from './support/fixture.ts';

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

/** Copies entries until there are as many; each photo has colours of its own. */
async function fill(): Promise<void> {
  for (const folder of [content, env.OUT_DIR]) rmSync(folder, { recursive: true, force: true });
  cpSync(FIXTURE_CONTENT, content, { recursive: true });
  const folder = new Folder(content);
  for (let at = folder.entries('menu').length; at < number; at += 1)
    folder.addCopy('menu', `item-${at}`, { name: `Drink number ${at}` });
  for (let at = folder.entries('reviews').length; at < number; at += 1) folder.addCopy('reviews', `review-${at}`, {});
  for (let at = folder.entries('gallery').length; at < photoNumber; at += 1) {
    folder.addCopy('gallery', `photo-${at}`, { title: `Photo number ${at}` });
    const file = folder.path(folder.image(`gallery/photo-${at}/index.md`));
    const image = sharp(file).modulate({ hue: (at * 7) % 360 });
    writeFileSync(file, await image.webp({ quality: 90 }).toBuffer());
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
console.table({ [number]: { photos: photoNumber, check, first, warm, publish, MB: bytes / 1e6 } });
