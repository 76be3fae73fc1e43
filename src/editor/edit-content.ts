/** The app in Astro's dev toolbar: somebody clicks a part of the page, and its entry opens in the editor. */
import { defineToolbarApp } from 'astro/toolbar';
import { make } from './notices.ts';

const EDITOR = `${import.meta.env.BASE_URL.replace(/\/$/, '')}/admin#/collections/`;

/** One tab for all entries: the editor asks for the folder only once. */
const EDITOR_TAB = 'edit-content';

/** What `editable` marks. */
const MARKED = '[data-edit]';

/** Around what a click would open. */
const HIGHLIGHT = `${MARKED}:hover:not(:has(${MARKED}:hover)) { outline: 3px solid #ad5cff; }`;

/** The part of the page that an event is about; none for the toolbar itself. */
const pointed = ({ target }: Event) =>
  target instanceof Element && !target.closest('astro-dev-toolbar') ? target : undefined;

const stop = (event: Event) => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

export default defineToolbarApp({
  init(canvas, app) {
    const panel = make('astro-dev-toolbar-window' as 'div', {
      role: 'status',
      textContent: 'Click a part of the page to open its entry in the editor. Escape ends it.',
    });
    canvas.append(panel);
    const highlight = make('style', { textContent: HIGHLIGHT });

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
      window.open(EDITOR + (pressed.closest<HTMLElement>(MARKED)?.dataset['edit'] ?? ''), EDITOR_TAB);
    };
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      stop(event);
      app.toggleState({ state: false });
    };

    app.onToggled(({ state }) => {
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
