/** Leadership tests: none of the texts prints them, so they are ruled. */
import { partyOf } from '../model/characters.ts';
import { livingOf, profileOf } from '../model/roster.ts';
import type { Phase } from '../model/state.ts';

/** Two ones: the lowest that two dice can show. */
const NATURAL_TWO = 2;

/** The Leadership of a unit is the best of its living models'; 0 where nobody lives. */
export const leadershipOf = (phase: Phase, unit: string): number =>
  Math.max(0, ...livingOf(phase, unit).map(model => profileOf(phase, model).leadership));

/** The best Leadership among a unit and the characters that are with it: they test together. @ruling */
export const leadershipOfParty = (phase: Phase, host: string): number =>
  Math.max(0, ...partyOf(phase, host).map(unit => leadershipOf(phase, unit)));

/**
 * Two dice pass a test when they show at most the Leadership, after whatever is taken from it.
 *
 * @ruling R-X.05
 */
export const passesTest = ({ rulings }: Phase, total: number, leadership: number): boolean =>
  total <= leadership || (rulings.moraleTest === 'natural-two-passes' && total === NATURAL_TWO);
