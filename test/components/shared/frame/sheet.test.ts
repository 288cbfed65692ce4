/** Where a sheet comes to rest, by what is done with it. */
import { describe, expect, it } from 'vitest';
import {
  besideDetent, detentAfter, detentOfKey, DETENTS, nextDetent, type Detent,
} from '../../../../components/shared/frame/sheet.ts';

/** Of a phone, in px. */
const HEIGHTS = { peek: 72, half: 241, full: 484 } as const;

const dragged = (from: Detent, height: number, speed = 0): Detent => detentAfter(from, height, speed, HEIGHTS);

describe('a sheet', () => {
  it('goes on by one detent, and from the highest to the lowest', () => {
    expect(DETENTS.map(nextDetent)).toEqual(['half', 'full', 'peek']);
  });

  it('stays at the last one in each direction', () => {
    expect(DETENTS.map(one => besideDetent(one, 1))).toEqual(['half', 'full', 'full']);
    expect(DETENTS.map(one => besideDetent(one, -1))).toEqual(['peek', 'peek', 'half']);
  });

  it.each([
    [72, 'peek'], [156, 'peek'], [157, 'half'], [362, 'half'], [363, 'full'], [484, 'full'],
  ] as const)('that is let go at %i px comes to rest at the nearest: %s', (height, detent) => {
    for (const from of DETENTS) expect(dragged(from, height)).toBe(detent);
  });

  it.each([
    ['half', 0.51, 'full'], ['half', -0.51, 'peek'], ['peek', 2, 'half'], ['full', -2, 'half'],
    ['full', 2, 'full'], ['peek', -2, 'peek'],
  ] as const)('from %s, flicked at %f px/ms, goes one detent on, wherever it is: %s', (from, speed, detent) => {
    for (const height of [72, 241, 484]) expect(dragged(from, height, speed)).toBe(detent);
  });

  it('is not flicked at half a pixel a millisecond', () => {
    expect(dragged('half', 240, 0.5)).toBe('half');
    expect(dragged('half', 240, -0.5)).toBe('half');
  });

  it.each([
    ['ArrowUp', 'full'], ['ArrowDown', 'peek'], ['Escape', 'peek'], ['Enter', null], ['ArrowLeft', null], ['a', null],
  ] as const)('is asked by %s from half to be: %s', (key, detent) => {
    expect(detentOfKey(key, 'half')).toBe(detent);
  });
});
