/** What comes after a fight, stage by stage in the order of the text. */
import type { StageName } from '../editions/policy.ts';
import type { Phase } from '../model/state.ts';
import { findCombats } from '../movement/combats.ts';
import { beginConsolidation, beginParting } from './consolidate.ts';
import { aftermathOf, withAftermath } from './aftermath.ts';
import { beginMorale } from './morale.ts';
import { beginHoldingOut } from './no-retreat.ts';
import { beginPanic } from './panic.ts';
import { beginPileIn } from './pile-in.ts';

/** What has to be known at the beginning of each stage; those who break off are known from the tests. */
const BEGINNINGS: { readonly [stage in StageName]: (phase: Phase) => Phase } = {
  panic: beginPanic,
  morale: beginMorale,
  'pile-in': beginPileIn,
  'break-off': phase => phase,
  consolidate: beginConsolidation,
  'no-retreat': beginHoldingOut,
  part: beginParting,
};

/** The stage after this one begins; null: there is none. @rule 40k.71 @ruling */
export const nextStage = (phase: Phase): Phase => {
  const [stage = null, ...stages] = aftermathOf(phase).stages;
  const cleared = withAftermath(phase, {
    stage, stages, waiting: [], asked: [], sweeping: [], moving: null, distance: null,
  });
  return stage === null ? cleared : BEGINNINGS[stage](cleared);
};

export const isAtStage = (stage: StageName | null) => (phase: Phase): boolean => aftermathOf(phase).stage === stage;

/**
 * The fight is over: combats are what contact is left, and whoever touches enemies is locked with them. Nobody fights
 * twice in a phase.
 *
 * @rule 40k.71
 * @ruling
 */
export const closeFight = (phase: Phase): Phase => findCombats({ ...phase, fight: null, aftermath: null });
