/** A probability of which some is not followed. */
import type { Odds } from '../../../src/epic-armageddon/odds/answer.ts';
import type { Side } from '../../../src/epic-armageddon/state.ts';
import { percent } from '../../parts/figures.ts';
import { words } from './words.ts';

const NOTICEABLE = 0.0005;
/** Of what is open by more than this nothing is known that could be told. */
const TOO_OPEN = 0.25;

const THIN = '\u202f';

/** '71.2 %'; '71–74 %' where some is open, and plain words where most is. */
export const between = (chance: number, open: number): string => {
  if (open <= NOTICEABLE) return percent(chance);
  if (open > TOO_OPEN) return words.notFollowed;
  const [least, most] = [Math.floor(100 * chance), Math.ceil(100 * Math.min(1, chance + open))];
  return most - least <= 1 ? `${Math.round(100 * chance + 50 * open)}${THIN}%` : `${least}–${most}${THIN}%`;
};

/** How likely a side is to win. */
export const winsOf = ({ winner, unresolved }: Odds, side: Side): string => between(winner[side], unresolved);
