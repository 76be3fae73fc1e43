import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { isPlaying, isRotating, rotate, SLIDE_TIME, startRotation } from './rotation';

/** Visible share of the controls that rotation needs, so that visitors can stop it (WCAG 2.2.2). */
const IN_SIGHT = 0.9;

/**
 * Embla moves the slides; `rotation.ts` decides when.
 * @param count number of slides inside `[data-slides]`
 */
export function useCarousel(count: number) {
  const controls = useRef<HTMLDivElement>(null);
  const [viewport, embla] = useEmblaCarousel({ loop: true, container: '[data-slides]' });
  const [rotation, dispatch] = useReducer(rotate, count, startRotation);
  const rotating = isRotating(rotation);
  /** Steps requested before Embla is ready; negative is backward. */
  const early = useRef(0);
  const move = (forward: boolean) => {
    if (!embla) early.current += forward ? 1 : -1;
    else if (forward) embla.scrollNext(rotation.reducedMotion);
    else embla.scrollPrev(rotation.reducedMotion);
  };

  useEffect(() => {
    if (!embla) return undefined;
    // A visitor may have scrolled the list before; continue from there.
    const root = embla.rootNode();
    const at = Math.round(root.scrollLeft / root.clientWidth) || 0;
    root.scrollLeft = 0;
    // Who has scrolled there reads it.
    if (at > 0) dispatch({ type: 'pause' });
    embla.scrollTo(at + early.current, true);
    const appear = () => {
      const index = embla.selectedScrollSnap();
      for (const [n, slide] of embla.slideNodes().entries()) slide.inert = n !== index;
      dispatch({ type: 'appear', index });
    };
    appear();
    embla.on('select', appear);
    return () => void embla.off('select', appear);
  }, [embla]);

  // Every slide change starts a new timer.
  useEffect(() => {
    if (!embla || !rotating) return undefined;
    const timer = setTimeout(() => embla.scrollNext(rotation.reducedMotion), SLIDE_TIME);
    return () => clearTimeout(timer);
  }, [embla, rotating, rotation.appeared, rotation.reducedMotion]);

  // Read after hydration, because the server's markup does not depend on it.
  useLayoutEffect(() => {
    const query = matchMedia('(prefers-reduced-motion: reduce)');
    const update = () => dispatch({ type: 'reducedMotion', on: query.matches });
    update();
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  }, []);

  useEffect(() => {
    const background = () => dispatch({ type: 'pauseReason', reason: 'background', on: document.hidden });
    const listen = () => {
      background();
      document.addEventListener('visibilitychange', background);
    };
    // Firefox loses the message with which React would render what happens now, and React waits for it ever after Back.
    const stop = () => document.removeEventListener('visibilitychange', background);
    listen();
    addEventListener('pagehide', stop);
    addEventListener('pageshow', listen);
    const look = (entries: IntersectionObserverEntry[]) =>
      dispatch({ type: 'pauseReason', reason: 'away', on: !entries.at(-1)?.isIntersecting });
    const sight = new IntersectionObserver(look, { threshold: IN_SIGHT });
    if (controls.current) sight.observe(controls.current);
    return () => {
      stop();
      removeEventListener('pagehide', stop);
      removeEventListener('pageshow', listen);
      sight.disconnect();
    };
  }, []);

  return {
    controls,
    viewport,
    move,
    dispatch,
    rotating,
    // Only once the first slide is in place, because `data-live` resets the scroll position.
    live: rotation.appeared > 0,
    index: rotation.index,
    playing: isPlaying(rotation),
  };
}
