/** A wound that has been dealt, with the save against it. */
import { saveAgainst } from './saves.ts';
import type { Model, Phase } from '../model/state.ts';
import type { DealtWound, SaveGroup, Wound } from './allocation.ts';
import { saveGroupOf } from './alike.ts';

/** A wound that one of a group will take. */
export const dealToGroup = (phase: Phase, wound: Wound, group: SaveGroup): DealtWound =>
  ({ wound, group, model: null, ...saveAgainst(phase, wound, group), saved: null });

/** A wound that a model takes. */
export const dealToModel = (phase: Phase, wound: Wound, model: Model): DealtWound =>
  ({ wound, group: null, model: model.id, ...saveAgainst(phase, wound, saveGroupOf(phase, model)), saved: null });

/** A wound of which only the kind is known. */
export const undealt = (wound: Wound): DealtWound =>
  ({ wound, group: null, model: null, need: null, by: null, saved: null });
