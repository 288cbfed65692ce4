/** What survivors are worth when the result is thrown, and what their side has lost when all is over. */
import { isUnmarked } from '../../blast-markers.ts';
import { fightingFormations } from '../../roster.ts';
import { countedMarkers, markersPerUnit } from '../../special-rules/they-shall-know-no-fear.ts';
import type { Formation, Side } from '../../state.ts';
import { enemyOf } from '../../state.ts';
import type { Board, Fighter } from './board.ts';
import { isDead, type States } from './engaged.ts';

/** One side after the attacks and supporting fire. */
export interface Account {
  /** Kills that its enemy has made so far. @rule A6.2, W7 */
  readonly conceded: number;
  /** Units left, war engines by their capacity; and how many of them inspire. @rule A6.2, W8 */
  readonly size: number;
  readonly inspiring: number;
  readonly markers: number;
  readonly isUnmarked: boolean;
  /** Units of the fighting formations lost so far, dead before the attacks included. */
  readonly lost: number;
  readonly living: number;
  /** Living units that a hack-down can take: those that are not Fearless. @rule A6.6 */
  readonly mortal: number;
  /** Living units that are lost in any case should the side lose: those of formations that were broken. @rule A7.2 */
  readonly doomed: number;
  /** Whether one of its formations ends broken if it wins, and if nobody does. @rule A8.1, B1 */
  readonly breaksAsWinner: boolean;
  readonly breaksUnbeaten: boolean;
  /** What further losses are worth depends on who died first, which is not remembered. */
  readonly isBlurred: boolean;
  /** Who they are, or others that are worth the same. */
  readonly states: States;
}

const damageOf = (fighter: Fighter, state: number): number =>
  (isDead(fighter, state) ? fighter.capacity : Math.floor(state / (fighter.shields + 1)));

interface Ranks { readonly size: number; readonly losses: number }

/** Whether so many Blast markers break a formation of such a size. @rule B1 */
const isShaken = (formation: Formation, markers: number, size: number): boolean =>
  formation.broken || (size > 0 && markers >= size * markersPerUnit(formation));

const breaks = (formations: readonly Formation[], ranks: readonly Ranks[], isWinner: boolean): boolean =>
  formations.some((formation, i) => isShaken(
    formation, formation.blastMarkers + (isWinner ? ranks[i]!.losses : 0), ranks[i]!.size,
  ));

/** Whether some side lives on of which a formation has lost everybody but those whose loss was worth less. */
const isBlurred = (fighters: readonly Fighter[], states: States): boolean =>
  fighters.some((fighter, i) => !isDead(fighter, states[i]!))
    && fighters.some(fighter => fighter.isUnmourned && fighters.every((other, place) =>
      other.formation !== fighter.formation || other.isUnmourned || isDead(other, states[place]!)));

/** Counts a side’s survivors. */
export const accountOf = (board: Board, side: Side, states: States): Omit<Account, 'states'> => {
  const { assault } = board;
  const fighters = board.fighters[side];
  const formations = fightingFormations(assault, side);
  const ranks = formations.map(({ losses }) => ({ size: 0, losses }));
  const count = { conceded: assault.kills[enemyOf(side)], size: 0, inspiring: 0, living: 0, mortal: 0, doomed: 0 };
  const dead = assault.units.filter(({ formation, lostTo }) =>
    lostTo !== null && formations.some(one => one.id === formation)).length;
  fighters.forEach((fighter, i) => {
    const state = states[i]!;
    const damage = damageOf(fighter, state);
    const rank = formations.findIndex(({ id }) => id === fighter.unit.formation);
    count.conceded += damage * fighter.kills;
    ranks[rank]!.losses += damage * fighter.markers;
    if (isDead(fighter, state)) return;
    ranks[rank]!.size += fighter.size;
    count.size += fighter.size;
    count.living += 1;
    if (fighter.isInspiring) count.inspiring += 1;
    if (!fighter.isFearless) count.mortal += 1;
    if (!fighter.isFearless && formations[rank]!.wasBroken) count.doomed += 1;
  });
  return {
    ...count,
    markers: formations.reduce((sum, formation, i) => sum
      + (formation.broken ? ranks[i]!.size : countedMarkers(formation, formation.blastMarkers)), 0),
    isUnmarked: formations.every(isUnmarked),
    lost: dead + fighters.length - count.living,
    breaksAsWinner: breaks(formations, ranks, true),
    breaksUnbeaten: breaks(formations, ranks, false),
    isBlurred: !board.isMourned && isBlurred(fighters, states),
  };
};

