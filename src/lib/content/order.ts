const collator = new Intl.Collator('en-IN', { numeric: true, sensitivity: 'base' });

const fieldOf = ({ data }: { readonly data: object }, name: string) =>
  (data as Readonly<Record<string, unknown>>)[name];

/** Sorts entries by `order`, those without one last, equal ones by the field that names them. */
export function sortEntries<E extends { readonly data: object }>(entries: readonly E[], titleField: string): E[] {
  const rank = (entry: E) => Number(fieldOf(entry, 'order') ?? Number.POSITIVE_INFINITY);
  const title = (entry: E) => String(fieldOf(entry, titleField));
  return entries.toSorted((a, b) => {
    const [left, right] = [rank(a), rank(b)];
    return left === right ? collator.compare(title(a), title(b)) : left - right;
  });
}
