/** Hits that only some may take, once passengers have come out of a wreck that these hits may fall on too. */
import { gap } from '../../../battlefield/base.ts';
import { enemyOf, type BySide } from '../../model/procedure.ts';
import type { HitCause } from '../../model/volley.ts';
import { baseOf, isContact } from '../../movement/engagement.ts';
import type { HitKind } from '../round/attacks.ts';
import type { Fighter } from '../round/board.ts';
import { isMacro } from '../round/falling.ts';
import type { Hits } from './heavy-hits.ts';
import type { PlayedSide } from './side.ts';

/** Who has come out on a side in a batch, and who of it lived as the batch began. */
export interface Spilled {
  readonly places: readonly number[];
  readonly lived: Uint8Array;
}

/** Whether somebody stands where one was destroyed in this batch whom a fighter had touched. @rule V12 */
const isInWreck = (struck: PlayedSide, place: number, { touched }: Fighter, lived: Uint8Array): boolean => {
  const { board: { assault, fighters } } = struck.layout;
  const base = baseOf(assault, fighters[struck.side][place]!.unit);
  return touched.some(({ enemy }) => lived[enemy] === 1 && struck.living[enemy] === 0
    && isContact(gap(base, baseOf(assault, fighters[struck.side][enemy]!.unit))));
};

/** Those of the spilled that the hits of a kind may fall on as well. @rule W3, V12 */
const reachedBy = (
  sides: BySide<PlayedSide>, struck: PlayedSide, { from, by }: HitKind, { places, lived }: Spilled, cause: HitCause,
): readonly number[] => {
  const striker = sides[enemyOf(struck.side)].fighters.find(({ fighter: { unit } }) => unit.id === from)?.fighter;
  if (striker === undefined) {
    const foe = struck.foes.find(({ supporter: { dice } }) => dice[0]?.striker.unit === from);
    return places.filter(place => foe?.isNear[place] ?? false);
  }
  const isApart = striker.isEngine && cause !== 'support' && !striker.forces;
  return places.filter(place => {
    const isTouching = striker.touched.some(({ enemy }) => enemy === place);
    if (!isTouching && !striker.within.includes(place)) return false;
    if (!isApart) return true;
    return (isTouching || isInWreck(struck, place, striker, lived)) === (by === 'close-combat');
  });
};

/** The hits of a batch as they may fall once some have come out of a wreck. */
export const reachingSpilled = (
  sides: BySide<PlayedSide>, struck: PlayedSide, hits: Hits, spilled: Spilled, cause: HitCause,
): Hits => ({
  counts: hits.counts,
  kinds: hits.kinds.map(kind => (kind.only === null || !isMacro(kind) ? kind
    : { ...kind, only: [...kind.only, ...reachedBy(sides, struck, kind, spilled, cause)] })),
});
