import { searchText } from './search-text';
import type { Searchable } from './shop-search';

/** Number of cards shown per frame: as many as the tallest window shows below the search. */
const CARDS_PER_FRAME = 12;

export interface Card extends Searchable {
  readonly element: HTMLElement;
}

const wordsOf = (card: Element, selector: string) => searchText(card.querySelector(selector)?.textContent ?? '');

/** The server-rendered cards, with their search text. */
export const readCards = (grid: Element): Card[] =>
  [...grid.querySelectorAll<HTMLElement>('[data-category]')].map((element) => ({
    element,
    name: wordsOf(element, 'h2'),
    description: wordsOf(element, '[data-description]'),
    facts: [...element.querySelectorAll('[data-fact]')].map((fact) => searchText(fact.getAttribute('data-fact') ?? '')),
    category: element.dataset['category'] ?? '',
  }));

/**
 * Runs a callback after the next paint.
 * @returns cancels it
 */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * Shows the found cards, a dozen per frame, and hides all others at once: painting sixty cards at once would delay the
 * typed character on a slow phone (INP).
 * @param found in page order
 * @returns stops showing the rest
 */
export function showCards(cards: readonly Card[], found: readonly Card[]): () => void {
  const wanted = new Set(found);
  for (const card of cards) {
    // Setting an attribute costs time even if it changes nothing, and there may be a thousand cards.
    if (!wanted.has(card) && !card.element.hidden) card.element.hidden = true;
  }
  const waiting = found.filter(({ element }) => element.hidden);
  let stop = () => {};
  const showNext = () => {
    for (const { element } of waiting.splice(0, CARDS_PER_FRAME)) element.hidden = false;
    if (waiting.length > 0) stop = afterPaint(showNext);
  };
  showNext();
  return () => stop();
}
