/** What is counted of the dice of one side that are thrown together. */
import type { Purpose } from '../model/hands.ts';

export const COUNTED =
  ['hits', 'saves', 'attacks', 'damage', 'criticals', 'splash', 'result', 'terrain', 'test', 'markers'] as const;
export type Counted = (typeof COUNTED)[number];

const OF: Readonly<Record<Purpose, Counted>> = {
  'close-combat': 'hits', firefight: 'hits', 'extra-attacks': 'attacks', damage: 'damage', save: 'saves',
  're-roll': 'saves', invulnerable: 'saves', critical: 'criticals', splash: 'splash', result: 'result',
  'dangerous-terrain': 'terrain', 'action-test': 'test', 'blast-markers': 'markers',
};

/** What is counted of a hand. One side never throws for two things at once. @rule A4.2, V10 */
export const countedOf = ({ purpose }: { readonly purpose: Purpose }): Counted => OF[purpose];
