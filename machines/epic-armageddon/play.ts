/** The statechart run to its end without a screen, from a thrower of dice and the players' decisions. */
import { createActor, type Actor } from 'xstate';
import { DiceError } from '../../src/dice/dice-error.ts';
import type { Thrower } from '../../src/dice/throw.ts';
import { eagerMove } from '../../src/epic-armageddon/steps/a3-counter-charge.ts';
import { hasRest } from '../../src/epic-armageddon/steps/a7-withdrawal-moves.ts';
import { sentence } from '../../src/epic-armageddon/explain/log-sentences.ts';
import { reportOf, type Report } from '../../src/epic-armageddon/explain/report.ts';
import type { Scenario } from '../../src/epic-armageddon/model/scenario.ts';
import type { Assault } from '../../src/epic-armageddon/model/state.ts';
import { assaultMachine, type AssaultMachine } from './assault.machine.ts';
import type { AssaultEvent, AssaultEventType, Decision } from '../../src/epic-armageddon/model/events.ts';
import { HANDS } from './hands.ts';
import { metaOf, why, type AssaultSnapshot } from './why.ts';
import { objectionTo, playOut, withDice, type Dice, type Headless } from '../headless.ts';

export interface PlayOptions {
  readonly dice: Dice;
  /** What the players decide, in order; what is missing takes its default. */
  readonly decisions?: readonly Decision[];
}

/** Somebody who has to counter-charge does so first. */
const nextCounterCharge = (assault: Assault): Decision | null => {
  const move = eagerMove(assault);
  return move === null ? null : { type: 'unit.moved', ...move };
};

/** What happens at a state where nobody decides. */
export const usualDecisions = (type: AssaultEventType, assault: Assault): readonly Decision[] => {
  switch (type) {
    case 'target.chosen':
      return [{ type, target: assault.target }];
    case 'critical.entered':
      return [{ type, damage: [] }];
    case 'counterCharge.ended':
      return [nextCounterCharge(assault) ?? { type }];
    case 'withdrawal.ended':
      return [hasRest(assault) ? { type: 'rest.withdrew' } : { type }];
    case 'test.accepted':
    case 'charge.ended':
    case 'overwatch.ended':
    case 'ways.settled':
    case 'hits.allocated':
    case 'support.called':
    case 'consolidation.ended':
      return [{ type }];
    default:
      throw new Error(`Nothing is decided by ${type} alone.`);
  }
};

/** A statechart at work, as it is played without a screen. */
const headless = (actor: Actor<AssaultMachine>): Headless<AssaultSnapshot, AssaultEvent> => ({
  present: () => actor.getSnapshot(),
  send: event => actor.send(event),
  why: (snapshot, event) => objectionTo(why(snapshot, event), sentence),
  handsOf: snapshot => {
    const { hands } = metaOf(snapshot);
    return hands === undefined ? null : HANDS[hands](snapshot.context.assault);
  },
  thrown: faces => ({ type: 'dice.thrown', faces }),
  usual: snapshot => usualDecisions(metaOf(snapshot).unlessDecided!, snapshot.context.assault),
});

/**
 * Plays an assault to its end with any thrower.
 *
 * @throws DecisionError when a decision or a default is illegal, or its state never comes.
 */
export const playWith = (scenario: Scenario, throwHands: Thrower, decisions: readonly Decision[] = []): Report => {
  const actor = createActor(assaultMachine, { input: { scenario } }).start();
  return reportOf(playOut(headless(actor), throwHands, decisions).context.assault);
};

/** Nobody throws on after events that end before their dice. */
const nobodyThrows = (given: number): Thrower => hands => {
  const lacking = hands.reduce((sum, { dice }) => sum + dice, 0);
  const names = hands.map(({ name }) => name).join(', ');
  throw new DiceError(`The events end before the dice of “${names}”: ${lacking} more needed.`, given + lacking, given);
};

const facesIn = (events: readonly AssaultEvent[]): number =>
  events.reduce((sum, event) => sum + (event.type === 'dice.thrown' ? event.faces.length : 0), 0);

/**
 * What comes of events that the statechart accepts: where they leave something undecided, nobody decides it.
 *
 * @throws DiceError where dice are lacking.
 */
export const playedOut = (scenario: Scenario, events: readonly AssaultEvent[]): Report => {
  const actor = createActor(assaultMachine, { input: { scenario } }).start();
  for (const event of events) actor.send(event);
  return reportOf(playOut(headless(actor), nobodyThrows(facesIn(events)), []).context.assault);
};

/**
 * Plays an assault to its end.
 *
 * @throws DiceError when a script of dice runs out or is not used up; it says how many were needed.
 * @throws DecisionError when a decision is illegal, or its state never comes.
 */
export const play = (scenario: Scenario, { dice, decisions = [] }: PlayOptions): Report =>
  withDice(dice, throwHands => playWith(scenario, throwHands, decisions));
