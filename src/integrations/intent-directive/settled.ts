import type { ClientDirective } from 'astro';

/** Milliseconds from the load event to the first picture on the screen: a browser that waits for it is idle too. */
const DRAWN = 500;
/** Milliseconds after which it starts in a busy moment too: browsers that paint nothing new may find no idle one. */
const timeout = 2000;

/**
 * `client:settled`: for an island that acts by itself and so cannot wait for the visitor. `client:idle` may start
 * before the load event, where its code would compete with the page's own faces and pictures; this waits for that event
 * and the first picture after it, then for an idle moment, where browsers tell of one (older Safari does not).
 */
const settled: ClientDirective = (load, _options, _element) => {
  const start = async () => (await load())();
  const rest = () => ('requestIdleCallback' in window ? requestIdleCallback(start, { timeout }) : start());
  const drawn = () => setTimeout(rest, DRAWN);
  if (document.readyState === 'complete') drawn();
  else addEventListener('load', drawn, { once: true });
};

export default settled;
