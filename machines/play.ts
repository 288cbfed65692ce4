/** The statechart run to its end without a screen, from a thrower of dice and the players' decisions. */
import { createActor, type Actor } from 'xstate';
import { scriptedThrower, seededThrower, type Thrower } from '../src/dice/throw.ts';
import { eagerMove } from '../src/epic-armageddon/a3-counter-charge.ts';
import { sentence } from '../src/epic-armageddon/phrases.ts';
import { reportOf, type Report } from '../src/epic-armageddon/report.ts';
import type { Scenario } from '../src/epic-armageddon/scenario.ts';
import type { Assault } from '../src/epic-armageddon/state.ts';
import { assaultMachine, type AssaultMachine } from './epic-armageddon/assault.machine.ts';
import type { AssaultEventType, Decision } from '../src/epic-armageddon/events.ts';
import { HANDS } from './epic-armageddon/hands.ts';
import type { StateMeta } from './epic-armageddon/setup.ts';
import { metaOf, why, type AssaultSnapshot } from './epic-armageddon/why.ts';

export interface PlayOptions {
  /** Faces in the order in which they are consumed, or a seed from which the same faces always come. */
  readonly dice: readonly number[] | { readonly seed: number };
  /** What the players decide, in order; what is missing takes its default. */
  readonly decisions?: readonly Decision[];
}

/** Somebody who has to counter-charge does so first. */
const nextCounterCharge = (assault: Assault): Decision | null => {
  const move = eagerMove(assault);
  return move === null ? null : { type: 'unit.moved', ...move };
};

/** What happens at a state where nobody decides. */
export const defaultDecisions = (type: AssaultEventType, assault: Assault): readonly Decision[] => {
  switch (type) {
    case 'target.chosen':
      return [{ type, target: assault.target }];
    case 'critical.entered':
      return [{ type, damage: [] }];
    case 'counterCharge.ended':
      return [nextCounterCharge(assault) ?? { type }];
    case 'withdrawal.ended':
      return [{ type: 'rest.withdrew' }, { type }];
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

/** Thrown when a decision cannot be taken: it names the decision, by its number if a player made it, and the reason. */
export class DecisionError extends Error {
  override readonly name = 'DecisionError';
}

const label = (decision: Decision, index: number): string => `Decision ${index + 1} (${decision.type})`;

/** The next decision, if it belongs to this state; one that the rules refuse here is an error. */
const decidedAt = (snapshot: AssaultSnapshot, decision: Decision | undefined, index: number): Decision | null => {
  if (decision === undefined) return null;
  const refusal = why(snapshot, decision);
  if (refusal === null) return decision;
  if (refusal.key === 'not-now') return null;
  throw new DecisionError(`${label(decision, index)} is refused: ${sentence(refusal)} (${refusal.rule})`);
};

/** What happens where nobody decides; an error where the rules refuse that, for nothing else would ever happen. */
const decideByDefault = (actor: Actor<AssaultMachine>, { unlessDecided }: StateMeta): void => {
  for (const decision of defaultDecisions(unlessDecided!, actor.getSnapshot().context.assault)) {
    const before = actor.getSnapshot();
    actor.send(decision);
    const refusal = actor.getSnapshot() === before ? why(before, decision) : null;
    if (refusal !== null) {
      throw new DecisionError(`Undecided, ${decision.type} is refused: ${sentence(refusal)} (${refusal.rule})`);
    }
  }
};

/**
 * Plays an assault to its end with any thrower.
 *
 * @throws DecisionError when a decision or a default is illegal, or its state never comes.
 */
export const playWith = (scenario: Scenario, throwHands: Thrower, decisions: readonly Decision[] = []): Report => {
  const actor = createActor(assaultMachine, { input: { scenario } });
  actor.start();
  let taken = 0;
  for (let snapshot = actor.getSnapshot(); snapshot.status === 'active'; snapshot = actor.getSnapshot()) {
    const decided = decidedAt(snapshot, decisions[taken], taken);
    if (decided !== null) {
      taken += 1;
      actor.send(decided);
      continue;
    }
    const meta = metaOf(snapshot);
    if (meta.hands === undefined) decideByDefault(actor, meta);
    else actor.send({ type: 'dice.thrown', faces: throwHands(HANDS[meta.hands](snapshot.context.assault)) });
  }
  const left = decisions[taken];
  if (left !== undefined) throw new DecisionError(`${label(left, taken)} was never possible: its step did not come.`);
  return reportOf(actor.getSnapshot().context.assault);
};

/**
 * Plays an assault to its end.
 *
 * @throws DiceError when a script of dice runs out or is not used up; it says how many were needed.
 * @throws DecisionError when a decision is illegal, or its state never comes.
 */
export const play = (scenario: Scenario, { dice, decisions = [] }: PlayOptions): Report => {
  if ('seed' in dice) return playWith(scenario, seededThrower(dice.seed), decisions);
  const script = scriptedThrower(dice);
  const report = playWith(scenario, script.throwHands, decisions);
  script.finish();
  return report;
};
