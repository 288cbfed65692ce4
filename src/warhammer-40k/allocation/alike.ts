/** Models of which it makes no difference which one dies, and who of them takes a wound. */
import type { SaveGroup, Wound } from '../model/allocation.ts';
import type { Choice } from '../model/choices.ts';
import { presentFight } from '../model/current-fight.ts';
import { profileOf } from '../model/roster.ts';
import type { Model, Phase } from '../model/state.ts';
import { isCoherent } from '../movement/coherency.ts';
import { fightRoleOf } from '../movement/engagement.ts';
import { fateWord } from './fate.ts';
import { saveAgainst } from './saves.ts';

/**
 * Whether it makes no difference which of these dies: same profile, same wounds left, the same part in the fight
 * played and still to play. Where exactly they stand is left out: nearly always it differs, and nearly never matters.
 * A character who is one of the unit is no other trooper.
 */
export const areAlike = (phase: Phase, models: readonly Model[]): boolean =>
  new Set(models.map(model => partOf(phase, model))).size <= 1;

const partOf = (phase: Phase, { id, writtenIn, profile, wounds, covered, strikesWith, concussed }: Model): string => {
  const { sets, struck } = presentFight(phase);
  const role = fightRoleOf(sets, id);
  return JSON.stringify([writtenIn, profile, wounds, role, covered, strikesWith, struck.includes(id), concussed]);
};

/** Whether a unit still holds together without one of its models. */
export const holdsWithout = (phase: Phase, { id, unit }: Model): boolean => isCoherent(phase, unit, id);

/** Who takes a wound if nobody says: the last of the list whose loss keeps the unit together. */
export const usualTaker = (phase: Phase, models: readonly Model[]): Model =>
  [...models].reverse().find(model => holdsWithout(phase, model)) ?? models.at(-1)!;

export const saveGroupOf = (phase: Phase, model: Model): SaveGroup => {
  const { save, invulnerable } = profileOf(phase, model);
  return { save, invulnerable };
};

export const isSameGroup = (a: SaveGroup | null, b: SaveGroup | null): boolean =>
  a?.save === b?.save && a?.invulnerable === b?.invulnerable;

/** Whether everybody saves alike against a wound. */
export const saveAlike = (phase: Phase, wound: Wound, models: readonly Model[]): boolean =>
  new Set(models.map(model => JSON.stringify(saveAgainst(phase, wound, saveGroupOf(phase, model)))
    + fateWord(phase, wound, model))).size <= 1;

export const totalWounds = (models: readonly Model[]): number =>
  models.reduce((sum, { wounds }) => sum + wounds, 0);

/** Whether a model has lost wounds. */
export const isWounded = (phase: Phase, model: Model): boolean => model.wounds < profileOf(phase, model).wounds;

/** The owner of a unit is asked which of these models takes a wound. @rule 40k.50 */
export const askCasualty = (phase: Phase, models: readonly Model[]): Choice => {
  const usual = usualTaker(phase, models);
  return {
    question: 'casualty', about: usual.unit, side: usual.side, options: models.map(({ id }) => id), usual: usual.id,
    rule: '40k.50',
  };
};
