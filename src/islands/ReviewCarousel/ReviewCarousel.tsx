import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';
import type { Labels } from '~/labels';
import { interpolate } from '~/lib/format/text';
import './review-carousel.css';
import { useCarousel } from './use-carousel';

interface Props {
  readonly labels: Labels['carousel'];
  readonly total: number;
  /** The server-rendered slides, in an element with `data-slides`. */
  readonly children?: ReactNode;
}

const ICONS = {
  previous: 'M15 4l-8 8 8 8',
  next: 'M9 4l8 8-8 8',
  pause: 'M8 5v14M16 5v14',
  play: 'M8 4.5v15l11-7.5z',
};
const Icon = ({ name }: { name: keyof typeof ICONS }) => (
  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <path d={ICONS[name]} />
  </svg>
);

/** The review carousel (ARIA Authoring Practices, "Carousel"): Pause first, then the arrows, then the slides. */
export function ReviewCarousel({ labels, total, children }: Props) {
  const carousel = useCarousel(total);
  const { move, dispatch, playing } = carousel;
  /** True while keyboard focus is inside: entering pauses the rotation, moving on inside does not. */
  const hasKeyboardFocus = useRef(false);
  const handleFocus = (target: Element | null) => {
    if (hasKeyboardFocus.current || !target?.matches(':focus-visible')) return;
    hasKeyboardFocus.current = true;
    dispatch({ type: 'pause' });
  };
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) hasKeyboardFocus.current = false;
  };
  /** Before Embla is ready, the button always means Pause. */
  const handlePress = () => dispatch({ type: carousel.live ? 'toggle' : 'pause' });
  const handleKey = (event: KeyboardEvent) => {
    // Alt or Command and an arrow are the browser's Back and Forward.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    move(event.key === 'ArrowRight');
  };

  return (
    <section
      className="panel board hanging"
      aria-roledescription="carousel"
      aria-label={labels.label}
      onFocus={({ target }) => handleFocus(target)}
      onBlur={handleBlur}
      // Ignores touch, because no `pointerleave` follows a tap.
      onPointerEnter={({ pointerType }) =>
        pointerType !== 'touch' && dispatch({ type: 'pauseReason', reason: 'hover', on: true })
      }
      onPointerLeave={() => dispatch({ type: 'pauseReason', reason: 'hover', on: false })}
      onKeyDown={handleKey}
    >
      <svg className="tail" viewBox="0 0 60 60" width="60" aria-hidden="true">
        <path d="M60 0v56Q24 52 0 60 40 40 60 0z" />
      </svg>
      {total > 1 && (
        <div ref={carousel.controls} className="controls needs-script">
          <button type="button" className="pause" onClick={handlePress}>
            <Icon name={playing ? 'pause' : 'play'} />
            <span className="visually-hidden">{playing ? labels.pause : labels.play}</span>
          </button>
          <button type="button" aria-label={labels.previous} onClick={() => move(false)}>
            <Icon name="previous" />
          </button>
          <p>{interpolate(labels.position, { n: carousel.index + 1, total })}</p>
          <button type="button" aria-label={labels.next} onClick={() => move(true)}>
            <Icon name="next" />
          </button>
        </div>
      )}
      <div
        ref={carousel.viewport}
        className="view"
        // A scrollable list must be reachable by keyboard (WCAG 2.1.1); Embla's does not scroll.
        tabIndex={carousel.live ? undefined : 0}
        data-live={carousel.live || undefined}
        aria-live={carousel.rotating ? 'off' : 'polite'}
      >
        {children}
      </div>
    </section>
  );
}
