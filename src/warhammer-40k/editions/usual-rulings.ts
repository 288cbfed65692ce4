/** Open questions that a text answers by a sister page of its own: what is usual there and nowhere else. */
import type { Edition } from './index.ts';

/** By ruling; where nothing stands, the first answer of the ruling is usual. */
export const USUAL_ANSWERS = {
  'trial-seven-steps': {},
  'trial-eight-steps': {},
  '4th': { moraleTest: 'natural-two-passes' },
  '7th': { moraleTest: 'natural-two-passes' },
} as const satisfies { readonly [edition in Edition]: Readonly<Record<string, string>> };
