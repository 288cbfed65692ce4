import { describe, expect, it } from 'vitest';
import { intentOf, neighbour, visit, visits } from '../../../../components/shared/battlefield/keys.ts';
import { counter, defender, token, view } from './build-view.ts';

const key = (name: string, held: Partial<KeyboardEvent> = {}): KeyboardEvent =>
  ({ key: name, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...held }) as KeyboardEvent;

describe('a key on the map', () => {
  it('moves what may move by 1 cm, with Shift by 5', () => {
    expect(intentOf(key('ArrowUp'), true)).toEqual({ kind: 'step', by: [0, 1] });
    expect(intentOf(key('ArrowLeft', { shiftKey: true }), true)).toEqual({ kind: 'step', by: [-5, 0] });
  });

  it('goes on from what may not move', () => {
    expect(intentOf(key('ArrowDown'), false)).toEqual({ kind: 'visit', which: 'next' });
    expect(intentOf(key('ArrowLeft'), false)).toEqual({ kind: 'visit', which: 'previous' });
  });

  it('goes on with Page Down even from what may move', () => {
    expect(intentOf(key('PageDown'), true)).toEqual({ kind: 'visit', which: 'next' });
  });

  it('is left to the browser with Ctrl, Alt or Command, and when it means nothing here', () => {
    for (const held of ['ctrlKey', 'altKey', 'metaKey']) {
      expect(intentOf(key('ArrowUp', { [held]: true }), true)).toBeNull();
    }
    expect(intentOf(key('Tab'), true)).toBeNull();
    expect(intentOf(key('x'), false)).toBeNull();
  });
});

describe('the keyboard visits', () => {
  const field = view({
    counters: [counter('b', [0, 0]), counter('a', [5, 0])],
    tokens: [token(2, 'a'), token(1, 'b')],
  });

  it('counters in the order given, each followed by its hits', () => {
    expect(visits(field)).toEqual(['b', 'hit-1', 'a', 'hit-2']);
  });

  it('nothing beyond either end', () => {
    const order = visits(field);
    expect(visit(order, 'hit-2', 'next')).toBe('hit-2');
    expect(visit(order, 'b', 'previous')).toBe('b');
    expect(visit(order, 'a', 'first')).toBe('b');
    expect(visit(order, null, 'next')).toBe('b');
    expect(visit([], null, 'last')).toBeNull();
  });
});

describe('a hit carried by the arrows', () => {
  const from = defender('d', [10, 10]);

  it('goes to the nearest counter in that direction', () => {
    const counters = [from, defender('right', [14, 11]), defender('far', [18, 10]), defender('up', [10, 13])];
    expect(neighbour(counters, from, [1, 0])?.id).toBe('right');
    expect(neighbour(counters, from, [0, 1])?.id).toBe('up');
    expect(neighbour(counters, from, [-1, 0])).toBeNull();
  });

  it('passes over enemies, whom it cannot fall on', () => {
    const counters = [from, counter('enemy', [12, 10]), defender('friend', [16, 10])];
    expect(neighbour(counters, from, [1, 0])?.id).toBe('friend');
  });

  it('passes over the dead', () => {
    expect(neighbour([from, defender('dead', [14, 10], { alive: false })], from, [1, 0])).toBeNull();
  });
});
