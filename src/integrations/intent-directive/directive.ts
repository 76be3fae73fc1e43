import type { ClientDirective } from 'astro';
import type { IntentOptions } from './options';

/** How near the pointer comes before the download is warmed, in CSS pixels. */
const NEAR = 120;
/** What starts an island. All but touch are played again once it is live; a tap follows a touch as a click. */
const SIGNS = ['pointerover', 'mouseover', 'touchstart', 'focusin', 'keydown', 'click', 'submit'];
/** These do on their own what a click asks of them, so their clicks are neither held back nor repeated. */
const NATIVE = 'a,input,select,textarea,label,option';

/**
 * `client:intent`: an island loads nothing until somebody turns to it.
 *
 * - The pointer coming near warms the download (modulepreload; nothing runs yet).
 * - Pointer over, touch, focus, a key or a click inside hydrates. So does, at load, state the visitor left behind:
 *   see `IntentOptions`.
 * - What happened meanwhile is not lost: buttons and forms are held back and played again on the live island, as are
 *   keys, and where pointer and focus still rest. Text stays in its field, where the island reads it on mount.
 * - If the code cannot be fetched, held clicks and submissions go their native way, and the next sign tries again.
 */
const intent: ClientDirective = (load, options, element) => {
  const { query = [], session } = (options.value || {}) as IntentOptions;
  let seen: Event[] = [];
  let loading = false;

  const start = async () => {
    if (loading) return;
    loading = true;
    removeEventListener('pointermove', approach);
    await (await load())();
    for (const sign of SIGNS) element.removeEventListener(sign, notice, true);
    for (const event of seen) {
      repeat(event);
      // Lets React take up one event before it meets the next, as with real ones.
      await Promise.resolve();
    }
    // Still marked as server-rendered: nothing was hydrated.
    if (element.hasAttribute('ssr')) listen();
  };

  const notice = (event: Event) => {
    const target = event.target as Element;
    if (event.type === 'submit' || (event.type === 'click' && !target.closest(NATIVE))) {
      event.preventDefault();
      event.stopPropagation();
    }
    if (event.type !== 'touchstart') seen.push(event);
    start();
  };

  const listen = () => {
    seen = [];
    loading = false;
    for (const sign of SIGNS) element.addEventListener(sign, notice, { capture: true, passive: sign === 'touchstart' });
  };

  const warm = () => {
    removeEventListener('pointermove', approach);
    for (const name of ['component-url', 'renderer-url']) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = element.getAttribute(name) as string;
      document.head.append(link);
    }
  };

  const approach = ({ clientX, clientY }: PointerEvent) => {
    // The island itself has no box (display: contents).
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    if (clientX > left - NEAR && clientX < right + NEAR && clientY > top - NEAR && clientY < bottom + NEAR) warm();
  };

  listen();
  addEventListener('pointermove', approach);
  const address = new URLSearchParams(location.search);
  if (query.some((name) => address.get(name)) || (session && kept(session))) start();
};

/** What the tab's storage holds; browsers that forbid storage throw instead of saying so. */
function kept(key: string) {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Plays an event again. React hydrates at once to answer it, whatever it was still busy with. */
function repeat(event: Event) {
  const target = event.target as HTMLElement;
  const { type } = event;
  if (type === 'submit') (target as HTMLFormElement).requestSubmit((event as SubmitEvent).submitter);
  else if (type === 'click') {
    if (!target.closest(NATIVE)) target.dispatchEvent(new MouseEvent(type, event));
  } else if (type === 'keydown' || target.matches(type === 'focusin' ? ':focus' : ':hover')) {
    target.dispatchEvent(new (event.constructor as typeof Event)(type, event));
  }
}

export default intent;
