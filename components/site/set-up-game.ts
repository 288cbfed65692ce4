/** Which game is set up: the one that the address names, or else that of the table. */
import { isPhase } from '../../src/share-links/any-played.ts';
import { isPhaseBegun } from './table/drafts.ts';
import { store } from './table/table-store.ts';
import { asPlayed } from './table/table-version.ts';

export const PHASE_SET_UP = 'warhammer-40k';

/** @param asked what stands behind `#set-up=`. */
export const isPhaseSetUp = (asked: string): boolean =>
  asked === PHASE_SET_UP || (asked === '' && isPhaseMeant());

/** What has been begun goes before the table. */
const isPhaseMeant = (): boolean => {
  const { draft, now } = store;
  return draft === null ? now !== null && isPhase(asPlayed(now)) : isPhaseBegun(draft);
};
