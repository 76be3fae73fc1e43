import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { printable, unprintable } from '~/lib/fonts/characters';
import { outline } from '~/lib/fonts/outline';
import { openFont, PRINT_FONTS } from '~/lib/fonts/print-fonts';
import { PALETTE } from '~/lib/site/palette';
import { fitHeading } from '~/outputs/print/headings';
import { shareImage } from '~/outputs/share-images/image';

describe('what can be printed', () => {
  it.each([
    '₹3,10,000 – “cold” milk’s best',
    '≥ 80 sq ft → 120',
    'മണക്കാട് മിൽക്ക് സർബത്ത്',
    'Open in തിരുവനന്തപുരം',
    'അവന്‍ ക്‌ഷ',
    'Nārāyaṇan',
    'Loved ♥️ it',
  ])('%j', (text) => expect(unprintable(text)).toEqual([]));

  it.each([
    ['दूध', ['दू', 'ध']],
    ['Cold 🥛 milk 🥛', ['🥛']],
    ['१', ['१']],
  ])('not all of %j', (text, missing) => {
    expect(unprintable(text)).toEqual(missing);
    expect(() => printable(text, 'body', 'brochure')).toThrow(
      /^brochure: the fonts have no ".*"\. Remove it from ".*"\.$/,
    );
  });

  it('drops accents that the text fonts lack, and spare space', () => {
    expect(printable('Nārāyaṇan', 'body', 'x').text).toBe('Narayanan');
    expect(printable('two\n lines', 'body', 'x').text).toBe('two lines');
  });

  it('sets a heading in the display font, or in the heaviest text font where that lacks a letter', () => {
    expect(printable('Open your', 'display', 'x').font).toBe('display');
    expect(printable('മണക്കാട് counter', 'display', 'x').font).toBe('extrabold');
  });
});

describe('Malayalam', () => {
  /** Glyphs that no font may show for a shaped word: the dotted circle of a stray mark, and the empty box. */
  const strays = (text: string) => {
    const font = openFont('body');
    const circle = font.glyphForCodePoint(0x25cc).id;
    return font.layout(text).glyphs.filter(({ id }) => id === 0 || id === circle);
  };

  it.each(['മണക്കാട്', 'ശ്രീക്കുട്ടൻ', 'സ്ത്രീ', 'എന്റെ', 'കൊച്ചി', 'വിദ്യാർത്ഥി', 'ലക്ഷ്മി'])('%s is joined', (word) => {
    expect(strays(word)).toEqual([]);
    expect(openFont('body').layout(word).glyphs.length).toBeLessThan([...word].length);
  });

  it('joins consonants into one glyph and puts the vowel sign e before them', () => {
    const font = openFont('body');
    const [first] = font.layout('കെ').glyphs;
    expect(first?.id).toBe(font.glyphForCodePoint(0x0d46).id);
    expect(font.layout('ക്ക').glyphs).toHaveLength(1);
  });

  it('is in each font but the display font', () => {
    for (const name of PRINT_FONTS)
      expect(openFont(name).hasGlyphForCodePoint('മ'.codePointAt(0) ?? 0), name).toBe(name !== 'display');
  });
});

it('the palette has the colours of tokens.css', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8');
  for (const [name, value] of Object.entries(PALETTE)) {
    const written = new RegExp(`--paint-${name}: (#[0-9a-f]+);`).exec(tokens)?.[1];
    expect(written === '#fff' ? '#ffffff' : written, name).toBe(value);
  }
});

describe('a heading', () => {
  const box = { width: 620, height: 290, largest: 150 };

  it.each([
    [['404']],
    [['Open your', 'own counter']],
    [['W'.repeat(24)]],
    [['മണക്കാട്', 'തിരുവനന്തപുരം']],
    [['MMMMMMMMMMMMMMMMMMMMMMMM', 'WWWWWWWWWWWWWWWWWWWWWWWW', 'MWMWMWMWMWMWMWMWMWMWMWMW']],
  ])('%j fits its box', (heading) => {
    const lines = fitHeading(
      heading.map((line) => outline(line, 'display')),
      box,
    );
    for (const line of lines) {
      expect(line.outline.path).toMatch(/^M/);
      expect(line.x + line.outline.width * line.scale).toBeLessThanOrEqual(box.width + 0.01);
      expect(line.y + line.scale * 100).toBeLessThanOrEqual(box.height + 0.2 * 100);
    }
  });
});

it('a share image with the longest words is 1200 × 630 and under 120 KB', async () => {
  const image = await shareImage({
    heading: ['MMMMMMMMMMMMMMMMMMMMMMMM', 'WWWWWWWWWWWWWWWWWWWWWWWW', 'MWMWMWMWMWMWMWMWMWMWMWMW'],
    name: 'W'.repeat(60),
    drinkMl: 'മിൽക്ക് സർബത്ത്',
    place: 'W'.repeat(40),
    isHome: false,
    scene: [],
  });
  expect(image.subarray(1, 4).toString()).toBe('PNG');
  expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(image.byteLength).toBeLessThan(120_000);
});
