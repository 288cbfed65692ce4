/** An assault looked at again: what each decision cost, and what each throw was worth. */
import { chanceOf, worthAnswered } from '../../../src/epic-armageddon/advice/chance.ts';
import type { AssaultEvent, Decision } from '../../../src/epic-armageddon/model/events.ts';
import { enemyOf, SIDES, type BySide, type Side } from '../../../src/epic-armageddon/model/procedure.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import { atOnce, pausingWith } from '../../../src/epic-armageddon/odds/round/pauses.ts';
import { summedUp, valueFor, type PositionValue } from '../../review-values.ts';
import { canonical } from '../../../src/shared/canonical.ts';
import { isInState, statePath } from '../../why.ts';
import type { Advice } from '../advice/advise.ts';
import type { Suggestion } from '../advice/suggestion.ts';
import { fightersInWords, whoFights } from '../advice/who-fights.ts';
import { replayedWhole } from '../replayed-whole.ts';
import type { Timeline } from '../timeline.ts';
import { isCharging, mayDecide, momentsOf, type ReviewMoment } from './moments.ts';
import { positionValue } from './position-value.ts';

/** The best that a side could have decided, as far as that was looked for. */
export type BestDecision = Pick<Suggestion, 'decisions' | 'chance' | 'reply' | 'error' | 'say'>;

/** What a side could do at a moment, the best that was found first. */
export interface Advised extends Pick<Advice, 'tried'> {
  readonly best: readonly BestDecision[];
}

/**
 * Looks for a side's best decision after some events, with pauses; `made` are ways in which it has been decided, which
 * are weighed as well. @throws RangeError where it has none to make.
 */
export type Advise = (
  scenario: Scenario, events: readonly AssaultEvent[],
  options: {
    readonly side: Side; readonly effort: number; readonly seed: number;
    readonly made: readonly (readonly Decision[])[];
  },
) => Generator<unknown, Advised>;

export interface ReviewedMoment extends ReviewMoment {
  /** What the position was worth to the side if nobody decided anything, and what it was worth then. */
  readonly before: number;
  readonly after: number;
  /** Of a charge or counter-charge: what it was worth after the best reply to it that was found. */
  readonly answered?: number;
  readonly best?: BestDecision & { readonly tried: number };
  /** By how much the best was better; 0 of throws, and where nothing better was found. */
  readonly cost: number;
}

export interface Review {
  readonly moments: readonly ReviewedMoment[];
  /** What the decisions of each side cost it, and what the throws were worth to it. */
  readonly cost: BySide<number>;
  readonly luck: BySide<number>;
}

export interface ReviewOptions {
  /** How much work is done in all; 5,000,000 if not said. */
  readonly effort?: number;
  readonly seed?: number;
}

interface ReviewingOptions extends ReviewOptions {
  /** Charges are not looked at again. */
  readonly isBrief?: boolean;
}

/** A unit of it is a microsecond's work. */
export const REVIEW_EFFORT = 5_000_000;
/** What of the effort one question may take: odds as much as `odds` itself takes. */
const SHARES = { odds: 1 / 20, charge: 1 / 6, other: 1 / 40, again: 2 / 5 } as const;

/** A question about an assault that has been played. */
interface Question {
  readonly timeline: Timeline;
  readonly effort: number;
  readonly seed: number;
  readonly advise: Advise;
  readonly parts: readonly ReviewMoment[];
  /** What has been advised: the best reply to a charge is what the other side is asked about next. */
  readonly advised: Map<string, Advised | null>;
  /** What positions are worth, by the number of events before them. */
  readonly values: Map<number, PositionValue>;
}

type IsAsked = (moment: ReviewMoment, side: Side) => boolean;

/** Undefined: a pause, in which nothing new is known. */
type Paused<T> = Generator<undefined, T>;

/**
 * The review as it comes: first what every moment was worth, then decision by decision what would have been better, and
 * once that is known the charges again, for longer. What was played is never better than the best.
 *
 * @param isAsked which decisions of whom are held against the best; all, unless said.
 * @throws DecisionError for the first event that is refused.
 */
export function* reviewing(
  scenario: Scenario, events: readonly AssaultEvent[], advise: Advise,
  { effort = REVIEW_EFFORT, seed = 1, isBrief = false }: ReviewingOptions = {}, isAsked: IsAsked = () => true,
): Generator<Review | undefined, Review> {
  if (!(effort > 0)) throw new RangeError(`effort is a number over 0, not ${effort}.`);
  const timeline = replayedWhole(scenario, events);
  const parts = momentsOf(timeline);
  const question: Question = { timeline, effort, seed, advise, parts, advised: new Map(), values: new Map() };
  const moments: ReviewedMoment[] = [];
  let before = valueAt(question, 0);
  for (const part of parts) {
    const now = valueAt(question, part.at + part.count);
    moments.push({ ...part, before: valueFor(before, part.side), after: valueFor(now, part.side), cost: 0 });
    before = now;
    yield summedUp(moments);
  }
  for (const [i, moment] of moments.entries()) {
    if (moment.kind === 'throw') continue;
    moments[i] = yield* held(question, moment, isAsked);
    yield summedUp(moments);
  }
  for (const [i, moment] of moments.entries()) {
    if (isBrief || moment.best === undefined || !isInState(moment.path, 'a2Charge.moving')) continue;
    moments[i] = yield* heldLonger(question, moment);
    yield summedUp(moments);
  }
  return summedUp(moments);
}

/** The whole review. @throws DecisionError for the first event that is refused. */
export const reviewWith = (
  advise: Advise, scenario: Scenario, events: readonly AssaultEvent[], options: ReviewOptions = {},
): Review => atOnce(reviewing(scenario, events, advise, options));

