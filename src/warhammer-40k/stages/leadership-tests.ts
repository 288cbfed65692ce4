/** Leadership tests of parties: a unit and the characters that are with it throw together, and break together. */
import { readThrow } from '../../dice/hand.ts';
import { leadershipOfParty, partyOf, passesTest } from '../model/characters.ts';
import type { PhaseHand, Purpose } from '../model/hands.ts';
import type { Phase } from '../model/state.ts';
import { fearlessRow } from '../model/unit-traits.ts';
import { aftermathOf, unitName, sumHand, noteAftermath, withAftermath, withUnits } from './aftermath.ts';

/** Two dice for everybody who waits for a test. @ruling R-X.05 */
export const testHands = (phase: Phase, purpose: Purpose, rule: string): readonly PhaseHand[] =>
  aftermathOf(phase).waiting.map(host => sumHand(phase, host, 2, purpose, rule));

/** The most that each who waits for a test may show, in the order of their hands. @ruling R-X.05 */
export const testNeeds = (phase: Phase, penaltyOf: (host: string) => number): readonly number[] =>
  aftermathOf(phase).waiting.map(host => leadershipOfParty(phase, host) - penaltyOf(host));

/**
 * Those who have to test: whoever is fearless passes without a throw.
 *
 * @row 7C-U1, 7C-U4, 4C-U4
 */
export const waitForTests = (phase: Phase, hosts: readonly string[]): Phase => {
  const brave = hosts.flatMap(host => {
    const row = fearlessRow(phase, host);
    return row === null ? [] : [{ host, row }];
  });
  const waiting = hosts.filter(host => brave.every(one => one.host !== host));
  return brave.reduce((told, { host, row }) => noteAftermath(told, row, 'holds-fearless', {
    unit: unitName(phase, host),
  }), withAftermath(phase, { waiting }));
};

/** Those who wait have thrown: whoever shows more than it needs falls back. @ruling R-X.05 */
export const takeTests = (
  phase: Phase, faces: readonly number[], hands: readonly PhaseHand[], needs: readonly number[],
): Phase => {
  const totals = readThrow(hands, faces);
  const tested = aftermathOf(phase).waiting.reduce((after, host, i) => {
    const [total, need] = [totals[i]!, needs[i]!];
    const passed = passesTest(phase, total, need);
    const told = noteAftermath(
      after, hands[i]!.rule, passed ? 'stands' : 'runs', { unit: unitName(phase, host), total, need },
    );
    return passed ? told : breakParty(told, host);
  }, phase);
  return withAftermath(tested, { waiting: [] });
};

/** A unit falls back, and the characters with it. */
export const breakParty = (phase: Phase, host: string): Phase =>
  withAftermath(withUnits(phase, partyOf(phase, host), { fallingBack: true }), {
    breaking: [...aftermathOf(phase).breaking, { unit: host, roll: null, sweeps: [], fate: null }],
  });
