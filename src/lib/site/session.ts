/** The text in session storage; null without one, or where browsers forbid storage. */
export function readSession(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text for this tab, or removes it; without effect where browsers forbid storage. */
export function writeSession(key: string, text?: string): void {
  try {
    if (text === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Typed text then lasts as long as the page.
  }
}
