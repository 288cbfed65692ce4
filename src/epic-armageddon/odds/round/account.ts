/** What survivors are worth when the result is thrown, and what their side has lost when all is over. */
import { isUnmarked } from '../../attacks/blast-markers.ts';
import { fightingFormations } from '../../model/roster.ts';
import { countedMarkers, markersPerUnit } from '../../special-rules/they-shall-know-no-fear.ts';
import type { Formation } from '../../model/state.ts';
import { enemyOf, type Side } from '../../model/procedure.ts';
import type { Board, Fighter } from './board.ts';
import { isDead, type States } from './engaged.ts';

/** One side after the attacks and supporting fire. */
export interface Account {
  /** Kills that its enemy has made so far. @rule A6.2, W7 */
  readonly conceded: number;
  /** Units left, war engines by their capacity; and how many of them inspire. @rule A6.2, W8 */
  readonly size: number;
  readonly inspiring: number;
  /** Whether anybody left is Brutal. @rule A6.5 */
  readonly isBrutal: boolean;
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

/** What never changes about a side. */
interface Fixed {
  readonly formations: readonly Formation[];
  /** The place of each fighter’s formation among them. */
  readonly ranks: readonly number[];
  /** Units of theirs that were dead before. */
  readonly dead: number;
  readonly conceded: number;
  readonly isUnmarked: boolean;
}

const fixedOf = ({ assault, fighters }: Board, side: Side): Fixed => {
  const formations = fightingFormations(assault, side);
  const ids = formations.map(({ id }) => id);
  return {
    formations,
    ranks: fighters[side].map(({ unit }) => ids.indexOf(unit.formation)),
    dead: assault.units.filter(({ formation, lostTo }) => lostTo !== null && ids.includes(formation)).length,
    conceded: assault.kills[enemyOf(side)],
    isUnmarked: formations.every(isUnmarked),
  };
};

/** Counts survivors of a side, in any states. */
export const accountant = (board: Board, side: Side): ((states: States) => Account) => {
  const fighters = board.fighters[side];
  const { formations, ranks: rankOf, dead, conceded: before, isUnmarked: isFresh } = fixedOf(board, side);
  return states => {
    const ranks = formations.map(({ losses }) => ({ size: 0, losses }));
    let conceded = before;
    let size = 0;
    let inspiring = 0;
    let isBrutal = false;
    let living = 0;
    let mortal = 0;
    let doomed = 0;
    for (let i = 0; i < fighters.length; i += 1) {
      const fighter = fighters[i]!;
      const damage = damageOf(fighter, states[i]!);
      const rank = ranks[rankOf[i]!]!;
      conceded += damage * fighter.kills;
      rank.losses += damage * fighter.markers;
      if (isDead(fighter, states[i]!)) continue;
      rank.size += fighter.size;
      size += fighter.size;
      living += 1;
      if (fighter.isInspiring) inspiring += 1;
      isBrutal ||= fighter.isBrutal;
      if (fighter.isFearless) continue;
      mortal += 1;
      if (formations[rankOf[i]!]!.wasBroken) doomed += 1;
    }
    return {
      conceded, size, inspiring, isBrutal, living, mortal, doomed, states,
      markers: formations.reduce((sum, formation, i) => sum
        + (formation.broken ? ranks[i]!.size : countedMarkers(formation, formation.blastMarkers)), 0),
      isUnmarked: isFresh,
      lost: dead + fighters.length - living,
      breaksAsWinner: breaks(formations, ranks, true),
      breaksUnbeaten: breaks(formations, ranks, false),
      isBlurred: !board.isMourned && isBlurred(fighters, states),
    };
  };
};

/** What is the same of all survivors who are worth the same, whoever they are. */
export const worthOf = ({
  conceded, size, inspiring, isBrutal, living, mortal, doomed, markers, lost, breaksAsWinner, breaksUnbeaten,
  isBlurred: blurred,
}: Account): string =>
  `${conceded} ${size} ${inspiring} ${living} ${mortal} ${doomed} ${markers} ${lost} ${
    Number(isBrutal)}${Number(breaksAsWinner)}${Number(breaksUnbeaten)}${Number(blurred)}`;
