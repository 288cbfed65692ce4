/** What a side could do at a moment of an assault: the best that was found, each against the best answer found. */
import { transition } from 'xstate';
import { seededUniform, type Uniform } from '../../../src/dice/throw.ts';
import {
  chanceOf, turned, worthAnswered, type ChanceEstimate, type SideChance,
} from '../../../src/epic-armageddon/advice/chance.ts';
import { ChargeSearch, type TriedCharge } from '../../../src/epic-armageddon/advice/charge-search.ts';
import { fieldOf } from '../../../src/epic-armageddon/advice/charge-starts.ts';
import { replying, type Reply } from '../../../src/epic-armageddon/advice/replies.ts';
import type { AssaultEvent, Decision } from '../../../src/epic-armageddon/model/events.ts';
import { enemyOf, SIDES, type Side } from '../../../src/epic-armageddon/model/procedure.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import { atOnce } from '../../../src/epic-armageddon/odds/round/pauses.ts';
import { isInState, statePath } from '../../why.ts';
import { assaultMachine } from '../assault.machine.ts';
import { afterAll } from '../open-decisions.ts';
import { replayedWhole } from '../replayed-whole.ts';
import { mayDecide } from '../review/moments.ts';
import { valueFor } from '../../review-values.ts';
import { isChargeOpen, positionValue } from '../review/position-value.ts';
import { presentOf } from '../timeline.ts';
import type { AssaultSnapshot } from '../why.ts';
import { choicesOf, leftOut } from './choices.ts';
import { fightersInWords, whoFights, type WhoFights } from './who-fights.ts';

/** One thing that a side could decide. Ids of units in `contact`, `fire` and `out`, of the side itself. */
export interface Suggestion extends WhoFights {
  /** One after the other, with the end of a charge or counter-charge. */
  readonly decisions: readonly Decision[];
  /** If the other side does nothing about it. */
  readonly chance: SideChance;
  /** What the other side does best about it; null where it has nothing to answer. */
  readonly reply: { readonly decisions: readonly Decision[]; readonly chance: SideChance } | null;
  /** One standard error of what the suggestion is ordered by. */
  readonly error: number;
  /** An English sentence. */
  readonly say: string;
}

export interface Advice {
  /** If nobody decides anything; of a charge, if all charge in the usual way. */
  readonly now: SideChance;
  /** How many different decisions were asked about. */
  readonly tried: number;
  /** English sentences. */
  readonly assumptions: readonly string[];
  /** At most ten, the best first. */
  readonly best: readonly Suggestion[];
}

export interface AdviseOptions {
  /** Whose decision; whoever has one, if not said: the attacker where both have. */
  readonly side?: Side;
  /** How much work is done in all, 5,000,000 if not said; a unit of it is about a microsecond. */
  readonly effort?: number;
  readonly seed?: number;
}

const EFFORT = 5_000_000;
const MOST = 10;
/** What of the effort goes into looking for decisions; the rest goes into the odds that are told. */
const SHARES = { begin: 0.2, climb: 0.2, answered: 0.2, told: 0.1, replies: 0.9 } as const;

/** Undefined: a pause, in which nothing new is known. */
type Advising = Generator<Advice | undefined, Advice>;

/**
 * Advice that gets better, the last all that the effort allows.
 *
 * @throws DecisionError for an event that is refused.
 * @throws RangeError for an option that is no such number, and where the side has nothing to decide.
 */
export function* advising(
  scenario: Scenario, events: readonly AssaultEvent[] = [], options: AdviseOptions = {},
): Advising {
  const { effort = EFFORT, seed = 1 } = options;
  if (!(effort > 0)) throw new RangeError(`effort is a number over 0, not ${effort}.`);
  if (!Number.isSafeInteger(seed)) throw new RangeError(`seed is a whole number, not ${seed}.`);
  const snapshot = presentOf(replayedWhole(scenario, events));
  const side = sideToDecide(snapshot, options.side);
  const question: Question = { snapshot, side, effort, random: seededUniform(seed) };
  if (isChargeOpen(snapshot)) return yield* chargeAdvice(question);
  if (isCounterCharging(snapshot)) return yield* counterChargeAdvice(question);
  return yield* choiceAdvice(question);
}

/** All of the advice at once. */
export const advise = (
  scenario: Scenario, events: readonly AssaultEvent[] = [], options: AdviseOptions = {},
): Advice => atOnce(advising(scenario, events, options));

