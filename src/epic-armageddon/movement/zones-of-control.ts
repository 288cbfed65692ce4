/** Zones of control: the ground near an enemy that nobody enters but to fight it. */
import { gap, type Base, type Point } from '../../battlefield/base.ts';
import { firstWithin } from '../../battlefield/measure.ts';
import { has, sizeOf } from '../model/combatant.ts';
import { assaultWith, unitWith } from '../model/copies.ts';
import { enemyOf, type Side } from '../model/procedure.ts';
import { changeUnits, combatantOf, livingOf } from '../model/roster.ts';
import type { Assault, Unit } from '../model/state.ts';
import { baseOf, gapBetween, isContact, ROUNDING } from './engagement.ts';

/** How far a zone of control reaches, cm, inclusive. @rule A2.3 @ruling scoutZones */
const ZONE = 5;
const SCOUT_ZONE = 10;

export const zoneOf = (assault: Assault, unit: Unit): number =>
  (has(combatantOf(assault, unit), 'scout') && assault.rulings.scoutZones === '10cm' ? SCOUT_ZONE : ZONE);

/** Enemies that still have a zone: broken ones too, but none that has been contacted. @rule A2.3, A2.5 */
export const enemiesWithZones = (assault: Assault, unit: Unit): readonly Unit[] =>
  livingOf(assault, enemyOf(unit.side)).filter(enemy => !enemy.contacted);

export const isInZone = (assault: Assault, unit: Unit, enemy: Unit): boolean =>
  gapBetween(assault, unit, enemy) <= zoneOf(assault, enemy) + ROUNDING;

/**
 * Marks every unit that touches an enemy: its zone is gone for the rest of the assault. A war engine keeps its own
 * until as many enemies touch it as its starting damage capacity.
 *
 * @rule A2.5, W4
 */
export const loseZonesInContact = (assault: Assault): Assault => {
  const onTable = (side: Side): readonly Standing[] =>
    livingOf(assault, side).map(unit => ({ unit, base: baseOf(assault, unit) }));
  const defenders = onTable('defender');
  const touching = new Map<string, number>();
  const touch = ({ id }: Unit): unknown => touching.set(id, (touching.get(id) ?? 0) + 1);
  for (const a of onTable('attacker')) {
    for (const d of defenders) {
      const isKnown = a.unit.contacted && d.unit.contacted;
      if (!isKnown && isContact(gap(a.base, d.base))) [a.unit, d.unit].forEach(touch);
    }
  }
  const loses = (unit: Unit): boolean =>
    (touching.get(unit.id) ?? 0) >= sizeOf(combatantOf(assault, unit)) && !unit.contacted;
  const losing = assault.units.filter(loses).map(unit => unit.id);
  if (losing.length === 0) return assault;
  return assaultWith(assault, { units: changeUnits(assault, losing, unit => unitWith(unit, { contacted: true })) });
};

/** A unit, and where it stands. */
interface Standing {
  readonly unit: Unit;
  readonly base: Base;
}

/** A zone that a straight move enters, and how far along the way, 0 to 1. */
export interface ZoneEntry {
  readonly enemy: Unit;
  readonly part: number;
}

/** The zones a straight move enters from outside, in the order in which it does. @rule A2.3 */
export const zonesEntered = (assault: Assault, unit: Unit, to: Point): readonly ZoneEntry[] => {
  const from: Base = baseOf(assault, unit);
  return enemiesWithZones(assault, unit)
    .filter(enemy => !isInZone(assault, unit, enemy))
    .map(enemy => ({ enemy, part: firstWithin(from, to, baseOf(assault, enemy), zoneOf(assault, enemy)) }))
    .filter((entry): entry is ZoneEntry => entry.part !== null)
    .sort((a, b) => a.part - b.part);
};
