/** A probability of which some is not followed. */
import type { Odds } from '../../../../src/epic-armageddon/odds/answer.ts';
import type { Side } from '../../../../src/epic-armageddon/model/procedure.ts';
import { percent } from '../../../shared/parts/figures.ts';
import { liveOddsWords } from './live-odds-words.ts';

const NOTICEABLE = 0.0005;
/** Of what is open by more than this nothing is known that could be told. */
const TOO_OPEN = 0.25;

const THIN = '\u202f';

/** The least and the most that a chance may be, in whole percent; null: it is known as well as it is shown. */
const boundsOf = (chance: number, open: number): readonly [least: number, most: number] | null =>
  (open <= NOTICEABLE ? null : [Math.floor(100 * chance), Math.ceil(100 * Math.min(1, chance + open))]);

/** '71.2 %'; '71–74 %' where some is open, however much that is. */
export const within = (chance: number, open: number): string => {
  const bounds = boundsOf(chance, open);
  if (bounds === null) return percent(chance);
  const [least, most] = bounds;
  return most - least <= 1 ? `${Math.round(100 * chance + 50 * open)}${THIN}%` : `${least}–${most}${THIN}%`;
};

/** The same, and plain words where so much is open that it would tell nothing. */
export const between = (chance: number, open: number): string =>
  (open > TOO_OPEN ? liveOddsWords.notFollowed : within(chance, open));

/** The same for those who hear it: 'at least 41 % and at most 55 %'. */
export const atLeastAtMost = (chance: number, open: number): string => {
  const bounds = boundsOf(chance, open);
  return bounds === null || bounds[1] - bounds[0] <= 1 ? within(chance, open)
    : liveOddsWords.bounds(`${bounds[0]}${THIN}%`, `${bounds[1]}${THIN}%`);
};

/** How likely a side is to win. */
export const winsOf = ({ winner, unresolved }: Odds, side: Side): string => between(winner[side], unresolved);
