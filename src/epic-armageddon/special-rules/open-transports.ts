/** Open transports: those inside fire from where they sit. */
import { has, type Combatant } from '../model/combatant.ts';
import { combatantOf, passengersOf, unitOf } from '../model/roster.ts';
import type { Assault, Unit } from '../model/state.ts';

/** Too big to be fired from inside. */
const EXCEPT = ['Big Gunz'];

export const isOpenTransport = (combatant: Combatant): boolean => has(combatant, 'passengers-fire');

/** Passengers that fire from inside a transport, in list order. @rule A5.2 */
export const firingFromInside = (assault: Assault, transport: Unit): readonly Unit[] =>
  (isOpenTransport(combatantOf(assault, transport))
    ? passengersOf(assault, transport.id).filter(unit => !EXCEPT.includes(combatantOf(assault, unit).name))
    : []);

/** Where a unit fires from: itself, or the transport that it sits in. @rule A5.2 */
export const firingStandOf = (assault: Assault, unit: Unit): Unit =>
  (unit.aboard === null ? unit : unitOf(assault, unit.aboard));
