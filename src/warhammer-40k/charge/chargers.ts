/** Who charges: the models of a unit and of the characters that go along with it. */
import { isAlive, unitOf } from '../roster.ts';
import type { Charge, Model, Phase, Unit } from '../state.ts';

/** The units that charge together when one does: itself first, then the characters in it. @rule 40k.74 @ruling */
export const chargingUnits = (phase: Phase, unit: string): readonly Unit[] =>
  [unitOf(phase, unit), ...phase.units.filter(one => one.joined === unit)];

/** The living models that charge together, in the order of the scenario, those of the unit itself first. */
export const chargersOf = (phase: Phase, { unit }: Pick<Charge, 'unit'>): readonly Model[] =>
  chargingUnits(phase, unit).flatMap(({ id }) => phase.models.filter(model => model.unit === id && isAlive(model)));
