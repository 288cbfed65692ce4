/** What tells one way of dealing wounds from another, and what they have in common. */
import type { Choice } from '../model/choices.ts';
import type { PlainReason } from '../explain/phrases/values.ts';
import type { Model, Phase } from '../model/state.ts';
import type { Allocation, DealtWound } from './allocation.ts';

/** A rule that narrows down which models may take a wound. */
export interface Sieve {
  /** Why those who fall through it may not. */
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
  readonly sieves: (phase: Phase, allocation: Allocation, dealt: DealtWound) => readonly Sieve[];
}

/** The models that come through every sieve; empty: the wound finds nobody. */
export const sift = (sieves: readonly Sieve[], models: readonly Model[]): readonly Model[] =>
  sieves.reduce((left, sieve) => {
    const kept = sieve.keep(left);
    return kept.length > 0 || sieve.isStrict ? kept : left;
  }, models);
