/** The app in Astro's dev toolbar: somebody clicks a part of the page, and its entry opens in the editor. */
import { defineToolbarApp } from 'astro/toolbar';
import { make } from './notices.ts';

const EDITOR = `${import.meta.env.BASE_URL.replace(/\/$/, '')}/admin#/collections/`;

/** What `editable` marks. */
const MARKED = '[data-edit]';

/** Around what a click would open. */
const HIGHLIGHT = `${MARKED}:hover:not(:has(${MARKED}:hover)) { outline: 3px solid #ad5cff; }`;

const stop = (event: Event) => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

export default defineToolbarApp({
  init(canvas, app) {
    const help = 'Click a part of the page to open its entry in the editor. Escape ends it.';
    canvas.append(make('astro-dev-toolbar-window' as 'div', { role: 'status' }, help));
    const highlight = make('style', {}, HIGHLIGHT);

    const press = (event: Event) => {
      const { target } = event;
      if (!(target instanceof Element) || target.closest('astro-dev-toolbar')) return;
      stop(event);
      // Not at the click: hydration on a press may move elements, and the click is then on another one.
      if (event.type !== 'pointerdown') return;
      const place = target.closest<HTMLElement>(MARKED)?.dataset['edit'] ?? '';
      // One tab for all entries: the editor asks for the folder only once.
      window.open(EDITOR + place, 'edit-content');
    };
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      stop(event);
      app.toggleState({ state: false });
    };

    app.onToggled(({ state }) => {
      const change = state ? 'addEventListener' : 'removeEventListener';
      // On the window, in front of everything that the page itself listens with.
      for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
        window[change](type, press, true);
      window[change]('keydown', leave as EventListener, true);
      if (state) document.head.append(highlight);
      else highlight.remove();
    });
  },
});
