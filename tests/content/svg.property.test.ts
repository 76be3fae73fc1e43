import { readFileSync } from 'node:fs';
import { imageMetadata } from 'astro/assets/utils';
import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { expect, test, vi } from 'vitest';
import { faultOf } from '~/content-check/files/image-files';
import { filesUnder } from '~/lib/build/files';
import { FIXTURE_CONTENT } from '../support/fixture.ts';

vi.mock('~/lib/build/cache', () => ({
  cacheFolder: () => '',
  cached: (_: string, __: unknown, make: () => unknown) => make(),
}));
const { renderImage } = await import('~/outputs/print/images');

/** 250 in `npm test`; half of `CASES` in a long search. */
const CASES = Number(process.env['CASES'] ?? 500) / 2;

const drawings = filesUnder(FIXTURE_CONTENT)
  .filter((file) => file.endsWith('.svg'))
  .map((file) => readFileSync(file, 'utf8'));

/** What drawing programs and attackers write. */
const PIECES = [
  ...[
    '<g>',
    '</g>',
    '<g/>',
    '</svg>',
    '<svg>',
    '<path d="M0 0h9v9z"/>',
    '<path d="Mx"/>',
    '<title>x</title>',
    '<text>x</text>',
  ],
  ...[
    '<script>alert(1)</script>',
    '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>',
    '<style>',
    '</style>',
  ],
  ...[
    '<style>@import "https://evil.example/x.css"</style>',
    '<style>a{fill:u\\72l(//evil.example)}</style>',
    '<foreignObject/>',
  ],
  ...[
    '<image href="https://evil.example/x.png" width="9" height="9"/>',
    '<image href="data:image/png;base64,x" width="9" height="9"/>',
  ],
  ...[
    '<a href="https://evil.example">',
    '<a xlink:href="javascript:alert(1)">',
    '</a>',
    '<use href="#a"/>',
    '<use href="&#106;avascript:alert(1)"/>',
  ],
  ...[
    '<animate attributeName="href" values="javascript:alert(1)"/>',
    '<set attributeName="onload" to="alert(1)"/>',
    '<handler>',
  ],
  ...[
    '<?xml-stylesheet href="x.css"?>',
    '<!-- note -->',
    '<!--',
    '-->',
    '<![CDATA[<script>]]>',
    '<!DOCTYPE svg>',
    '<!ENTITY x "y">',
    '&x;',
    '&#0;',
    '&amp;',
    '&',
  ],
  ...[
    ' onload="alert(1)"',
    ' ONLOAD="alert(1)"',
    ' style="fill:url(https://evil.example)"',
    ' fill="url(#a)"',
    ' href="#a"',
    ' id="a"',
    ' x:onload="y"',
  ],
  ...[
    ' width="100%"',
    ' width="0"',
    ' width="9"',
    ' height="10cm"',
    ' height="1e3"',
    ' width="-5"',
    ' width="99999"',
    ' viewBox="0,0,4,3"',
    ' viewBox="0 0 0 3"',
    ' viewBox="0 0 1e9 3"',
  ],
  ...[
    ' xmlns="http://www.w3.org/1999/xhtml"',
    ' xmlns:x="urn:x"',
    ' xml:base="//evil.example"',
    ' transform="scale(1e9)"',
    ' filter="url(#f)"',
  ],
  ...[
    '<filter id="f"><feImage href="https://evil.example/x"/></filter>',
    '<filter id="f"><feGaussianBlur stdDeviation="9999"/></filter>',
  ],
  ...['\u0000', '\ufffd', '\u202e', '\ufeff', '"', "'", '<', '>', '/', '=', ' '],
];

const change = fc.record({
  at: fc.nat(),
  cut: fc.constantFrom(0, 0, 0, 1, 5, 40, 400),
  piece: fc.constantFrom('', ...PIECES),
  /** Most changes fall where they stand for something: behind a tag, or within one. */
  where: fc.constantFrom('after a tag', 'in a tag', 'in the first tag', 'anywhere'),
});
type Change = typeof change extends fc.Arbitrary<infer C> ? C : never;

const PLACES: Record<Change['where'], RegExp> = {
  'after a tag': />/g,
  'in a tag': /(?<=<\w+)(?=[\s/>])/g,
  'in the first tag': /(?<=<svg)(?=\s)/g,
  anywhere: /(?:)/g,
};

function changed(text: string, { at, cut, piece, where }: Change): string {
  const places = [...text.matchAll(PLACES[where])].map(({ index, 0: { length } }) => index + length);
  const place = places[at % Math.max(1, places.length)] ?? 0;
  return text.slice(0, place) + piece + text.slice(place + cut);
}

const ELEMENT =
  /^(svg|g|defs|symbol|use|title|desc|metadata|path|rect|circle|ellipse|line|poly(line|gon)|text|tspan|textPath|(linear|radial)Gradient|stop|pattern|clipPath|mask|marker|filter|style|image|fe(?!Image)\w+)$/i;
const INSIDE = /^\s*(#|data:image\/(png|jpe?g|webp|gif);base64,)/i;

/** What a drawing holds that could run or load something; written out here, so that the list of the check is tested too. */
function unsafe(text: string): string[] {
  const found: string[] = [];
  const walk = (node: DefaultTreeAdapterTypes.Node): void => {
    if ('tagName' in node) {
      if (!ELEMENT.test(node.tagName)) found.push(`<${node.tagName}>`);
      for (const { name, value } of node.attrs) {
        if (/^on/i.test(name)) found.push(name);
        if (/(^|:)(href|src)$/i.test(name) && !INSIDE.test(value)) found.push(`${name}=${value}`);
        if (/@import|url\(\s*["']?\s*(?!#|data:image|["'])/i.test(value)) found.push(value);
      }
    }
    if (
      node.nodeName === '#text' &&
      'value' in node &&
      node.parentNode?.nodeName === 'style' &&
      /@import|url\(\s*["']?\s*(?!#|data:image|["'])/i.test(node.value)
    )
      found.push(node.value);
    if ('childNodes' in node) for (const child of node.childNodes) walk(child);
  };
  walk(parseFragment(text.replace(/<[?!][^<>]*>/g, '')));
  return found;
}

test(
  'drawings that the check accepts have a size, can be printed, and hold nothing that runs or loads',
  async () => {
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.array(change, { minLength: 1, maxLength: 3 }), async (which, changes) => {
        const text = changes.reduce(changed, drawings[which % drawings.length] ?? '');
        const bytes = Buffer.from(text);
        const fault = await faultOf(bytes, 'drawing.svg', { minWidth: 480 });
        if (fault !== undefined) {
          expect(fault).toMatch(/^drawing\.svg [\s\S]+\.$/);
          return;
        }
        accepted += 1;
        expect(unsafe(text)).toEqual([]);
        const { width, height } = await imageMetadata(bytes);
        expect(Math.min(width, height)).toBeGreaterThan(0);
        const print = await renderImage(text, { width: 340, height: 450 }, '#ffffff');
        expect(Math.max(print.width, print.height)).toBeGreaterThan(1);
      }),
      { numRuns: CASES },
    );
    // A search in which nearly everything is refused would look for nothing.
    expect(accepted).toBeGreaterThan(CASES / 25);
  },
  90_000 + CASES * 200,
);
