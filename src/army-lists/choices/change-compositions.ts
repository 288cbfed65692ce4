/** Every change as something that is taken in a number of ways, so that all of them are picked alike. */
import type { Change, Composition, Part } from '../composition.ts';

/** Nobody takes more of what may be taken any number of times. */
export const ANY_NUMBER = 20;

/** The ways in which it is composed; what has no parts, such as an ability for everybody, has one way without parts. */
export const compositionsOf = (change: Change): readonly Composition[] => {
  switch (change.kind) {
    case 'add':
      return change.ways;
    case 'replace':
      return change.to;
    case 'character':
      return [[change.part]];
    case 'ability':
      return [change.part === null ? [] : [change.part]];
    case 'transport':
      return [[one(change.choices)]];
    case 'summon':
      return [[{ ...one(change.choices), most: null }]];
  }
};

/** How often it may be taken by a formation of that size. */
export const mostTimes = (change: Change, size: number): number => {
  if (change.kind === 'add' || change.kind === 'replace') {
    return change.times === null ? ANY_NUMBER : change.times * size;
  }
  return change.kind === 'character' || change.kind === 'ability' ? size : 1;
};

const one = (choices: readonly string[]): Part => ({ least: 1, most: 1, dice: null, choices });
