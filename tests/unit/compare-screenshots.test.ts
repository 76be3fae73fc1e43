import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { compare } from '../support/compare-screenshots.ts';

/** A page of 320 × 640 with lines of dark bars for words, and a button. */
const page = ({ down = 0, button = '#c8281e', words = 0.9, height = 640 } = {}) => {
  const bars = Array.from({ length: 30 }, (_, line) => `<path d="M20 ${line * 16 + 20.5 + down}h240"/>`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="${height}"><rect width="320" height="100%" fill="#fff3dc"/>
    <g stroke="#0c3b2e" stroke-width="${words * 2}" stroke-dasharray="7 3 12 3">${bars}</g>
    <rect x="40" y="${560 + down}" width="44" height="44" fill="${button}"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
};

describe('compare', () => {
  it('finds no difference in equal screenshots', async () => {
    expect(await compare(await page(), await page())).toEqual({ places: [], height: 0 });
  });
  it('sees none where everything is some pixels lower, or letters are drawn a little bolder', async () => {
    for (const change of [{ down: 1 }, { down: -3 }, { words: 1.1 }]) {
      expect((await compare(await page(change), await page())).places, JSON.stringify(change)).toEqual([]);
    }
  });
  it('sees a button of another colour, and where', async () => {
    const { places } = await compare(await page({ button: '#0c3b2e' }), await page());
    expect(places.length).toBeGreaterThan(15);
    for (const { x, y } of places) {
      expect(x).toBeGreaterThanOrEqual(32);
      expect(x).toBeLessThan(88);
      expect(y).toBeGreaterThan(544);
      expect(y).toBeLessThan(608);
    }
  });
  it('sees a button that is gone, and lines that moved half a line', async () => {
    expect((await compare(await page({ button: 'none' }), await page())).places.length).toBeGreaterThan(15);
    expect((await compare(await page({ down: 8 }), await page())).places.length).toBeGreaterThan(20);
  });
  it('tells by how much a page is higher, and compares the rest', async () => {
    expect(await compare(await page({ height: 700 }), await page())).toEqual({ places: [], height: 60 });
  });
  it('rejects screenshots of different widths', async () => {
    const narrow = await sharp(await page())
      .extract({ left: 0, top: 0, width: 300, height: 640 })
      .png()
      .toBuffer();
    await expect(compare(narrow, await page())).rejects.toThrow('300 pixels wide, the other 320');
  });
});
