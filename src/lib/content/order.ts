const collator = new Intl.Collator('en-IN', { numeric: true, sensitivity: 'base' });

/** Sorts entries by `order`, then by title; those without `order` come last. */
export function sortEntries<E extends { readonly data: object }>(entries: readonly E[], titleField: string): E[] {
  const field = ({ data }: E, name: string) => (data as Readonly<Record<string, unknown>>)[name];
  const rank = (entry: E) => Number(field(entry, 'order') ?? Number.POSITIVE_INFINITY);
  const title = (entry: E) => String(field(entry, titleField));
  // Infinity - Infinity is NaN, so `||` goes on to compare the titles.
  return entries.toSorted((a, b) => rank(a) - rank(b) || collator.compare(title(a), title(b)));
}
