/** Milliseconds from a slide's appearing to the next one's: long enough to read a review of three lines. */
export const SLIDE_TIME = 3000;

/** What holds the rotation back for as long as it lasts: pointer over it, tab in the background, out of sight. */
export type Hold = 'hover' | 'background' | 'away';

export interface Rotation {
  /** Slide that is shown; the first is 0. */
  readonly index: number;
  readonly count: number;
  /** How many times a slide has appeared. Each time a new full `SLIDE_TIME` begins. */
  readonly appeared: number;
  /** What the visitor decided; keyboard focus decides to stop (ARIA Authoring Practices, "Carousel"). */
  readonly choice?: 'play' | 'stop';
  /** The visitor's system asks for less motion. */
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

/** Whether it rotates as soon as nothing holds it: what the Pause button shows. */
export const isPlaying = ({ count, choice, calm }: Rotation): boolean =>
  count > 1 && (choice ? choice === 'play' : !calm);

/** Whether the time of the slide is running. */
export const isRotating = (rotation: Rotation): boolean => isPlaying(rotation) && rotation.holds.length === 0;

/** The slide `steps` further, round and round; 0 when there is none. */
export const wrap = (index: number, steps: number, count: number): number =>
  count === 0 ? 0 : (((index + steps) % count) + count) % count;

/**
 * What follows from an event. Holds come and go and never touch what the visitor decided, so that a pause outlasts
 * hover, tabs and scrolling. A wish for less motion that comes up later ends rotation begun before it.
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
