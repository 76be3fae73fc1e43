/** Reads the price board of a built site: every price of the menu stands there once, and no text over another. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getDocumentProxy } from 'unpdf';
import { fault, type Issue } from '../content-check/issue.ts';
import { builtPages } from './built-site.ts';
import type { Source } from './trace.ts';

/** The horizontal texts of each page of a PDF, with their size and their place in points from the lower left corner. */
export async function printedTexts(file: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)));
  const items = await Promise.all(pages.map(async (page) => (await page.getTextContent()).items));
  return items.map((texts) =>
    texts.flatMap((item) => {
      if (!('str' in item) || !item.str.trim()) return [];
      const [size, slope, , , left, baseline] = item.transform;
      return slope === 0 ? [{ text: item.str, left, baseline, width: item.width, size }] : [];
    }),
  );
}

type PrintedText = Awaited<ReturnType<typeof printedTexts>>[number][number];

/** Pairs of texts of a page of which one is printed over the other. */
function overprinted(texts: readonly PrintedText[]): [string, string][] {
  // Capitals and figures reach about 0.7 of the size above the baseline.
  const touches = (a: PrintedText, b: PrintedText) =>
    a.left + 1 < b.left + b.width &&
    b.left + 1 < a.left + a.width &&
    a.baseline < b.baseline + b.size * 0.7 &&
    b.baseline < a.baseline + a.size * 0.7;
  return texts.flatMap((one, index) =>
    texts
      .slice(index + 1)
      .flatMap((other): [string, string][] => (touches(one, other) ? [[one.text, other.text]] : [])),
  );
}

/** What is wrong with a board that has to show these things, each with the words that it is about. */
export function boardFaults(
  menu: readonly { name: string; price: string }[],
  pages: readonly (readonly PrintedText[])[],
): [words: string, text: string][] {
  const printed = pages.flat().map(({ text }) => text.trim());
  const prices = [...Map.groupBy(menu, ({ price }) => price)].flatMap(([price, items]): [string, string][] => {
    const times = printed.filter((text) => text === price).length;
    const names = items.map(({ name }) => `"${name}"`).join(', ');
    const text = `The price board has ${price} ${times} times, for ${names}.`;
    return times === items.length ? [] : [[items[0]?.name ?? '', text]];
  });
  const pairs = pages.flatMap(overprinted);
  return [...prices, ...pairs.map(([a, b]): [string, string] => [a, `On the price board, "${a}" lies over "${b}".`])];
}

/** @param dist folder of the built site, of which the page of the menu has the names and prices */
export async function checkPriceBoard(dist: string, source: Source): Promise<Issue[]> {
  const cards = builtPages(dist).flatMap(({ document }) => [...document.querySelectorAll('.menu-card')]);
  const wordsOf = (card: Element, part: string) => card.querySelector(part)?.textContent?.trim() ?? '';
  const menu = cards.map((card) => ({ name: wordsOf(card, 'h2'), price: wordsOf(card, '.price') }));
  return boardFaults(menu, await printedTexts(readFileSync(join(dist, 'menu.pdf')))).map(([words, text]) => ({
    ...(source(words) ?? { file: 'dist/menu.pdf' }),
    ...fault('built', { text }),
  }));
}
