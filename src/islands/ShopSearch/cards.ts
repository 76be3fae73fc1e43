import { searchText } from './search-text';
import type { Searchable } from './shop-search';

/** How many hidden cards are brought out in one frame. The tallest window shows no more of them below the search. */
const CARDS_A_FRAME = 12;

export interface Card extends Searchable {
  readonly element: HTMLElement;
}

const wordsOf = (card: Element, selector: string) => searchText(card.querySelector(selector)?.textContent ?? '');

/** The cards that the server drew, with the words they are found by. */
export const readCards = (shelf: Element): Card[] =>
  [...shelf.querySelectorAll<HTMLElement>('[data-category]')].map((element) => ({
    element,
    name: wordsOf(element, 'h2'),
    description: wordsOf(element, '[data-description]'),
    facts: [...element.querySelectorAll('[data-fact]')].map((fact) => searchText(fact.getAttribute('data-fact') ?? '')),
    category: element.dataset['category'] ?? '',
  }));

/**
 * Runs something once the next frame is painted: callbacks of a frame run before, what they put off runs after.
 * @returns takes it back
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
 * Shows these cards and hides all others. Hiding costs little and is done at once; laying out and painting sixty cards
 * would keep a slow phone from painting the key that asked for them, so they come a dozen a frame, the first dozen now.
 * @param found in the order of the shelf
 * @returns stops what is still to be shown
 */
export function showCards(cards: readonly Card[], found: readonly Card[]): () => void {
  const wanted = new Set(found);
  for (const card of cards) {
    // Writing an attribute costs even where it changes nothing, and there may be a thousand cards.
    if (!wanted.has(card) && !card.element.hidden) card.element.hidden = true;
  }
  const waiting = found.filter(({ element }) => element.hidden);
  let stop = () => {};
  const bringOut = () => {
    for (const { element } of waiting.splice(0, CARDS_A_FRAME)) element.hidden = false;
    if (waiting.length > 0) stop = afterPaint(bringOut);
  };
  bringOut();
  return () => stop();
}
