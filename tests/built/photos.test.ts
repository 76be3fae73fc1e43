import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { filesUnder } from '../../src/lib/build/files.ts';
import { builtPages } from '../support/built-pages.ts';
import { FIXTURE_CONTENT, FIXTURE_SITE } from '../support/fixture.ts';

const bytes = (file: string) => readFileSync(file, 'base64');
const photos = filesUnder(FIXTURE_CONTENT).filter((file) => file.endsWith('.webp'));

it('the site has no original photo, with its full size and camera data', () => {
  const originals = new Set(photos.map(bytes));
  expect(originals.size).toBeGreaterThan(10);
  expect(filesUnder(FIXTURE_SITE).filter((file) => originals.has(bytes(file)))).toEqual([]);
});

it('every photo has a file for browsers without AVIF', () => {
  const images = builtPages(FIXTURE_SITE).flatMap(({ document }) => [...document.querySelectorAll('img')]);
  const ofPhotos = images.filter((image) => image.closest('picture')).map((image) => image.getAttribute('src'));
  expect(new Set(ofPhotos).size).toBeGreaterThanOrEqual(photos.length);
  expect(ofPhotos.filter((src) => !src?.endsWith('.webp'))).toEqual([]);
  expect(images.filter((image) => image.outerHTML.includes('.avif'))).toEqual([]);
});

it('photos take less than 0.42 bits a pixel', async () => {
  const files = filesUnder(FIXTURE_SITE).filter((file) => file.endsWith('.avif'));
  const sizes = await Promise.all(files.map((file) => sharp(file).metadata()));
  const pixels = sizes.reduce((sum, { width, height }) => sum + width * height, 0);
  const bytes = files.reduce((sum, file) => sum + readFileSync(file).length, 0);
  expect((8 * bytes) / pixels).toBeLessThan(0.42);
});
