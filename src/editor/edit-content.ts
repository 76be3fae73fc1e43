/** The app in Astro's dev toolbar: somebody points at a part of the page, and its entry opens in the editor. */
import { defineToolbarApp } from 'astro/toolbar';

const editorUrl = (path: string) => `${import.meta.env.BASE_URL.replace(/\/$/, '')}/admin#/collections/${path}`;

/** One tab for all entries: the editor asks for the folder only once. */
const EDITOR_TAB = 'edit-content';

/** What `editable` marks. */
const MARKED = '[data-edit]';

const STYLE = `
  h1 { margin: 0; }
  ul { list-style: none; margin: 0; padding: 0; overflow-y: auto; }
  li { margin-top: 12px; }
  a { color: #fff; }
`;

/** Around what a click would open. */
const HIGHLIGHT = `${MARKED}:hover:not(:has(${MARKED}:hover)) { outline: 3px solid #ad5cff; }`;

const inToolbar = (element: Element) => element.closest('astro-dev-toolbar') !== null;

/** The marked elements around one, nearest first. */
function marksAround(element: Element): HTMLElement[] {
  const mark = element.closest<HTMLElement>(MARKED);
  return mark ? [mark, ...(mark.parentElement ? marksAround(mark.parentElement) : [])] : [];
}

/** A link for each entry that the elements show. */
function linksTo(marks: readonly HTMLElement[]): HTMLLIElement[] {
  const labels = new Map(marks.map(({ dataset }) => [dataset['edit'] ?? '', dataset['editLabel'] ?? '']));
  return [...labels].map(([path, label]) => {
    const link = document.createElement('a');
    Object.assign(link, { href: editorUrl(path), target: EDITOR_TAB, textContent: label });
    const item = document.createElement('li');
    item.append(link);
    return item;
  });
}

export default defineToolbarApp({
  init(canvas, app) {
    const panel = document.createElement('astro-dev-toolbar-window');
    const style = Object.assign(document.createElement('style'), { textContent: STYLE });
    const heading = Object.assign(document.createElement('h1'), { textContent: 'Edit content' });
    const hint = document.createElement('p');
    hint.setAttribute('role', 'status');
    const list = document.createElement('ul');
    panel.append(style, heading, hint, list);
    canvas.append(panel);
    const highlight = Object.assign(document.createElement('style'), { textContent: HIGHLIGHT });

    const show = (sentence: string, marks: readonly HTMLElement[]) => {
      hint.textContent = sentence;
      list.replaceChildren(...linksTo(marks));
    };

    const pointed = ({ target }: Event) => (target instanceof Element && !inToolbar(target) ? target : undefined);
    const stop = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    // Hydration on a press may move elements, so that the click is no longer on the one that was pressed.
    let pressed: Element | undefined;
    const press = (event: Event) => {
      const element = pointed(event);
      if (event.type === 'pointerdown') pressed = element;
      if (element) stop(event);
    };
    const click = (event: Event) => {
      if (!pointed(event) || !pressed) return;
      stop(event);
      const marks = marksAround(pressed);
      show('Opened in the editor, and what is around it:', marks);
      window.open(editorUrl(marks[0]?.dataset['edit'] ?? ''), EDITOR_TAB);
    };
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      stop(event);
      app.toggleState({ state: false });
    };

    app.onToggled(({ state }) => {
      show('Click a part of the page. Escape ends it.', []);
      const change = state ? 'addEventListener' : 'removeEventListener';
      // On the window, in front of everything that the page itself listens with.
      for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup']) window[change](type, press, true);
      window[change]('click', click, true);
      window[change]('keydown', leave as EventListener, true);
      if (state) document.head.append(highlight);
      else highlight.remove();
    });
  },
});
