/** The statechart as a tree of throws: what every distinguishable outcome of the dice leads to, nobody deciding. */
import { createActor, initialTransition, type AnyActorScope } from 'xstate';
import { assaultMachine } from '../../../machines/epic-armageddon/assault.machine.ts';
import { handsOf, metaOf, type AssaultSnapshot } from '../../../machines/epic-armageddon/why.ts';
import { usualDecisions } from '../../../machines/epic-armageddon/play.ts';
import type { Thrower } from '../../../src/dice/throw.ts';
import type { AssaultEvent } from '../../../src/epic-armageddon/model/events.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import type { AssaultHand } from '../../../src/epic-armageddon/model/hands.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import { scenarioOf } from '../build.ts';
import { everyOutcome, facesFor, type Outcome } from '../every-outcome.ts';
import { told } from '../every-state.ts';
import { differencesOfHigherDice } from './roll-off.ts';

/** The first state of an assault that needs dice, or the last one if none does. */
export const firstThrow = (scenario: Scenario): AssaultSnapshot =>
  decided(initialTransition(assaultMachine, { scenario })[0] as AssaultSnapshot);

/** The states with dice to throw, or over, to which the throw of this one leads. */
export const afterThrow = (snapshot: AssaultSnapshot): readonly Outcome<AssaultSnapshot>[] => {
  const hands = handsOf(snapshot);
  return facesOf(hands, snapshot).map(({ result: faces, weight }) => ({
    result: decided(stepped(snapshot, { type: 'dice.thrown', faces })), weight,
  }));
};

/** The end to which a thrower of dice brings a state, nobody deciding: what `play` comes to, in half the time. */
export const playedOut = (start: AssaultSnapshot, throwHands: Thrower): Assault => {
  let snapshot = start;
  while (snapshot.status === 'active') {
    snapshot = decided(stepped(snapshot, { type: 'dice.thrown', faces: throwHands(handsOf(snapshot)) }));
  }
  return snapshot.context.assault;
};

/** One stream of faces for all that come to the same. Of the result's dice only the difference tells. @rule A6.4 */
const facesOf = (hands: readonly AssaultHand[], snapshot: AssaultSnapshot): readonly Outcome<readonly number[]>[] => {
  if (hands[0]?.purpose !== 'result') {
    const parts = told(hands, snapshot.context.assault);
    return everyOutcome(throwHands => throwHands(parts));
  }
  const [ours, theirs] = hands as readonly [AssaultHand, AssaultHand];
  return differencesOfHigherDice().map(({ attacker, defender, weight }) => ({
    result: [...facesFor(ours, attacker), ...facesFor(theirs, defender)], weight,
  }));
};

/** The next state that needs dice, or the final one, all decisions on the way being those of nobody. */
const decided = (start: AssaultSnapshot): AssaultSnapshot => {
  let snapshot = start;
  while (snapshot.status === 'active') {
    const { hands, unlessDecided } = metaOf(snapshot);
    if (hands !== undefined) break;
    if (unlessDecided === undefined) throw new Error('A state that needs neither dice nor a decision');
    const before = snapshot;
    for (const decision of usualDecisions(unlessDecided, snapshot.context.assault)) {
      snapshot = stepped(snapshot, decision);
    }
    if (snapshot === before) throw new Error(`Undecided, ${unlessDecided} is refused`);
  }
  return forgetful(snapshot);
};

/** What has been told of the past is of no use to anybody here, and long. */
const forgetful = (snapshot: AssaultSnapshot): AssaultSnapshot => ({
  ...snapshot, context: { assault: { ...snapshot.context.assault, log: [] } },
});

/** The state after an event: `transition` of the statechart library makes an actor each time, which takes longer. */
const stepped = (snapshot: AssaultSnapshot, event: AssaultEvent): AssaultSnapshot =>
  assaultMachine.transition(snapshot, event, NOBODY);

const idle = createActor(assaultMachine, { input: { scenario: scenarioOf() } });
const nothing = (): void => undefined;
const NOBODY = {
  self: idle, id: '', sessionId: '', logger: nothing, defer: nothing, system: idle.system, stopChild: nothing,
  emit: nothing, actionExecutor: nothing,
} as unknown as AnyActorScope;

/** The chart's path to the innermost active state: `a4Attacks.attacks.rolling`. */
export const pathOf = ({ value }: Pick<AssaultSnapshot, 'value'>): string => {
  const names = (inner: unknown): readonly string[] => (typeof inner === 'string' ? [inner]
    : Object.entries(inner as object).flatMap(([name, more]) => [name, ...names(more)]));
  return names(value).join('.');
};
