/** The app in the toolbar: somebody points at words, and the entry that holds them opens in the editor. */
import { defineToolbarApp } from 'astro/toolbar';
import { ASK, type Found, type Question, REPLY, type Reply } from './messages.ts';

/** How many elements around the picked one are looked at when its own words are nowhere. */
const AROUND = 4;

/** Longer texts are those of whole sections. */
const LONGEST = 2000;

const editorUrl = (path: string) => `${import.meta.env.BASE_URL.replace(/\/$/, '')}/admin#/collections/${path}`;

/** One tab for all entries: the editor asks for the folder only once. */
const EDITOR_TAB = 'edit-content';

/** The words of an element: what stands in it, or what is read aloud for it. */
function wordsOf(element: Element): string {
  // biome-ignore lint/performance/useDomNodeTextContent: textContent joins the words of two lines.
  const text = element instanceof HTMLElement ? element.innerText : element.textContent;
  return (
    text?.trim() || ['alt', 'aria-label', 'placeholder'].map((name) => element.getAttribute(name)).find(Boolean) || ''
  );
}

const inToolbar = (element: Element) => element.closest('astro-dev-toolbar') !== null;

/** The texts of an element and of those around it. */
function textsAt(element: Element): string[] {
  const texts: string[] = [];
  for (let at: Element | null = element; at && at !== document.body && texts.length <= AROUND; at = at.parentElement) {
    const words = wordsOf(at);
    if (words.length > LONGEST) break;
    texts.push(words);
  }
  return texts;
}

/** Every text of the page, once. */
function textsOfPage(): string[] {
  const elements = [...document.body.querySelectorAll('*:not(script, style, noscript)')];
  return [...new Set(elements.filter((element) => !inToolbar(element)).map(wordsOf))].filter(
    (words) => words !== '' && words.length <= LONGEST,
  );
}

const shortened = (words: string) => (words.length > 70 ? `${words.slice(0, 69)}…` : words);

function linkTo({ path, label }: Found): HTMLAnchorElement {
  const link = document.createElement('a');
  Object.assign(link, { href: editorUrl(path), target: EDITOR_TAB, textContent: label });
  return link;
}

/** Entries with the words that come from each. */
function listOf(found: readonly Found[]): HTMLUListElement {
  const list = document.createElement('ul');
  for (const [, [first, ...more]] of Map.groupBy(found, ({ path }) => path)) {
    if (!first) continue;
    const item = document.createElement('li');
    const words = [first, ...more].map((one) => `${one.field}: ${shortened(one.words)}`);
    item.append(
      linkTo(first),
      ...[...new Set(words)].map((text) => Object.assign(document.createElement('p'), { textContent: text })),
    );
    list.append(item);
  }
  return list;
}

const STYLE = `
  h1 { margin: 0; }
  div { overflow-y: auto; }
  ul { list-style: none; margin: 0; padding: 0; }
  li { margin-top: 12px; }
  li p { margin: 2px 0 0; font-size: 13px; }
  a { color: #fff; }
`;

export default defineToolbarApp({
  init(canvas, app, server) {
    const panel = document.createElement('astro-dev-toolbar-window');
    const [heading, hint, results] = ['h1', 'p', 'div'].map((name) => document.createElement(name)) as [
      HTMLElement,
      HTMLElement,
      HTMLElement,
    ];
    const all = document.createElement('astro-dev-toolbar-button');
    const style = document.createElement('style');
    style.textContent = STYLE;
    heading.textContent = 'Edit content';
    hint.textContent = 'Click words or an image on the page. Escape ends it.';
    all.textContent = 'The words of this page';
    results.setAttribute('role', 'status');
    panel.append(style, heading, hint, all, results);
    const frame = document.createElement('astro-dev-toolbar-highlight');
    Object.assign(frame.style, { position: 'fixed', pointerEvents: 'none' });
    frame.hidden = true;
    canvas.append(panel, frame);

    const waiting = new Map<string, (reply: Reply) => void>();
    server.on<Reply>(REPLY, (reply) => {
      waiting.get(reply.id)?.(reply);
      waiting.delete(reply.id);
    });
    const ask = (about: Question['about'], texts: string[]) =>
      new Promise<Reply>((resolve) => {
        const id = crypto.randomUUID();
        waiting.set(id, resolve);
        server.send<Question>(ASK, { id, page: location.pathname, about, texts });
      });

    const show = (words: string, found: readonly Found[]) => {
      const sentence = Object.assign(document.createElement('p'), { textContent: words });
      results.replaceChildren(sentence, listOf(found));
    };

    async function pick(element: Element): Promise<void> {
      const { exact, found } = await ask('pick', textsAt(element));
      const [only] = found;
      if (!only) return show('No entry has these words. The site itself writes them.', []);
      if (!exact) return show('These words are worked out. What stands around them comes from:', found);
      if (found.length > 1) return show('These words come from one of:', found);
      show('Opened in the editor:', found);
      window.open(editorUrl(only.path), EDITOR_TAB);
    }

    all.addEventListener('click', async () => {
      const { found } = await ask('page', textsOfPage());
      show(`${new Set(found.map(({ path }) => path)).size} entries have words on this page:`, found);
    });

    const picked = ({ target }: Event) => (target instanceof Element && !inToolbar(target) ? target : undefined);
    const stop = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const point = (event: Event) => {
      const box = picked(event)?.getBoundingClientRect();
      frame.hidden = !box;
      if (!box) return;
      for (const side of ['top', 'left', 'width', 'height'] as const) frame.style[side] = `${box[side]}px`;
    };
    // Hydration on a press may move elements, so that the click is no longer on the one that was pressed.
    let pressed: Element | undefined;
    const press = (event: Event) => {
      const element = picked(event);
      if (event.type === 'pointerdown') pressed = element;
      if (element) stop(event);
    };
    const click = (event: Event) => {
      if (!picked(event) || !pressed) return;
      stop(event);
      void pick(pressed);
    };
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      stop(event);
      app.toggleState({ state: false });
    };

    app.onToggled(({ state }) => {
      const change = state ? 'addEventListener' : 'removeEventListener';
      // On the window, in front of everything that the page itself listens with.
      window[change]('pointermove', point, true);
      for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup']) window[change](type, press, true);
      window[change]('click', click, true);
      window[change]('keydown', leave as EventListener, true);
      frame.hidden = true;
    });
  },
});
