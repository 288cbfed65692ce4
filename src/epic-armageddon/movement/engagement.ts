/** Who is directly engaged, by what, and who is not and why. */
import { CONTACT, gap, NOISE, type Base } from '../../battlefield/base.ts';
import { lineOfFire, type Body, type Feature, type LineOfFire } from '../../battlefield/line-of-fire.ts';
import { insideIntervals } from '../../battlefield/terrain.ts';
import { has, hasWarEngines, isWarEngine } from '../model/combatant.ts';
import { once } from '../../shared/once.ts';
import { combatantOf, fightersOnTable, isOnTable } from '../model/roster.ts';
import type { Assault, Engagement, Unit } from '../model/state.ts';

/** How far a firefight reaches, cm, measured between base edges and inclusive. @rule A2.2, A4.1 */
export const FIREFIGHT = 15;

/** What moving a unit about may do to a length without changing an answer, cm. */
export const ROUNDING = 1e-6;

export const baseOf = (assault: Assault, unit: Unit): Base =>
  ({ at: unit.at, radius: combatantOf(assault, unit).radius });

/** Centimetres between the edges of two units' bases; 0 when they touch or overlap. @rule L1 */
export const gapBetween = (assault: Assault, a: Unit, b: Unit): number => gap(baseOf(assault, a), baseOf(assault, b));

export const isContact = (cm: number): boolean => cm <= CONTACT + NOISE;

/** Whether a firefight reaches so far. @rule A2.2, A4.1 */
export const isInReach = (cm: number): boolean => cm <= FIREFIGHT + NOISE;

const featuresOf = (assault: Assault): readonly Feature[] =>
  assault.table.terrain.map(piece => ({ id: piece.id, outline: piece.outline, blocks: piece.cutsSight }));

/** War engines on the table, which cut lines of fire as terrain does. @rule L3 */
const bodiesOn = (assault: Assault): readonly Body[] => (hasWarEngines(assault.combatants)
  ? bodiesAmong(assault) : NO_BODIES);

const NO_BODIES: readonly Body[] = [];

const bodiesAmong = once((assault: Assault): readonly Body[] => assault.units
  .filter(unit => isWarEngine(combatantOf(assault, unit)) && isOnTable(unit))
  .map(unit => ({ id: unit.id, base: baseOf(assault, unit) })));

/**
 * Whether a unit flies high: it sees and is seen over what lies nearer to it than to the other, and two such units see
 * each other over anything.
 *
 * @rule L4
 */
const isHigh = (assault: Assault, unit: Unit): boolean =>
  unit.poppedUp || has(combatantOf(assault, unit), 'support-craft');

/** Terrain on the way that is not looked over from on high. */
const notLookedOver = (assault: Assault, a: Unit, b: Unit, features: readonly Feature[]): readonly Feature[] => {
  const [highA, highB] = [isHigh(assault, a), isHigh(assault, b)];
  if (highA === highB) return highA ? [] : features;
  const [high, low] = highA ? [a, b] : [b, a];
  return features.filter(({ outline }) =>
    insideIntervals(outline, high.at, low.at).some(([start, end]) => start >= 1 - end - NOISE));
};

/** The line of fire between two units over this table. @rule L2, L3, L4 */
export const lineBetween = (assault: Assault, a: Unit, b: Unit, features = featuresOf(assault)): LineOfFire =>
  lineOfFire(baseOf(assault, a), baseOf(assault, b), notLookedOver(assault, a, b, features), bodiesOn(assault));

/** A pair of enemies near enough to fight: in contact, or within 15cm with a line of fire. */
export interface UnitPair {
  readonly from: Unit;
  readonly to: Unit;
  readonly cm: number;
}

/**
 * Every pair of one unit each from two groups that can fight each other, by their places in them, until the visitor
 * says that it has seen enough.
 *
 * @rule A4.1, A5.2
 */
export const visitPairs = (
  assault: Assault, ours: readonly Unit[], theirs: readonly Unit[],
  hasEnough: (from: number, to: number, cm: number) => boolean,
): void => {
  const features = featuresOf(assault);
  const isOpen = features.length === 0 && bodiesOn(assault).length === 0;
  const isSeen = (from: Unit, to: Unit): boolean => isOpen || lineBetween(assault, from, to, features).clear;
  const bases = theirs.map(unit => baseOf(assault, unit));
  for (let from = 0; from < ours.length; from += 1) {
    const base = baseOf(assault, ours[from]!);
    for (let to = 0; to < theirs.length; to += 1) {
      const cm = gap(base, bases[to]!);
      const isNear = isInReach(cm) && (isContact(cm) || isSeen(ours[from]!, theirs[to]!));
      if (isNear && hasEnough(from, to, cm)) return;
    }
  }
};

/**
 * Every pair of one unit each from two groups that can fight each other.
 *
 * @rule A4.1, A5.2
 */
export const pairsWithin = (assault: Assault, ours: readonly Unit[], theirs: readonly Unit[]): readonly UnitPair[] => {
  const pairs: UnitPair[] = [];
  visitPairs(assault, ours, theirs, (from, to, cm) =>
    pairs.push({ from: ours[from]!, to: theirs[to]!, cm }) === 0);
  return pairs;
};

/** Whether anybody is directly engaged at all. @rule A2.2, A3.7 */
export const isAnyoneEngaged = (assault: Assault): boolean => {
  let isAny = false;
  visitPairs(assault, fightersOnTable(assault, 'attacker'), fightersOnTable(assault, 'defender'), () => (isAny = true));
  return isAny;
};

/**
 * The units directly engaged: those of the fighting formations that touch an enemy in the assault, or have one within
 * 15cm and in line of fire. Touching means close combat.
 *
 * @returns the attackers, then the defenders, each in list order.
 * @rule A4.1, A4.2
 */
export const directlyEngaged = (assault: Assault): readonly Engagement[] => {
  const attackers = fightersOnTable(assault, 'attacker');
  const defenders = fightersOnTable(assault, 'defender');
  const ours = attackers.map((): Nearest => ({ enemy: -1, cm: Infinity }));
  const theirs = defenders.map((): Nearest => ({ enemy: -1, cm: Infinity }));
  visitPairs(assault, attackers, defenders, (attacker, defender, cm) => {
    meet(ours[attacker]!, defender, cm);
    meet(theirs[defender]!, attacker, cm);
    return false;
  });
  return [...engagedAmong(attackers, ours, defenders), ...engagedAmong(defenders, theirs, attackers)];
};

/** The enemy that a unit has nearest, by its place; -1: it has none. */
interface Nearest {
  enemy: number;
  cm: number;
}

const meet = (nearest: Nearest, enemy: number, cm: number): void => {
  if (cm >= nearest.cm - NOISE) return;
  nearest.enemy = enemy;
  nearest.cm = cm;
};

const engagedAmong = (
  units: readonly Unit[], nearest: readonly Nearest[], enemies: readonly Unit[],
): readonly Engagement[] => units.flatMap((unit, i) => {
  const { enemy, cm } = nearest[i]!;
  return enemy < 0 ? []
    : [{ unit: unit.id, by: isContact(cm) ? 'close-combat' : 'firefight', nearest: enemies[enemy]!.id, cm }];
});

/** Whether anybody of the charging formation stands within 15cm of anybody of its target. @rule A2.2 */
export const isAnyoneNear = (assault: Assault): boolean =>
  fightersOnTable(assault, 'attacker').some(attacker =>
    fightersOnTable(assault, 'defender').some(defender => isInReach(gapBetween(assault, attacker, defender))));
