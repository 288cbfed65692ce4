/** Moves that can be made for a unit or for everybody at once: at the nearest enemy, straight wherever that leads. */
import type { Point } from '../../battlefield/base.ts';
import { stepTowards } from '../../battlefield/measure.ts';
import { gainInContact, inContactOrder } from '../attacks/contact-order.ts';
import {
  bargingLeg, chargeAllowance, chargeTo, charging, whyNotCharge,
} from './a2-charge.ts';
import { stragglers } from './a2-coherency.ts';
import { counterChargeTo, usualCounterCharge } from './a3-counter-charge.ts';
import { bentCharge } from './charge-ways.ts';
import { meetDangers, mustTest } from './a2-dangerous-terrain.ts';
import { baseOf, gapBetween, isContact } from '../movement/engagement.ts';
import { contactsAt, legOf, movedBy } from '../movement/movement.ts';
import { once } from '../../shared/once.ts';
import { combatantOf, fightersOnTable, formationOf, isOnTable, livingIn, unitOf } from '../model/roster.ts';
import type { Assault, Unit } from '../model/state.ts';
import { enemyOf, SIDES, type Side } from '../model/procedure.ts';
import { zoneOf } from '../movement/zones-of-control.ts';

export interface UsualMove {
  readonly unit: string;
  readonly to: Point;
}

/** How finely a way is shortened when its end is not open, cm. */
const SHORTER = 1;
/** Turns round an enemy, to either side: two bases of one size stand side by side at one of a third. */
const AROUND = [0, 0.17, -0.17, 0.34, -0.34, 0.51, -0.51].map(turn => turn * Math.PI);
/** Just outside a zone of control, cm. */
const OUTSIDE = 0.01;

/** An enemy, and how far away it is, cm. */
interface EnemyAway {
  readonly enemy: Unit;
  readonly cm: number;
}

/** Enemies in the assault on the table, nearest to a unit first. */
export const enemiesFrom = (assault: Assault, unit: Unit): readonly EnemyAway[] =>
  fightersOnTable(assault, enemyOf(unit.side))
    .map(enemy => ({ enemy, cm: gapBetween(assault, unit, enemy) }))
    .sort((a, b) => a.cm - b.cm);

/** How far a unit may still charge, cm, and at whom. */
interface Approach {
  readonly unit: Unit;
  readonly left: number;
  readonly enemies: readonly EnemyAway[];
}

const approachOf = (assault: Assault, id: string): Approach => {
  const unit = unitOf(assault, id);
  return { unit, left: leftToCharge(assault, unit), enemies: enemiesFrom(assault, unit) };
};

/**
 * A charge straight at the target: into contact with the nearest of its units that can be reached, or else as far
 * towards the nearest as the rules let it.
 *
 * @returns where the unit's centre ends, null if it cannot move that way.
 */
export const usualCharge = (assault: Assault, id: string): Point | null => {
  const approach = approachOf(assault, id);
  return straightIntoContact(assault, approach) ?? towardsNearest(assault, approach, true);
};

/**
 * The usual charge as the places to which a unit moves one after the other: where no straight way leads into contact, a
 * way with bends that does.
 *
 * @returns null if it cannot move so.
 */
export const usualChargeWay = (assault: Assault, id: string): readonly Point[] | null => {
  const approach = approachOf(assault, id);
  const straight = straightIntoContact(assault, approach);
  if (straight !== null) return [straight];
  const { unit, left, enemies } = approach;
  const goals = enemies.filter(({ cm }) => cm <= left)
    .map(({ enemy }) => ({ enemy, places: placesBeside(assault, unit, enemy) }));
  return bentCharge(assault, id, left, goals) ?? straightWay(towardsNearest(assault, approach, true));
};

/** A place that touches the nearest of the target that can be reached straight; null: none can. */
const straightIntoContact = (assault: Assault, { unit, left, enemies }: Approach): Point | null => {
  for (const { enemy, cm } of enemies) {
    if (cm > left) break;
    const to = placesBeside(assault, unit, enemy).find(place => whyNotCharge(assault, unit.id, place) === null);
    if (to !== undefined) return to;
  }
  return null;
};

export const leftToCharge = (assault: Assault, unit: Unit): number =>
  chargeAllowance(assault, legOf(assault, unit.id, unit.at)) - movedBy(unit);

/** As near to the nearest of the target as may be without touching it; null where it cannot move so. */
export const chargeToFire = (assault: Assault, id: string): Point | null =>
  towardsNearest(assault, approachOf(assault, id), false);

/**
 * As far towards the nearest of the target as the rules let a charging unit that does not touch it: as far as it can,
 * if it may end in its zone of control, or else up to that zone, or as far as is open.
 */
const towardsNearest = (
  assault: Assault, { unit, left, enemies: [nearest] }: Approach, mayEnter: boolean,
): Point | null => {
  if (nearest === undefined) return null;
  const { enemy, cm } = nearest;
  const outside = Math.min(left, cm - zoneOf(assault, enemy) - OUTSIDE);
  for (let far = mayEnter && left < cm ? left : outside; far > 0; far = far > outside ? outside : far - SHORTER) {
    const to = stepTowards(baseOf(assault, unit), baseOf(assault, enemy), far);
    if (whyNotCharge(assault, unit.id, to) === null) return to;
  }
  return null;
};

/**
 * Places that touch an enemy: straight ahead, then further and further round it where others stand there already.
 *
 * @param turns round the enemy, in radians, in the order in which they are tried.
 */
export const placesBeside = (
  assault: Assault, unit: Unit, enemy: Unit, turns: readonly number[] = AROUND,
): readonly Point[] => {
  const apart = combatantOf(assault, unit).radius + combatantOf(assault, enemy).radius;
  const straight = Math.atan2(unit.at[1] - enemy.at[1], unit.at[0] - enemy.at[0]);
  return turns.map((turn): Point => [
    enemy.at[0] + apart * Math.cos(straight + turn), enemy.at[1] + apart * Math.sin(straight + turn),
  ]);
};

