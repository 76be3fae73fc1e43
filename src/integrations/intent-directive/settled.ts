import type { ClientDirective } from 'astro';

/** Milliseconds from the load event to the first picture on the screen: a browser that waits for it is idle too. */
const DRAWN = 500;
/** Milliseconds after which it starts in a busy moment too: browsers that paint nothing new may find no idle one. */
const timeout = 2000;

/**
 * `client:settled`: for an island that acts by itself and so cannot wait for the visitor. `client:idle` may start
 * before the load event, where its code would compete with the page's own faces and pictures; this waits for that event
 * and the first picture after it, then for an idle moment, where browsers tell of one (older Safari does not).
 *
 * Who presses a button before then need not wait: the code is fetched at once, and the press is played again. While it
 * is, the island has the attribute `replay`, since what its buttons said then was the server's word. Where the code
 * cannot be fetched, the browser tries again as soon as it is online.
 */
const settled: ClientDirective = (load, _options, element) => {
  let pressed: MouseEvent[] = [];
  let started = false;
  const start = async () => {
    if (started) return;
    started = true;
    await (await load())();
    if (element.hasAttribute('ssr')) {
      started = false;
      pressed = [];
      addEventListener('online', start, { once: true });
      return;
    }
    element.removeEventListener('click', press, true);
    element.toggleAttribute('replay', true);
    for (const event of pressed) event.target?.dispatchEvent(new MouseEvent(event.type, event));
    element.toggleAttribute('replay', false);
  };
  const press = (event: MouseEvent) => {
    if (!(event.target as Element).closest('button')) return;
    event.stopPropagation();
    pressed.push(event);
    start();
  };
  const rest = () => ('requestIdleCallback' in window ? requestIdleCallback(start, { timeout }) : start());
  const drawn = () => setTimeout(rest, DRAWN);
  element.addEventListener('click', press, true);
  if (document.readyState === 'complete') drawn();
  else addEventListener('load', drawn, { once: true });
};

export default settled;
