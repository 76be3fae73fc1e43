import { readFileSync } from 'node:fs';
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
