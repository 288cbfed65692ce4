/** Wounds by batches: as many as the largest armour group has models, then the groups are counted again. */
import type { Phase } from '../model/state.ts';
import type { Allocation, DealtWound } from '../model/allocation.ts';
import { isSameGroup, saveGroupOf } from './alike.ts';
import { dealToGroup, specialFirst, zoneOfWound } from './wounds.ts';
import { armourGroups, askArmourGroup, inSaveOrder, largest, type ArmourGroup } from './groups.ts';
import {
  coherentFirst, type Deal, inZone, strictRule, type TakerRule, type Strategy, woundedFirst,
} from './strategy.ts';

/**
 * The largest group takes one wound for every model it has; its casualties are gone before the groups are counted
 * again for the wounds that are left. Of equal groups the owner picks one, for every batch afresh.
 *
 * @rule 40k.47, 40k.48, 40k.53
 * @ruling
 */
export const ITERATIVE: Strategy = {
  begin: (_, allocation) => ({ ...allocation, waiting: specialFirst(allocation.waiting) }),
  deal: (phase, allocation) => {
    const [head] = allocation.waiting;
    const zone = zoneOfWound(phase, allocation.unit, head!);
    const groups = largest(armourGroups(phase, zone));
    const group = groups.length === 1 ? groups[0] : groups.find(({ save }) => allocation.order.includes(save));
    return group === undefined
      ? { choice: askArmourGroup(phase, allocation, groups) }
      : dealBatch(phase, allocation, group);
  },
  takerRules: (phase, allocation, dealt) => [
    inZone(phase, allocation, dealt), ownGroup(phase, dealt), woundedFirst(phase), coherentFirst(phase),
  ],
};

/** Wounds with another zone than the first wait for a batch of their own. */
const dealBatch = (phase: Phase, { unit, waiting }: Allocation, { models }: ArmourGroup): Deal => {
  const zoneWord = (wound: DealtWound['wound']): string =>
    zoneOfWound(phase, unit, wound).map(({ id }) => id).join(' ');
  const word = zoneWord(waiting[0]!);
  const batch = waiting.filter(wound => zoneWord(wound) === word).slice(0, models.length);
  const queue = inSaveOrder(phase, models);
  return {
    change: {
      order: [],
      waiting: waiting.filter(wound => !batch.includes(wound)),
      dealt: batch.map((wound, i) => dealToGroup(phase, wound, saveGroupOf(phase, queue[i]!))),
    },
  };
};

/** Casualties come from those whose save was used. @rule 40k.47 */
const ownGroup = (phase: Phase, { group }: DealtWound): TakerRule =>
  strictRule('other-armour', '40k.47', model => isSameGroup(saveGroupOf(phase, model), group));
