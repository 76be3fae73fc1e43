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

/** Milliseconds of rest after which typing is written into the address and announced. */
const REST = 250;

/**
 * Keeps three things the same: the fields, the address and the cards that are shown. The fields are uncontrolled, so
 * what was typed before this code arrived is still in them and is taken up; else the address decides.
 * @param form holds fields named `q` and `category`
 * @param shelf holds the cards
 * @param total how many cards there are
 */
export function useShopSearch(
  form: RefObject<HTMLFormElement | null>,
  shelf: RefObject<HTMLElement | null>,
  total: number,
) {
  const [search, setSearch] = useState(EVERYTHING);
  const [limit, setLimit] = useState(CARDS_AT_ONCE);
  const [live, setLive] = useState(false);
  const [matches, setMatches] = useState(total);
  const [announced, setAnnounced] = useState(total);
  const cards = useRef<Card[]>(undefined);
  /** The first card that was asked for and is still to be shown, counted among those found. */
  const asked = useRef<number>(undefined);

  const fields = () => form.current?.elements as unknown as { q: HTMLInputElement; category: HTMLSelectElement };
  const known = () => [...fields().category.options].map(({ value }) => value);
  const typed = () => shopSearch(fields().q.value, fields().category.value, known());
  const addressed = () => readSearch(location.search, known());
  const show = (next: ShopSearch) => {
    asked.current = undefined;
    setSearch(next);
    setLimit(CARDS_AT_ONCE);
  };
  const fill = (next: ShopSearch) => {
    fields().q.value = next.text;
    fields().category.value = next.category;
    show(next);
  };
  /** Another category is a step of its own, which Back undoes; typing is not. */
  const keepStep = (next: ShopSearch) => {
    if (next.category === search.category) return;
    remember(search, 'replaceState');
    remember(next, 'pushState');
  };

  useLayoutEffect(() => {
    const before = typed();
    fill(isEverything(before) ? addressed() : before);
    setLive(true);
    const back = () => fill(addressed());
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, []);

  useLayoutEffect(() => {
    if (!live || !shelf.current) return undefined;
    const read = cards.current;
    const all = read ?? readCards(shelf.current);
    cards.current = all;
    let stop = () => {};
    const update = () => {
      const found = find(all, search);
      setMatches(found.length);
      stop = showCards(all, found.slice(0, limit));
      const first = asked.current === undefined ? undefined : found[asked.current]?.element.querySelector('h2');
      asked.current = undefined;
      // The button may be gone, and the focus with it: on to what it has brought (WCAG 2.4.3).
      first?.setAttribute('tabindex', '-1');
      first?.focus();
    };
    // On a long shelf the key is painted first, and what it asks for a frame later (INP). Not the first time: the style
    // sheet no longer hides what lies past the first cards.
    if (read && all.length > CARDS_AT_ONCE) stop = afterPaint(update);
    else update();
    return () => stop();
  }, [live, search, limit, shelf]);

  useEffect(() => {
    if (!live) return undefined;
    const timer = setTimeout(() => {
      setAnnounced(matches);
      remember(search, 'replaceState');
    }, REST);
    return () => clearTimeout(timer);
  }, [live, search, matches]);

  return {
    live,
    matches,
    announced,
    more: Math.max(0, matches - limit),
    /** Takes up what the fields hold now. */
    take: () => {
      keepStep(typed());
      show(typed());
    },
    /** Puts another search into the fields, and the visitor into the text field. */
    change: (part: Partial<ShopSearch>) => {
      const next = { ...search, ...part };
      keepStep(next);
      fill(next);
      fields().q.focus();
    },
    showMore: () => {
      asked.current = limit;
      setLimit(limit + CARDS_AT_ONCE);
    },
  };
}

/** Writes a search into the address. Nothing depends on it, so a browser that has had enough of that may refuse. */
function remember(search: ShopSearch, how: 'pushState' | 'replaceState') {
  const address = withSearch(location.href, search);
  if (address === location.href) return;
  try {
    history[how](history.state, '', address);
  } catch {
    // Safari allows 100 changes in half a minute.
  }
}
