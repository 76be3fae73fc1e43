/**
 * Copies a text to the clipboard; without one, selects it on the page and copies the selection.
 * @param shown the element that shows the text
 * @returns whether it was copied; when it was not, it stays selected
 */
export async function copyText(text: string, shown: HTMLElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // No clipboard, or no permission (insecure pages, browsers inside other apps).
    if (!shown) return false;
    getSelection()?.selectAllChildren(shown);
    // Deprecated, yet the only way where there is no clipboard; browsers without it copy nothing.
    return (document as { execCommand?: (command: string) => boolean }).execCommand?.('copy') ?? false;
  }
}
