import { readFileSync } from 'node:fs';
import { imageMetadata } from 'astro/assets/utils';
import fc from 'fast-check';
import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { faultOf } from '~/content-check/files/image-files';
import { filesUnder } from '~/lib/build/files';
import { toPdf } from '~/print/typst';
import { FIXTURE_CONTENT } from '../support/fixture.ts';

/** 100 in `npm test`; `CASES=20000` for a long search. */
const CASES = Number(process.env['CASES'] ?? 100);

const drawings = filesUnder(FIXTURE_CONTENT)
  .filter((file) => file.endsWith('.svg'))
  .map((file) => readFileSync(file, 'utf8'));

/** What drawing programs and attackers write, one a line; the pieces of the last line stand alone too. */
const PIECES = [
  ...String.raw`<g>
</g>
</svg>
<svg>
<path d="M0 0h9v9z"/>
<path d="Mx"/>
<title>x</title>
<title><tr onclick="alert(1)"/></title>
<desc><xmp><script>alert(1)</script></xmp></desc>
<text>x</text>
<script>alert(1)</script>
<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>
<x:img xmlns:x="http://www.w3.org/1999/xhtml" src="x"/>
<style>
</style>
<style>@im<!-- -->port "https://evil.example/x.css"</style>
<style>a{fill:u\72l(//evil.example)}</style>
<foreignObject/>
<image href="https://evil.example/x.png" width="9" height="9"/>
<image href="data:image/png;base64,x" width="9" height="9"/>
<a href="https://evil.example">
<a xlink:href="javascript:alert(1)">
</a>
<use href="#a"/>
<use href="&#106;avascript:alert(1)"/>
<animate attributeName="href" values="javascript:alert(1)"/>
<set attributeName="onload" to="alert(1)"/>
<handler>
<?xml-stylesheet href="x.css"?>
<!-- note -->
<!-->
<!--
-->
--!>
<![CDATA[<script>]]>
<![CDATA[
]]>
<!DOCTYPE svg>
<!ENTITY x "y">
&x;
&#0;
&amp;
 onload="alert(1)"
 ONLOAD="alert(1)"
 style="fill:url(https://evil.example)"
 fill="url(#a)"
 href="#a"
 id="a"
 x:onload="y"
 width="100%"
 width="0"
 width="9"
 width="148mm"
 height="10cm"
 height="1e3"
 width="-5"
 width="99999"
 viewBox="0,0,4,3"
 viewBox="0 0 0 3"
 viewBox="0 0 1e9 3"
 xmlns="http://www.w3.org/1999/xhtml"
 xmlns:x="urn:x"
 xml:base="//evil.example"
 transform="scale(1e9)"
<filter id="f"><feImage href="https://evil.example/x"/></filter>
<filter id="f"><feGaussianBlur stdDeviation="9999"/></filter>`.split('\n'),
  ...'\u0000 \ufffd \u202e \ufeff & " \' < > / ='.split(' '),
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

/** The parser of the check reads HTML; this one reads XML, as browsers do. */
const parser = new new Window().DOMParser();
const reachesOut = (style: string) => /@import|url\(\s*["']?\s*(?!#|data:image|["'])/i.test(style);

/** What a drawing holds that could run or load something. */
function unsafe(text: string): string[] {
  const drawing = parser.parseFromString(text, 'image/svg+xml');
  return [...drawing.querySelectorAll('*')].flatMap((element) => {
    const name = element.localName.replace(/^.*:/, '');
    const attributes = [...element.attributes].map(({ name, value }) => ({
      name: name.replace(/^.*:/, ''),
      value: String(value),
    }));
    return [
      ...(/^(script|foreignObject|handler|animate.*|set|img|tr|xmp)$/i.test(name) ? [name] : []),
      ...(name === 'style' && reachesOut(element.textContent) ? [element.textContent] : []),
      ...attributes
        .filter(
          ({ name, value }) =>
            /^(on.*|base)$/i.test(name) ||
            (/^(href|src)$/i.test(name) && !/^\s*(#|data:image\/\w+;base64,)/i.test(value)) ||
            reachesOut(value),
        )
        .map(({ name, value }) => `${name}=${value}`),
    ];
  });
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
        const scene = [{ path: '/drawing.svg', fromRight: 200, width: 300, height: 300, top: null, framed: false }];
        const words = { lines: ['x'], name: 'x', place: 'x', drinkMl: 'x', isHome: false, artWidth: 350 };
        toPdf({ template: 'share', data: { ...words, scene }, images: [{ path: '/drawing.svg', bytes }] });
      }),
      { numRuns: CASES },
    );
    // A search in which nearly everything is refused would look for nothing.
    expect(accepted).toBeGreaterThan(CASES / 25);
  },
  90_000 + CASES * 200,
);
