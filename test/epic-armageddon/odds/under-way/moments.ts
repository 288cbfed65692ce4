/** The moments that an assault comes to when it is played with seeded dice, nobody deciding anything. */
import { initialTransition, transition } from 'xstate';
import { assaultMachine } from '../../../../machines/epic-armageddon/assault.machine.ts';
import { handsOf, metaOf, type AssaultSnapshot } from '../../../../machines/epic-armageddon/why.ts';
import { usualDecisions } from '../../../../machines/epic-armageddon/play.ts';
import { seededThrower } from '../../../../src/dice/throw.ts';
import type { AssaultEvent } from '../../../../src/epic-armageddon/model/events.ts';
import type { Moment } from '../../../../src/epic-armageddon/odds/procedure/turn.ts';
import type { Scenario } from '../../../../src/epic-armageddon/model/scenario.ts';
import { pathOf } from '../../../support/odds-oracle/chart.ts';

const after = (snapshot: AssaultSnapshot, event: AssaultEvent): AssaultSnapshot =>
  transition(assaultMachine, snapshot, event)[0] as AssaultSnapshot;

const momentOf = (snapshot: AssaultSnapshot): Moment =>
  ({ at: pathOf(snapshot), assault: { ...snapshot.context.assault, log: [] } });

/** Every state in which the statechart waits for dice or for a player, in their order. */
export const momentsOf = (scenario: Scenario, seed: number): readonly Moment[] => {
  const throwHands = seededThrower(seed);
  const moments: Moment[] = [];
  let snapshot = initialTransition(assaultMachine, { scenario })[0] as AssaultSnapshot;
  while (snapshot.status === 'active') {
    moments.push(momentOf(snapshot));
    const hands = handsOf(snapshot);
    const events: readonly AssaultEvent[] = hands.length > 0
      ? [{ type: 'dice.thrown', faces: throwHands(hands) }]
      : usualDecisions(metaOf(snapshot).unlessDecided!, snapshot.context.assault);
    snapshot = events.reduce(after, snapshot);
  }
  return moments;
};
