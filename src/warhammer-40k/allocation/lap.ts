/** Wounds by laps: one on every model of the armour group that comes first, then of the next, and round again. */
import { profileOf } from '../model/roster.ts';
import type { Model, Phase } from '../model/state.ts';
import type { Allocation, DealtWound } from '../model/allocation.ts';
import { isSameGroup, saveGroupOf } from './alike.ts';
import { dealToGroup, specialFirst, zoneOfWound, zoneOfWounds } from './wounds.ts';
import { armourGroups, askArmourGroup, foremost, inSaveOrder } from './groups.ts';
import { coherentFirst, type Deal, inZone, type TakerRule, type Strategy, woundedFirst } from './strategy.ts';

/**
 * The order of the groups is fixed at the start of the Initiative step, by their armour and their numbers; what these
 * leave open the owner decides. Every wound is dealt, however many there are, before any save; a failed save costs a
 * model of the group that threw it.
 *
 * @rule 40k.47, 40k.48, 40k.53
 * @ruling
 */
export const LAP: Strategy = {
  begin: (_, allocation) => ({ ...allocation, waiting: specialFirst(allocation.waiting) }),
  deal: (phase, allocation) => orderGroups(phase, allocation) ?? dealAll(phase, allocation),
  takerRules: (phase, allocation, dealt) => [
    inZone(phase, allocation, dealt), ownGroup(phase, allocation, dealt), woundedFirst(phase), coherentFirst(phase),
  ],
};

/** The next group in the order, or the question which; null: all have their place. */
const orderGroups = (phase: Phase, allocation: Allocation): Deal | null => {
  const groups = armourGroups(phase, zoneOfWounds(phase, allocation.unit, allocation.waiting));
  const open = groups.filter(({ save }) => !allocation.order.includes(save));
  const [first, ...others] = open.length === 0 ? [] : foremost(open);
  if (first === undefined) return null;
  if (others.length > 0) return { choice: askArmourGroup(phase, allocation, [first, ...others]) };
  return { change: { order: [...allocation.order, first.save] } };
};

/** One wound on each model, group after group, then another on each. @rule 40k.47 */
const dealAll = (phase: Phase, { unit, waiting, order }: Allocation): Deal => {
  const groups = [...armourGroups(phase, zoneOfWounds(phase, unit, waiting))]
    .sort((a, b) => order.indexOf(a.save) - order.indexOf(b.save));
  const queue = groups.flatMap(({ models }) => inSaveOrder(phase, models));
  const had = new Map<string, number>();
  const dealt = waiting.map((wound): DealtWound => {
    const model = nextOf(queue, new Set(zoneOfWound(phase, unit, wound).map(({ id }) => id)), had);
    had.set(model.id, (had.get(model.id) ?? 0) + 1);
    return dealToGroup(phase, wound, saveGroupOf(phase, model));
  });
  return { change: { waiting: [], dealt } };
};

/** Of those in the zone the first who has had the fewest. */
const nextOf = (queue: readonly Model[], zone: ReadonlySet<string>, had: ReadonlyMap<string, number>): Model => {
  const inReach = queue.filter(({ id }) => zone.has(id));
  const fewest = Math.min(...inReach.map(({ id }) => had.get(id) ?? 0));
  return inReach.find(({ id }) => (had.get(id) ?? 0) === fewest)!;
};

/**
 * Casualties come from those whose save was used. Of a group of which nobody is left the wounds go over to the next
 * one, without another save, or are lost.
 *
 * @rule 40k.47
 * @ruling
 */
const ownGroup = (phase: Phase, { order }: Allocation, { group }: DealtWound): TakerRule => ({
  key: 'other-armour',
  rule: '40k.47',
  isStrict: true,
  keep: models => {
    const own = models.filter(model => isSameGroup(saveGroupOf(phase, model), group));
    if (own.length > 0 || phase.rulings.lapOverflow === 'discard') return own;
    const from = order.indexOf(group?.save ?? null);
    const saves = [...order.slice(from), ...order.slice(0, from)];
    const next = saves.find(save => models.some(model => profileOf(phase, model).save === save));
    return models.filter(model => profileOf(phase, model).save === next);
  },
});
