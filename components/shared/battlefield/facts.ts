/** What the signs of a counter mean, in words. */
import { distance } from '../../../src/battlefield/base.ts';
import { figure } from '../languages/forms.ts';
import { CENTIMETRES, type Measure } from './measure.ts';
import type { Counter, Push } from './pieces.ts';
import { battlefieldWords } from './battlefield-words.ts';

/** For its accessible name and for the table. */
export const factsOf = (counter: Counter, push?: Push): readonly string[] => {
  const { damage, capacity = 0, shields = 0, fullShields = 0, aboard = 0, passengers } = counter;
  return wordsOf(
    damage > 0 && battlefieldWords.damaged(damage, capacity),
    fullShields > 0 && battlefieldWords.shielded(shields, fullShields),
    aboard > 0 && battlefieldWords.carries(aboard, passengers ?? ''),
    counter.overwatch && battlefieldWords.overwatch,
    counter.skimmer && battlefieldWords.skimmer,
    counter.landed && battlefieldWords.landed,
    push && battlefieldWords.pushed(lengthIn(distance(push.from, push.to))),
  );
};

/** Those of some words that are true. */
export const wordsOf = (...words: readonly (string | false | null | undefined)[]): readonly string[] =>
  words.filter((one): one is string => !!one);

/** A length as people say it: one decimal, and none that is zero. */
export const tidy = (length: number): string => figure(Math.round(length * 10) / 10);

/** The same with its unit: '3.5 cm'. */
export const lengthIn = (length: number, { sign }: Measure = CENTIMETRES): string => `${tidy(length)}${sign}`;
