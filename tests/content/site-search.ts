import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { expect, test, vi } from 'vitest';
import { type Content, LABEL, readEntry, withBrand } from '~/content-check/content';
import { readContent } from '~/content-check/files/read';
import { issueLine } from '~/content-check/issues';
import { issuesIn } from '~/content-check/rules';
import { PRINTED } from '~/lib/format/printable';
import { toPdf, toSvg } from '~/print/typst';
import { pageNames } from '~/routes';
import { FIXTURE_CONTENT } from '../support/fixture.ts';
import { PROJECT } from './folder';

vi.mock('astro:content', async () => (await import('./rendered-site')).contentModule);
const { PAGE_FILES, renderPage, store, stored } = await import('./rendered-site');
const { brochureInput } = await import('~/print/brochure');
const { shareInput } = await import('~/print/share');

/** What people, programs and attackers put into fields: values without blanks, and others. */
const VALUES = [
  ...'സർബത്ത് ṇannāri दूध 🧋 Café {name} {shop} { $& vegan monday &amp; &#106; https://example.org/x'.split(' '),
  ...'40 0 -5 4.5 1e3 0x1f 007 .inf 12:30 2027-01-14 true null ~ [] {} *a !x | >- @x %5 `x`'.split(' '),
  ...'//example.org javascript:alert(1) data:text/html,x /about /nowhere ./boba.svg ../x.svg'.split(' '),
  ...'https://i.pravatar.cc/144?img=5 https://www.instagram.com/"onload= name@shop.in a"b@shop.in'.split(' '),
  ...'<b>x</b> <script>alert(1)</script> </script><script> </title> ]]> <!-- "#123456" \'10:00\''.split(' '),
  ...['Milk tea', '₹40 → 50 ≥ ½', '{n} of {total}', '[a, b]', '&a x', '!!str 5', '- x', 'a: b', 'a #b', '# note'],
  ...['"a\\nb"', '"\\u202eab"', '"\\0"', '"\\ud800"', "'it''s'", '"quoted"', '"open', '*word*', '[x](/about)'],
  ...['"></a><a href=javascript:alert(1)>', "'\"><img src=x onerror=alert(1)>'", '+91 471 234 5678'],
  ...['x'.repeat(59), 'word '.repeat(30), 'W'.repeat(20), '\t', '\u200b', '\u00a0', 'a\u00adb', 'a\u2028b'],
];
/** The same for texts under the dashes. */
const PIECES = [
  ...'word 1985. ## * ** _ ` | \\ --- <b> </b> <br> </span> <!-- --> --!> <? <script> </script> <style> ~~'.split(' '),
  ...'</p> [ ]( ) ](javascript:alert(1)) ](/about) ](//evil.example) ![ [^1] &lt; &#106; &nbsp; &#x202e;'.split(' '),
  ...'" \' ... -- 🧋 www.example.org { } {x} {name} export <Glass> </main> <td> സർബത്ത് दूध ≥ → &alpha;'.split(' '),
  ...[' ', '\n', '\n\n', '- ', '1. ', '> ', '    ', '<span title="', '">', '<a href="', '\n\n- ice\n- milk\n\n'],
  ...['<img src=x onerror=alert(1)>', '<svg onload=alert(1)>', '{/* note */}', 'import x from "y"', '. We pour it.'],
  ...[' *cold* ', ' [about us](/about) ', ' <span lang="ml">സർബത്ത്</span> ', '\n\n## More to say\n\n'],
  ...['![seen](./story-street.webp)', '](/contact#notes)', '<b title={x}>', '<i lang="ml">', '</i>', ' “so” '],
];

/** Ways to change an entry: the first five change a field, the others the text. */
export const IN_FIELDS = ['value', 'value', 'longer', 'longer', 'remove', 'repeat'] as const;
export const IN_TEXT = ['body', 'more', 'more'] as const;
type Way = (typeof IN_FIELDS)[number] | (typeof IN_TEXT)[number];

const mutations = (ways: readonly Way[]) =>
  fc.array(
    fc.record({
      entry: fc.nat(),
      at: fc.nat(),
      what: fc.constantFrom(...ways),
      value: fc.constantFrom(...VALUES),
      words: fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 5 }).map((pieces) => pieces.join('')),
    }),
    { minLength: 1, maxLength: 2 },
  );
type Mutation = ReturnType<typeof mutations> extends fc.Arbitrary<(infer M)[]> ? M : never;

function mutated(text: string, { at, what, value, words }: Mutation): string {
  const end = text.indexOf('\n---', 3);
  const [lines, rest] = [text.slice(0, end).split('\n'), text.slice(end)];
  if (what === 'body' || what === 'more') {
    const body = rest.slice(4).trim();
    const place = at % (body.length + 1);
    return `${lines.join('\n')}\n---\n\n${what === 'body' ? words : body.slice(0, place) + words + body.slice(place)}\n`;
  }
  const line = 1 + (at % Math.max(1, lines.length - 1));
  const [, before = '', old = ''] = /^(\s*(?:- )?(?:\w+:\s*)?)(.*)$/.exec(lines[line] ?? '') ?? [];
  const by = {
    value: [before + value],
    longer: [`${before}${old} ${value}`],
    remove: [],
    repeat: [lines[line] ?? '', lines[line] ?? ''],
  }[what];
  return [...lines.slice(0, line), ...by, ...lines.slice(line + 1)].join('\n') + rest;
}

