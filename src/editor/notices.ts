/** The lines under the editor, one for each saved file. Their place is in `page.ts`. */

export interface Notice {
  readonly text: string;
  /** Shown after the text. */
  readonly links?: readonly { readonly text: string; readonly url: string }[];
}

function make<T extends keyof HTMLElementTagNameMap>(tag: T, properties: object, ...children: (Node | string)[]) {
  const element: HTMLElementTagNameMap[T] = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

const lines = new Map<string, HTMLElement>();

/** Shows or replaces the line of a file; removes it without a notice. A closed line stays away until its text changes. */
export function showNotice(file: string, notice: Notice | undefined): void {
  const line = lines.get(file) ?? make('p', {});
  const { text = '', links = [] } = notice ?? {};
  if (line.dataset['text'] === text) return;
  lines.set(file, line);
  line.dataset['text'] = text;
  const words = make('span', {}, text);
  for (const { text: name, url } of links)
    words.append(' ', make('a', { href: url, target: '_blank', rel: 'noopener' }, name));
  const close = make('button', { type: 'button', ariaLabel: 'Close', onclick: () => line.remove() }, '×');
  line.replaceChildren(words, close);
  if (notice) document.getElementById('saves')?.append(line);
  else line.remove();
}
