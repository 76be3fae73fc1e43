import type { ClientDirective } from 'astro';
import { type EarlyEvent, REVIVE, type Revival } from '../lib/site/revival';
import { readSession } from '../lib/site/session';

/** What makes an island hydrate before any event. */
interface IntentOptions {
  /** URL parameters that hold its state: `['q', 'category']`. */
  readonly query?: readonly string[];
  /** Session storage key that holds its state. */
  readonly session?: string;
  /** Whether it hydrates once the page is idle, because it acts by itself. */
  readonly idle?: boolean;
}

declare module 'astro' {
  interface AstroClientDirectives {
    'client:intent'?: boolean | IntentOptions;
  }
}

/** Events that hydrate. All but touchstart are replayed afterwards: a tap sends a click as well. */
const EVENTS = ['pointerover', 'mouseover', 'touchstart', 'focusin', 'keydown', 'input', 'click', 'submit'];
/** Native controls already react to a click, so never delay or replay theirs. */
const NATIVE = 'a,input,select,textarea,label,option';
/** Milliseconds after the load event in which the first images are painted. */
const PAINTED = 500;
/** Milliseconds after which hydration starts even if the browser is not idle. */
const TIMEOUT = 2000;

/**
 * `client:intent`: hydrates an island when a visitor starts to use it.
 *
 * - Hover, touch, focus, a key, input or a click inside hydrates. So does saved state, or an idle page: `IntentOptions`.
 * - Events during hydration are replayed afterwards. Text stays in its field; the island reads it on mount. Changes that
 *   others made to the HTML meanwhile outlast it: revive.ts.
 * - If the code cannot be fetched, the island gets the attribute `data-failed`, delayed clicks and submissions get their
 *   native behaviour, and the next event tries again.
 */
const intent: ClientDirective = (load, options, element) => {
  const { query = [], session, idle } = (options.value || {}) as IntentOptions;
  const markup = [element, ...element.querySelectorAll('*')].map((one) => [one, [...one.childNodes]] as const);
  let queue: EarlyEvent[] = [];
  let hydrating = false;

  const start = async () => {
    if (hydrating) return;
    hydrating = true;
    const failed = await hydrateIsland(load, element);
    for (const type of EVENTS) element.removeEventListener(type, handleEvent, true);
    element.dispatchEvent(new CustomEvent<Revival>(REVIVE, { detail: { markup, events: queue } }));
    await replayEvents(queue, element);
    if (failed) listen();
  };

  const handleEvent = (event: Event) => {
    const target = event.target as Element;
    if (event.type === 'submit' || (event.type === 'click' && !target.closest(NATIVE))) {
      event.preventDefault();
      event.stopPropagation();
    }
    if (event.type !== 'touchstart') queue.push({ event, target });
    start();
  };

  const listen = () => {
    queue = [];
    hydrating = false;
    for (const type of EVENTS) {
      element.addEventListener(type, handleEvent, { capture: true, passive: type === 'touchstart' });
    }
  };

  const startWithQuery = () => {
    const parameters = new URLSearchParams(location.search);
    if (query.some((name) => parameters.get(name))) start();
  };

  listen();
  startWithQuery();
  // After a reload, Back may lead to an entry of this page that has one.
  addEventListener('popstate', startWithQuery);
  if (session && readSession(session)) start();
  if (!idle) return;
  // `client:idle` may start before the load event, where its code competes with fonts and images. Older Safari has no
  // idle callback.
  const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(start, { timeout: TIMEOUT }) : start());
  const whenPainted = () => setTimeout(whenIdle, PAINTED);
  if (document.readyState === 'complete') whenPainted();
  else addEventListener('load', whenPainted, { once: true });
};

/**
 * Loads and hydrates an island. It has the attribute `data-failed` while its code cannot be fetched.
 * @returns whether that is so
 */
async function hydrateIsland(load: Parameters<ClientDirective>[0], island: HTMLElement): Promise<boolean> {
  let failed = false;
  const handleError = () => {
    failed = true;
  };
  island.addEventListener('astro:hydration-error', handleError, { once: true });
  const hydrate = await load();
  await hydrate();
  island.toggleAttribute('data-failed', failed);
  return failed;
}

/** Replays events in their order. Once one of them moves the focus, the keys after it follow. */
async function replayEvents(events: readonly EarlyEvent[], element: HTMLElement) {
  const focused = document.activeElement;
  for (const { event, target } of events) {
    const { activeElement } = document;
    const moved = activeElement !== focused && element.contains(activeElement);
    replayEvent(event, (event.type === 'keydown' && moved ? activeElement : target) as HTMLElement);
    // Lets React render what one event changed before the next, as between real events.
    await Promise.resolve();
  }
}

/** Replays one event; hover and focus only where they still are. */
function replayEvent(event: Event, target: HTMLElement) {
  const { type } = event;
  if (type === 'submit') (target as HTMLFormElement).requestSubmit((event as SubmitEvent).submitter);
  else if (type === 'click') {
    if (!target.closest(NATIVE)) target.dispatchEvent(new MouseEvent(type, event));
  } else if (type === 'keydown' || target.matches(type === 'focusin' ? ':focus' : ':hover')) {
    target.dispatchEvent(new (event.constructor as typeof Event)(type, event));
  }
}

export default intent;
