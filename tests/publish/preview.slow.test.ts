import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { filesUnder } from '~/lib/build/files';
import { readPdf } from '../../src/publish/pdf';
import { addUnseen } from '../content/drafts';
import { Folder } from '../content/folder';
import { SiteCopy } from '../support/site-copy';

const RIBBON = 'Preview, not published';
/** A word that nothing else on the site has. */
const SECRET = 'Zanzi';
const LATER = `${SECRET}day`;
const MAGENTA = { r: 255, g: 0, b: 255 };
const IMAGES = /\.(avif|webp|png|jpe?g)$/;

async function words(file: string): Promise<string> {
  const bytes = readFileSync(file);
  return file.endsWith('.pdf') ? (await readPdf(bytes)).pages.join('\n') : bytes.toString('utf8');
}

/** Whether most of an image is magenta, as the draft's photo is and nothing else. */
async function isMagenta(file: string): Promise<boolean> {
  const [red, green, blue] = (await sharp(file).stats()).channels;
  return (red?.mean ?? 0) > 200 && (green?.mean ?? 255) < 90 && (blue?.mean ?? 0) > 200;
}

const photo = await sharp({ create: { width: 1200, height: 1200, channels: 3, background: MAGENTA } })
  .webp()
  .toBuffer();

describe('drafts and entries of days to come', () => {
  const folder = Folder.good();
  addUnseen(folder, { draft: 'true' }, SECRET);
  addUnseen(folder, { publishOn: '2099-01-01' }, LATER);
  const usePhoto = (entry: string, name: string) => {
    const image = `${path.posix.dirname(entry)}/${name}`;
    folder.rename(folder.image(entry), image);
    folder.write(image, photo);
    folder.edit(entry, /^image: .*$/m, `image: ./${name}`);
  };
  usePhoto(`leadership/${SECRET.toLowerCase()}/index.md`, 'portrait.webp');
  folder.write(
    `menu/${SECRET.toLowerCase()}/boba.svg`,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><title>${SECRET} drink</title></svg>`,
  );
  // The image is published, its group is not.
  folder.addCopy('gallery', 'hidden-group', { title: `${SECRET} corner`, group: SECRET.toLowerCase() });
  usePhoto('gallery/hidden-group/index.md', 'corner.webp');

  const site = new SiteCopy(folder.root);
  const dist = path.join(site.root, 'dist');
  const build = async (env: Record<string, string>) => {
    const { code, output } = await site.build(env);
    expect(code, output).toBe(0);
    return filesUnder(dist);
  };
  afterAll(async () => {
    await site.stop();
    folder[Symbol.dispose]();
  });

  describe('in a preview', () => {
    let files: string[] = [];
    beforeAll(async () => {
      files = await build({ PREVIEW: '1' });
    }, 300_000);

    test('are shown, each with its badge', async () => {
      const menu = await words(path.join(dist, 'products/index.html'));
      expect(menu).toContain(SECRET);
      expect(menu).toContain(LATER);
      expect(menu.match(/<mark[^>]*>Draft<\/mark>/g)).toHaveLength(2);
      const shown = await Promise.all(files.filter((file) => IMAGES.test(file)).map(isMagenta));
      expect(shown).toContain(true);
    });

    test('stand under a ribbon, on pages that search engines leave out', async () => {
      const pages = files.filter((file) => file.endsWith('.html'));
      expect(pages.length).toBeGreaterThan(5);
      for (const file of pages) {
        const text = await words(file);
        expect(text, file).toContain(`>${RIBBON}</aside>`);
        expect(text.match(/<meta name="robots" content="noindex"/g), file).toHaveLength(1);
      }
      expect(await words(path.join(dist, '_headers'))).toMatch(/^\/\*\n(?: {2}.*\n)* {2}X-Robots-Tag: noindex$/m);
    });
  });

  describe('on the published site', () => {
    let files: string[] = [];
    // After a preview, in the same folder and with its caches.
    beforeAll(async () => {
      files = await build({});
    }, 300_000);

    test('leave no word', async () => {
      const texts = await Promise.all(files.map(words));
      const found = files.filter((_, index) =>
        new RegExp(`${SECRET}|${RIBBON}|X-Robots-Tag`, 'i').test(texts[index] ?? ''),
      );
      expect(found).toEqual([]);
      expect(files.filter((file) => /portrait|^corner\./.test(path.basename(file)))).toEqual([]);
    });

    test('leave no image', async () => {
      const images = files.filter((file) => IMAGES.test(file));
      expect(images.length).toBeGreaterThan(10);
      const seen = await Promise.all(images.map(async (file) => ((await isMagenta(file)) ? [file] : [])));
      expect(seen.flat()).toEqual([]);
    });
  });
});
