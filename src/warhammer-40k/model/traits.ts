/** Traits that count where a phase is played: its profiles have those alone whose rows are on. */
import { rowOfTrait, type ModelTrait, type WeaponTrait } from '../editions/trait-rows.ts';
import { isOn, type RowId } from '../editions/rows.ts';
import type { Weapon } from './profile.ts';
import { livingOf, profileOf, unitOf } from './roster.ts';
import type { Model, Phase } from './state.ts';

/** What every monstrous creature has where that row is played. */
const OF_MONSTERS: readonly ModelTrait[] = [
  'fear', 'hammer-of-wrath', 'move-through-cover', 'relentless', 'smash',
];

/** Whether a model has a trait, and the row by which it counts is played. @throws Error where there is no such unit. */
export const hasTrait = (phase: Phase, model: Model, trait: ModelTrait): boolean =>
  phase.completions.length > 0 && (profileOf(phase, model).traits.includes(trait)
    || (comesWith(phase, model, trait) && playedRow(phase, trait) !== null));

/** By what else a model is: who kept a jump pack for the charge strikes with Hammer of Wrath. @row 7C-D6, 7C-T1 */
const comesWith = (phase: Phase, model: Model, trait: ModelTrait): boolean =>
  (trait === 'hammer-of-wrath' && isOn(phase, '7C-D6') && profileOf(phase, model).traits.includes('jump-charge'))
    || (OF_MONSTERS.includes(trait) && isOn(phase, '7C-T1') && isMonstrous(phase, model));

/** The row by which a trait counts here; null: it does not. */
export const playedRow = (phase: Phase, trait: ModelTrait): RowId | null => {
  const row = rowOfTrait(phase.edition, trait);
  return row !== null && isOn(phase, row) ? row : null;
};

export const isMonstrous = (phase: Phase, { writtenIn }: Model): boolean =>
  unitOf(phase, writtenIn).traits.includes('monstrous-creature');

/** Whether one living model of a unit has a trait: where that is enough for all. */
export const unitHas = (phase: Phase, unit: string, trait: ModelTrait): boolean =>
  phase.completions.length > 0 && livingOf(phase, unit).some(model => hasTrait(phase, model, trait));

/** Whether every living model of a unit has a trait, and there is one. */
export const allHave = (phase: Phase, unit: string, trait: ModelTrait): boolean => {
  const living = phase.completions.length === 0 ? [] : livingOf(phase, unit);
  return living.length > 0 && living.every(model => hasTrait(phase, model, trait));
};

/** The same of a weapon of a phase: what it does beyond its numbers. */
export const weaponHas = (weapon: Weapon | null, trait: WeaponTrait): boolean =>
  weapon !== null && weapon.traits.includes(trait);

/** Whether a weapon is a grenade: it has a Strength of its own and strikes once. @row 7C-G3, 7C-G4 */
export const isGrenade = (weapon: Pick<Weapon, 'row'> | null): boolean =>
  weapon !== null && (weapon.row === '7C-G3' || weapon.row === '7C-G4');

/** The Initiative of a model's profile, or what a concussive weapon has left of it. @rule 40k.27 */
export const ownInitiative = (phase: Phase, model: Model): number =>
  (model.concussed > 0 ? CONCUSSED : profileOf(phase, model).initiative);

const CONCUSSED = 1;
