/** What units that go together have by the traits of their models, and the rows by which that counts. */
import type { RowId } from '../editions/rows.ts';
import type { ModelTrait } from '../editions/trait-rows.ts';
import { partyOf } from './characters.ts';
import type { Phase } from './state.ts';
import { allHave, playedRow, unitHas } from './traits.ts';

/** Whether somebody of a unit, or of the characters that are with it, has a trait that counts here. */
export const partyHas = (phase: Phase, host: string, trait: ModelTrait): boolean =>
  phase.completions.length > 0 && partyOf(phase, host).some(unit => unitHas(phase, unit, trait));

/** Whether everybody of them has it. */
export const partyAllHave = (phase: Phase, host: string, trait: ModelTrait): boolean => {
  const party = phase.completions.length === 0 ? [] : partyOf(phase, host);
  return party.length > 0 && party.every(unit => allHave(phase, unit, trait));
};

/** The row by which somebody of them has it; null: nobody has. */
export const partyRow = (phase: Phase, host: string, trait: ModelTrait): RowId | null =>
  (partyHas(phase, host, trait) ? playedRow(phase, trait) : null);

/** The row by which a unit passes its tests of morale; null: it may lose heart. @row 7C-U1, 7C-U4, 4C-U4 */
export const fearlessRow = (phase: Phase, host: string): RowId | null =>
  partyRow(phase, host, 'zealot') ?? partyRow(phase, host, 'fearless');

/** By which row a unit never fails to regroup; null: it may. @row 7C-U1, 7C-U3, 4C-U1 */
export const unafraidRow = (phase: Phase, host: string): RowId | null => {
  const row = partyRow(phase, host, 'and-they-shall-know-no-fear') ?? fearlessRow(phase, host);
  return row === '4C-U4' ? null : row;
};