interface Question {
  readonly snapshot: AssaultSnapshot;
  readonly side: Side;
  readonly effort: number;
  readonly random: Uniform;
}

const isCounterCharging = (snapshot: AssaultSnapshot): boolean =>
  snapshot.status === 'active' && isInState(statePath(snapshot), 'a3CounterCharge');

/** @throws RangeError where nobody has anything to decide that bears on who wins, or the side asked for has not. */
const sideToDecide = (snapshot: AssaultSnapshot, asked: Side | undefined): Side => {
  const able = SIDES.filter(side => hasToDecide(snapshot, side));
  const side = asked ?? able[0];
  if (side !== undefined && able.includes(side)) return side;
  throw new RangeError(asked === undefined ? 'Nobody has anything to decide here.'
    : `The ${asked} has nothing to decide here.`);
};

const hasToDecide = (snapshot: AssaultSnapshot, side: Side): boolean => {
  const { assault } = snapshot.context;
  if (snapshot.status !== 'active' || assault.winner !== null) return false;
  const path = statePath(snapshot);
  if (path === 'a1ChooseTarget' || isChargeOpen(snapshot)) return side === 'attacker';
  if (isCounterCharging(snapshot)) return side === counterChargingSide(path);
  return mayDecide(assault, path, side) || choicesOf(snapshot, side).length > 0;
};

const counterChargingSide = (path: string): Side => (path.includes('attackerMoves') ? 'attacker' : 'defender');

/** What a moment is worth to a side, as a review says it. */
const estimateAt = (snapshot: AssaultSnapshot, side: Side, effort: number): ChanceEstimate => {
  const value = positionValue(snapshot, effort);
  const win = Math.max(0, valueFor(value, side) - value.none / 2);
  return { ...chanceOf(win, value.none), error: value.error };
};

const bare = ({ win, none, value }: SideChance): SideChance => ({ win, none, value });

/* A charge. */

function* chargeAdvice(question: Question): Advising {
  const { snapshot, side, effort, random } = question;
  const search = new ChargeSearch(fieldOf(snapshot.context.assault), random, effort);
  const now = bare(estimateAt(snapshot, side, effort * ODDS));
  const told = function* (charges: readonly TriedCharge[]): Generator<undefined, Advice> {
    const suggestions: Suggestion[] = [];
    for (const charge of charges) {
      const suggestion = yield* chargeSuggestion(question, charge);
      if (suggestion !== null) suggestions.push(suggestion);
    }
    return { now, tried: search.tried, assumptions: leftOut(snapshot), best: ordered(suggestions) };
  };
  yield* search.begin(effort * SHARES.begin);
  yield yield* told(search.ranked.slice(0, 1));
  for (let before = Infinity; search.left > effort * SHARES.told && search.left < before;) {
    before = search.left;
    yield* search.climb(effort * SHARES.climb);
    yield* search.climbAnswered(effort * SHARES.answered);
  }
  const { ranked } = search;
  return yield* told([...new Set([...ranked.slice(0, MOST), ...ranked.filter(one => one.isDefault)])]);
}
/** What of the effort goes into the odds of one moment that is told. */
const ODDS = 0.003;

/** Null: the chart refuses it. */
function* chargeSuggestion(
  question: Question, { moves, answer }: TriedCharge,
): Generator<undefined, Suggestion | null> {
  const { snapshot, side } = question;
  const decisions: readonly Decision[] = [...moves, { type: 'charge.ended' }];
  const after = afterAll(snapshot, decisions);
  if (after === null) return null;
  const begun = counterChargeOf(after, enemyOf(side));
  const known = begun === null || answer === undefined ? null : counterChargeWith(begun, answer);
  yield;
  return suggestionAt(question, decisions, after, known ?? (yield* answerOf(after, enemyOf(side))));
}

interface Answer {
  readonly decisions: readonly Decision[];
  readonly after: AssaultSnapshot;
}

/** What a side does best about a moment in which it may counter-charge; null where it may not. */
function* answerOf(snapshot: AssaultSnapshot, side: Side): Generator<undefined, Answer | null> {
  const begun = counterChargeOf(snapshot, side);
  if (begun === null) return null;
  const { context: { assault } } = begun.after;
  const { ranked } = yield* replying(assault, side, statePath(begun.after), { effort: Infinity });
  for (const reply of ranked) {
    const answer = counterChargeWith(begun, reply);
    if (answer !== null) return answer;
  }
  return null;
}

