/** Open transports: those inside fire from where they sit. */
import { has, type Combatant } from '../combatant.ts';
import { combatantOf, passengersOf } from '../roster.ts';
import type { Assault, Unit } from '../state.ts';

/** Too big to be fired from inside. */
const EXCEPT = ['Big Gunz'];

export const isOpen = (combatant: Combatant): boolean => has(combatant, 'passengers-fire');

/** Passengers that fire from inside a transport, in list order. @rule A5.2 */
export const firingFromInside = (assault: Assault, transport: Unit): readonly Unit[] =>
  (isOpen(combatantOf(assault, transport))
    ? passengersOf(assault, transport.id).filter(unit => !EXCEPT.includes(combatantOf(assault, unit).name))
    : []);
