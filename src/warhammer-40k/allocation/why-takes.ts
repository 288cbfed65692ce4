/** Why this model and not that one: for each model of a unit whether it may take the next wound, and by which rule. */
import { refuse, type Refusal } from '../model/log.ts';
import { livingOf } from '../model/roster.ts';
import type { Phase } from '../model/state.ts';
import { STRATEGIES } from './allocate.ts';
import type { Allocation, DealtWound } from '../model/allocation.ts';
import { undealt } from './wounds.ts';
import { poolOf } from './pools.ts';

/** Whether a model may take the wound that is taken next. */
export interface Taker {
  readonly model: string;
  readonly may: boolean;
  /** The rule as a sentence: it may, it is the only one that may, or why it may not. */
  readonly why: Refusal;
}

/** The living models of a unit, each with its reason; empty: no wound waits for any of them. @rule 40k.49, 40k.50 */
export const whyTakes = (phase: Phase, unit: string): readonly Taker[] => {
  const allocation = phase.fight?.allocations.find(one => one.unit === unit);
  const next = allocation === undefined ? undefined : nextWound(phase, allocation);
  if (allocation === undefined || next === undefined) return [];
  return takers(phase, allocation, next);
};

/** The wound that is taken next, or else the one that is dealt next. */
const nextWound = (phase: Phase, { unit, unsaved, waiting, pool }: Allocation): DealtWound | undefined => {
  if (unsaved.length > 0) return unsaved[0];
  const wound = waiting.find(one => pool === null || poolOf(phase, unit, one) === pool);
  return wound === undefined ? undefined : undealt(wound);
};

const takers = (phase: Phase, allocation: Allocation, next: DealtWound): readonly Taker[] => {
  const models = livingOf(phase, allocation.unit);
  const reasons = new Map<string, Refusal>();
  let left = models;
  for (const { key, rule, isStrict, keep } of STRATEGIES[allocation.by].takerRules(phase, allocation, next)) {
    const kept = keep(left);
    if (kept.length === 0 && !isStrict) continue;
    for (const { id } of left) if (kept.every(one => one.id !== id)) reasons.set(id, refuse(rule, key));
    left = kept;
  }
  const may = refuse('40k.50', left.length === 1 ? 'only-taker' : 'may-take');
  return models.map(({ id }) => ({ model: id, may: !reasons.has(id), why: reasons.get(id) ?? may }));
};
