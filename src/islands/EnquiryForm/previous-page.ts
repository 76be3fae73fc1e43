type HistoryEntry = Pick<NavigationHistoryEntry, 'key' | 'url'>;

/**
 * Returns the history entry of the previous page; skips entries of this page (a skip link adds one).
 * @param at index of the current entry
 */
export function previousPage(entries: readonly HistoryEntry[], at: number): HistoryEntry | undefined {
  const page = (entry?: HistoryEntry) => entry?.url?.split(/[?#]/)[0];
  return entries.slice(0, at).findLast((entry) => page(entry) !== page(entries[at]));
}

/** Points `[data-back]` at the previous page, if it is one of this site, and sets `data-previous`. */
export function connectBackLink(): void {
  const { navigation } = window as Partial<Pick<Window, 'navigation'>>;
  const before = navigation && previousPage(navigation.entries(), navigation.currentEntry?.index ?? 0);
  const referred = !navigation && history.length > 1 && document.referrer.startsWith(`${location.origin}/`);
  document.body.toggleAttribute('data-previous', Boolean(before) || referred);
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element && event.target.closest('[data-back]'))) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (before) navigation.traverseTo(before.key);
    else if (referred) history.back();
    else return;
    event.preventDefault();
  });
}
