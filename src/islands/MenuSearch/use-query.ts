import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { emptyQuery, isEmpty, parseQuery, type SearchQuery, withQuery } from './search';

/** Milliseconds without typing after which a query is written into the URL. */
const PAUSE = 250;

/**
 * The query, in sync with the URL. What was typed and chosen before hydration wins over the URL.
 * @param form has fields named `q` and `category`
 * @param known ids of the categories
 */
export function useQuery(form: RefObject<HTMLFormElement | null>, known: readonly string[]) {
  const [query, setQuery] = useState(emptyQuery);

  useLayoutEffect(() => {
    const fromUrl = () => parseQuery(location.search, known);
    const fields = new FormData(form.current ?? undefined);
    const typed = { text: String(fields.get('q') ?? ''), category: String(fields.get('category') ?? 'all') };
    setQuery(isEmpty(typed) ? fromUrl() : typed);
    const handleBack = () => setQuery(fromUrl());
    addEventListener('popstate', handleBack);
    return () => removeEventListener('popstate', handleBack);
  }, []);

  useEffect(() => {
    const timer = setTimeout(() => writeUrl(query, 'replaceState'), PAUSE);
    return () => clearTimeout(timer);
  }, [query]);

  /** A change of category is a history entry of its own; typing is not. */
  const change = (part: Partial<SearchQuery>) => {
    const next = { ...query, ...part };
    if (next.category !== query.category) {
      writeUrl(query, 'replaceState');
      writeUrl(next, 'pushState');
    }
    setQuery(next);
  };
  return [query, change] as const;
}

function writeUrl(query: SearchQuery, how: 'pushState' | 'replaceState') {
  const url = withQuery(location.href, query);
  if (url === location.href) return;
  try {
    history[how](history.state, '', url);
  } catch {
    // Safari throws after 100 changes in 30 seconds; nothing depends on the URL.
  }
}
