/** A phase looked at again: what each choice that its edition gives cost, and what each throw was worth. */
import { transition } from 'xstate';
import type { Decision, PhaseEvent } from '../../../src/warhammer-40k/model/events.ts';
import type { BySide, Side } from '../../../src/warhammer-40k/model/procedure.ts';
import { summedUp, valueFor, type PositionValue } from '../../review-values.ts';
import { statePath } from '../../why.ts';
import { phaseMachine } from '../phase.machine.ts';
import type { PhaseTimeline } from '../timeline.ts';
import type { PhaseSnapshot } from '../why.ts';
import { triedChoices, deciderOf } from './choices.ts';
import { chancesOf, positionValue } from './position-value.ts';

/** How likely a side is to win a fight, and nobody; `value`, the one and half of the other, is what is compared. */
export interface SideChance {
  readonly win: number;
  readonly none: number;
  readonly value: number;
}

/** The best that a side could have decided, of what was tried. */
export interface BestChoice {
  /** One, or none: nothing but what is usual. */
  readonly decisions: readonly Decision[];
  readonly chance: SideChance;
  /** The other side has nothing to answer. */
  readonly reply: null;
  readonly error: number;
  readonly tried: number;
}

/** Events that belong together: `count` of them from number `at`, which is 0 for the first. */
export interface ReviewedMoment {
  readonly at: number;
  readonly count: number;
  readonly kind: 'decision' | 'throw';
  /** Who decided; of a throw the attacker. */
  readonly side: Side;
  /** The state in which it began. */
  readonly path: string;
  /** What the position was worth to the side if nobody decided anything, and what it was worth then. */
  readonly before: number;
  readonly after: number;
  readonly best?: BestChoice;
  /** By how much the best was better; 0 of throws, and where nothing better was found. */
  readonly cost: number;
}

export interface PhaseReview {
  readonly moments: readonly ReviewedMoment[];
  /** What the decisions of each side cost it, and what the throws were worth to it. */
  readonly cost: BySide<number>;
  readonly luck: BySide<number>;
}

/** In so many ways a fight may stand at most whose odds are asked for. */
export const REVIEW_EFFORT = 100;
/** So many decisions are tried in one place at most. */
const MOST_TRIED = 30;

/**
 * The review of a turn as it comes: first what every moment was worth, then decision by decision what would have been
 * better. Undefined: a pause, in which nothing new is known.
 */
export function* reviewingPhase(
  timeline: PhaseTimeline, effort = REVIEW_EFFORT,
): Generator<PhaseReview | undefined, PhaseReview> {
  if (!(effort > 0)) throw new RangeError(`effort is a number over 0, not ${effort}.`);
  const { events, snapshots, at: end } = timeline;
  const moments: ReviewedMoment[] = [];
  let before = positionValue(snapshots[0]!, effort);
  for (let at = 0; at < end; at += 1) {
    const now = positionValue(snapshots[at + 1]!, effort);
    moments.push(momentOf(snapshots[at]!, events[at]!, at, before, now));
    before = now;
    yield summedUp(moments);
  }
  for (const [i, moment] of moments.entries()) {
    if (moment.kind === 'throw' || deciderOf(snapshots[moment.at]!, events[moment.at]!) === null) continue;
    moments[i] = yield* held(snapshots[moment.at]!, moment, effort);
    yield summedUp(moments);
  }
  return summedUp(moments);
}

const momentOf = (
  snapshot: PhaseSnapshot, event: PhaseEvent, at: number, before: PositionValue, now: PositionValue,
): ReviewedMoment => {
  const kind = event.type === 'dice.thrown' ? 'throw' : 'decision';
  const side = kind === 'throw' ? 'attacker' : deciderOf(snapshot, event) ?? snapshot.context.phase.active;
  return {
    at, count: 1, kind, side, path: statePath(snapshot), before: valueFor(before, side), after: valueFor(now, side),
    cost: 0,
  };
};

/** A decision held against all others that the side could have made instead, and against none. */
function* held(
  snapshot: PhaseSnapshot, moment: ReviewedMoment, effort: number,
): Generator<undefined, ReviewedMoment> {
  const { side, after } = moment;
  const choices = triedChoices(snapshot, side).slice(0, MOST_TRIED);
  if (choices.length < 2) return moment;
  let best: Omit<BestChoice, 'tried'> | null = null;
  for (const choice of choices) {
    const found = foundBy(snapshot, [choice], side, effort);
    if (best === null || found.chance.value > best.chance.value) best = found;
    yield undefined;
  }
  return { ...moment, best: { ...best!, tried: choices.length }, cost: Math.max(0, best!.chance.value - after) };
}

const foundBy = (
  snapshot: PhaseSnapshot, decisions: readonly Decision[], side: Side, effort: number,
): Omit<BestChoice, 'tried'> => {
  const there = decisions.reduce<PhaseSnapshot>((now, event) => transition(phaseMachine, now, event)[0], snapshot);
  const value = positionValue(there, effort);
  const chance = { win: chancesOf(value)[side], none: value.none, value: valueFor(value, side) };
  return { decisions, chance, reply: null, error: value.error };
};
