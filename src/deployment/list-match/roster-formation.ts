/** Formations of a roster that come from outside. */
import type { RosterFormation } from '../../army-lists/import/read-roster.ts';

/** Whether something from outside has what a formation of a roster has. */
export const isRosterFormation = (value: unknown): value is RosterFormation => {
  const { name, list, units, characters } = fieldsIn(value);
  const isStand = (one: unknown): boolean => typeof fieldsIn(one)['profile'] === 'string'
    && isTexts(fieldsIn(one)['options'] ?? []);
  return typeof name === 'string' && (list === null || typeof list === 'string')
    && Array.isArray(units) && units.every(one => isStand(one) && 'options' in one)
    && Array.isArray(characters) && characters.every(one => isStand(one) && typeof fieldsIn(one)['on'] === 'number');
};

const fieldsIn = (value: unknown): Readonly<Record<string, unknown>> =>
  (typeof value === 'object' && value !== null ? value as Readonly<Record<string, unknown>> : {});

const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every(one => typeof one === 'string');
