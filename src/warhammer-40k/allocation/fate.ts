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

/** Whether a wound takes all that a model has. @row 7C-U13 */
const isSlain = (phase: Phase, wound: Wound, model: Model): boolean =>
  slaysBy(phase, wound, model) !== null && !hasTrait(phase, model, 'eternal-warrior');

/**
 * How many wounds a model loses by one that was not saved.
 *
 * @param takes as many as that by a destroyer; absent: no die was thrown for it.
 * @row 7C-U13, 7C-U32
 */
export const costOf = (phase: Phase, wound: Wound, model: Model, takes?: number): number => {
  if (isSlain(phase, wound, model)) return model.wounds;
  const most = takes ?? (wound.destroys === 'd6-and-six' ? LEAST_DEADLY : 1);
  return Math.min(model.wounds, most);
};

/** A destroyer's six takes no fewer. */
const LEAST_DEADLY = 7;

/** Whether a die tells how many wounds of a model a destroyer takes: any number of them may be enough. @row 7C-U32 */
const isDestroyedByDie = (phase: Phase, wound: Wound, model: Model): boolean => wound.destroys !== null
  && !isSlain(phase, wound, model) && model.wounds > (wound.destroys === 'd3' ? 1 : LEAST_DEADLY);

/** How many unsaved wounds of a kind these models can take for certain. */
export const wearOf = (phase: Phase, wound: Wound, models: readonly Model[]): number =>
  (models.some(model => isDestroyedByDie(phase, wound, model)) ? 1
    : models.reduce((sum, model) => sum + Math.ceil(model.wounds / costOf(phase, wound, model)), 0));

/** The lowest face that shrugs a wound off; null: the model feels it. @row 7C-U12, 7C-U32 */
export const painlessOn = (phase: Phase, wound: Wound, model: Model): number | null =>
  (slaysBy(phase, wound, model) === null && wound.destroys === null ? profileOf(phase, model).feelNoPain : null);

/** What a wound may come to for a model beyond its save, in one word. */
export const fateWord = (phase: Phase, wound: Wound, model: Model): string =>
  `${painlessOn(phase, wound, model)} ${slaysBy(phase, wound, model) !== null} ${
    hasTrait(phase, model, 'eternal-warrior')}`;

/** A wound that was not saved: it is taken, unless a die may shrug it off, or tells how many. @row 7C-U12, 7C-U32 */
export const unsavedNow = (phase: Phase, dealt: DealtWound): DealtWound => {
  const { model, likes, wound, by } = dealt;
  const id = model ?? likes;
  if (by === PAINLESS || id === null) return { ...dealt, saved: false };
  const victim = modelOf(phase, id);
  if (isDestroyedByDie(phase, wound, victim)) return { ...dealt, need: null, by: DESTROYED, saved: null };
  const need = painlessOn(phase, wound, victim);
  return need === null ? { ...dealt, saved: false } : { ...dealt, need, by: PAINLESS, saved: null };
};

/** A die of a destroyer has told how many wounds it takes. @row 7C-U32 */
export const destroyedBy = (dealt: DealtWound, reading: number): DealtWound =>
  ({ ...dealt, saved: false, takes: dealt.wound.destroys === 'd3' ? reading : reading + LEAST_DEADLY - 1 });

/** What saves beside armour and invulnerable saves. */
export const PAINLESS = 'feel-no-pain';
/** What no die saves: it tells how many wounds are lost. */
export const DESTROYED = 'destroyed';
