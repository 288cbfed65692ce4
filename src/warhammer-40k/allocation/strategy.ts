/** What tells one way of dealing wounds from another, and the rules on who may take a wound that several share. */
import type { Allocation, DealtWound } from '../model/allocation.ts';
import type { Choice } from '../model/choices.ts';
import type { PlainReason } from '../model/log-entries.ts';
import type { Model, Phase } from '../model/state.ts';
import { holdsWithout, isWounded } from './alike.ts';
import { zoneOfWound } from './wounds.ts';

/** A rule that narrows down which models may take a wound. */
export interface TakerRule {
  /** Why those whom it excludes may not. */
  readonly key: PlainReason;
  readonly rule: string;
  /** Whether a wound that nobody is left for is lost, or the rule gives way. */
  readonly isStrict: boolean;
  readonly keep: (models: readonly Model[]) => readonly Model[];
}

/** What has to be asked before any wound can be dealt, or the wounds as they are dealt. */
export type Deal = { readonly choice: Choice } | { readonly change: Partial<Allocation> };

/** One way of dealing wounds. */
export interface Strategy {
  /** What is settled about the wounds of a rung before any is dealt. */
  readonly begin: (phase: Phase, allocation: Allocation) => Allocation;
  /** Deals some of those that wait; each of them has somebody on whom it may fall. */
  readonly deal: (phase: Phase, allocation: Allocation) => Deal;
  /** Who may take a wound, rule by rule. */
  readonly takerRules: (phase: Phase, allocation: Allocation, dealt: DealtWound) => readonly TakerRule[];
}

/** The models that pass every rule; empty: the wound finds nobody. */
export const takersBy = (takerRules: readonly TakerRule[], models: readonly Model[]): readonly Model[] =>
  takerRules.reduce((left, takerRule) => {
    const kept = takerRule.keep(left);
    return kept.length > 0 || takerRule.isStrict ? kept : left;
  }, models);

/** Nobody outside the zone against those who struck. @rule 40k.49, 40k.52 */
export const inZone = (phase: Phase, { unit }: Allocation, { wound }: DealtWound): TakerRule => {
  const zone = new Set(zoneOfWound(phase, unit, wound).map(({ id }) => id));
  return strictRule('out-of-zone', '40k.49', ({ id }) => zone.has(id));
};

/** Whoever is wounded already comes first, so that whole models are removed. @rule 40k.51 */
export const woundedFirst = (phase: Phase): TakerRule =>
  softRule('other-is-wounded', '40k.51', model => isWounded(phase, model));

/** Whose loss keeps the unit together comes before whose loss does not. @rule 40k.50 */
export const coherentFirst = (phase: Phase): TakerRule =>
  softRule('holds-unit-together', '40k.50', model => holdsWithout(phase, model));

/** A rule that nobody is exempt from. */
export const strictRule = (key: TakerRule['key'], rule: string, fits: (model: Model) => boolean): TakerRule =>
  ({ key, rule, isStrict: true, keep: models => models.filter(fits) });

/** A rule that gives way where it leaves nobody. */
export const softRule = (key: TakerRule['key'], rule: string, fits: (model: Model) => boolean): TakerRule =>
  ({ key, rule, isStrict: false, keep: models => models.filter(fits) });
