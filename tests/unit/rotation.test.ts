import { expect, it } from 'vitest';
import {
  isPlaying,
  isRotating,
  type PauseReason,
  type RotationEvent,
  type RotationState,
  rotationReducer,
  startRotation,
} from '~/islands/ReviewCarousel/rotation';

const after = (events: RotationEvent[], count = 10): RotationState =>
  events.reduce(rotationReducer, startRotation(count));
const press: RotationEvent = { type: 'toggle' };
const focus: RotationEvent = { type: 'pause' };
const on = (reason: PauseReason): RotationEvent => ({ type: 'pauseReason', reason, on: true });
const off = (reason: PauseReason): RotationEvent => ({ type: 'pauseReason', reason, on: false });
const less = (wanted: boolean): RotationEvent => ({ type: 'reducedMotion', on: wanted });
const select = (index: number): RotationEvent => ({ type: 'select', index });

it.each<[string, RotationEvent[], 'rotates' | 'held' | 'stopped']>([
  ['starts by itself', [], 'rotates'],
  ['is held by hover', [on('hover')], 'held'],
  ['goes on after hover', [on('hover'), off('hover')], 'rotates'],
  ['is held until all reasons end', [on('hover'), on('offscreen'), off('hover')], 'held'],
  ['stops at a press', [press], 'stopped'],
  ['starts again at another', [press, press], 'rotates'],
  ['stays paused after hover', [press, on('hover'), off('hover')], 'stopped'],
  ['stays paused after a change of motion', [press, less(true), less(false)], 'stopped'],
  ['stops at keyboard focus for good', [focus, on('hover'), off('hover'), select(1)], 'stopped'],
  ['starts paused with reduced motion', [less(true)], 'stopped'],
  ['may be started with reduced motion', [less(true), press], 'rotates'],
  ['resumes without reduced motion', [less(true), less(false)], 'rotates'],
  ['stops when reduced motion is set', [press, press, less(true)], 'stopped'],
  ['stays stopped by a press while held', [on('hover'), press], 'stopped'],
  ['waits when started while held', [press, on('hover'), press], 'held'],
])('the carousel %s', (_, events, expected) => {
  const rotation = after(events);
  expect(isPlaying(rotation)).toBe(expected !== 'stopped');
  expect(isRotating(rotation)).toBe(expected === 'rotates');
});

it.each([0, 1])('never rotates %i slides', (count) => {
  expect(isPlaying(after([], count))).toBe(false);
  expect(isRotating(after([press, press], count))).toBe(false);
});

it('a selected slide restarts the timer, other events do not', () => {
  expect(after([]).index).toBe(0);
  expect(after([select(4), select(4), press, press, focus, less(true), on('hover'), off('hover')])).toMatchObject({
    index: 4,
    changes: 2,
  });
});
