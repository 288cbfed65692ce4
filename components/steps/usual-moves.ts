/** Moves that can be made for a unit or for everybody at once: straight at the nearest enemy, or straight away. */
import type { Point } from '../../src/battlefield/base.ts';
import { stepTowards } from '../../src/battlefield/measure.ts';
import { chargeAllowance, chargeTo, whyNotCharge } from '../../src/epic-armageddon/a2-charge.ts';
import {
  counterChargeTo, usualCounterCharge, mayCounterCharge,
} from '../../src/epic-armageddon/a3-counter-charge.ts';
import { meetDangers, mustTest } from '../../src/epic-armageddon/dangerous-terrain.ts';
import { baseOf, gapBetween } from '../../src/epic-armageddon/engagement.ts';
import { contactsAt, legOf, movedBy } from '../../src/epic-armageddon/movement.ts';
import { livingIn, unitOf, type Assault, type Side, type Unit } from '../../src/epic-armageddon/state.ts';

export interface UsualMove {
  readonly unit: string;
  readonly to: Point;
}

/** How finely a way is shortened when its end is not open, cm. */
const SHORTER = 0.5;

/**
 * A charge straight at the target: into contact with the nearest of its units that can be reached, or else as far
 * towards the nearest as the rules let it.
 *
 * @returns where the unit's centre ends, null if it cannot move that way.
 */
export const usualCharge = (assault: Assault, id: string): Point | null => {
  const unit = unitOf(assault, id);
  const left = chargeAllowance(assault, legOf(assault, id, unit.at)) - movedBy(unit);
  const gaps = livingIn(assault, assault.target)
    .map(enemy => ({ enemy, cm: gapBetween(assault, unit, enemy) }))
    .sort((a, b) => a.cm - b.cm);
  const at = (enemy: Unit, cm: number): Point => stepTowards(baseOf(assault, unit), baseOf(assault, enemy), cm);
  for (const { enemy, cm } of gaps) {
    if (cm > left) break;
    const to = at(enemy, cm);
    if (whyNotCharge(assault, id, to) === null) return to;
  }
  const nearest = gaps[0];
  for (let cm = Math.min(left, (nearest?.cm ?? 0) - SHORTER); nearest !== undefined && cm > 0; cm -= SHORTER) {
    const to = at(nearest.enemy, cm);
    if (whyNotCharge(assault, id, to) === null) return to;
  }
  return null;
};

/** The unit it would touch there; undefined for none. */
export const touchedAt = (assault: Assault, id: string, to: Point): Unit | undefined =>
  contactsAt(assault, legOf(assault, id, to))[0];

/** One move after the other, each from where the others have left things, until somebody has to test for terrain. */
const inTurn = (
  assault: Assault, ids: readonly string[], usual: (assault: Assault, id: string) => Point | null,
  make: (assault: Assault, id: string, to: Point) => Assault,
): readonly UsualMove[] => {
  const moves: UsualMove[] = [];
  let now = assault;
  for (const unit of ids) {
    const to = usual(now, unit);
    if (to === null) continue;
    moves.push({ unit, to });
    now = meetDangers(make(now, unit, to), unit);
    if (mustTest(now)) break;
  }
  return moves;
};

/** Everybody who has not charged yet goes at the nearest of the target. */
export const usualCharges = (assault: Assault): readonly UsualMove[] =>
  inTurn(assault, livingIn(assault, assault.engaging).filter(unit => unit.path.length === 0).map(unit => unit.id),
    usualCharge, chargeTo);

/** Everybody of a side who may goes at the nearest enemy. */
export const usualCounterCharges = (assault: Assault, side: Side): readonly UsualMove[] =>
  inTurn(assault, mayCounterCharge(assault, side), usualCounterCharge, counterChargeTo);
