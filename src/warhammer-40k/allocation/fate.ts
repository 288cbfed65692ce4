/** What an unsaved wound does to a model by rows beside the text: it is shrugged off, or takes all the model has. */
import { isOn, type RowId } from '../editions/rows.ts';
import type { DealtWound, Wound } from '../model/allocation.ts';
import { modelOf, profileOf } from '../model/roster.ts';
import type { Model, Phase } from '../model/state.ts';
import { hasTrait } from '../model/traits.ts';

/** The row by which a wound is Instant Death for a model; null: it is none. @row 7C-U13, 7C-U13a, 4C-I1 */
export const slaysBy = (phase: Phase, { slays, strength }: Wound, model: Model): RowId | null => {
  if (slays) return '7C-U13';
  if (strength < 2 * profileOf(phase, model).toughness) return null;
  return (['7C-U13a', '4C-I1'] as const).find(row => isOn(phase, row)) ?? null;
};

/** How many wounds a model loses by one that was not saved. @row 7C-U13 */
export const costOf = (phase: Phase, wound: Wound, model: Model): number =>
  (slaysBy(phase, wound, model) !== null && !hasTrait(phase, model, 'eternal-warrior') ? model.wounds : 1);

/** How many unsaved wounds of a kind these models can take. */
export const wearOf = (phase: Phase, wound: Wound, models: readonly Model[]): number =>
  models.reduce((sum, model) => sum + Math.ceil(model.wounds / costOf(phase, wound, model)), 0);

/** The lowest face that shrugs a wound off; null: the model feels it. @row 7C-U12 */
export const painlessOn = (phase: Phase, wound: Wound, model: Model): number | null =>
  (slaysBy(phase, wound, model) === null ? profileOf(phase, model).feelNoPain : null);

/** What a wound may come to for a model beyond its save, in one word. */
export const fateWord = (phase: Phase, wound: Wound, model: Model): string =>
  `${painlessOn(phase, wound, model)} ${slaysBy(phase, wound, model) !== null} ${
    hasTrait(phase, model, 'eternal-warrior')}`;

/** A wound that was not saved: it is taken, unless a die may still shrug it off. @row 7C-U12 */
export const unsavedNow = (phase: Phase, dealt: DealtWound): DealtWound => {
  const { model, likes, wound, by } = dealt;
  const victim = model ?? likes;
  const need = by === PAINLESS || victim === null ? null : painlessOn(phase, wound, modelOf(phase, victim));
  return need === null ? { ...dealt, saved: false } : { ...dealt, need, by: PAINLESS, saved: null };
};

/** What saves beside armour and invulnerable saves. */
export const PAINLESS = 'feel-no-pain';
