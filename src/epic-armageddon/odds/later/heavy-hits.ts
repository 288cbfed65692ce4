/** Hits of several points as they fall by chance: what one of them does is known before the next one falls. */
import type { Uniform } from '../../../dice/throw.ts';
import { SIDES_OF_A_DIE } from '../../../dice/hand.ts';
import { readWord } from '../../attacks/strikes.ts';
import type { HitKind } from '../round/attacks.ts';
import type { Board } from '../round/board.ts';
import { inFallOrder, Laps, targetPlaces, type Fallen } from '../round/falling.ts';
import type { PlayedSide } from './side.ts';

/** Hits of any kinds: how many of each. */
export interface Hits {
  readonly kinds: readonly HitKind[];
  readonly counts: readonly number[];
}

/** Whether hits do several points to somebody of a side. @rule V7 */
export const isHeavy = ({ fighters }: PlayedSide, kinds: readonly Pick<HitKind, 'worth'>[]): boolean =>
  kinds.some(({ worth }) => worth !== 1) && fighters.some(({ fighter }) => fighter.isEngine);

/** Points of a hit: as many as it says, or as are thrown for. @rule H10 */
const pointsOf = (worth: number | string, uniform: Uniform): number => {
  if (typeof worth === 'number') return worth;
  const { dice, read } = readWord(worth);
  const faces = read === 'halves' ? SIDES_OF_A_DIE / 2 : SIDES_OF_A_DIE;
  let sum = 0;
  for (let die = 0; die < dice; die += 1) sum += 1 + Math.floor(uniform() * faces);
  return sum;
};

/**
 * Where hits fall of which some do several points to war engines, one after the other.
 *
 * @rule H2, H9, H10, W3
 */
export const fallHeavily = (
  board: Board, struck: PlayedSide, order: readonly number[], { kinds, counts }: Hits, uniform: Uniform,
): readonly (readonly Fallen[])[] => {
  const laps = new Laps(order.map(place => struck.fighters[place]!.fighter.size));
  const falls = order.map((): Fallen[] => []);
  for (const kind of inFallOrder(kinds, counts)) {
    const place = laps.next(targetPlaces(board, kind, order));
    if (place < 0) continue;
    const points = struck.fighters[order[place]!]!.fighter.isEngine ? pointsOf(kind.worth, uniform) : 1;
    laps.take(place, points);
    falls[place]!.push({ effect: kind.effect, by: kind.by, points });
  }
  return falls;
};
