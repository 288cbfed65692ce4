/** Which game is set up: the one that the address names, or else that of the table. */
import { isPhase } from '../../src/share-links/any-played.ts';
import { store } from './table/table-store.ts';
import { asPlayed } from './table/table-version.ts';

export const PHASE_SET_UP = 'warhammer-40k';

/** @param asked what stands behind `#set-up=`. */
export const isPhaseSetUp = (asked: string): boolean =>
  asked === PHASE_SET_UP || (asked === '' && store.now !== null && isPhase(asPlayed(store.now)));
