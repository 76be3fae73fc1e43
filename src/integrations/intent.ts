import type { ClientDirective } from 'astro';

interface IntentOptions {
  /** URL parameters that hold its state, for example `['q', 'category']`. */
  readonly query?: readonly string[];
  /** Hydrates once the page is idle. */
  readonly idle?: boolean;
}

declare module 'astro' {
  interface AstroClientDirectives {
    'client:intent'?: boolean | IntentOptions;
  }
}

const EVENTS = ['pointerover', 'focusin', 'keydown', 'input', 'click', 'submit'];
/** Elements that react to a click without script. */
const NATIVE = 'a, input, select, textarea, label';
const CONTROLS = 'input, select, textarea, button, form, tr, [tabindex]';
/** After the load event, while the first images are painted. */
const IDLE_DELAY_MS = 500;
/** Hydration starts after this time even if the browser is never idle. */
const IDLE_TIMEOUT_MS = 2000;

/** Returns a function that finds a control again, or its replacement if React has rebuilt the island. */
function track(island: Element, target: Element): () => Element {
  const control = target.closest(CONTROLS) ?? target;
  const peers = () => [...island.querySelectorAll(control.localName)];
  const index = peers().indexOf(control);
  return () => (control.isConnected ? control : (peers()[index] ?? control));
}

/** Returns a function that restores fields and focus if React has rebuilt the island. */
function rememberFields(island: Element): () => void {
  const fields = [...island.querySelectorAll<HTMLInputElement>('[name]')].map(
    (field) => [field, track(island, field)] as const,
  );
  const focused = document.activeElement as HTMLInputElement;
  const findFocused = island.contains(focused) ? track(island, focused) : () => focused;
  const { selectionStart, selectionEnd } = focused;
  return () => {
    for (const [field, find] of fields) {
      const replacement = find() as HTMLInputElement;
      if (replacement === field || !field.value) continue;
      replacement.value = field.value;
      replacement.dispatchEvent(new Event('input', { bubbles: true }));
    }
    const replacement = findFocused() as HTMLInputElement;
    if (replacement === document.activeElement) return;
    replacement.focus({ preventScroll: true });
    // Email fields and selects have no selection.
    if (typeof selectionStart === 'number') replacement.setSelectionRange(selectionStart, selectionEnd);
  };
}

/**
 * `client:intent`: hydrates an island when a visitor starts to use it, or earlier (see `IntentOptions`).
 *
 * - Early clicks and submits wait for the code. Text stays in its field; the island reads it on mount.
 * - React rebuilds the island if a translator or an extension has changed its HTML.
 * - While the code cannot be loaded, the island has the attribute `data-failed`; the next event tries again.
 */
const intent: ClientDirective = (load, options, island) => {
  const { query = [], idle } = (options.value || {}) as IntentOptions;
  let earlyEvents: (readonly [Event, find: () => Element])[] = [];
  let loading = false;

  const loadAndHydrate = async () => {
    if (loading) return;
    loading = true;
    const hydrate = await load();
    if (!loading) return;
    island.removeAttribute('data-failed');
    const restoreFields = rememberFields(island);
    await hydrate();
    // React hydrates immediately on a click (https://github.com/reactwg/react-18/discussions/37).
    island.firstElementChild?.dispatchEvent(new MouseEvent('click'));
    restoreFields();
    for (const type of EVENTS) island.removeEventListener(type, handleEvent, true);
    for (const [event, find] of earlyEvents) {
      if (event.type === 'submit') (find() as HTMLFormElement).requestSubmit();
      else find().dispatchEvent(new MouseEvent('click', event));
      // Lets React render each change before the next event.
      await Promise.resolve();
    }
  };

  island.addEventListener('astro:hydration-error', () => {
    island.setAttribute('data-failed', '');
    earlyEvents = [];
    loading = false;
  });

  const handleEvent = (event: Event) => {
    const target = event.target as Element;
    if (event.type === 'submit' || (event.type === 'click' && !target.closest(NATIVE))) {
      event.preventDefault();
      event.stopPropagation();
      earlyEvents.push([event, track(island, target)]);
    }
    loadAndHydrate();
  };
  for (const type of EVENTS) island.addEventListener(type, handleEvent, true);

  const hydrateWithQuery = () => {
    const parameters = new URLSearchParams(location.search);
    if (query.some((name) => parameters.get(name))) loadAndHydrate();
  };
  hydrateWithQuery();
  // After a reload, Back may go to a history entry of this page with a query.
  addEventListener('popstate', hydrateWithQuery);
  if (!idle) return;
  // `client:idle` may start before the load event. Older Safari has no idle callback.
  const whenIdle = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(loadAndHydrate, { timeout: IDLE_TIMEOUT_MS })
      : loadAndHydrate();
  const whenPainted = () => setTimeout(whenIdle, IDLE_DELAY_MS);
  if (document.readyState === 'complete') whenPainted();
  else addEventListener('load', whenPainted, { once: true });
};

export default intent;
