/** Characters who go with a unit: they stand, test and fall with it. */
import { isWipedOut, livingOf, profileOf, unitOf } from './roster.ts';
import type { Phase, Unit } from './state.ts';

/** Two ones: the lowest that two dice can show. */
const NATURAL_TWO = 2;

/** The unit that a character goes with; null: none. A monstrous creature goes with nobody. @ruling */
export const joinedTo = ({ joined, traits }: Unit): string | null =>
  (traits.includes('monstrous-creature') ? null : joined);

/**
 * The unit that a character stands and falls with: its host while that lives, or else itself.
 *
 * @ruling
 */
export const hostOf = (phase: Phase, unit: string): string => {
  const host = joinedTo(unitOf(phase, unit));
  return host === null || isWipedOut(phase, host) ? unit : host;
};

/** Whether a unit is a host, or a character who has gone with it: he is of its party even when it is dead. */
export const isOfParty = (unit: Unit, host: string): boolean => unit.id === host || joinedTo(unit) === host;

/** A host and the characters that are with it, those who live: they test, break and fall back as one. @ruling */
export const partyOf = (phase: Phase, host: string): readonly string[] =>
  phase.units.filter(unit => isOfParty(unit, host) && !isWipedOut(phase, unit.id)).map(({ id }) => id);

/** The units of a list as the parties that they belong to, each named by its host, once. @ruling */
export const hostsOf = (phase: Phase, units: readonly string[]): readonly string[] =>
  [...new Set(units.map(unit => hostOf(phase, unit)))];

/** The best Leadership among a unit and the characters that are with it: they test together. @ruling */
export const leadershipOfParty = (phase: Phase, host: string): number =>
  Math.max(0, ...partyOf(phase, host).map(unit => leadershipOf(phase, unit)));

/** The Leadership of a unit is the best of its living models'; 0 where nobody lives. */
const leadershipOf = (phase: Phase, unit: string): number =>
  Math.max(0, ...livingOf(phase, unit).map(model => profileOf(phase, model).leadership));

/**
 * Two dice pass a test when they show at most the Leadership, after whatever is taken from it. Where it is ruled so two
 * ones pass whatever that is; only a check of morale ever has anything taken from it.
 *
 * @ruling R-X.05
 */
export const passesTest = ({ rulings }: Phase, total: number, leadership: number): boolean =>
  total <= leadership || (rulings.moraleTest === 'natural-two-passes' && total === NATURAL_TWO);