const valueAt = ({ timeline, effort, values }: Question, at: number): PositionValue => {
  const value = values.get(at) ?? positionValue(timeline.snapshots[at]!, effort * SHARES.odds);
  values.set(at, value);
  return value;
};

/** A decision held against the best that the side could have made instead; of two that might have decided, each. */
function* held(question: Question, moment: ReviewedMoment, isAsked: IsAsked): Paused<ReviewedMoment> {
  const { assault } = question.timeline.snapshots[moment.at]!.context;
  const isOfBoth = moment.count === 1 && SIDES.every(side => mayDecide(assault, moment.path, side));
  const sides = isOfBoth ? [moment.side, enemyOf(moment.side)] : [moment.side];
  const ways: ReviewedMoment[] = [];
  for (const side of sides) if (isAsked(moment, side)) ways.push(yield* heldFor(question, seenBy(moment, side)));
  return ways.reduce((most, one) => (one.cost > most.cost ? one : most), ways[0] ?? moment);
}

const seenBy = (moment: ReviewedMoment, side: Side): ReviewedMoment => (side === moment.side ? moment
  : { ...moment, side, before: 1 - moment.before, after: 1 - moment.after });

function* heldFor(question: Question, moment: ReviewedMoment): Paused<ReviewedMoment> {
  const advised = yield* advisedAt(question, moment.at, moment.side);
  return advised?.best[0] === undefined ? moment : against(yield* playedIn(question, moment), advised);
}

/** A charge against what more work finds, the best that was found before among it. */
function* heldLonger(question: Question, moment: ReviewedMoment): Paused<ReviewedMoment> {
  const { timeline, effort, seed, advise } = question;
  const { at, side, best: before } = moment;
  const advised = yield* pausingWith(undefined, advise(timeline.scenario, timeline.events.slice(0, at), {
    side, seed, effort: effort * SHARES.again, made: [...madeAt(question, at, side), before!.decisions],
  }));
  return advised.best[0] === undefined ? moment : against(yield* playedIn(question, moment), advised);
}

/** What was played, and what that was worth; of charges, after the best reply to them that was found. */
interface PlayedDecision {
  readonly moment: ReviewedMoment;
  readonly own: BestDecision;
}

/** Of equals what was played is the best; if it was found too, it is worth what the better of both replies leaves. */
const against = ({ moment, own }: PlayedDecision, { best: found, tried }: Advised): ReviewedMoment => {
  const same = found.find(({ decisions }) => isSame(decisions, own.decisions));
  const played = same !== undefined && own.reply !== null && worthAnswered(same) < worthAnswered(own) ? same : own;
  const { decisions, chance, reply, error, say } = found.filter(one => one !== same)
    .reduce((best, one) => (worthAnswered(one) > worthAnswered(best) ? one : best), played);
  return {
    ...moment,
    ...(own.reply === null ? {} : { answered: worthAnswered(played) }),
    best: { decisions, chance, reply, error, say, tried },
    cost: worthAnswered({ chance, reply }) - worthAnswered(played),
  };
};

const isSame = (some: readonly Decision[], others: readonly Decision[]): boolean =>
  canonical(some) === canonical(others);

/** Null where the side has nothing to decide. */
function* advisedAt(question: Question, at: number, side: Side): Paused<Advised | null> {
  const key = `${at} ${side}`;
  const known = question.advised.get(key);
  const advised = known === undefined ? yield* askedAt(question, at, side) : known;
  question.advised.set(key, advised);
  return advised;
}

function* askedAt(question: Question, at: number, side: Side): Paused<Advised | null> {
  const { timeline, effort, seed, advise } = question;
  const isMoving = isCharging({ path: statePath(timeline.snapshots[at]!) });
  try {
    return yield* pausingWith(undefined, advise(timeline.scenario, timeline.events.slice(0, at), {
      side, seed, effort: effort * (isMoving ? SHARES.charge : SHARES.other), made: madeAt(question, at, side),
    }));
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** What a side decided from a moment on, if it decided anything there. */
const madeAt = ({ timeline, parts }: Question, at: number, side: Side): readonly (readonly Decision[])[] =>
  parts.filter(one => one.at === at && one.kind === 'decision' && one.side === side)
    .map(one => decisionsIn(timeline, one));

const decisionsIn = ({ events }: Timeline, { at, count }: ReviewMoment): readonly Decision[] =>
  events.slice(at, at + count).filter(event => event.type !== 'dice.thrown');

function* playedIn(question: Question, moment: ReviewedMoment): Paused<PlayedDecision> {
  const { timeline } = question;
  const { at, count, side } = moment;
  const { assault } = timeline.snapshots[at + count]!.context;
  const { none, error } = valueAt(question, at + count);
  return { moment, own: {
    decisions: decisionsIn(timeline, moment), chance: chanceOf(Math.max(0, moment.after - none / 2), none),
    reply: yield* replyTo(question, moment), error, say: fightersInWords(assault, whoFights(assault, side)),
  } };
}

/** The best reply to a charge or counter-charge that was found; null: nobody may reply. */
function* replyTo(question: Question, moment: ReviewedMoment): Paused<BestDecision['reply']> {
  const end = moment.at + moment.count;
  const next = question.timeline.snapshots[end]!;
  if (!isCharging(moment) || next.status !== 'active' || !isInState(statePath(next), 'a3CounterCharge')) return null;
  const reply = (yield* advisedAt(question, end, enemyOf(moment.side)))?.best[0];
  if (reply === undefined) return null;
  const { none } = reply.chance;
  const value = Math.min(moment.after, 1 - worthAnswered(reply));
  return { decisions: reply.decisions, chance: chanceOf(value - none / 2, none) };
}
