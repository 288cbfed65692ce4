/** What the signs of a counter mean, in words. */
import { distance } from '../../src/battlefield/base.ts';
import type { Counter, Push } from './view.ts';
import { WORDS } from './words.ts';

/** For its accessible name and for the table. */
export const factsOf = (counter: Counter, push?: Push): readonly string[] => {
  const { damage, capacity = 0, shields = 0, fullShields = 0, aboard = 0, passengers } = counter;
  return wordsOf(
    damage > 0 && WORDS.damaged(damage, capacity),
    fullShields > 0 && WORDS.shielded(shields, fullShields),
    aboard > 0 && WORDS.carries(aboard, passengers ?? ''),
    counter.overwatch && WORDS.overwatch,
    counter.skimmer && WORDS.skimmer,
    counter.landed && WORDS.landed,
    push && WORDS.pushed(tidy(distance(push.from, push.to))),
  );
};

/** Those of some words that are true. */
export const wordsOf = (...words: readonly (string | false | null | undefined)[]): readonly string[] =>
  words.filter((one): one is string => !!one);

/** Whose it is: its side, and its formation if that is named. */
export const ownerOf = ({ side, formation }: Counter): string =>
  (formation ? `${WORDS.sides[side]}, ${formation}` : WORDS.sides[side]);

/** Centimetres as people say them: one decimal, and none that is zero. */
export const tidy = (cm: number): string => String(Math.round(cm * 10) / 10);
