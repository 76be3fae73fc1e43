const collator = new Intl.Collator('en-IN', { numeric: true, sensitivity: 'base' });

/** Sorts entries by `order`, those without one last, equal ones by the field that names them. */
export function sortEntries<E extends { readonly data: object }>(entries: readonly E[], titleField: string): E[] {
  const field = ({ data }: E, name: string) => (data as Readonly<Record<string, unknown>>)[name];
  const rank = (entry: E) => Number(field(entry, 'order') ?? Number.POSITIVE_INFINITY);
  const title = (entry: E) => String(field(entry, titleField));
  // Infinity less infinity is no number, and as good as 0.
  return entries.toSorted((a, b) => rank(a) - rank(b) || collator.compare(title(a), title(b)));
}
