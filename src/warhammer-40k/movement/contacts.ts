/** Contacts among many models, found in one pass: this is asked thousands of times for odds. */
import { CONTACT, NOISE } from '../../battlefield/base.ts';
import type { Model, Phase } from '../model/state.ts';

/** A model with what is measured of it at hand. */
export interface Fighter {
  readonly model: Model;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

export const fightersOf = (phase: Phase, models: readonly Model[]): readonly Fighter[] => models.map(model =>
  ({ model, x: model.at[0], y: model.at[1], radius: phase.profiles[model.profile]!.radius }));

/** Whether two bases are no further apart than so many inches. */
export const areWithin = (a: Fighter, b: Fighter, inches: number): boolean => {
  const reach = a.radius + b.radius + inches + NOISE;
  const [x, y] = [b.x - a.x, b.y - a.y];
  return x * x + y * y <= reach * reach;
};

/** For each model the enemy units that it touches; null: none. */
export const contactsAmong = (fighters: readonly Fighter[]): readonly (ReadonlySet<string> | null)[] => {
  const contacts = Array.from({ length: fighters.length }, (): Set<string> | null => null);
  const meet = (i: number, unit: string): void => {
    const met = contacts[i] ?? new Set<string>();
    contacts[i] = met.add(unit);
  };
  for (let i = 0; i < fighters.length; i += 1) {
    const one = fighters[i]!;
    for (let j = i + 1; j < fighters.length; j += 1) {
      const other = fighters[j]!;
      if (one.model.side === other.model.side || !areWithin(one, other, CONTACT)) continue;
      meet(i, other.model.unit);
      meet(j, one.model.unit);
    }
  }
  return contacts;
};
