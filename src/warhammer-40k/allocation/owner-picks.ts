/** Wounds as their owner likes: any of the engaged may take them, but the striker may name who saves first. */
import type { Choice } from '../model/choices.ts';
import { livingOf, modelOf } from '../model/roster.ts';
import { saveAgainst, savesAgainst } from './saves.ts';
import type { Model, Phase } from '../model/state.ts';
import type { Allocation, SaveGroup, Wound } from '../model/allocation.ts';
import { areAlike, askCasualty, saveAlike, saveGroupOf, usualTaker } from './alike.ts';
import { dealToGroup, dealToModel, strikeOf, undealt, zoneOfWound, zoneOfWounds } from './wounds.ts';
import { coherentFirst, type Deal, inZone, takersBy, type Strategy, woundedFirst } from './strategy.ts';

/**
 * With at least as many wounds as engaged models, the striker names one of those for the first save. All other saves
 * are thrown together and the owner picks the dead, as long as everybody saves alike; where they do not, the owner
 * says of each wound in turn who saves it.
 *
 * @rule 40k.47, 40k.49, 40k.50, 40k.52
 * @ruling
 */
export const OWNER_PICKS: Strategy = {
  begin: (phase, allocation) => ({ ...allocation, naming: isNamed(phase, allocation) }),
  deal: (phase, allocation) => {
    if (allocation.naming) return { choice: askNominee(phase, allocation) };
    if (allocation.nominee !== null) return dealToNominee(phase, allocation, modelOf(phase, allocation.nominee));
    return dealOthers(phase, allocation);
  },
  takerRules: (phase, allocation, dealt) => [
    inZone(phase, allocation, dealt), woundedFirst(phase), coherentFirst(phase),
  ],
};

/** Wounds are counted against models, not against the wounds those have. @ruling */
const isNamed = (phase: Phase, { unit, waiting }: Allocation): boolean => {
  const engaged = zoneOfWounds(phase, unit, waiting);
  return waiting.length >= engaged.length && !areAlike(phase, engaged);
};

const askNominee = (phase: Phase, { unit, waiting }: Allocation): Choice => {
  const options = zoneOfWounds(phase, unit, waiting).map(({ id }) => id);
  const { side } = strikeOf(phase, waiting[0]!.strike);
  return { question: 'nominee', about: unit, side, options, usual: options[0]!, rule: '40k.50' };
};

/** Its owner has it save the wound that it saves best. @ruling */
const dealToNominee = (phase: Phase, { unit, waiting }: Allocation, model: Model): Deal => {
  const needOf = (wound: Wound): number => saveAgainst(phase, wound, saveGroupOf(phase, model)).need ?? Infinity;
  const [wound] = waiting
    .filter(one => zoneOfWound(phase, unit, one).some(({ id }) => id === model.id))
    .sort((a, b) => needOf(a) - needOf(b));
  return {
    change: {
      nominee: null,
      waiting: waiting.filter(one => one !== wound),
      dealt: [dealToModel(phase, wound!, model)],
    },
  };
};

const dealOthers = (phase: Phase, allocation: Allocation): Deal => {
  const { unit, waiting } = allocation;
  if (!waiting.every(wound => saveAlike(phase, wound, zoneOfWound(phase, unit, wound)))) {
    return dealOne(phase, allocation);
  }
  const groupOf = (wound: Wound): SaveGroup => {
    const groups = zoneOfWound(phase, unit, wound).map(model => saveGroupOf(phase, model));
    return groups.find(group => savesAgainst(phase, wound, group).length < 2) ?? groups[0]!;
  };
  return { change: { waiting: [], dealt: waiting.map(wound => dealToGroup(phase, wound, groupOf(wound))) } };
};

/** @ruling */
const dealOne = (phase: Phase, allocation: Allocation): Deal => {
  const [wound, ...waiting] = allocation.waiting;
  const takerRules = OWNER_PICKS.takerRules(phase, allocation, undealt(wound!));
  const models = takersBy(takerRules, livingOf(phase, allocation.unit));
  const named = models.find(({ id }) => id === allocation.receiver);
  if (named === undefined && !areAlike(phase, models)) return { choice: askCasualty(phase, models) };
  const dealt = [dealToModel(phase, wound!, named ?? usualTaker(phase, models))];
  return { change: { waiting, dealt, receiver: null } };
};
