import { describe, expect, it } from 'vitest';
import { factIn, kindOf, replayed } from '../../machines/arguments.ts';
import { DecisionError } from '../../machines/decision-error.ts';

it.each([
  ['a text', '"a text"'], [[], 'a list'], [{}, 'an object'],
])('what %j is, is told in a word', (value, kind) => {
  expect(kindOf(value)).toBe(kind);
});

it('the first event that names what is not there is named by its number', () => {
  const replay = (events: readonly { readonly type: string }[]): number => {
    if (events.some(({ type }) => type === 'wrong')) throw new Error('There is no such unit.');
    return events.length;
  };
  const events = ['fine', 'fine', 'wrong', 'fine'].map(type => ({ type }));
  expect(replayed(events.slice(0, 2), replay)).toBe(2);
  expect(() => replayed(events, replay))
    .toThrow(new DecisionError('Event 3 (wrong) is refused: it names what is not there.'));
});

describe('a fact', () => {
  const phrases = { lost: () => 'It is lost.' };

  it('has the key of a phrase, and values', () => {
    expect(factIn({ key: 'lost', values: {} }, {}, phrases)).toEqual({ key: 'lost', values: {} });
    for (const wrong of [{ key: 'won', values: {} }, { key: 7, values: {} }, { key: 'lost' }]) {
      expect(() => factIn(wrong, {}, phrases)).toThrow(TypeError);
    }
  });
});
