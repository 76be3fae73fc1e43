// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ReviewCarousel } from '~/islands/ReviewCarousel/ReviewCarousel';
import { wrap } from '~/islands/ReviewCarousel/rotation';

/** Embla needs a layout, which happy-dom has not; this one moves at once. The real one is tested in a browser. */
const embla = vi.hoisted(() => ({ jumps: [] as boolean[] }));
vi.mock('embla-carousel-react', async () => {
  const { useCallback, useMemo, useState } = await import('react');
  return {
    default: () => {
      const [root, setRoot] = useState<HTMLElement | null>(null);
      const api = useMemo(() => {
        if (!root) return undefined;
        let selected = 0;
        const listeners = new Set<() => void>();
        const slideNodes = () => [...root.querySelectorAll<HTMLElement>('[data-slides] > *')];
        const go = (steps: number, jump = false) => {
          embla.jumps.push(jump);
          selected = wrap(selected, steps, slideNodes().length);
          for (const listener of listeners) listener();
        };
        return {
          rootNode: () => root,
          slideNodes,
          selectedScrollSnap: () => selected,
          scrollTo: (index: number) => go(index - selected),
          scrollNext: (jump: boolean) => go(1, jump),
          scrollPrev: (jump: boolean) => go(-1, jump),
          on: (_: string, listener: () => void) => listeners.add(listener),
          off: (_: string, listener: () => void) => listeners.delete(listener),
        };
      }, [root]);
      return [useCallback((element: HTMLElement | null) => setRoot(element), []), api];
    },
  };
});

const motion = { less: false, change: () => {} };
let sight: (visible: boolean) => void;
const words = {
  carouselLabel: 'Reviews',
  previous: 'Previous review',
  next: 'Next review',
  pause: 'Pause',
  play: 'Play',
  position: '{n} of {total}',
};
const show = (total = 3) =>
  render(
    <ReviewCarousel words={words} total={total}>
      <div data-slides>
        {Array.from({ length: total }, (_, n) => (
          <div key={n} className="slide">
            Review {n + 1}
          </div>
        ))}
      </div>
    </ReviewCarousel>,
  );
const wait = (time: number) => act(() => vi.advanceTimersByTime(time));
const current = () =>
  [...document.querySelectorAll<HTMLElement>('.slide')].flatMap(({ inert }, index) => (inert ? [] : [index]));