/** The moment in which a side counter-charges, once nobody has fired from overwatch and whoever is first is done. */
const counterChargeOf = (snapshot: AssaultSnapshot, side: Side, before: readonly Decision[] = []): Answer | null => {
  if (snapshot.status !== 'active') return null;
  const isThere = isCounterCharging(snapshot);
  if (isThere && counterChargingSide(statePath(snapshot)) === side) return { decisions: before, after: snapshot };
  if (!isThere && !isInState(statePath(snapshot), 'a2Charge.overwatch')) return null;
  const end: Decision = { type: isThere ? 'counterCharge.ended' : 'overwatch.ended' };
  const after = afterAll(snapshot, [end]);
  return after === null ? null : counterChargeOf(after, side, [...before, end]);
};

const counterChargeWith = ({ decisions, after }: Answer, { moves }: Pick<Reply, 'moves'>): Answer | null => {
  const more: readonly Decision[] = [...moves, { type: 'counterCharge.ended' }];
  const ended = afterAll(after, more);
  return ended === null ? null : { decisions: [...decisions, ...more], after: ended };
};

/* A counter-charge. */

function* counterChargeAdvice(question: Question): Advising {
  const { snapshot, side, effort } = question;
  const { ranked } = yield* replying(snapshot.context.assault, side, statePath(snapshot), {
    effort: effort * SHARES.replies,
  });
  const suggestions: Suggestion[] = [];
  for (const reply of ranked.slice(0, MOST)) {
    const made = counterChargeWith({ decisions: [], after: snapshot }, reply);
    if (made === null) continue;
    yield;
    const answer = side === 'attacker' ? yield* answerOf(made.after, 'defender') : null;
    suggestions.push(suggestionAt(question, made.decisions, made.after, answer));
  }
  const now = bare(estimateAt(snapshot, side, effort * ODDS));
  return { now, tried: ranked.length, assumptions: leftOut(snapshot), best: ordered(suggestions) };
}

/* Anything else: one choice after the other while that gets better. */

function* choiceAdvice(question: Question): Advising {
  const { snapshot, side } = question;
  const known = new Map<string, Suggestion>();
  const ask = (decisions: readonly Decision[], after: AssaultSnapshot): Suggestion => {
    const key = JSON.stringify(decisions);
    const suggestion = known.get(key) ?? suggestionAt(question, decisions, after, null);
    known.set(key, suggestion);
    return suggestion;
  };
  let best = ask([], snapshot);
  const said = (): Advice => ({
    now: known.get('[]')!.chance, tried: known.size, assumptions: leftOut(snapshot), best: ordered([...known.values()]),
  });
  for (let here = snapshot, goesOn = true; goesOn;) {
    goesOn = false;
    const from = best;
    for (const choice of choicesOf(here, side)) {
      if (known.size >= MOST_ASKED) return said();
      yield;
      const next = ask([...from.decisions, ...choice.events], choice.after);
      if (next.chance.value > best.chance.value + next.error) [best, goesOn] = [next, true];
    }
    here = best.decisions.reduce<AssaultSnapshot>((now, event) => transition(assaultMachine, now, event)[0], snapshot);
    if (goesOn) yield said();
  }
  return said();
}
/** For the odds of so many the effort is enough. */
const MOST_ASKED = Math.floor(1 / ODDS);

const suggestionAt = (
  { side, effort }: Question, decisions: readonly Decision[], after: AssaultSnapshot, answer: Answer | null,
): Suggestion => {
  const chance = estimateAt(after, side, effort * ODDS);
  const replied = answer === null ? null : estimateAt(answer.after, enemyOf(side), effort * ODDS);
  const fights = whoFights(after.context.assault, side);
  return {
    decisions, chance: bare(chance),
    reply: answer === null ? null : { decisions: answer.decisions, chance: turned(replied!) },
    error: (replied ?? chance).error, ...fights, say: fightersInWords(after.context.assault, fights),
  };
};

/** The best first, at most ten; of equals the one that was tried first. */
const ordered = (suggestions: readonly Suggestion[]): readonly Suggestion[] =>
  [...suggestions].sort((a, b) => worthAnswered(b) - worthAnswered(a)).slice(0, MOST);
