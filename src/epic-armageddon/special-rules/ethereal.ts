/** Ethereals: a formation that one has joined knows no fear while it lives, and grieves when it dies. */
import { has, type Combatant } from '../model/combatant.ts';
import { once } from '../../shared/once.ts';
import { combatantOf } from '../model/roster.ts';
import type { Assault, Unit } from '../model/state.ts';

const ETHEREAL = 'Ethereal';

export const isEthereal = (combatant: Combatant): boolean =>
  combatant.name === ETHEREAL || combatant.characters.includes(ETHEREAL);

/** Formations in which an Ethereal lives. */
const led = once((assault: Assault): readonly string[] => assault.units
  .filter(unit => unit.lostTo === null && isEthereal(combatantOf(assault, unit)))
  .map(unit => unit.formation));

/** Whether a unit is Fearless: by its datasheet, by a character, or by its formation’s Ethereal. @rule A6.6, A7.3 */
export const isFearless = (assault: Assault, unit: Unit): boolean =>
  has(combatantOf(assault, unit), 'fearless') || led(assault).includes(unit.formation);

/** Ethereals of a formation that the enemy has killed in this assault. @rule A8.1 */
export const etherealsLost = (assault: Assault, formation: string): number => assault.units
  .filter(unit => unit.formation === formation && isEthereal(combatantOf(assault, unit)))
  .filter(({ lostTo }) => lostTo === 'attack' || lostTo === 'support' || lostTo === 'critical').length;
