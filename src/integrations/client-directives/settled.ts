import type { ClientDirective } from 'astro';
import { hydrateIsland } from './hydrate-island';

/** Milliseconds after the load event in which the first images are painted. */
const PAINTED = 500;
/** Milliseconds after which hydration starts even if the browser is not idle. */
const timeout = 2000;

/**
 * `client:settled`: hydrates an island that acts by itself. `client:idle` may start before the load event, where its code
 * competes with fonts and images; this waits for that event and the first images, then for an idle callback if the
 * browser has them (older Safari does not).
 *
 * A click on a button before that hydrates at once and is replayed. During the replay the island has the attribute
 * `data-replaying`, because the visitor clicked the server-rendered state. If the code cannot be fetched, the island
 * gets `data-failed` and tries again as soon as the browser is online.
 */
const settled: ClientDirective = (load, _options, element) => {
  let queue: MouseEvent[] = [];
  let hydrating = false;

  const start = async () => {
    if (hydrating) return;
    hydrating = true;
    if (await hydrateIsland(load, element)) {
      hydrating = false;
      queue = [];
      addEventListener('online', start, { once: true });
      return;
    }
    element.removeEventListener('click', handleClick, true);
    element.toggleAttribute('data-replaying', true);
    for (const event of queue) event.target?.dispatchEvent(new MouseEvent(event.type, event));
    element.toggleAttribute('data-replaying', false);
  };

  const handleClick = (event: MouseEvent) => {
    if (!(event.target as Element).closest('button')) return;
    event.stopPropagation();
    queue.push(event);
    start();
  };

  const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(start, { timeout }) : start());
  const whenPainted = () => setTimeout(whenIdle, PAINTED);
  element.addEventListener('click', handleClick, true);
  if (document.readyState === 'complete') whenPainted();
  else addEventListener('load', whenPainted, { once: true });
};

export default settled;
