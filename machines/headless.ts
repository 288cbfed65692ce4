/** A statechart run to its end without a screen, from a thrower of dice and the players' decisions. */
import type { Hand } from '../src/dice/hand.ts';
import { scriptedThrower, seededThrower, type Thrower } from '../src/dice/throw.ts';
import { DecisionError } from './decision-error.ts';

/** A statechart at work, and what it says of itself. */
export interface Headless<S, E> {
  readonly present: () => S;
  readonly send: (event: E) => void;
  /** Why it refuses an event now; null: it does not. */
  readonly why: (snapshot: S, event: E) => Objection | null;
  /** The dice that it asks for; null: something is decided instead. */
  readonly handsOf: (snapshot: S) => readonly Hand[] | null;
  readonly thrown: (faces: readonly number[]) => E;
  /** What happens where nobody decides. */
  readonly usual: (snapshot: S) => readonly E[];
}

export interface Objection {
  /** The state does not know such events: they may belong to a later one. */
  readonly isNotNow: boolean;
  /** The reason and its rule. */
  readonly say: string;
}

/** A refusal of the rules as an objection to a decision. */
export const objectionTo = <R extends { readonly key: string; readonly rule: string }>(
  refusal: R | null, sentence: (refusal: R) => string,
): Objection | null =>
  refusal && { isNotNow: refusal.key === 'not-now', say: `${sentence(refusal)} (${refusal.rule})` };

type Typed = { readonly type: string };

const label = ({ type }: Typed, index: number): string => `Decision ${index + 1} (${type})`;

/** A decision that says what no player could mean may be more than the rules can answer. */
const objectionOf = <S, E extends Typed>(chart: Headless<S, E>, decision: E, index: number): Objection | null => {
  try {
    return chart.why(chart.present(), decision);
  } catch (cause) {
    throw new DecisionError(`${label(decision, index)} is refused: it names what is not there.`, { cause });
  }
};

/** The next decision, if it belongs to this state; one that the rules refuse here is an error. */
const decidedAt = <S, E extends Typed>(
  chart: Headless<S, E>, decision: E | undefined, index: number,
): E | null => {
  if (decision === undefined) return null;
  const objection = objectionOf(chart, decision, index);
  if (objection === null) return decision;
  if (objection.isNotNow) return null;
  throw new DecisionError(`${label(decision, index)} is refused: ${objection.say}`);
};

/** What happens where nobody decides; an error where the rules refuse that, for nothing else would ever happen. */
const decideByDefault = <S, E extends Typed>(chart: Headless<S, E>): void => {
  for (const decision of chart.usual(chart.present())) {
    const before = chart.present();
    chart.send(decision);
    const objection = chart.present() === before ? chart.why(before, decision) : null;
    if (objection !== null) throw new DecisionError(`Undecided, ${decision.type} is refused: ${objection.say}`);
  }
};

/**
 * Plays to the end with any thrower.
 *
 * @throws DecisionError when a decision or a default is illegal, or its state never comes.
 */
export const playOut = <S extends { readonly status: string }, E extends Typed>(
  chart: Headless<S, E>, throwHands: Thrower, decisions: readonly E[],
): S => {
  let taken = 0;
  for (let snapshot = chart.present(); snapshot.status === 'active'; snapshot = chart.present()) {
    const decided = decidedAt(chart, decisions[taken], taken);
    if (decided !== null) {
      taken += 1;
      chart.send(decided);
      continue;
    }
    const hands = chart.handsOf(snapshot);
    if (hands === null) decideByDefault(chart);
    else chart.send(chart.thrown(throwHands(hands)));
  }
  const left = decisions[taken];
  if (left !== undefined) throw new DecisionError(`${label(left, taken)} was never possible: its step did not come.`);
  return chart.present();
};

/** Faces in the order in which they are consumed, or a seed from which the same faces always come. */
export type Dice = readonly number[] | { readonly seed: number };

/**
 * Plays with these dice.
 *
 * @throws DiceError when a script of dice runs out or is not used up; it says how many were needed.
 */
export const withDice = <R>(dice: Dice, play: (throwHands: Thrower) => R): R => {
  if ('seed' in dice) return play(seededThrower(dice.seed));
  const script = scriptedThrower(dice);
  const report = play(script.throwHands);
  script.finish();
  return report;
};