/** The unit it would touch there; undefined for none. */
export const touchedAt = (assault: Assault, id: string, to: Point): Unit | undefined =>
  contactsAt(assault, legOf(assault, id, to))[0];

/** Those whom a move would shove aside. @rule A2.13 */
export const shovedBy = (assault: Assault, id: string, to: Point): readonly string[] =>
  bargingLeg(assault, id, to).pushed!;

/** One way after the other, each from where the others have left things, until somebody has to test for terrain. */
const inTurn = (
  assault: Assault, ids: readonly string[], usual: (assault: Assault, id: string) => readonly Point[] | null,
  make: (assault: Assault, id: string, to: Point) => Assault,
): readonly UsualMove[] => {
  const moves: UsualMove[] = [];
  let now = assault;
  for (const unit of ids) {
    for (const to of usual(now, unit) ?? []) {
      moves.push({ unit, to });
      now = meetDangers(make(now, unit, to), unit);
    }
    if (mustTest(now)) break;
  }
  return moves;
};

/** The way of one move; null: there is none. */
export const straightWay = (to: Point | null): readonly Point[] | null => (to === null ? null : [to]);

/** Units of those that charge, on the table. */
export const chargers = (assault: Assault): readonly Unit[] =>
  charging(assault).flatMap(id => livingIn(assault, id)).filter(isOnTable);

const unmoved = (units: readonly Unit[]): readonly string[] =>
  units.filter(unit => unit.path.length === 0).map(unit => unit.id);

/** How those who have not charged yet usually stand afterwards. */
export interface UsualLine {
  /** Those who go into contact before others of their list who can reach the target as well. */
  readonly front: readonly Unit[];
  /** Those who stay out of contact, as they are better at firing and enough others go. */
  readonly firing: readonly Unit[];
}

/** As many charge into contact as pair off, and beyond them whoever is not better at firing. @rule A2.1, A4.2 */
export const usualLine = (assault: Assault): UsualLine => {
  const all = chargers(assault);
  const unengaged = all.filter(unit => unit.path.length === 0 && !isTouching(assault, unit));
  const able = unengaged.filter(unit => (enemiesFrom(assault, unit)[0]?.cm ?? Infinity) <= leftToCharge(assault, unit));
  const targets = fightersOnTable(assault, enemyOf(formationOf(assault, assault.engaging).side)).length;
  const pairs = Math.max(0, Math.min(all.length, targets) - all.filter(unit => isTouching(assault, unit)).length);
  const ordered = inContactOrder(able, unit => combatantOf(assault, unit));
  const ahead = ordered.slice(0, pairs);
  const passed = able.findIndex(unit => !ahead.includes(unit));
  return {
    front: passed < 0 ? [] : ahead.filter(unit => able.indexOf(unit) > passed),
    firing: ordered.slice(pairs).filter(unit => gainInContact(combatantOf(assault, unit)) < 0),
  };
};

const isTouching = (assault: Assault, unit: Unit): boolean =>
  isContact(enemiesFrom(assault, unit)[0]?.cm ?? Infinity);

/**
 * Everybody who has not charged yet goes at the nearest of the target, with bends where that needs them, those first
 * who gain most in contact; who is better at firing does so once as many are in contact as pair off.
 */
export const usualCharges = once((assault: Assault): readonly UsualMove[] => {
  const firing = new Set(usualLine(assault).firing.map(({ id }) => id));
  const going = inContactOrder(chargers(assault), unit => combatantOf(assault, unit));
  return inTurn(assault, unmoved(going), (now, id) =>
    straightWay(firing.has(id) ? chargeToFire(now, id) : null) ?? usualChargeWay(now, id), chargeTo);
});

/** Everybody who has not charged yet stops near enough to fire and touches nobody. @rule A2.1, A4.2 */
export const usualFireCharges = (assault: Assault): readonly UsualMove[] =>
  inTurn(assault, unmoved(chargers(assault)), (now, id) => straightWay(chargeToFire(now, id)), chargeTo);

/** Whether anybody who has not charged yet could stop so. */
export const mayAnyoneStandOff = once((assault: Assault): boolean =>
  unmoved(chargers(assault)).some(id => chargeToFire(assault, id) !== null));

/** Who would be out of coherency, and lost, if all charged in the usual way and stopped there. @rule A2.8 */
export const leftBehind = once((assault: Assault): readonly Unit[] => {
  const charged = usualCharges(assault).reduce((now, { unit, to }) => chargeTo(now, unit, to), assault);
  return charging(charged).flatMap(id => stragglers(charged, id)).map(id => unitOf(assault, id));
});

/** Whether anybody has not charged yet and could. */
export const mayAnyoneCharge = once((assault: Assault): boolean =>
  unmoved(chargers(assault)).some(id => usualCharge(assault, id) !== null));

/** Everybody of a side who has not moved and may goes at the nearest enemy. */
export const usualCounterCharges = (assault: Assault, side: Side): readonly UsualMove[] =>
  inTurn(
    assault, unmoved(fightersOnTable(assault, side)),
    (now, id) => straightWay(usualCounterCharge(now, id)), counterChargeTo,
  );

const ableSides = once((assault: Assault): readonly Side[] => SIDES.filter(side =>
  unmoved(fightersOnTable(assault, side)).some(id => usualCounterCharge(assault, id) !== null)));

/** Whether anybody of a side has not moved and could. */
export const mayAnyoneCounterCharge = (assault: Assault, side: Side): boolean => ableSides(assault).includes(side);
