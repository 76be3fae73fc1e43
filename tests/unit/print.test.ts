import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { outline, setSign } from '~/outputs/print/lettering';
import { printable } from '~/outputs/print/letters';
import { PAINTS } from '~/outputs/print/paints';
import { sharePicture } from '~/outputs/share-images/picture';

describe('text for paper', () => {
  it.each([
    ['₹3,10,000 – “cold” milk’s best', '₹3,10,000 – “cold” milk’s best'],
    ['Nārāyaṇan', 'Narayanan'],
    ['Cold 🥛 milk', 'Cold milk'],
    ['two\n lines', 'two lines'],
  ])('%j becomes %j', (text, painted) => expect(printable(text, 'x')).toBe(painted));

  it.each(['പാൽ', 'दूध', '१'])('refuses %j, which would be missing on paper', (text) => {
    expect(() => printable(text, 'content/steps/a.md')).toThrow(/^content\/steps\/a\.md: .*Latin letters\.$/);
  });
});

it('the paints are those of the style sheets', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8');
  for (const [name, value] of Object.entries(PAINTS)) {
    const written = new RegExp(`--paint-${name}: (#[0-9a-f]+);`).exec(tokens)?.[1];
    expect(written === '#fff' ? '#ffffff' : written, name).toBe(value);
  }
});

describe('a painted sign', () => {
  const box = { width: 620, height: 290, largest: 150 };

  it.each([
    [['404']],
    [['Open your', 'own counter']],
    [['W'.repeat(24)]],
    [['MMMMMMMMMMMMMMMMMMMMMMMM', 'WWWWWWWWWWWWWWWWWWWWWWWW', 'MWMWMWMWMWMWMWMWMWMWMWMW']],
  ])('%j fits its box', async (heading) => {
    const lines = setSign(await Promise.all(heading.map((line) => outline(line, 'sign'))), box);
    for (const line of lines) {
      expect(line.outline.path).toMatch(/^M/);
      expect(line.x + line.outline.width * line.scale).toBeLessThanOrEqual(box.width + 0.01);
      expect(line.y + line.scale * 100).toBeLessThanOrEqual(box.height + 0.2 * 100);
    }
  });
});

it('a share picture with the longest words is 1200 × 630 and under 120 KB', async () => {
  const picture = await sharePicture({
    heading: ['MMMMMMMMMMMMMMMMMMMMMMMM', 'WWWWWWWWWWWWWWWWWWWWWWWW', 'MWMWMWMWMWMWMWMWMWMWMWMW'],
    name: 'W'.repeat(60),
    place: 'W'.repeat(40),
    isHome: false,
    scene: [],
  });
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(picture.byteLength).toBeLessThan(120_000);
});
