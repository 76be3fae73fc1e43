/** Lines at the foot of the editor: whether saves are live. */

export interface Notice {
  readonly text: string;
  /** Stands behind the words. */
  readonly link?: { readonly text: string; readonly url: string };
}

/** Beside lists only, over what the CMS itself says and, on phones, its tabs: over a form they would cover fields. */
const STYLE = `
  .notices { position: fixed; z-index: 1; inset: auto 16px 72px auto; font: 15px/1.4 sans-serif; pointer-events: none; }
  .notices :is(p, summary) { display: flex; gap: 8px; align-items: center; inline-size: fit-content; max-inline-size: calc(100vw - 56px); margin: 8px 0 0 auto; padding: 8px 12px; border-radius: 6px; background: #1d2b24; color: #fff; pointer-events: auto; }
  .notices summary { cursor: pointer; }
  .notices details:not(:has(p)), body:has([data-key-path]) .notices { display: none; }
  .notices a { color: #fff; font-weight: bold; }
  .notices button { padding: 4px; border: 0; background: none; color: #fff; font: inherit; font-size: 18px; cursor: pointer; }
  @media (width < 48em) { .notices { inset-block-end: 136px; } }
`;

/** Makes an element with properties of its own and what is in it. */
export function make<T extends keyof HTMLElementTagNameMap>(
  tag: T,
  properties: object,
  ...children: (Node | string)[]
) {
  const element: HTMLElementTagNameMap[T] = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

const lines = new Map<string, HTMLElement>();

/** The newest line, with the earlier ones folded above it; made when the first is said. */
function findBox(): HTMLElement {
  const found = document.querySelector<HTMLElement>('.notices');
  if (found) return found;
  const earlier = make('details', {}, make('summary', {}, 'Earlier saves'));
  const box = make('div', { role: 'status', className: 'notices' }, make('style', {}, STYLE), earlier);
  document.body.append(box);
  return box;
}

/**
 * Shows a line in place of what was said of the same thing before. What somebody has closed stays away until there is
 * something else to say.
 * @param about the file that was saved
 */
export function showNotice(about: string, { text, link }: Notice): void {
  const line = lines.get(about) ?? make('p', {});
  if (line.dataset['text'] === text) return;
  lines.set(about, line);
  line.dataset['text'] = text;
  const words = make('span', {}, text);
  if (link) words.append(' ', make('a', { href: link.url, target: '_blank', rel: 'noopener' }, link.text));
  const close = make('button', { type: 'button', ariaLabel: 'Close', onclick: () => line.remove() }, '×');
  line.replaceChildren(words, close);
  const box = findBox();
  box.querySelector('details')?.append(...box.querySelectorAll(':scope > p'));
  box.append(line);
}
