/** Milliseconds that a slide is shown: long enough to read three lines. */
export const SLIDE_TIME = 3000;

/** Reasons that suspend the rotation while they last: hover, a background tab, out of view. */
export type Hold = 'hover' | 'background' | 'away';

export interface Rotation {
  /** Index of the current slide. */
  readonly index: number;
  readonly count: number;
  /** Number of slide changes. Each starts a new `SLIDE_TIME`. */
  readonly appeared: number;
  /** The visitor's choice. Keyboard focus counts as `stop` (ARIA Authoring Practices, "Carousel"). */
  readonly choice?: 'play' | 'stop';
  /** Whether the visitor prefers reduced motion. */
  readonly calm: boolean;
  readonly holds: readonly Hold[];
}

export type RotationEvent =
  | { readonly type: 'appear'; readonly index: number }
  | { readonly type: 'press' }
  | { readonly type: 'stop' }
  | { readonly type: 'calm'; readonly on: boolean }
  | { readonly type: 'hold'; readonly hold: Hold; readonly on: boolean };

export const startRotation = (count: number): Rotation => ({ index: 0, count, appeared: 0, calm: false, holds: [] });

/** Whether it rotates when nothing suspends it; the Pause button shows this. */
export const isPlaying = ({ count, choice, calm }: Rotation): boolean =>
  count > 1 && (choice ? choice === 'play' : !calm);

/** Whether the timer of the slide is running. */
export const isRotating = (rotation: Rotation): boolean => isPlaying(rotation) && rotation.holds.length === 0;

/** The index `steps` further, wrapping around; 0 without slides. */
export const wrap = (index: number, steps: number, count: number): number =>
  count === 0 ? 0 : (((index + steps) % count) + count) % count;

/**
 * The reducer of the rotation. Holds never change the visitor's choice, so a pause outlasts hover, tabs and scrolling.
 * A later preference for reduced motion ends a rotation started before it.
 */
export function rotate(rotation: Rotation, event: RotationEvent): Rotation {
  switch (event.type) {
    case 'appear':
      return { ...rotation, index: wrap(event.index, 0, rotation.count), appeared: rotation.appeared + 1 };
    case 'press':
      return { ...rotation, choice: isPlaying(rotation) ? 'stop' : 'play' };
    case 'stop':
      return { ...rotation, choice: 'stop' };
    case 'calm': {
      const { choice, ...rest } = rotation;
      return { ...rest, calm: event.on, ...(choice && !(event.on && choice === 'play') && { choice }) };
    }
    case 'hold': {
      const others = rotation.holds.filter((hold) => hold !== event.hold);
      return { ...rotation, holds: event.on ? [...others, event.hold] : others };
    }
  }
}
