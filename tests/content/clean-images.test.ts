import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { checkContent } from '~/content-check/files/check';
import { cleanImages } from '~/content-check/files/clean-images';
import { hasLocation, pointsToPosition } from '~/content-check/files/image-files';
import { issueLine } from '~/content-check/report';
import { type PhotoOptions, photo } from '../support/photo';
import { Folder, PROJECT } from './folder';

describe('a photo says where it was taken', () => {
  test.each<[string, PhotoOptions, boolean]>([
    ['JPEG with a GPS position', { located: true }, true],
    ['WebP with one', { located: true, format: 'webp' }, true],
    ['PNG with one', { located: true, format: 'png' }, true],
    ['AVIF with one', { located: true, format: 'avif' }, true],
    ['JPEG with one in XMP', { located: 'xmp' }, true],
    ['JPEG with the name of the camera alone', { camera: true }, false],
    ['JPEG without any', {}, false],
  ])('%s', async (_, options, located) => {
    const image = await photo({ width: 60, height: 40, ...options });
    expect(hasLocation(await sharp(image).metadata())).toBe(located);
  });

  // With the higher byte first; sharp writes the lower one first.
  test('EXIF as iPhones write it', () => {
    const exif = Buffer.from('4d4d002a000000080001882500040000000100000026', 'hex');
    expect(pointsToPosition(exif)).toBe(true);
  });
});

describe('clean:images', () => {
  const folder = Folder.good();
  const places = { project: PROJECT, content: folder.root };
  const entry = folder.entry('gallery');
  const image = `${entry.replace('index.md', '')}phone.jpg`;
  const clean = (write = true) => cleanImages(places, { write });
  const bytes = () => readFileSync(folder.path(image));
  const issues = async () => (await checkContent(places)).map(issueLine);
  afterEach(() => folder.restore());
  afterAll(() => folder[Symbol.dispose]());

  /** Puts a photo in the place of the gallery's. */
  const put = async (options: PhotoOptions) => {
    folder.remove(folder.image(entry));
    folder.edit(entry, /^image:.*$/m, 'image: ./phone.jpg');
    folder.write(image, await photo(options));
  };

  test('leaves a content that is in order as it is', async () => {
    expect(await clean()).toEqual([]);
  });

  test('turns, strips and shrinks a photo, which keeps its name', async () => {
    await put({ width: 3000, height: 4000, orientation: 6, camera: true, located: true });
    expect(await issues()).toEqual([
      `content/${image}  phone.jpg says where it was taken. Remove the location from phone.jpg: npm run clean:images`,
    ]);
    const before = bytes();
    const would = await clean(false);
    expect(bytes().equals(before)).toBe(true);

    const [line, ...more] = await clean();
    expect(more).toEqual([]);
    expect(line).toMatch(
      new RegExp(
        `^content/${image} was turned upright, stripped of its location, stripped of its camera data, ` +
          'shrunk from 4000 by 3000 pixels and saved with 2400 by 1800 pixels, 0\\.\\d MB instead of 0\\.\\d MB\\.$',
      ),
    );
    expect(would).toEqual([line?.replace(' was ', ' would be ')]);

    const { width, height, format, exif, xmp, orientation } = await sharp(bytes()).metadata();
    expect({ width, height, format, exif, xmp, orientation }).toEqual({ width: 2400, height: 1800, format: 'jpeg' });
    // A quarter turn to the right: what was above is at the right.
    const { data } = await sharp(bytes()).resize(2, 1, { fit: 'fill' }).raw().toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeLessThan(data[2] ?? 0);
    expect(data[3]).toBeGreaterThan(data[5] ?? 0);
    expect(await issues()).toEqual([]);
    expect(await clean()).toEqual([]);
  });

  test('saves a photo with fewer bytes when it has more than 5 MB', async () => {
    await put({});
    folder.write(image, Buffer.concat([bytes(), Buffer.alloc(5_100_000)]));
    expect(await issues()).toEqual([
      expect.stringMatching(
        / {2}phone\.jpg has \d+(\.\d)? MB, and 5 MB is the most\. Make it smaller: npm run clean:images, or save it as JPEG or WebP\.$/,
      ),
    ]);
    await clean();
    expect(await issues()).toEqual([]);
  });

  test('deletes what nothing uses, and nothing beside an entry that cannot be read', async () => {
    const idle = `${entry.replace('index.md', '')}old.webp`;
    folder.write(idle, await photo({ format: 'webp' }));
    expect(await clean(false)).toEqual([`content/${idle} would be deleted, because nothing uses it.`]);
    expect(existsSync(folder.path(idle))).toBe(true);
    folder.edit(entry, '---\n', '');
    expect(await clean()).toEqual([]);
    expect(existsSync(folder.path(idle))).toBe(true);
    folder.edit(entry, /^/, '---\n');
    expect(await clean()).toEqual([`content/${idle} was deleted, because nothing uses it.`]);
    expect(existsSync(folder.path(idle))).toBe(false);
  });
});
