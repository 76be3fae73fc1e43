import { type EarlyEvent, REVIVE, type Revival } from './revival';

/**
 * Hydrates an island whose HTML others have changed since: translators, password managers, phones. Every island imports
 * this; the directive `client:intent` sends the event.
 */

const FIELDS = 'input, select, textarea';
const CONTROLS = `${FIELDS}, button, a, [tabindex]`;

/**
 * Takes out what others put beside the server's elements, because React would draw the whole island anew. What they put
 * into an element of text may stay: React does not look into those (`suppressHydrationWarning`).
 * @returns a function that puts it back
 */
function takeOut(markup: Revival['markup']): () => void {
  const taken: (readonly [node: Node, after: Node | undefined, parent: Element])[] = [];
  for (const [parent, nodes] of markup) {
    if (!nodes.some((node) => node instanceof Element) || parent.closest('astro-slot')) continue;
    const now = [...parent.childNodes];
    for (const [index, node] of now.entries()) {
      if (nodes.includes(node)) continue;
      taken.push([node, now[index - 1], parent]);
      parent.removeChild(node);
    }
    // One was moved, into a wrapper for example.
    if (nodes.some((node, index) => node !== parent.childNodes[index])) parent.replaceChildren(...nodes);
  }
  return () => {
    for (const [node, after, parent] of taken) parent.insertBefore(node, after ? after.nextSibling : parent.firstChild);
  };
}

/** @returns a function that finds the element again, or the one in its place if React has drawn the island anew */
function finder(island: Element, one: Element): () => Element {
  const control = one.closest(CONTROLS) ?? one;
  const all = () => [...island.querySelectorAll(control.localName)];
  const index = all().indexOf(control);
  return () => (island.contains(one) ? one : (all()[index] ?? one));
}

/** @returns a function that gives the island its values, its focus and the targets of its events again */
function remember(island: Element, events: readonly EarlyEvent[]): () => void {
  const values = [...island.querySelectorAll<HTMLInputElement>(FIELDS)].map(
    (field) => [field, field.value, finder(island, field)] as const,
  );
  const targets = events.map((early) => [early, finder(island, early.target)] as const);
  const focused = document.activeElement as HTMLInputElement;
  const refocus = island.contains(focused) && finder(island, focused);
  const { selectionStart, selectionEnd } = focused;

  return () => {
    for (const [field, value, find] of values) {
      const now = find() as HTMLInputElement;
      if (now === field || !value) continue;
      now.value = value;
      now.dispatchEvent(new Event('input', { bubbles: true }));
    }
    for (const [early, find] of targets) early.target = find();
    if (!refocus || island.contains(document.activeElement)) return;
    const now = refocus() as HTMLInputElement;
    now.focus({ preventScroll: true });
    // Fields for an e-mail address, and selects, have no selection.
    if (typeof selectionStart === 'number') now.setSelectionRange(selectionStart, selectionEnd);
  };
}

function revive(event: Event) {
  const island = event.target as Element;
  const { markup, events } = (event as CustomEvent<Revival>).detail;
  // Before: a field that is moved loses the focus, upon which React hydrates at once and draws the island anew.
  const restore = remember(island, events);
  const putBack = takeOut(markup);
  // React hydrates later than it says, but at once for a click.
  island.firstElementChild?.dispatchEvent(new MouseEvent('click'));
  putBack();
  restore();
}

// The event does not bubble.
if (!import.meta.env.SSR) addEventListener(REVIVE, revive, true);
