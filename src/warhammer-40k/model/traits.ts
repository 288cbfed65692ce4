/** Traits that count where a phase is played: those of profiles, and those that come with something else. */
import { isOn, type RowId } from '../editions/rows.ts';
import { rowOfTrait, rowOfWeaponTrait, type ModelTrait, type WeaponTrait } from '../editions/trait-rows.ts';
import type { Weapon } from './profile.ts';
import { livingOf, profileOf, unitOf } from './roster.ts';
import type { Model, Phase } from './state.ts';

/** What comes with something else, by the row that says so. */
interface Gift {
  readonly row: RowId;
  readonly gives: readonly ModelTrait[];
}

const GIFTS_OF_TRAITS: { readonly [trait in ModelTrait]?: Gift } = {
  zealot: { row: '7C-U4', gives: ['fearless', 'hatred'] },
  daemon: { row: '7C-U25', gives: ['fear'] },
  'terminator-armour': { row: '7C-W16', gives: ['relentless'] },
};

/** Of every monstrous creature. */
const MONSTROUS: Gift = {
  row: '7C-T1', gives: ['fear', 'hammer-of-wrath', 'move-through-cover', 'relentless', 'smash'],
};

/** Whether a model has a trait, and the row by which it counts is played. @throws Error where there is no such unit. */
export const hasTrait = (phase: Phase, model: Model, trait: ModelTrait): boolean => {
  if (phase.completions.length === 0) return false;
  const row = rowOfTrait(phase.edition, trait);
  return row !== null && isOn(phase, row) && (profileOf(phase, model).traits.includes(trait)
    || isGiven(phase, model, trait));
};

const isGiven = (phase: Phase, model: Model, trait: ModelTrait): boolean => {
  const gives = (gift: Gift | undefined): boolean =>
    gift !== undefined && gift.gives.includes(trait) && isOn(phase, gift.row);
  return profileOf(phase, model).traits.some(one => gives(GIFTS_OF_TRAITS[one]))
    || (gives(MONSTROUS) && isMonstrous(phase, model));
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

/** The same of a weapon: what it does beyond its numbers, where the row is played. */
export const weaponHas = (
  { edition, completions }: Pick<Phase, 'edition' | 'completions'>, weapon: Weapon | null, trait: WeaponTrait,
): boolean => {
  if (weapon === null || completions.length === 0 || !weapon.traits.includes(trait)) return false;
  const row = rowOfWeaponTrait(edition, trait);
  return row !== null && isOn({ completions }, row);
};
