/** What comes after a fight as it stands: the pieces that all its stages share. */
import type { PhaseHand, Purpose } from '../model/hands.ts';
import { note, type EventKey, type OptionalValues } from '../model/log.ts';
import type { EventValues } from '../model/log-entries.ts';
import { isAlive, isWipedOut, unitOf, withUnit } from '../model/roster.ts';
import type { Aftermath, BreakOff, Phase, Result, Slain, Unit } from '../model/state.ts';
import { otherSide, type Side } from '../model/procedure.ts';

export const aftermathOf = ({ aftermath }: Phase): Aftermath => {
  if (aftermath === null) throw new Error('Nothing has been fought that could have an aftermath.');
  return aftermath;
};

export const withAftermath = (phase: Phase, change: Partial<Aftermath>): Phase =>
  ({ ...phase, aftermath: { ...aftermathOf(phase), ...change } });

/** How the fight ended whose aftermath it is. */
export const resultOf = (phase: Phase): Result => {
  const { combat } = aftermathOf(phase);
  const found = phase.results.find(one => one.combat === combat);
  if (found === undefined) throw new Error(`The fight of ${combat} has not been tallied.`);
  return found;
};

/** The units of a side that fought and of which somebody lives, in the order of the scenario. */
export const fightersOf = (phase: Phase, side: Side): readonly Unit[] => {
  const { units } = resultOf(phase);
  return phase.units.filter(one => one.side === side && units.includes(one.id) && !isWipedOut(phase, one.id));
};

/** The side whose turn it is, then the other. */
export const sidesInOrder = ({ active }: Phase): readonly [Side, Side] => [active, otherSide(active)];

/** Units by name: those of the side whose turn it is first, otherwise as they stand in the scenario. */
export const inOrder = (phase: Phase, units: readonly string[]): readonly string[] =>
  sidesInOrder(phase).flatMap(side => phase.units.filter(one => one.side === side && units.includes(one.id)))
    .map(({ id }) => id);

export const unitName = (phase: Phase, unit: string): string => unitOf(phase, unit).name;

/** One more line about what comes after a fight. */
export const noteAftermath = <K extends EventKey>(
  phase: Phase, rule: string, key: K, ...given: OptionalValues<EventValues[K]>
): Phase => note(phase, 'aftermath', rule, key, ...given);

/** Dice of a unit of which the sum counts. */
export const sumHand = (
  phase: Phase, unit: string, dice: number, purpose: Purpose, rule: string, against: string | null = null,
): PhaseHand => ({
  name: `${unitName(phase, unit)}: ${purpose}`, side: unitOf(phase, unit).side, purpose, owners: [unit], against, rule,
  dice, read: 'sum',
});

/** The same phase with several units changed alike. */
export const withUnits = (phase: Phase, units: readonly string[], change: Parameters<typeof withUnit>[2]): Phase =>
  units.reduce((after, unit) => withUnit(after, unit, change), phase);

/** The same phase with what is known of one unit that breaks off changed. */
export const withBreakOff = (phase: Phase, unit: string, change: (one: BreakOff) => Partial<BreakOff>): Phase =>
  withAftermath(phase, {
    breaking: aftermathOf(phase).breaking.map(one => (one.unit === unit ? { ...one, ...change(one) } : one)),
  });

/** Units that break off and of which nobody knows yet what will become of them. */
export const stillBreaking = (phase: Phase): readonly BreakOff[] =>
  aftermathOf(phase).breaking.filter(({ fate }) => fate === null);

/** A unit is gone, all of it. */
export const slay = (phase: Phase, units: readonly string[], slain: Slain): Phase => ({
  ...phase,
  models: phase.models.map(model =>
    (isAlive(model) && units.includes(model.unit) ? { ...model, wounds: 0, slain } : model)),
});
