/** The four editions, by the words that scenarios name them with. */
import type { Policy } from './policy.ts';
import { FOURTH } from './fourth.ts';
import { SEVENTH } from './seventh.ts';
import { TRIAL_EIGHT_STEPS } from './trial-eight-steps.ts';
import { TRIAL_SEVEN_STEPS } from './trial-seven-steps.ts';

/** Rulesets of scenarios are these words after `warhammer-40k-`. */
export const EDITIONS = ['trial-seven-steps', 'trial-eight-steps', '4th', '7th'] as const;
export type Edition = (typeof EDITIONS)[number];

export const POLICIES: { readonly [edition in Edition]: Policy } = {
  'trial-seven-steps': TRIAL_SEVEN_STEPS,
  'trial-eight-steps': TRIAL_EIGHT_STEPS,
  '4th': FOURTH,
  '7th': SEVENTH,
};
