/** Who is on the table: models, units and sides by name. */
import type { Profile } from './profile.ts';
import type { Combat, Model, Phase, Unit } from './state.ts';
import type { Side } from './procedure.ts';
export const isAlive = (model: Model): boolean => model.slain === null;

export const modelOf = (phase: Phase, id: string): Model => {
  const found = phase.models.find(model => model.id === id);
  if (found === undefined) throw new Error(`There is no model ${id}.`);
  return found;
};

export const unitOf = (phase: Phase, id: string): Unit => {
  const found = phase.units.find(unit => unit.id === id);
  if (found === undefined) throw new Error(`There is no unit ${id}.`);
  return found;
};

export const combatOf = (phase: Phase, id: string): Combat => {
  const found = phase.combats.find(combat => combat.id === id);
  if (found === undefined) throw new Error(`There is no combat ${id}.`);
  return found;
};

export const profileOf = (phase: Phase, model: Model): Profile => phase.profiles[model.profile]!;

/** The living models of a unit, in the order of the scenario. */
export const livingOf = (phase: Phase, unit: string): readonly Model[] =>
  phase.models.filter(model => model.unit === unit && isAlive(model));

/** The living models of a side. */
export const livingOn = (phase: Phase, side: Side): readonly Model[] =>
  phase.models.filter(model => model.side === side && isAlive(model));

export const isWipedOut = (phase: Phase, unit: string): boolean =>
  !phase.models.some(model => model.unit === unit && isAlive(model));

/** The units of a combat on one side, in the order of the scenario. */
export const unitsIn = (phase: Phase, combat: Combat, side: Side): readonly Unit[] =>
  phase.units.filter(unit => unit.side === side && combat.units.includes(unit.id));

/** The same phase with one model changed. */
export const withModel = (phase: Phase, id: string, change: Partial<Model>): Phase =>
  ({ ...phase, models: phase.models.map(model => (model.id === id ? { ...model, ...change } : model)) });

/** The same phase with one unit changed. */
export const withUnit = (phase: Phase, id: string, change: Partial<Unit>): Phase =>
  ({ ...phase, units: phase.units.map(unit => (unit.id === id ? { ...unit, ...change } : unit)) });

/** The same phase with one combat changed. */
export const withCombat = (phase: Phase, id: string, change: Partial<Combat>): Phase =>
  ({ ...phase, combats: phase.combats.map(one => (one.id === id ? { ...one, ...change } : one)) });
