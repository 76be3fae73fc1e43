import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { afterPaint, type Card, readCards, showCards } from './cards';
import {
  CARDS_AT_ONCE,
  EVERYTHING,
  find,
  isEverything,
  readSearch,
  type ShopSearch,
  shopSearch,
  withSearch,
} from './shop-search';

/** Milliseconds without typing after which a search is written into the URL and announced. */
const PAUSE = 250;

/**
 * Keeps the fields, the URL and the shown cards in sync. The fields are uncontrolled, so they still hold what a visitor
 * typed before hydration; empty ones are filled from the URL.
 * @param form has fields named `q` and `category`
 * @param grid contains the cards
 * @param total number of cards
 */
export function useShopSearch(
  form: RefObject<HTMLFormElement | null>,
  grid: RefObject<HTMLElement | null>,
  total: number,
) {
  const [search, setSearch] = useState(EVERYTHING);
  const [limit, setLimit] = useState(CARDS_AT_ONCE);
  const [live, setLive] = useState(false);
  const [matches, setMatches] = useState(total);
  const [announced, setAnnounced] = useState(total);
  const cards = useRef<Card[]>(undefined);
  /** Index of the first card that "Show more" will add; it gets the focus. */
  const firstAdded = useRef<number>(undefined);

  const fields = () => form.current?.elements as unknown as { q: HTMLInputElement; category: HTMLSelectElement };
  const known = () => [...fields().category.options].map(({ value }) => value);
  const typed = () => shopSearch(fields().q.value, fields().category.value, known());
  const fromUrl = () => readSearch(location.search, known());
  const show = (next: ShopSearch) => {
    firstAdded.current = undefined;
    setSearch(next);
    setLimit(CARDS_AT_ONCE);
  };
  const fill = (next: ShopSearch) => {
    fields().q.value = next.text;
    fields().category.value = next.category;
    show(next);
  };
  /** A change of category is a history entry of its own; typing is not. */
  const addHistoryEntry = (next: ShopSearch) => {
    if (next.category === search.category) return;
    writeUrl(search, 'replaceState');
    writeUrl(next, 'pushState');
  };

  useLayoutEffect(() => {
    const before = typed();
    fill(isEverything(before) ? fromUrl() : before);
    setLive(true);
    const back = () => fill(fromUrl());
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, []);

  useLayoutEffect(() => {
    if (!live || !grid.current) return undefined;
    const read = cards.current;
    const all = read ?? readCards(grid.current);
    cards.current = all;
    let stop = () => {};
    const update = () => {
      const found = find(all, search);
      setMatches(found.length);
      stop = showCards(all, found.slice(0, limit));
      const first =
        firstAdded.current === undefined ? undefined : found[firstAdded.current]?.element.querySelector('h2');
      firstAdded.current = undefined;
      // The button may be gone, and the focus with it (WCAG 2.4.3).
      first?.setAttribute('tabindex', '-1');
      first?.focus();
    };
    // In a long menu the typed character is painted first (INP). Not the first time: `data-live` ends the stylesheet's
    // hiding of later cards.
    if (read && all.length > CARDS_AT_ONCE) stop = afterPaint(update);
    else update();
    return () => stop();
  }, [live, search, limit, grid]);

  useEffect(() => {
    if (!live) return undefined;
    const timer = setTimeout(() => {
      setAnnounced(matches);
      writeUrl(search, 'replaceState');
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [live, search, matches]);

  return {
    live,
    matches,
    announced,
    more: Math.max(0, matches - limit),
    /** Searches for the values of the fields. */
    search: () => {
      addHistoryEntry(typed());
      show(typed());
    },
    /** Changes the fields, and focuses the text field. */
    change: (part: Partial<ShopSearch>) => {
      const next = { ...search, ...part };
      addHistoryEntry(next);
      fill(next);
      fields().q.focus();
    },
    showMore: () => {
      firstAdded.current = limit;
      setLimit(limit + CARDS_AT_ONCE);
    },
  };
}

/** Writes a search into the URL. */
function writeUrl(search: ShopSearch, how: 'pushState' | 'replaceState') {
  const url = withSearch(location.href, search);
  if (url === location.href) return;
  try {
    history[how](history.state, '', url);
  } catch {
    // Safari throws after 100 changes in 30 seconds; nothing depends on the URL.
  }
}
