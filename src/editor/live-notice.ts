/** The lines at the foot of the editor that say whether saves are live. */
import type { Status } from './live-status.ts';

let notices: HTMLElement | undefined;
/** By the file that was saved. */
const lines = new Map<string, HTMLElement>();

/** A box over the editor's own dialogs that takes no clicks but on its links and buttons. */
function createBox(): HTMLElement {
  const box = document.createElement('div');
  box.popover = 'manual';
  box.role = 'status';
  Object.assign(box.style, {
    // Above the tabs and the round button that the editor has on phones.
    inset: matchMedia('(width < 48em)').matches ? 'auto 16px 136px auto' : 'auto 16px 16px auto',
    margin: '0',
    border: '0',
    padding: '0',
    background: 'none',
    font: '15px/1.4 sans-serif',
    pointerEvents: 'none',
  });
  document.body.append(box);
  box.showPopover();
  return box;
}

/** Removes what is said of a file. */
export function removeNotice(file: string): void {
  lines.get(file)?.remove();
  lines.delete(file);
}

/**
 * Shows what has become of a save, in place of what was said of the same file before. What somebody has closed stays away
 * until there is something else to say.
 * @param file that was saved
 */
export function showNotice(file: string, { text, link }: Status): void {
  notices ??= createBox();
  const line = lines.get(file) ?? document.createElement('p');
  if (line.dataset['text'] === text) return;
  lines.set(file, line);
  line.dataset['text'] = text;
  Object.assign(line.style, {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    margin: '8px 0 0 auto',
    borderRadius: '6px',
    padding: '8px 12px',
    background: '#1d2b24',
    color: '#fff',
    inlineSize: 'fit-content',
    maxInlineSize: 'calc(100vw - 56px)',
  });
  const words = document.createElement('span');
  words.append(text);
  line.replaceChildren(words);
  if (link) {
    const anchor = document.createElement('a');
    Object.assign(anchor, { href: link.url, textContent: link.text, target: '_blank', rel: 'noopener' });
    Object.assign(anchor.style, { color: '#fff', fontWeight: 'bold', pointerEvents: 'auto' });
    words.append(' ', anchor);
  }
  const close = document.createElement('button');
  Object.assign(close, { type: 'button', textContent: '×', ariaLabel: 'Close' });
  Object.assign(close.style, {
    border: '0',
    padding: '4px',
    background: 'none',
    color: '#fff',
    font: 'inherit',
    fontSize: '18px',
    pointerEvents: 'auto',
    cursor: 'pointer',
  });
  close.addEventListener('click', () => line.remove());
  line.append(close);
  notices.append(line);
}
