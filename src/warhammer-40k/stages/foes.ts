/** With whom a unit is locked in the fight that was just fought. */
import { CONTACT } from '../../battlefield/base.ts';
import { isOfParty } from '../model/characters.ts';
import { livingOf, livingOn, unitOf } from '../model/roster.ts';
import type { Phase } from '../model/state.ts';
import { foesOf } from '../movement/combats.ts';
import { areWithin, fightersOf } from '../movement/contacts.ts';
import { aftermathOf, fightersOf as unitsOf } from './aftermath.ts';
import { otherSide, SIDES, type Side } from '../model/procedure.ts';

/** The enemy units that a unit touches as models stand now. */
export const touchedNow = (phase: Phase, unit: string): readonly string[] => {
  const foes = fightersOf(phase, livingOn(phase, otherSide(unitOf(phase, unit).side)));
  const touched = new Set<string>();
  for (const one of fightersOf(phase, livingOf(phase, unit))) {
    for (const foe of foes) if (areWithin(one, foe, CONTACT)) touched.add(foe.model.unit);
  }
  return [...touched];
};

/**
 * The living enemy units that a unit is locked with: those that it touches, and those that it fought as long as they
 * have not left. Whoever touched somebody when the fight was sorted out counts as engaged to its end.
 *
 * @rule 40k.21
 */
export const foesInFight = (phase: Phase, unit: string): readonly string[] =>
  [...new Set([...touchedNow(phase, unit), ...foesOf(phase, unit).filter(foe => !hasLeft(phase, foe))])];

/** Whether a unit has broken off and is gone. */
const hasLeft = (phase: Phase, unit: string): boolean => aftermathOf(phase).breaking
  .some(one => isOfParty(unitOf(phase, unit), one.unit) && (one.fate === 'away' || one.fate === 'destroyed'));

/** The units of a side in a fight who live and do not fall back, whether they touch anybody or not. */
export const holdersOf = (phase: Phase, side: Side): readonly string[] =>
  unitsOf(phase, side).filter(({ fallingBack }) => !fallingBack).map(({ id }) => id);

/** Whether both sides of a fight are still there, and nobody touches anybody. @row 4C-R10 */
export const isApart = (phase: Phase): boolean => SIDES.map(side => holdersOf(phase, side))
  .every(holders => holders.length > 0 && holders.every(unit => touchedNow(phase, unit).length === 0));
