/** A fourth edition whose players have agreed on everything that comes after a fight. */
import { FOURTH_COMPLETION } from '../../../src/warhammer-40k/editions/fourth.ts';
import type { Completion } from '../../../src/warhammer-40k/editions/policy.ts';

export const AGREED: Completion = {
  ...FOURTH_COMPLETION, panic: 'no', moralePenalty: 'no', autoFail: 'no', consolidate: 'three-new',
};