const button = (name: string) => screen.getByRole('button', { name });
/** happy-dom knows focus, but not how it came. */
const focusBy = (means: 'keyboard' | 'mouse', element: HTMLElement) => {
  vi.spyOn(element, 'matches').mockImplementation((selector) => selector === ':focus-visible' && means === 'keyboard');
  act(() => element.focus());
};
const region = () => screen.getByRole('region', { name: 'Reviews' });
const live = () => document.querySelector('[aria-live]')?.getAttribute('aria-live');

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(motion, { less: false });
  embla.jumps.length = 0;
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return motion.less;
    },
    addEventListener: (_: string, listener: () => void) => {
      motion.change = listener;
    },
    removeEventListener: () => {},
  }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        sight = (visible) => act(() => callback([{ isIntersecting: visible }]));
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the carousel', () => {
  it('begins with the first slide and changes every 3,000 ms, round and round', () => {
    show();
    expect(current()).toEqual([0]);
    wait(2999);
    expect(current()).toEqual([0]);
    wait(1);
    expect(current()).toEqual([1]);
    wait(3000);
    expect(current()).toEqual([2]);
    wait(3000);
    expect(current()).toEqual([0]);
    expect(screen.getByText('1 of 3')).toBeTruthy();
  });

  it('wraps both ways, and gives a slide chosen by hand its full time', () => {
    show();
    wait(2900);
    fireEvent.click(button('Previous review'));
    expect(current()).toEqual([2]);
    wait(2999);
    expect(current()).toEqual([2]);
    wait(1);
    expect(current()).toEqual([0]);
    fireEvent.click(button('Next review'));
    expect(current()).toEqual([1]);
  });

  it('names itself, puts Pause first, and is silent only while it rotates', () => {
    show();
    expect(region().getAttribute('aria-roledescription')).toBe('carousel');
    const names = screen.getAllByRole('button').map((one) => one.getAttribute('aria-label') ?? one.textContent);
    expect(names).toEqual(['Pause', 'Previous review', 'Next review']);
    expect(live()).toBe('off');
    fireEvent.click(button('Pause'));
    expect(live()).toBe('polite');
    expect(button('Play').hasAttribute('aria-pressed')).toBe(false);
    wait(10_000);
    expect(current()).toEqual([0]);
    fireEvent.click(button('Play'));
    expect(live()).toBe('off');
    wait(3000);
    expect(current()).toEqual([1]);
  });

  it('waits while a mouse is over it, and then gives the slide its full time', () => {
    show();
    fireEvent.pointerEnter(region(), { pointerType: 'mouse' });
    wait(10_000);
    expect(current()).toEqual([0]);
    expect(button('Pause')).toBeTruthy();
    fireEvent.pointerLeave(region(), { pointerType: 'mouse' });
    wait(2999);
    expect(current()).toEqual([0]);
    wait(1);
    expect(current()).toEqual([1]);
  });

  it('takes no notice of a finger resting on it', () => {
    show();
    fireEvent.pointerEnter(region(), { pointerType: 'touch' });
    wait(3000);
    expect(current()).toEqual([1]);
  });

  it('waits out of sight and in a background tab', () => {
    show();
    sight(false);
    wait(10_000);
    expect(current()).toEqual([0]);
    sight(true);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    act(() => document.dispatchEvent(new Event('visibilitychange')));
    wait(10_000);
    expect(current()).toEqual([0]);
    hidden.mockReturnValue(false);
    act(() => document.dispatchEvent(new Event('visibilitychange')));
    wait(3000);
    expect(current()).toEqual([1]);
    hidden.mockRestore();
  });

  it('keeps a pause through hover, scrolling and tabs', () => {
    show();
    fireEvent.click(button('Pause'));
    fireEvent.pointerEnter(region(), { pointerType: 'mouse' });
    fireEvent.pointerLeave(region(), { pointerType: 'mouse' });
    sight(false);
    sight(true);
    act(() => document.dispatchEvent(new Event('visibilitychange')));
    wait(10_000);
    expect(current()).toEqual([0]);
    expect(button('Play')).toBeTruthy();
  });

  it('stops when keyboard focus comes in, and stays stopped when it leaves', () => {
    show();
    const next = button('Next review');
    focusBy('keyboard', next);
    expect(screen.getByText('Play')).toBeTruthy();
    act(() => next.blur());
    wait(10_000);
    expect(current()).toEqual([0]);
  });

  it('is not stopped by the focus of a click', () => {
    show();
    focusBy('mouse', button('Next review'));
    expect(screen.getByText('Pause')).toBeTruthy();
  });

  it('stops when the keyboard takes over from the mouse inside it, but not at each of its steps', () => {
    show();
    const [next, previous] = [button('Next review'), button('Previous review')];
    focusBy('mouse', next);
    focusBy('keyboard', previous);
    expect(screen.getByText('Play')).toBeTruthy();
    fireEvent.click(screen.getByText('Play'));
    focusBy('keyboard', next);
    expect(screen.getByText('Pause')).toBeTruthy();
  });

  it('moves by arrow keys and by no others', () => {
    show();
    fireEvent.keyDown(button('Pause'), { key: 'ArrowLeft' });
    expect(current()).toEqual([2]);
    fireEvent.keyDown(button('Pause'), { key: 'ArrowRight' });
    expect(current()).toEqual([0]);
    expect(fireEvent.keyDown(button('Pause'), { key: 'ArrowDown' })).toBe(true);
    expect(current()).toEqual([0]);
  });

  it('starts paused where less motion is wanted, jumps instead of sliding, and follows a change', () => {
    motion.less = true;
    show();
    wait(10_000);
    expect(current()).toEqual([0]);
    fireEvent.click(button('Next review'));
    expect(embla.jumps.at(-1)).toBe(true);
    motion.less = false;
    act(() => motion.change());
    wait(3000);
    expect(current()).toEqual([2]);
    expect(embla.jumps.at(-1)).toBe(false);
    motion.less = true;
    act(() => motion.change());
    expect(button('Play')).toBeTruthy();
  });

  it.each([0, 1])('stands still with %i slides, without controls', (total) => {
    show(total);
    wait(10_000);
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(current()).toEqual(total === 0 ? [] : [0]);
  });

  it('takes avatars away that fail, early or late', () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<p class="avatar">A<img></p><p class="avatar">B<img></p><img id="c">',
    );
    const [early, late] = document.querySelectorAll<HTMLImageElement>('.avatar > img');
    Object.defineProperties(early, { complete: { value: true }, naturalWidth: { value: 0 } });
    Object.defineProperties(late, { complete: { value: false } });
    show();
    expect(early?.isConnected).toBe(false);
    expect(late?.isConnected).toBe(true);
    // Real ones do not bubble; happy-dom would not show them to a listener that captures.
    late?.dispatchEvent(new Event('error', { bubbles: true }));
    document.querySelector('#c')?.dispatchEvent(new Event('error', { bubbles: true }));
    expect(late?.isConnected).toBe(false);
    expect(document.querySelector('#c')).not.toBeNull();
    for (const left of document.querySelectorAll('.avatar, #c')) left.remove();
  });
});
