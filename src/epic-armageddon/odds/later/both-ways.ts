/** A round that is played twice with the same dice: as it is, and as if nothing irregular were. */
import type { BySide } from '../../model/procedure.ts';
import type { Meeting } from '../round/results.ts';
import type { PlayedFight } from './played-round.ts';
import type { Repeatable } from './repeatable.ts';
import type { Blows } from './round-throws.ts';

/**
 * A round from given states, and the same dice once more as if nobody blew up or climbed out of a wreck, every hit did
 * as many points as lie in the middle and no line opened.
 *
 * @param chance of which the fight takes its numbers.
 */
export const inBothWays = (
  played: PlayedFight, chance: Repeatable, states: BySide<ArrayLike<number>>, blows: Blows,
): { readonly meeting: Meeting; readonly plain: Meeting } => {
  const once = (): Meeting => {
    played.begin(states);
    return played.round(null, blows);
  };
  chance.keep();
  setPlain(played, true);
  const plain = once();
  const isPlain = isNothingIrregular(played);
  setPlain(played, false);
  if (isPlain) return { meeting: plain, plain };
  chance.back();
  return { meeting: once(), plain };
};

const isNothingIrregular = ({ hits, blasts, passengers, layouts, sides }: PlayedFight): boolean =>
  !hits.isAnyHeavy && blasts?.isAny !== true && passengers?.isAny !== true
  && (layouts === null || layouts.isShut(sides));

const setPlain = ({ hits, blasts, passengers, layouts }: PlayedFight, isPlain: boolean): void => {
  hits.isLight = isPlain;
  if (isPlain) hits.isAnyHeavy = false;
  if (layouts !== null) layouts.stayShut = isPlain;
  for (const falls of [passengers, blasts]) {
    if (falls === null) continue;
    falls.isHeld = isPlain;
    if (isPlain) falls.isAny = false;
  }
};
