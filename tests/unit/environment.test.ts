import { expect, test } from 'vitest';
import { environment } from '~/lib/build/environment';

test('empty variables give the defaults of README.md', () => {
  expect(environment({ OUT_DIR: '', CONTENT_DIR: ' ', PREVIEW: '0' })).toEqual({
    site: 'https://www.example.com',
    base: '/',
    outDir: './dist',
    contentDir: './content',
    cacheDir: './.astro',
    pageFormat: 'directory',
    preview: false,
  });
});

test.each([
  [{ SITE_URL: 'https://shop.in/sarbath' }, { site: 'https://shop.in', base: '/sarbath' }],
  [{ OUT_DIR: '/site' }, { outDir: '/site' }],
  [{ CONTENT_DIR: '../words' }, { contentDir: '../words' }],
  [{ CACHE_DIR: '/cache' }, { cacheDir: '/cache' }],
  [{ PAGE_FORMAT: 'file' }, { pageFormat: 'file' }],
  [{ PREVIEW: '1' }, { preview: true }],
])('%j sets %j', (variables, expected) => expect(environment(variables)).toMatchObject(expected));

test.each([
  [{ PAGE_FORMAT: 'flie' }, /PAGE_FORMAT: "flie" .*"file".*"directory"/],
  [{ PREVIEW: 'yes' }, /PREVIEW: "yes" .*Set it to 1/],
])('refuses %j, and names the variable and its valid values', (variables, message) => {
  expect(() => environment(variables)).toThrow(message);
});
