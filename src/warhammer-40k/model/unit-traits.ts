/** What units that go together have by the traits of their models, and the rows by which that counts. */
import { isOn, type RowId } from '../editions/rows.ts';
import { rowOfTrait, type ModelTrait } from '../editions/trait-rows.ts';
import { partyOf } from './characters.ts';
import type { Phase } from './state.ts';
import { allHave, unitHas } from './traits.ts';

/** The row by which a trait counts here; null: it does not. */
export const playedRow = (phase: Phase, trait: ModelTrait): RowId | null => {
  const row = rowOfTrait(phase.edition, trait);
  return row !== null && isOn(phase, row) ? row : null;
};

/** Whether somebody of a unit, or of the characters that are with it, has a trait that counts here. */
export const partyHas = (phase: Phase, host: string, trait: ModelTrait): boolean =>
  phase.completions.length > 0 && partyOf(phase, host).some(unit => unitHas(phase, unit, trait));

/** Whether everybody of them has it. */
export const partyAllHave = (phase: Phase, host: string, trait: ModelTrait): boolean => {
  const party = phase.completions.length === 0 ? [] : partyOf(phase, host);
  return party.length > 0 && party.every(unit => allHave(phase, unit, trait));
};

const BRAVE = ['zealot', 'fearless'] as const;

/** The row by which a unit passes its tests of morale; null: it may lose heart. @row 7C-U1, 7C-U4, 4C-U4 */
export const fearlessRow = (phase: Phase, host: string): RowId | null => {
  const trait = BRAVE.find(one => partyHas(phase, host, one));
  return trait === undefined ? null : playedRow(phase, trait);
};

const UNAFRAID = 'and-they-shall-know-no-fear';

/** By which row a unit never fails to regroup; null: it may. @row 7C-U1, 7C-U3, 4C-U1 */
export const unafraidRow = (phase: Phase, host: string): RowId | null => {
  if (partyHas(phase, host, UNAFRAID)) return playedRow(phase, UNAFRAID);
  const row = fearlessRow(phase, host);
  return row === '4C-U4' ? null : row;
};
