/** Who charges whom: units, the characters that are in them, and the charges as they stand. */
import { isSilent, answer } from '../editions/answers.ts';
import { isPresent, joinedTo } from '../model/characters.ts';
import { isAlive, isWipedOut, unitOf } from '../model/roster.ts';
import type { Charge, Model, Phase, Unit } from '../model/state.ts';

/**
 * The units that charge, or are charged, as one: a unit and the characters in it.
 *
 * @rule 40k.74
 * @ruling
 */
export const togetherWith = (phase: Phase, unit: string): readonly Unit[] =>
  [unitOf(phase, unit), ...phase.units.filter(one => joinedTo(one) === unit && isPresent(phase, one.id))];

/** The living models that charge together, in the order of the scenario, those of the unit itself first. */
export const chargersOf = (phase: Phase, { unit }: Pick<Charge, 'unit'>): readonly Model[] =>
  togetherWith(phase, unit).flatMap(({ id }) => phase.models.filter(model => model.unit === id && isAlive(model)));

/**
 * Whether a character takes the unit along that he is in: only one text says so; the others tell it of the unit alone.
 *
 * @rule 40k.74
 */
export const takesUnitAlong = (phase: Phase): boolean =>
  !isSilent(phase, 'characterStrike') && answer(phase, 'characterStrike') === 'may';

/** The charge that is being made. */
export const presentCharge = (phase: Phase): Charge => {
  const found = phase.charges.find(({ stage }) => stage === 'moving');
  if (found === undefined) throw new Error('Nobody is charging.');
  return found;
};

/** The same phase with the charge that is being made changed. */
export const withCharge = (phase: Phase, change: Partial<Charge>): Phase => {
  const { unit } = presentCharge(phase);
  return { ...phase, charges: phase.charges.map(one => (one.unit === unit ? { ...one, ...change } : one)) };
};

/** The units charged that are left, the primary one first. */
export const targetsLeft = (phase: Phase, { targets }: Charge): readonly string[] =>
  targets.filter(target => !isWipedOut(phase, target));

/** The units that a charge was declared at, without the characters who are in them. @ruling */
export const unitsNamed = (phase: Phase, { targets }: Pick<Charge, 'targets'>): readonly string[] =>
  targets.filter(target => !targets.includes(joinedTo(unitOf(phase, target)) ?? ''));
