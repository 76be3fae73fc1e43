/** Lines at the foot of the editor: whether saves are live, and that a token is no longer accepted. */

export interface Notice {
  readonly text: string;
  /** Stands behind the words. */
  readonly link?: { readonly text: string; readonly url: string };
  /** Whether somebody has to do something about it. */
  readonly isAlert?: boolean;
}

/** On phones beside lists only, over the tabs of the CMS: over a form they would cover fields. An alert is at the top. */
const STYLE = `
  .notices { inset: auto 16px 16px auto; margin: 0; padding: 0; border: 0; background: none; font: 15px/1.4 sans-serif; pointer-events: none; }
  .notices :is(p, summary) { display: flex; gap: 8px; align-items: center; inline-size: fit-content; max-inline-size: calc(100vw - 56px); margin: 8px 0 0 auto; padding: 8px 12px; border-radius: 6px; background: #1d2b24; color: #fff; pointer-events: auto; }
  .notices summary { cursor: pointer; }
  .notices:not(:has(p + p)) summary { display: none; }
  .notices [role=alert] { background: #7a1f1f; }
  .notices a { color: #fff; font-weight: bold; }
  .notices button { padding: 4px; border: 0; background: none; color: #fff; font: inherit; font-size: 18px; cursor: pointer; }
  @media (width < 48em) {
    .notices { inset-block-end: 136px; }
    .notices [role=alert] { position: fixed; inset: 0 0 auto; inline-size: auto; max-inline-size: none; margin: 0; border-radius: 0; }
    body:has([data-key-path]) .notices details { display: none; }
  }
`;

/** Makes an element with properties of its own. */
export const make = <T extends keyof HTMLElementTagNameMap>(
  tag: T,
  properties: object = {},
): HTMLElementTagNameMap[T] => Object.assign(document.createElement(tag), properties);

interface Box {
  readonly box: HTMLElement;
  readonly list: HTMLDetailsElement;
  readonly summary: HTMLElement;
}
let shown: Box | undefined;
const lines = new Map<string, HTMLElement>();

function createBox(): Box {
  const box = make('div', { popover: 'manual', role: 'status', className: 'notices' });
  const list = make('details', { open: true });
  const summary = make('summary');
  list.append(summary);
  box.append(make('style', { textContent: STYLE }), list);
  document.body.append(box);
  return { box, list, summary };
}

/** One line is shown as it is; several are folded into their number. */
function fold({ list, summary }: Box): void {
  const count = list.querySelectorAll('p').length;
  summary.textContent = `${count} entries saved`;
  if (count < 2) list.open = true;
}

/** Removes what is said of something. */
export function removeNotice(about: string): void {
  lines.get(about)?.remove();
  lines.delete(about);
  if (shown) fold(shown);
}

/**
 * Shows a line in place of what was said of the same thing before. What somebody has closed stays away until there is
 * something else to say.
 * @param about the file that was saved, or another name
 */
export function showNotice(about: string, { text, link, isAlert = false }: Notice): void {
  shown ??= createBox();
  const { box, list } = shown;
  const line = lines.get(about) ?? make('p');
  if (line.dataset['text'] === text) return;
  if (!isAlert && !lines.has(about) && lines.size > 0) list.open = false;
  lines.set(about, line);
  line.dataset['text'] = text;
  const words = make('span');
  words.append(text);
  if (link) {
    const { url: href, text: textContent } = link;
    words.append(' ', make('a', { href, textContent, target: '_blank', rel: 'noopener' }));
  }
  const close = make('button', { type: 'button', textContent: '×', ariaLabel: 'Close' });
  close.addEventListener('click', () => {
    line.remove();
    if (shown) fold(shown);
  });
  line.replaceChildren(words, close);
  if (isAlert) {
    line.role = 'alert';
    box.append(line);
  } else list.append(line);
  fold(shown);
  // Shown anew, it is over a dialog of the CMS that has opened since.
  if (box.matches(':popover-open')) box.hidePopover();
  box.showPopover();
}
