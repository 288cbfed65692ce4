import { describe, expect, it } from 'vitest';
import type { ChartTransition } from '../../../machines/charts/chart.ts';
import { asTitle, inWords, labelOf } from '../../../machines/charts/label.ts';

const transition = (part: Partial<ChartTransition>): ChartTransition => ({
  id: 'm.a//0', source: 'm.a', event: '', kind: 'event', targets: [], guard: null, actions: [], ...part,
});

describe('a label', () => {
  it.each([
    ['an event stays as a script sends it', { event: 'hits.allocated' }, 'hits.allocated'],
    ['an event whose name ends like its state keeps its name', { event: 'left.m.a' }, 'left.m.a'],
    ['what follows by itself says nothing', { event: '' }, ''],
    ['any other event is anything else', { event: '*' }, 'anything else'],
    ['a family of events stays as it is written', { event: 'mouse.*' }, 'mouse.*'],
    ['a state that is done is done', { event: 'xstate.done.state.m.a' }, 'done'],
    ['a wait is so many milliseconds', { event: 'xstate.after.1000.m.a' }, 'after 1000 ms'],
    ['a wait with a name has its name in words', { event: 'xstate.after.shortBreak.m.a' }, 'after short break'],
    ['a service that is done has its name', { event: 'xstate.done.actor.save' }, 'save done'],
    ['a service without a name has its number', { event: 'xstate.error.actor.0.m.a' }, '0 failed'],
    ['a service that changes says so', { event: 'xstate.snapshot.clock' }, 'clock changed'],
  ])('%s', (_, part, event) => {
    expect(labelOf(transition(part))).toEqual({ event, guard: null });
  });

  it('has its condition in words', () => {
    expect(labelOf(transition({ event: 'x', guard: 'not mayMoveHit' })).guard).toBe('not may move hit');
  });
});

describe('a name in words', () => {
  it.each([
    ['mayMoveHit', 'may move hit'],
    ['isTied', 'is tied'],
    ['a4Attacks', 'a4 attacks'],
    ['red_light-on', 'red light on'],
    ['HTTPError', 'HTTP Error'],
    ['', ''],
  ])('%s is "%s"', (name, words) => {
    expect(inWords(name)).toBe(words);
  });

  it('begins with a capital where it is a title', () => {
    expect(asTitle('waitingForDice')).toBe('Waiting for dice');
  });
});
