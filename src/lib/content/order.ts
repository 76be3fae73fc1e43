interface Ordered {
  readonly order?: number | undefined;
}

const collator = new Intl.Collator('en-IN', { numeric: true, sensitivity: 'base' });

/** Sorts entries by `order`, those without one last, equal ones by name. */
export function sortEntries<T>(entries: readonly T[], of: (entry: T) => Ordered, name: (entry: T) => string): T[] {
  const rank = (entry: T) => of(entry).order ?? Number.POSITIVE_INFINITY;
  return [...entries].sort((a, b) => {
    const [left, right] = [rank(a), rank(b)];
    return left === right ? collator.compare(name(a), name(b)) : left - right;
  });
}
