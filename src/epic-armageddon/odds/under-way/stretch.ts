/** What is left of a round in which the last dice of the attacks or of supporting fire have been thrown. */
import { certain } from '../../../dice/distribution.ts';
import { hasMacroHits } from '../../batch-hits.ts';
import { enemyOf, SIDES, type Assault, type BySide, type Side } from '../../state.ts';
import { MACRO } from '../../volley.ts';
import type { Kind } from '../round/attacks.ts';
import { isDense, spread, unhurt, type Chances } from '../round/chances.ts';
import { isDead, type Engaged } from '../round/engaged.ts';
import { batchLosses, thenLosses } from '../round/losses.ts';
import { foughtIn, ledgerFor, survivorsOf, type Fight, type Fought, type Survivors, type Toll } from '../round/round.ts';
import type { Hurt } from './hurt.ts';

/** The last lot of hits that has been thrown in a round, and what is known of those before it. */
export interface Lot {
  readonly fight: Fight;
  readonly assault: Assault;
  readonly cause: 'attacks' | 'support';
  readonly hurt: BySide<readonly Hurt[]>;
}

const both = <T>(of: (side: Side) => T): BySide<T> => ({ attacker: of('attacker'), defender: of('defender') });

const placeOf = ({ board }: Fight, side: Side, id: string): number =>
  board.fighters[side].findIndex(({ unit }) => unit.id === id);

/** Those of some units that still fight, by their places. */
const placesOf = (fight: Fight, side: Side, ids: readonly string[]): readonly number[] =>
  ids.map(id => placeOf(fight, side, id)).filter(place => place >= 0);

/** The macro-weapon hits on a side that come after the others. @rule H6 */
const laterOn = ({ fight, assault }: Lot, side: Side): readonly Kind[] => {
  const { batch } = assault;
  if (batch === null || !hasMacroHits(assault)) return [];
  return batch.hits[enemyOf(side)]!.filter(({ effect, count }) => MACRO.includes(effect) && count > 0)
    .map(({ effect, by, from, count }): Kind => {
      const reach = from === null ? undefined : batch.reach[from]?.[by];
      return {
        effect, by, hits: certain(count), from: reach === undefined ? null : from,
        only: reach === undefined ? null : placesOf(fight, side, reach),
      };
    });
};

/** What the lot, and the macro-weapon hits after it, may leave of a side. */
const tollOn = (lot: Lot, side: Side, isByUnit: boolean): Toll => {
  const { fight, assault, cause, hurt } = lot;
  const { board } = fight;
  const fighters = board.fighters[side];
  const now = both(one => board.fighters[one].map(() => 0));
  const states = now[side];
  const kinds = laterOn(lot, side);
  const isFollowed = kinds.length > 0 || (cause === 'attacks' && fight.supporters[enemyOf(side)].length > 0);
  const order = isFollowed ? placesOf(fight, side, assault.batch!.targets[side].map(({ unit }) => unit))
    : hurt[side].map(({ fighter }) => fighter);
  const blows = { kinds: [], strikers: [], order };
  const ledger = ledgerFor(fight, side, now, blows, isByUnit || isFollowed || board.isTailTold);
  let chances: Chances = unhurt(ledger.size);
  for (const { fighter, turns } of hurt[side]) chances = spread(chances, turns, 0, ledger.weights[fighter]!);
  const struck = { board, side, states, order, ledger, cause };
  if (kinds.length > 0) {
    chances = thenLosses(struck, chances, left => batchLosses({
      ...struck, states: left, order: order.filter(fighter => !isDead(fighters[fighter]!, left[fighter]!)),
    }, kinds));
  }
  return { side, states, ledger, chances };
};

const engagedOn = ({ fight, assault }: Lot, side: Side): readonly Engaged[] => assault.engaged.flatMap(one => {
  const fighter = placeOf(fight, side, one.unit);
  return fighter < 0 ? [] : [{ fighter, by: one.by, blows: 0 }];
});

const isAnyAttackerEngaged = ({ assault: { engaged, units } }: Lot): boolean =>
  engaged.some(one => units.some(({ id, side }) => id === one.unit && side === 'attacker'));

/** The rest of a round of which the attacks have been thrown: supporting fire is still to come. */
const afterAttacks = (lot: Lot, tolls: BySide<Toll>): Fought => {
  const { fight, assault } = lot;
  const engaged = both(side => engagedOn(lot, side));
  const fought = foughtIn(fight, {
    chance: 1, tolls, engaged,
    struck: both(side => new Set(placesOf(fight, side, assault.struck))),
    isInLots: SIDES.some(side => laterOn(lot, side).length > 0),
  });
  return { ...fought, engaged: isAnyAttackerEngaged(lot) ? engaged.attacker.length : null };
};

const CERTAIN: readonly Survivors[] = [{ number: 0, chance: 1 }];

/** The rest of a round of which supporting fire has been thrown, or nothing is left but the result. @rule A5.6 */
const afterSupport = (lot: Lot, tolls: BySide<Toll>): Fought => {
  const { board } = lot.fight;
  const left = both(side => survivorsOf(board, tolls[side]));
  return {
    chance: 1, engaged: null, living: board.fighters.attacker.length, struck: both(() => CERTAIN),
    isInLots: SIDES.some(side => laterOn(lot, side).length > 0),
    isThinned: SIDES.some(side => !isDense(tolls[side].ledger.size)),
    supported: () => left,
  };
};

/**
 * A round from its last lot of hits on, as far as the result.
 *
 * @param isByUnit whether it is asked who survives, not only how many of those that count alike.
 */
export const foughtFrom = (lot: Lot, isByUnit: boolean): Fought => {
  const tolls = both(side => tollOn(lot, side, isByUnit));
  return lot.cause === 'attacks' ? afterAttacks(lot, tolls) : afterSupport(lot, tolls);
};
