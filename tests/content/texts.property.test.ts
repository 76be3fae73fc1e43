import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { expect, test } from 'vitest';
import { readBodies } from '~/content-check/bodies';
import { type Content, declared, type Entry } from '~/content-check/content';
import { issueLine } from '~/content-check/issues';
import { linkTargets } from '~/content-check/link-targets';
import { linkRule } from '~/content-check/rules/links';
import { markupRule } from '~/content-check/rules/markup';
import { textRule } from '~/content-check/rules/texts';
import { parseFrontMatter } from '~/lib/markdown/front-matter';
import { markdownProcessor } from '~/lib/markdown/processor';
import { TEXT_PIECES } from './text-pieces';

/** 100 in `npm test`; `CASES=20000` for a long search. */
const CASES = Number(process.env['CASES'] ?? 100);

/** What people and attackers put into texts. */
const PIECES = [...TEXT_PIECES, '~', '| a |\n|-|\n| ', '<!', 'മലയാളം', '==='];
const texts = fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 14 }).map((pieces) => pieces.join(''));

const TAGS =
  'p br hr em strong a ul ol li h2 h3 h4 h5 h6 blockquote img code abbr b cite i kbd mark small span sub sup wbr'.split(
    ' ',
  );
/** The last is Astro's note on an image, until its file is known. */
const ATTRIBUTES = ['href', 'src', 'alt', 'start', 'lang', 'dir', 'title', 'id', '__astro_image_'];
const LINK = /^(https:\/\/|mailto:|tel:|\/(?![/\\])|#)/;

/** What a page may not hold, of some rendered HTML; written out here, so that the list of the site is tested too. */
function unsafe(html: string): string[] {
  const found: string[] = [];
  const walk = (node: DefaultTreeAdapterTypes.Node): void => {
    if ('tagName' in node) {
      if (!TAGS.includes(node.tagName)) found.push(`<${node.tagName}>`);
      for (const { name, value } of node.attrs) {
        if (!ATTRIBUTES.includes(name)) found.push(name);
        if (name === 'href' && !LINK.test(value)) found.push(value);
      }
    }
    if (node.nodeName === '#comment') found.push('comment');
    if ('childNodes' in node) for (const child of node.childNodes) walk(child);
  };
  walk(parseFragment(html));
  return found;
}

const words = (html: string): string => {
  let text = '';
  const walk = (node: DefaultTreeAdapterTypes.Node): void => {
    if (node.nodeName === '#text' && 'value' in node) text += node.value;
    if ('childNodes' in node) for (const child of node.childNodes) walk(child);
  };
  walk(parseFragment(html));
  return text.replace(/\s+/g, ' ').trim();
};

const collection = declared.find(({ name }) => name === 'questions');
// As the build renders.
const renderer = await markdownProcessor().createRenderer({ syntaxHighlight: false });
async function check(text: string) {
  if (!collection) throw new Error('There are no questions.');
  const entry: Entry = {
    ...parseFrontMatter(`---\nquestion: Why?\n---\n\n${text}\n`),
    collection,
    id: 'why',
    file: 'content/questions/why.md',
    folder: 'questions',
    text,
  };
  const files = { names: [], text: () => '', odd: [], siteFiles: [] };
  const content: Content = { files, entries: [entry], others: [], guides: [], odd: [] };
  const bodyOf = await readBodies(content);
  const targets = linkTargets(content, bodyOf, content.entries);
  const issues = [
    ...markupRule(content, bodyOf),
    ...linkRule(content.entries, bodyOf, targets),
    ...textRule(content, bodyOf, new Date()),
  ];
  return { entry, issues: issues.map(issueLine), html: bodyOf(entry)?.html };
}

test(
  'a text that the check accepts is rendered whole and safe; one that it refuses is safe all the same',
  async () => {
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        const { entry, issues, html } = await check(text);
        const { code } = await renderer.render(entry.body, { fileURL: new URL('file:///why.md') });
        expect(unsafe(code)).toEqual([]);
        if (issues.length > 0) return;
        accepted += 1;
        let whole = '';
        const collect = (node: { type: string; value?: string; children?: unknown[] }): void => {
          if (node.type === 'text') whole += node.value;
          for (const child of node.children ?? []) collect(child as typeof node);
        };
        if (html) collect(html as never);
        expect(words(code)).toBe(whole.replace(/\s+/g, ' ').trim());
      }),
      { numRuns: CASES },
    );
    // A search in which everything is refused would look for nothing.
    expect(accepted).toBeGreaterThan(CASES / 20);
  },
  90_000 + CASES * 100,
);
