import { describe, expect, test } from 'vitest';
import { contentDir, environment } from '~/lib/build/environment';

describe('environment', () => {
  test.each([[{}], [{ OUT_DIR: '', CONTENT_DIR: ' ', CACHE_DIR: '', PAGE_FORMAT: '', SITE_URL: '' }]])(
    'of %j is what the README says',
    (variables) => {
      expect(environment(variables)).toEqual({
        site: 'https://www.example.com',
        base: '/',
        outDir: './dist',
        contentDir: './content',
        cacheDir: './.astro',
        pageFormat: 'directory',
      });
    },
  );

  test('takes each variable', () => {
    const chosen = environment({
      SITE_URL: 'https://shop.in/sarbath',
      OUT_DIR: '/site',
      CONTENT_DIR: '../words',
      CACHE_DIR: '/cache',
      PAGE_FORMAT: 'file',
    });
    expect(chosen).toEqual({
      site: 'https://shop.in',
      base: '/sarbath',
      outDir: '/site',
      contentDir: '../words',
      cacheDir: '/cache',
      pageFormat: 'file',
    });
    expect(contentDir({ CONTENT_DIR: '../words' })).toBe('../words');
  });

  test.each([
    [{ PAGE_FORMAT: 'flie' }, /PAGE_FORMAT: "flie" .*"file".*"directory"/],
    [{ SITE_URL: 'shop.in' }, /SITE_URL: .*Write it in full/],
  ])('%j is refused by name, with the way out', (variables, message) => {
    expect(() => environment(variables)).toThrow(message);
  });
});
