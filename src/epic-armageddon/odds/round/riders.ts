/** Passengers as rounds that are played tell them: who sits where, and whether that is all that has to be known. */
import { combatantOf, fightingFormations, formationOf, unitOf } from '../../model/roster.ts';
import { isWarEngine } from '../../model/combatant.ts';
import { SIDES } from '../../model/procedure.ts';
import type { Assault, Unit } from '../../model/state.ts';
import { isOpenTransport } from '../../special-rules/open-transports.ts';
import { mustCounterCharge } from '../../special-rules/formation-rules.ts';

/** Living units in transports. */
const ridersIn = (assault: Assault): readonly Unit[] =>
  assault.units.filter(unit => unit.lostTo === null && unit.aboard !== null);

const isFighting = (assault: Assault, unit: Unit): boolean => formationOf(assault, unit.formation).fighting;

/** Whether somebody who fights sits in a transport. */
export const hasRiders = (assault: Assault): boolean => ridersIn(assault).some(unit => isFighting(assault, unit));

/** Whether a passenger sits still until its transport is lost, and then dies of the first hit that is not saved. */
const isTellable = (assault: Assault, unit: Unit): boolean => {
  const transport = unitOf(assault, unit.aboard!);
  return transport.lostTo === null && transport.aboard === null
    && isFighting(assault, unit) === isFighting(assault, transport)
    && !isOpenTransport(combatantOf(assault, transport))
    && !isWarEngine(combatantOf(assault, unit)) && unit.shields === 0;
};

/**
 * Whether passengers can be played: nobody fires from inside, none is of another formation that does not fight, and
 * nobody has to counter-charge those who climb out.
 *
 * @rule A3.9, A5.2, V12, W10
 */
export const areRidersTellable = (assault: Assault): boolean =>
  ridersIn(assault).every(unit => isTellable(assault, unit))
    && (!hasRiders(assault) || SIDES.every(side => !fightingFormations(assault, side).some(mustCounterCharge)));
