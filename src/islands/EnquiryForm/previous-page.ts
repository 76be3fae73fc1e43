type HistoryEntry = Pick<NavigationHistoryEntry, 'key' | 'url'>;

/**
 * The entry of the page before this one, past entries of this page itself (a skip link leaves one).
 * @param at index of the current entry
 */
export function previousPage(entries: readonly HistoryEntry[], at: number): HistoryEntry | undefined {
  const page = (entry?: HistoryEntry) => entry?.url?.split(/[?#]/)[0];
  return entries.slice(0, at).findLast((entry) => page(entry) !== page(entries[at]));
}
