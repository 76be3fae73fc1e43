/** Milliseconds for each slide: long enough to read three lines. */
export const SLIDE_TIME = 3000;

/** Conditions that suspend the rotation: hover, a background tab, out of view. */
export type PauseReason = 'hover' | 'background' | 'offscreen';

export interface RotationState {
  readonly index: number;
  readonly count: number;
  /** Number of slide changes. Each starts a new `SLIDE_TIME`. */
  readonly changes: number;
  /** The visitor's choice. Keyboard focus and a swipe count as a pause (ARIA Authoring Practices, "Carousel"). */
  readonly userPaused?: boolean | undefined;
  readonly reducedMotion: boolean;
  readonly pauseReasons: readonly PauseReason[];
}

export type RotationEvent =
  | { readonly type: 'select'; readonly index: number }
  | { readonly type: 'toggle' }
  | { readonly type: 'pause' }
  | { readonly type: 'reducedMotion'; readonly on: boolean }
  | { readonly type: 'pauseReason'; readonly reason: PauseReason; readonly on: boolean };

export const startRotation = (count: number): RotationState => ({
  index: 0,
  count,
  changes: 0,
  reducedMotion: false,
  pauseReasons: [],
});

/** Tells if the visitor lets it rotate; the Pause button shows this. */
export const isPlaying = ({ count, userPaused, reducedMotion }: RotationState): boolean =>
  count > 1 && !(userPaused ?? reducedMotion);

/** Tells if the slide's timer runs. */
export const isRotating = (rotation: RotationState): boolean =>
  isPlaying(rotation) && rotation.pauseReasons.length === 0;

/**
 * Reducer of the rotation. Pause reasons do not change the visitor's choice, so a pause stays after hovering,
 * switching tabs or scrolling. If the visitor turns on reduced motion later, the rotation stops even if they started it.
 */
export function rotationReducer(rotation: RotationState, event: RotationEvent): RotationState {
  switch (event.type) {
    case 'select':
      return { ...rotation, index: event.index, changes: rotation.changes + 1 };
    case 'toggle':
      return { ...rotation, userPaused: isPlaying(rotation) };
    case 'pause':
      return { ...rotation, userPaused: true };
    case 'reducedMotion': {
      const ends = event.on && rotation.userPaused === false;
      return { ...rotation, reducedMotion: event.on, userPaused: ends ? undefined : rotation.userPaused };
    }
    case 'pauseReason': {
      const others = rotation.pauseReasons.filter((reason) => reason !== event.reason);
      return { ...rotation, pauseReasons: event.on ? [...others, event.reason] : others };
    }
  }
}
