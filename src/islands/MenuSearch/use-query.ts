import { type RefObject, useLayoutEffect, useState } from 'react';
import { emptyQuery, parseQuery, type SearchQuery, withQuery } from './search';

function readFields(form: HTMLFormElement | null): SearchQuery {
  const formData = new FormData(form ?? undefined);
  return { text: String(formData.get('q') ?? ''), category: String(formData.get('category') ?? 'all') };
}

function writeUrl(query: SearchQuery, method: 'pushState' | 'replaceState') {
  try {
    history[method](history.state, '', withQuery(location.href, query));
  } catch {
    // Safari throws after 100 changes in 30 seconds; nothing depends on the URL.
  }
}

/**
 * Keeps the query in sync with the URL. Fields are uncontrolled; text typed before hydration wins over the URL.
 * @param form has fields named `q` and `category`
 * @param known ids of the categories
 * @returns the query, a function that reads the fields, and one that writes them
 */
export function useQuery(form: RefObject<HTMLFormElement | null>, known: readonly string[]) {
  const [query, setQuery] = useState(emptyQuery);

  const writeFields = ({ text, category }: SearchQuery) => {
    const elements = form.current?.elements;
    (elements?.namedItem('q') as HTMLInputElement).value = text;
    (elements?.namedItem('category') as HTMLSelectElement).value = category;
  };

  useLayoutEffect(() => {
    const readUrl = () => {
      const next = parseQuery(location.search, known);
      writeFields(next);
      setQuery(next);
    };
    const typed = readFields(form.current);
    if (typed.text || typed.category !== 'all') {
      writeUrl(typed, 'replaceState');
      setQuery(typed);
    } else readUrl();
    addEventListener('popstate', readUrl);
    return () => removeEventListener('popstate', readUrl);
  }, []);

  const read = () => {
    const next = readFields(form.current);
    // Back undoes the choice of a category, but not typing or arrow keys.
    const categories = [query.category, next.category];
    const isStep = next.category !== query.category && categories.includes('all');
    writeUrl(next, isStep ? 'pushState' : 'replaceState');
    setQuery(next);
  };
  const change = (part: Partial<SearchQuery>) => {
    writeFields({ ...readFields(form.current), ...part });
    read();
  };
  return [query, read, change] as const;
}
