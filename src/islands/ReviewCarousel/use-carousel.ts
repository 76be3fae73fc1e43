import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { isPlaying, isRotating, rotationReducer, SLIDE_TIME, startRotation } from './rotation';

/** Visible share of the controls that rotation needs, so that visitors can stop it (WCAG 2.2.2). */
const VISIBLE_SHARE = 0.9;

/**
 * Embla moves the slides; `rotation.ts` decides when.
 * @param count number of slides inside `[data-slides]`
 */
export function useCarousel(count: number) {
  const controls = useRef<HTMLDivElement>(null);
  const [viewport, embla] = useEmblaCarousel({ loop: true, container: '[data-slides]' });
  const [rotation, dispatch] = useReducer(rotationReducer, count, startRotation);
  const rotating = isRotating(rotation);
  /** Steps requested before Embla is ready; negative is backward. */
  const pendingSteps = useRef(0);
  const move = (forward: boolean) => {
    if (!embla) pendingSteps.current += forward ? 1 : -1;
    else if (forward) embla.scrollNext(rotation.reducedMotion);
    else embla.scrollPrev(rotation.reducedMotion);
  };

  useEffect(() => {
    if (!embla) return undefined;
    // A visitor may have scrolled the list, pointed at it or reached it by keyboard before hydration.
    const root = embla.rootNode();
    const at = Math.round(root.scrollLeft / root.clientWidth) || 0;
    root.scrollLeft = 0;
    const carousel = root.parentElement;
    if (at > 0 || carousel?.querySelector(':focus-visible')) dispatch({ type: 'pause' });
    if (carousel?.matches(':hover') && matchMedia('(hover: hover)').matches)
      dispatch({ type: 'pauseReason', reason: 'hover', on: true });
    embla.scrollTo(at + pendingSteps.current, true);
    let isSwipe = false;
    const select = () => {
      const index = embla.selectedScrollSnap();
      if (isSwipe) dispatch({ type: 'pause' });
      for (const [n, slide] of embla.slideNodes().entries()) slide.inert = n !== index;
      dispatch({ type: 'select', index });
    };
    select();
    embla
      .on('select', select)
      .on('pointerDown', () => {
        isSwipe = true;
      })
      .on('pointerUp', () => {
        isSwipe = false;
      });
    return () => void embla.off('select', select);
  }, [embla]);

  // Every slide change starts a new timer.
  useEffect(() => {
    if (!embla || !rotating) return undefined;
    const timer = setTimeout(() => embla.scrollNext(rotation.reducedMotion), SLIDE_TIME);
    return () => clearTimeout(timer);
  }, [embla, rotating, rotation.changes, rotation.reducedMotion]);

  // Read after hydration: the server does not know this setting.
  useLayoutEffect(() => {
    const query = matchMedia('(prefers-reduced-motion: reduce)');
    const update = () => dispatch({ type: 'reducedMotion', on: query.matches });
    update();
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  }, []);

  useEffect(() => {
    const updateBackground = () => dispatch({ type: 'pauseReason', reason: 'background', on: document.hidden });
    const listen = () => {
      updateBackground();
      document.addEventListener('visibilitychange', updateBackground);
    };
    // Firefox loses updates that React schedules while leaving a page; after Back, React would wait for them forever.
    const stop = () => document.removeEventListener('visibilitychange', updateBackground);
    listen();
    addEventListener('pagehide', stop);
    addEventListener('pageshow', listen);
    const observer = new IntersectionObserver(
      (entries) => dispatch({ type: 'pauseReason', reason: 'offscreen', on: !entries.at(-1)?.isIntersecting }),
      { threshold: VISIBLE_SHARE },
    );
    if (controls.current) observer.observe(controls.current);
    return () => {
      stop();
      removeEventListener('pagehide', stop);
      removeEventListener('pageshow', listen);
      observer.disconnect();
    };
  }, []);

  return {
    controls,
    viewport,
    move,
    dispatch,
    rotating,
    // Only once the first slide is in place, because `data-live` resets the scroll position.
    live: rotation.changes > 0,
    index: rotation.index,
    playing: isPlaying(rotation),
  };
}
