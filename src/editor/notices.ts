/** The status messages below the editor, one for each saved file. `page.ts` has the element around them. */

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

const messages = new Map<string, HTMLElement>();

/** Shows or replaces the message of a file; removes it if `notice` is undefined. A closed message returns with new text. */
export function showNotice(file: string, notice: Notice | undefined): void {
  const message = messages.get(file) ?? make('p', {});
  const { text = '', links = [] } = notice ?? {};
  if (message.dataset['text'] === text) return;
  messages.set(file, message);
  message.dataset['text'] = text;
  const content = make('span', {}, text);
  for (const { text: name, url } of links)
    content.append(' ', make('a', { href: url, target: '_blank', rel: 'noopener' }, name));
  const close = make('button', { type: 'button', ariaLabel: 'Close', onclick: () => message.remove() }, '×');
  message.replaceChildren(content, close);
  if (notice) document.getElementById('saves')?.append(message);
  else message.remove();
}
