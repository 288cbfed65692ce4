/** The friends of a unit that was wiped out may lose heart. */
import { NOISE } from '../../battlefield/base.ts';
import { answer } from '../editions/answers.ts';
import { hostsOf, partyOf } from '../model/characters.ts';
import type { PhaseHand } from '../model/hands.ts';
import { isWipedOut, livingOf, unitOf } from '../model/roster.ts';
import type { Model, Phase } from '../model/state.ts';
import { foesOf } from '../movement/combats.ts';
import { gapBetween } from '../movement/places.ts';
import { aftermathOf, fightersOf, inOrder } from './aftermath.ts';
import { takeTests, testHands, testNeeds, waitForTests } from './leadership-tests.ts';

/** How near to the victors one has to stand to be shaken by what they did. */
const NEAR = 6;

/**
 * Where a whole side of a combat was destroyed, every unit friendly to the dead that is not engaged and stands within
 * 6" of a victorious unit tests its morale, before the victors consolidate.
 *
 * @rule 40k.59
 * @ruling R-0.18
 */
export const beginPanic = (phase: Phase): Phase => waitForTests(phase, shaken(phase));

const shaken = (phase: Phase): readonly string[] => {
  const { winner, wipedOut } = aftermathOf(phase);
  if (answer(phase, 'panic') === 'no' || winner === null || wipedOut === null || wipedOut === 'both') return [];
  const victors = fightersOf(phase, winner).flatMap(({ id }) => livingOf(phase, id));
  const friends = phase.units.filter(one => one.side === wipedOut && !isWipedOut(phase, one.id));
  const hosts = hostsOf(phase, friends.map(({ id }) => id));
  return inOrder(phase, hosts.filter(host => isShaken(phase, partyOf(phase, host), victors)));
};

const isShaken = (phase: Phase, party: readonly string[], victors: readonly Model[]): boolean =>
  party.every(unit => !unitOf(phase, unit).fallingBack && foesOf(phase, unit).length === 0)
  && party.flatMap(unit => livingOf(phase, unit))
    .some(model => victors.some(victor => gapBetween(phase, model, victor) <= NEAR + NOISE));

export const panicHands = (phase: Phase): readonly PhaseHand[] => testHands(phase, 'panic', '40k.59');

/** Nothing is taken off their Leadership; whoever fails falls back. @rule 40k.59 */
export const resolvePanic = (phase: Phase, faces: readonly number[]): Phase =>
  takeTests(phase, faces, panicHands(phase), testNeeds(phase, () => 0));
