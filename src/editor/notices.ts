/** Lines at the foot of the editor: whether saves are live, and that a token is no longer accepted. */

export interface Notice {
  readonly text: string;
  /** Stands behind the words. */
  readonly link?: { readonly text: string; readonly url: string };
  /** Whether somebody has to do something about it. */
  readonly isAlert?: boolean;
}

/** On phones above the tabs and the round button of the CMS. Only links and buttons take clicks. */
const STYLE = `
  .notices { inset: auto 16px 16px auto; margin: 0; padding: 0; border: 0; background: none; font: 15px/1.4 sans-serif; pointer-events: none; }
  @media (width < 48em) { .notices { inset-block-end: 136px; } }
  .notices p { display: flex; gap: 8px; align-items: center; inline-size: fit-content; max-inline-size: calc(100vw - 56px); margin: 8px 0 0 auto; padding: 8px 12px; border-radius: 6px; background: #1d2b24; color: #fff; }
  .notices [role=alert] { background: #7a1f1f; }
  .notices a { color: #fff; font-weight: bold; pointer-events: auto; }
  .notices button { padding: 4px; border: 0; background: none; color: #fff; font: inherit; font-size: 18px; pointer-events: auto; cursor: pointer; }
`;

let box: HTMLElement | undefined;
const lines = new Map<string, HTMLElement>();

function createBox(): HTMLElement {
  const made = document.createElement('div');
  Object.assign(made, { popover: 'manual', role: 'status', className: 'notices' });
  made.append(Object.assign(document.createElement('style'), { textContent: STYLE }));
  document.body.append(made);
  return made;
}

/** Removes what is said of something. */
export function removeNotice(about: string): void {
  lines.get(about)?.remove();
  lines.delete(about);
}

/**
 * Shows a line in place of what was said of the same thing before. What somebody has closed stays away until there is
 * something else to say.
 * @param about the file that was saved, or another name
 */
export function showNotice(about: string, { text, link, isAlert = false }: Notice): void {
  box ??= createBox();
  const line = lines.get(about) ?? document.createElement('p');
  if (line.dataset['text'] === text) return;
  lines.set(about, line);
  line.dataset['text'] = text;
  if (isAlert) line.role = 'alert';
  const words = document.createElement('span');
  words.append(text);
  if (link) {
    const { url: href, text: textContent } = link;
    const anchor = Object.assign(document.createElement('a'), { href, textContent, target: '_blank', rel: 'noopener' });
    words.append(' ', anchor);
  }
  const close = Object.assign(document.createElement('button'), {
    type: 'button',
    textContent: '×',
    ariaLabel: 'Close',
  });
  close.addEventListener('click', () => line.remove());
  line.replaceChildren(words, close);
  box.append(line);
  // Shown anew, it is over a dialog of the CMS that has opened since.
  if (box.matches(':popover-open')) box.hidePopover();
  box.showPopover();
}
