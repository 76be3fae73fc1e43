import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { emptyQuery, isEmpty, parseQuery, type SearchQuery, withQuery } from './search';

/** Milliseconds without typing after which a query is written into the URL. */
const PAUSE = 250;

/** What stands in the fields `q` and `category` of a form, whether an event announced it or not. */
function readFields(form: HTMLFormElement | null): SearchQuery {
  const fields = new FormData(form ?? undefined);
  return { text: String(fields.get('q') ?? ''), category: String(fields.get('category') ?? 'all') };
}

function writeFields(form: HTMLFormElement | null, { text, category }: SearchQuery) {
  const fields = form?.elements;
  (fields?.namedItem('q') as HTMLInputElement).value = text;
  (fields?.namedItem('category') as HTMLSelectElement).value = category;
}

/**
 * The query, in sync with the URL. What was typed and chosen before hydration wins over the URL. React does not write
 * into the fields, so that nothing that stands there is lost.
 * @param form has fields named `q` and `category`
 * @param known ids of the categories
 * @returns the query, a function that takes it from the fields, and one that changes them
 */
export function useQuery(form: RefObject<HTMLFormElement | null>, known: readonly string[]) {
  const [query, setQuery] = useState(emptyQuery);

  useLayoutEffect(() => {
    const fromUrl = () => {
      const next = parseQuery(location.search, known);
      writeFields(form.current, next);
      setQuery(next);
    };
    const typed = readFields(form.current);
    if (isEmpty(typed)) fromUrl();
    else setQuery(typed);
    addEventListener('popstate', fromUrl);
    return () => removeEventListener('popstate', fromUrl);
  }, []);

  useEffect(() => {
    const timer = setTimeout(() => writeUrl(query, 'replaceState'), PAUSE);
    return () => clearTimeout(timer);
  }, [query]);

  /** A category is a history entry; the next takes its place, as arrow keys pass through several. Typing is none. */
  const read = () => {
    const next = readFields(form.current);
    if (next.category !== query.category) {
      writeUrl(query, 'replaceState');
      writeUrl(next, [query, next].some(({ category }) => category === 'all') ? 'pushState' : 'replaceState');
    }
    setQuery(next);
  };
  const change = (part: Partial<SearchQuery>) => {
    writeFields(form.current, { ...readFields(form.current), ...part });
    read();
  };
  return [query, read, change] as const;
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
