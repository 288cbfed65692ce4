/** Who is directly engaged, by what, and who is not and why. */
import { CONTACT, type Base } from '../battlefield/base.ts';
import { lineOfFire, type Feature, type LineOfFire } from '../battlefield/line-of-fire.ts';
import { combatantOf, fighters, type Assault, type Engagement, type Unit } from './state.ts';

/** How far a firefight reaches, cm, measured between base edges and inclusive. @rule A2.2, A4.1 */
export const FIREFIGHT = 15;

const ROUNDING = 1e-9;

export const baseOf = (assault: Assault, unit: Unit): Base => ({ at: unit.at, radius: combatantOf(assault, unit).radius });

/** Centimetres between the edges of two units' bases; 0 when they touch or overlap. @rule L1 */
export const gapBetween = (assault: Assault, a: Unit, b: Unit): number => {
  const apart = Math.hypot(a.at[0] - b.at[0], a.at[1] - b.at[1]);
  return Math.max(0, apart - combatantOf(assault, a).radius - combatantOf(assault, b).radius);
};

export const isContact = (cm: number): boolean => cm <= CONTACT + ROUNDING;

const isInReach = (cm: number): boolean => cm <= FIREFIGHT + ROUNDING;

const featuresOf = (assault: Assault): readonly Feature[] =>
  assault.table.terrain.map(piece => ({ id: piece.id, outline: piece.outline, blocks: piece.cutsSight }));

/** The line of fire between two units over this table. @rule L2, L3, L4 */
export const lineBetween = (assault: Assault, a: Unit, b: Unit, features = featuresOf(assault)): LineOfFire =>
  lineOfFire(baseOf(assault, a), baseOf(assault, b), features);

/** A pair of enemies near enough to fight: in contact, or within 15cm with a line of fire. */
export interface Pair {
  readonly from: Unit;
  readonly to: Unit;
  readonly cm: number;
}

/**
 * Every pair of one unit each from two groups that can fight each other.
 *
 * @rule A4.1, A5.2
 */
export const pairsWithin = (assault: Assault, ours: readonly Unit[], theirs: readonly Unit[]): readonly Pair[] => {
  const features = featuresOf(assault);
  const pairs: Pair[] = [];
  for (const from of ours) {
    for (const to of theirs) {
      const cm = gapBetween(assault, from, to);
      if (isInReach(cm) && (isContact(cm) || features.length === 0 || lineBetween(assault, from, to, features).clear)) {
        pairs.push({ from, to, cm });
      }
    }
  }
  return pairs;
};

const engagementOf = (unit: Unit, pairs: readonly Pair[], end: 'from' | 'to'): Engagement | null => {
  let nearest: Pair | null = null;
  for (const pair of pairs) {
    if (pair[end].id === unit.id && (nearest === null || pair.cm < nearest.cm - ROUNDING)) nearest = pair;
  }
  if (nearest === null) return null;
  const enemy = end === 'from' ? nearest.to : nearest.from;
  return { unit: unit.id, by: isContact(nearest.cm) ? 'close-combat' : 'firefight', nearest: enemy.id, cm: nearest.cm };
};

/**
 * The units directly engaged: those of the fighting formations that touch an enemy in the assault, or have one within
 * 15cm and in line of fire. Touching means close combat.
 *
 * @rule A4.1, A4.2
 */
export const directlyEngaged = (assault: Assault): readonly Engagement[] => {
  const attackers = fighters(assault, 'attacker');
  const defenders = fighters(assault, 'defender');
  const pairs = pairsWithin(assault, attackers, defenders);
  if (pairs.length === 0) return [];
  return [
    ...attackers.map(unit => engagementOf(unit, pairs, 'from')),
    ...defenders.map(unit => engagementOf(unit, pairs, 'to')),
  ].filter(one => one !== null);
};

/** Whether anybody of the charging formation stands within 15cm of anybody of its target. @rule A2.2 */
export const isAnyoneNear = (assault: Assault): boolean =>
  fighters(assault, 'attacker').some(a => fighters(assault, 'defender').some(d => isInReach(gapBetween(assault, a, d))));
