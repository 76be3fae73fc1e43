import { expect, it } from 'vitest';
import {
  isPlaying,
  isRotating,
  type PauseReason,
  type Rotation,
  type RotationEvent,
  rotate,
  startRotation,
} from '~/islands/ReviewCarousel/rotation';

const after = (events: RotationEvent[], count = 10): Rotation => events.reduce(rotate, startRotation(count));
const press: RotationEvent = { type: 'toggle' };
const focus: RotationEvent = { type: 'pause' };
const on = (reason: PauseReason): RotationEvent => ({ type: 'pauseReason', reason, on: true });
const off = (reason: PauseReason): RotationEvent => ({ type: 'pauseReason', reason, on: false });
const less = (wanted: boolean): RotationEvent => ({ type: 'reducedMotion', on: wanted });
const select = (index: number): RotationEvent => ({ type: 'select', index });

it.each<[string, RotationEvent[], 'rotates' | 'held' | 'stopped']>([
  ['starts by itself', [], 'rotates'],
  ['hover holds it', [on('hover')], 'held'],
  ['and leaving lets it go', [on('hover'), off('hover')], 'rotates'],
  ['a background tab holds it', [on('background')], 'held'],
  ['all holds must end', [on('hover'), on('offscreen'), off('hover')], 'held'],
  ['a press stops it', [press], 'stopped'],
  ['another starts it', [press, press], 'rotates'],
  ['a pause outlasts hover', [press, on('hover'), off('hover')], 'stopped'],
  ['a pause outlasts scrolling', [on('offscreen'), press, off('offscreen')], 'stopped'],
  ['a pause outlasts focus', [press, focus], 'stopped'],
  ['a pause outlasts a change of motion', [press, less(true), less(false)], 'stopped'],
  ['keyboard focus stops it', [focus], 'stopped'],
  ['for good', [focus, on('hover'), off('hover'), select(1)], 'stopped'],
  ['until asked', [focus, press], 'rotates'],
  ['less motion starts it paused', [less(true)], 'stopped'],
  ['a visitor may still start it', [less(true), press], 'rotates'],
  ['it resumes when motion is welcome again', [less(true), less(false)], 'rotates'],
  ['a wish for less motion ends what was started before it', [press, press, less(true)], 'stopped'],
  ['a press while held decides for afterwards', [on('hover'), press], 'stopped'],
  ['playing while held waits', [press, on('hover'), press], 'held'],
])('%s', (_, events, expected) => {
  const rotation = after(events);
  expect(isPlaying(rotation)).toBe(expected !== 'stopped');
  expect(isRotating(rotation)).toBe(expected === 'rotates');
});

it.each([0, 1])('never with %i slides, whatever is pressed', (count) => {
  expect(isPlaying(after([], count))).toBe(false);
  expect(isRotating(after([press, press], count))).toBe(false);
});

it('slides begin with the first', () => {
  expect(after([]).index).toBe(0);
});

it('slides begin a new time whenever one appears, even the same', () => {
  expect(after([select(4), select(4)])).toMatchObject({ index: 4, changes: 2 });
});

it('slides other events leave the running time alone', () => {
  expect(after([select(4), press, press, focus, less(true), on('hover'), off('hover')])).toMatchObject({
    index: 4,
    changes: 1,
  });
});
