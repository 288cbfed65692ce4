/** What survivors are worth when the result is thrown, and what their side has lost when all is over. */
import { isUnmarked } from '../../attacks/blast-markers.ts';
import { fightingFormations } from '../../model/roster.ts';
import { etherealsLost } from '../../special-rules/ethereal.ts';
import { countedMarkers, markersPerUnit } from '../../special-rules/they-shall-know-no-fear.ts';
import type { Formation } from '../../model/state.ts';
import { enemyOf, type Side } from '../../model/procedure.ts';
import type { Board, Fighter } from './board.ts';
import { isDead, isFearlessIn, pointsLostIn, type States } from './engaged.ts';
import { griefFor, isDoomed } from './fates.ts';
import { lateCodeOf, lateWorths } from './late-losses.ts';

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
  /** Those of them that sit in no transport as the fight begins. */
  readonly outside: number;
  /** Living units that a hack-down can take: those that are not Fearless. @rule A6.6 */
  readonly mortal: number;
  /** Living units that are lost in any case should the side lose. @rule A7.1, A7.2, A7.5 */
  readonly doomed: number;
  /** Living units that may be lost, but are not doomed. */
  readonly hopeful: number;
  /** How likely one of its formations ends broken if it wins, and if nobody does. @rule A8.1, B1 */
  readonly breaksAsWinner: number;
  readonly breaksUnbeaten: number;
  /** Units that vanish as their formations break, if it wins, and if nobody does. @rule A7.1, B1 */
  readonly vanishAsWinner: number;
  readonly vanishUnbeaten: number;
  /** What further losses are worth depends on who died first, which is not remembered. */
  readonly isBlurred: boolean;
  /** Who they are, or others that are worth the same. */
  readonly states: States;
}

const damageOf = (fighters: readonly Fighter[], place: number, states: States): number =>
  (isGone(fighters, place, states) ? fighters[place]!.capacity : pointsLostIn(fighters[place]!, states[place]!));

/** Whether a fighter is dead, or taken to be lost with its transport. */
const isGone = (fighters: readonly Fighter[], place: number, states: States): boolean => {
  const { lostWith } = fighters[place]!;
  return isDead(fighters[place]!, states[place]!)
    || (lostWith !== null && isDead(fighters[lostWith]!, states[lostWith]!));
};

/** A formation: its living units, its losses as Blast markers, its summoned units, and Ethereals that have died. */
interface Ranks {
  size: number;
  losses: number;
  summoned: number;
  mourned: number;
}

/** Whether so many Blast markers break a formation of such a size. @rule B1 */
const isShaken = (formation: Formation, markers: number, size: number): boolean =>
  formation.broken || (size > 0 && markers >= size * markersPerUnit(formation));

/** How likely each formation of a side ends broken. @rule A8.1, B1 */
const breaks = (
  formations: readonly Formation[], ranks: readonly Ranks[], isWinner: boolean,
): readonly number[] => formations.map((formation, i) => {
  const { size, losses, mourned } = ranks[i]!;
  const markers = formation.blastMarkers + (isWinner ? losses : 0);
  const grief = griefFor(isWinner && !formation.broken ? mourned : 0);
  return grief.reduce((sum, chance, more) => sum + (isShaken(formation, markers + more, size) ? chance : 0), 0);
});

/** How likely one of some formations breaks, each by itself. */
const anyOf = (chances: readonly number[]): number => 1 - chances.reduce((none, chance) => none * (1 - chance), 1);

/** Summoned units of formations that break now. @rule B1 */
const vanished = (formations: readonly Formation[], ranks: readonly Ranks[], chances: readonly number[]): number =>
  ranks.reduce((sum, { summoned }, i) => sum + (formations[i]!.broken ? 0 : summoned * chances[i]!), 0);

/** Whether some side lives on of which a formation has lost everybody but those whose loss was worth less. */
export const isBlurred = (fighters: readonly Fighter[], states: States): boolean =>
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
  /** Ethereals of each that had been killed before. */
  readonly mourned: readonly number[];
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
    mourned: ids.map(id => etherealsLost(assault, id)),
  };
};

/**
 * Counts survivors of a side, in any states; of them, what the attacks had left is worth Blast markers, if it is said.
 * Late losses are worth more, see `late-losses.ts`.
 */
export type Accountant = (states: States, fought?: States, late?: number) => Account;

export const accountant = (board: Board, side: Side): Accountant => {
  const fighters = board.fighters[side];
  const lateCode = lateCodeOf(fighters);
  const { formations, ranks: rankOf, dead, mourned, conceded: before, isUnmarked: isFresh } = fixedOf(board, side);
  return (states, fought = states, late = 0) => {
    const ranks = formations.map(({ losses }, i): Ranks => ({ size: 0, losses, summoned: 0, mourned: mourned[i]! }));
    let conceded = before;
    let size = 0;
    let inspiring = 0;
    let isBrutal = false;
    let living = 0;
    let outside = 0;
    let mortal = 0;
    let doomed = 0;
    let hopeful = 0;
    for (let i = 0; i < fighters.length; i += 1) {
      const fighter = fighters[i]!;
      const damage = damageOf(fighters, i, fought);
      const rank = ranks[rankOf[i]!]!;
      conceded += damage * fighter.kills;
      rank.losses += damage * fighter.markers;
      if (fighter.isEthereal && isDead(fighter, fought[i]!)) rank.mourned += 1;
      if (isGone(fighters, i, states)) continue;
      rank.size += fighter.size;
      size += fighter.size;
      living += 1;
      if (fighter.unit.aboard === null) outside += 1;
      if (fighter.isInspiring) inspiring += 1;
      isBrutal ||= fighter.isBrutal;
      if (fighter.isSummoned) rank.summoned += 1;
      const isLost = isDoomed(board, side, i, states);
      const isMortal = !isFearlessIn(fighters, fighter, states);
      if (isLost) doomed += 1;
      if (isMortal) mortal += 1;
      if (isMortal && !isLost) hopeful += 1;
    }
    if (late > 0) {
      for (const { member, kills, markers } of lateWorths(fighters, lateCode, late)) {
        conceded += kills;
        ranks[rankOf[member]!]!.losses += markers;
      }
    }
    const [asWinner, unbeaten] = [breaks(formations, ranks, true), breaks(formations, ranks, false)];
    return {
      conceded, size, inspiring, isBrutal, living, outside, mortal, doomed, hopeful, states,
      markers: formations.reduce((sum, formation, i) => sum
        + (formation.broken ? ranks[i]!.size : countedMarkers(formation, formation.blastMarkers)), 0),
      isUnmarked: isFresh,
      lost: dead + fighters.length - living,
      breaksAsWinner: anyOf(asWinner),
      breaksUnbeaten: anyOf(unbeaten),
      vanishAsWinner: vanished(formations, ranks, asWinner),
      vanishUnbeaten: vanished(formations, ranks, unbeaten),
      isBlurred: !board.isMourned && isBlurred(fighters, states),
    };
  };
};

/** What is the same of all survivors who are worth the same, whoever they are. */
export const worthOf = ({
  conceded, size, inspiring, isBrutal, living, outside, mortal, doomed, hopeful, markers, lost, breaksAsWinner,
  breaksUnbeaten,
  vanishAsWinner, vanishUnbeaten, isBlurred: blurred,
}: Account): string =>
  `${conceded} ${size} ${inspiring} ${living} ${outside} ${mortal} ${doomed} ${hopeful} ${markers} ${lost} ${
    Number(isBrutal)}${Number(blurred)} ${breaksAsWinner} ${breaksUnbeaten} ${vanishAsWinner} ${vanishUnbeaten}`;