const fixture = readContent(FIXTURE_CONTENT, PROJECT);
const withText = fixture.entries.filter(({ collection }) => collection.body === 'required');
const now = new Date();

/** The fixture with some of its entries changed, and which. */
function changed(list: readonly Mutation[]): { content: Content; files: Set<string> } {
  const texts = new Map<string, string>();
  for (const mutation of list) {
    const isText = mutation.what === 'body' || mutation.what === 'more';
    const among = isText ? withText : fixture.entries;
    const { file, text } = among[mutation.entry % among.length] ?? { file: '', text: '' };
    texts.set(file, mutated(texts.get(file) ?? text, mutation));
  }
  const entries = fixture.entries.map((entry) => {
    const text = texts.get(entry.file);
    const { collection, id, file } = entry;
    return text === undefined ? entry : readEntry(collection, id, file.slice(LABEL.length + 1), text);
  });
  return { content: { ...fixture, entries: withBrand(entries) }, files: new Set(texts.keys()) };
}

/**
 * What a page is made of, each once: `<b>` is an element, `title=` an attribute, `→/about` an address, and the rest scripts.
 * @throws when its structured data is no JSON
 */
function partsOf(html: string): Set<string> {
  const parts = new Set<string>();
  const walk = (node: DefaultTreeAdapterTypes.Node): void => {
    if ('tagName' in node) {
      parts.add(`<${node.tagName}>`);
      for (const { name, value } of node.attrs) {
        parts.add(`${name}=`);
        if (/^(href|src|action|formaction|poster|data)$/.test(name)) parts.add(`→${value}`);
      }
      if (node.tagName === 'script') {
        const [text] = node.childNodes;
        const code = text && 'value' in text ? text.value : '';
        if (node.attrs.some(({ value }) => value === 'application/ld+json')) JSON.parse(code);
        else parts.add(code);
      }
    }
    if ('childNodes' in node) for (const child of node.childNodes) walk(child);
    if ('content' in node) walk(node.content);
  };
  walk(parse(html));
  return parts;
}

const ADDRESS = /^→((https:\/\/[^/]|mailto:|tel:\+?\d|\/(?![/\\])|#|\.\/|data:image\/svg\+xml)|$)/;
/** What a text may hold, and what optional fields add, beside what the pages of the fixture have. */
const MORE = [
  ...'<em> <strong> <ul> <ol> <li> <h2> <h3> <h4> <h5> <h6> <blockquote> <img> <code> <hr> <abbr> <b> <br>'.split(' '),
  ...'<cite> <i> <kbd> <mark> <small> <span> <sub> <sup> <wbr> <s>'.split(' '),
  // `as`: React, which renders MDX here, puts a preload before an image; Astro, which does so in a build, puts none.
  ...'start= lang= dir= title= id= alt= data-diet= as='.split(' '),
];

const original = new Map(
  await Promise.all(fixture.entries.map(async (entry) => [entry.file, await stored(entry)] as const)),
);
store.entries = [...original.values()];
const usual = await Promise.all(PAGE_FILES.map(async (file) => [...partsOf(await renderPage(file))]));
const allowed = new Set([...MORE, ...usual.flat()]);
const isAllowed = (part: string) => (part.startsWith('→') ? ADDRESS.test(part) : allowed.has(part));

const isDrawn = (file: string) => {
  const name = fixture.entries.find((entry) => entry.file === file)?.collection.name;
  return name !== undefined && PRINTED[name] !== undefined;
};

/** Draws the brochure and the share images. @throws when a font lacks a character */
async function draw(): Promise<void> {
  toPdf(await brochureInput());
  for (const page of pageNames) toSvg(await shareInput(page));
}

/** 50 in `npm test`; half of `CASES` in a long search, as the other half changes the rest. */
const CASES = Number(process.env['CASES'] ?? 100) / 2;

/**
 * Changes the fixture again and again. What the check accepts must be rendered on every page, be printable, and hold
 * nothing that is not allowed. Each test has a file of its own, so that they run side by side.
 * @param ways how entries are changed
 */
export function searchSite(name: string, ways: readonly Way[]): void {
  let accepted = 0;
  const property = fc.asyncProperty(mutations(ways), async (list) => {
    const { content, files } = changed(list);
    const issues = await issuesIn(content, now);
    for (const issue of issues) expect(issueLine(issue)).toMatch(/^content\/\S+ {2}\S/);
    if (issues.length > 0) return;
    accepted += 1;
    store.entries = await Promise.all(
      content.entries.map(async (entry) => {
        const same = files.has(entry.file) ? undefined : original.get(entry.file);
        return same ?? stored(entry);
      }),
    );
    for (const file of PAGE_FILES) {
      const parts = [...partsOf(await renderPage(file))];
      expect(parts.filter((part) => !isAllowed(part))).toEqual([]);
    }
    if ([...files].some(isDrawn)) await draw();
  });
  const search = async () => {
    await fc.assert(property, { numRuns: CASES });
    // A search in which nearly everything is refused would look for nothing.
    expect(accepted).toBeGreaterThan(CASES / 25);
  };
  test(name, search, 300_000 + CASES * 1000);
}
