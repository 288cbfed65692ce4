/** Models of a zone by the armour they wear, and which of them take wounds first. */
import type { Choice } from '../model/choices.ts';
import { profileOf, unitOf } from '../model/roster.ts';
import type { Model, Phase } from '../model/state.ts';
import type { Allocation } from '../model/allocation.ts';
import { isSameGroup, saveGroupOf } from './alike.ts';

/** Those who wear the same armour. */
export interface ArmourGroup {
  readonly save: number | null;
  readonly models: readonly Model[];
}

/** The armour of some models, in the order in which it is met. */
export const armourGroups = (phase: Phase, models: readonly Model[]): readonly ArmourGroup[] => {
  const saves = [...new Set(models.map(model => profileOf(phase, model).save))];
  return saves.map(save => ({ save, models: models.filter(model => profileOf(phase, model).save === save) }));
};

/** The groups that are most numerous: one, or several that are equally large. @ruling R-X.02 */
export const largest = (groups: readonly ArmourGroup[]): readonly ArmourGroup[] => {
  const most = Math.max(...groups.map(({ models }) => models.length));
  return groups.filter(({ models }) => models.length === most);
};

/**
 * The group that comes first, or those of which their owner names one: the best armour if its wearers outnumber all
 * those in worse together, any if they are as many, and otherwise the worse, by the same test.
 *
 * @ruling
 */
export const foremost = (groups: readonly ArmourGroup[]): readonly ArmourGroup[] => {
  const best = groups.reduce((one, other) => (isBetter(other, one) ? other : one));
  const worse = groups.filter(group => group !== best);
  const rest = worse.reduce((sum, { models }) => sum + models.length, 0);
  if (best.models.length > rest) return [best];
  return best.models.length === rest ? groups : foremost(worse);
};

const isBetter = (one: ArmourGroup, other: ArmourGroup): boolean => (one.save ?? Infinity) < (other.save ?? Infinity);

/** The word for an armour save in an answer: its face, or `none`. */
const armourWord = (save: number | null): string => (save === null ? 'none' : String(save));

export const armourOf = (word: string): number | null => (word === 'none' ? null : Number(word));

/** Of groups that nothing puts in order the owner says which one comes first. @rule 40k.48 @ruling */
export const askArmourGroup = (phase: Phase, { unit }: Allocation, equals: readonly ArmourGroup[]): Choice => {
  const options = equals.map(({ save }) => armourWord(save));
  return {
    question: 'armour-group', about: unit, side: unitOf(phase, unit).side, options, usual: options[0]!, rule: '40k.48',
  };
};

/**
 * Models of one armour in the order in which wounds are dealt to them, one each: those who share a second save with
 * most of the others come first, so that nobody with a better one is pushed in front.
 *
 * @ruling
 */
export const inSaveOrder = (phase: Phase, models: readonly Model[]): readonly Model[] => {
  const sharing = (model: Model): readonly Model[] =>
    models.filter(other => isSameGroup(saveGroupOf(phase, other), saveGroupOf(phase, model)));
  const first = (model: Model): number => models.indexOf(sharing(model)[0]!);
  return [...models].sort((a, b) => sharing(b).length - sharing(a).length || first(a) - first(b));
};
