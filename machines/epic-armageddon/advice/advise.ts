/** What a side could do at a moment of an assault: the best that was found, each against the best answer found. */
import { transition } from 'xstate';
import { seededUniform } from '../../../src/dice/throw.ts';
import type { SideChance } from '../../../src/epic-armageddon/advice/chance.ts';
import { ChargeSearch, type MadeCharge, type TriedCharge } from '../../../src/epic-armageddon/advice/charge-search.ts';
import { fieldOf, planOf, type Field } from '../../../src/epic-armageddon/advice/charge-starts.ts';
import { replying, type Reply } from '../../../src/epic-armageddon/advice/replies.ts';
import type { AssaultEvent, Decision } from '../../../src/epic-armageddon/model/events.ts';
import { enemyOf, SIDES, type Side } from '../../../src/epic-armageddon/model/procedure.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import { atOnce } from '../../../src/epic-armageddon/odds/round/pauses.ts';
import { statePath } from '../../why.ts';
import { assaultMachine } from '../assault.machine.ts';
import { afterAll } from '../open-decisions.ts';
import { replayedWhole } from '../replayed-whole.ts';
import { mayDecide } from '../review/moments.ts';
import { isChargeOpen } from '../review/position-value.ts';
import { presentOf } from '../timeline.ts';
import type { AssaultSnapshot } from '../why.ts';
import {
  answerOf, counterChargeOf, counterChargeWith, counterChargingSide, isCounterCharging, type Answer,
} from './answers.ts';
import { choicesOf, leftOut } from './choices.ts';
import {
  bare, estimateAt, MOST, ODDS, ordered, suggestionAt, type AskedAdvice, type Suggestion,
} from './suggestion.ts';

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

/** What a review asks beside that. */
export interface AdvisingOptions extends AdviseOptions {
  /** Ways in which it has been decided, each whole: they are weighed with what is found, so that that is no worse. */
  readonly made?: readonly (readonly Decision[])[];
}

const EFFORT = 5_000_000;
/** What of the effort goes into looking for decisions; the rest goes into the odds that are told. */
const SHARES = { begin: 0.2, climb: 0.3, answered: 0.2, told: 0.1, replies: 0.9 } as const;

/** Undefined: a pause, in which nothing new is known. */
type Advising = Generator<Advice | undefined, Advice>;

/**
 * Advice that gets better, the last all that the effort allows.
 *
 * @throws DecisionError for an event that is refused.
 * @throws RangeError for an option that is no such number, and where the side has nothing to decide.
 */
export function* advising(
  scenario: Scenario, events: readonly AssaultEvent[] = [], options: AdvisingOptions = {},
): Advising {
  const { effort = EFFORT, seed = 1, made = [] } = options;
  if (!(effort > 0)) throw new RangeError(`effort is a number over 0, not ${effort}.`);
  if (!Number.isSafeInteger(seed)) throw new RangeError(`seed is a whole number, not ${seed}.`);
  const snapshot = presentOf(replayedWhole(scenario, events));
  const side = sideToDecide(snapshot, options.side);
  const question: AskedAdvice = { snapshot, side, effort, made, random: seededUniform(seed) };
  if (isChargeOpen(snapshot)) return yield* chargeAdvice(question);
  if (isCounterCharging(snapshot)) return yield* counterChargeAdvice(question);
  return yield* choiceAdvice(question);
}

/** What has been decided, as far as the chart accepts it without a die. */
const madeIn = ({ snapshot, made }: AskedAdvice): readonly Answer[] => made.flatMap(decisions => {
  const after = afterAll(snapshot, decisions);
  return after === null ? [] : [{ decisions, after }];
});

/** All of the advice at once. */
export const advise = (
  scenario: Scenario, events: readonly AssaultEvent[] = [], options: AdviseOptions = {},
): Advice => atOnce(advising(scenario, events, options));

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

/* A charge. */

function* chargeAdvice(question: AskedAdvice): Advising {
  const { snapshot, side, effort, random } = question;
  const field = fieldOf(snapshot.context.assault);
  const search = new ChargeSearch(field, random, effort, madeCharges(question, field));
  const now = bare(estimateAt(snapshot, side, effort * ODDS));
  const told = function* (charges: readonly TriedCharge[]): Generator<undefined, Advice> {
    const suggestions: Suggestion[] = [];
    for (const charge of charges) {
      const suggestion = yield* chargeSuggestion(question, charge);
      if (suggestion !== null) suggestions.push(suggestion);
    }
    return { now, tried: search.tried, assumptions: leftOut(snapshot), best: ordered(suggestions, question) };
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

/** Those that have been ended. */
const madeCharges = (question: AskedAdvice, field: Field): readonly MadeCharge[] =>
  madeIn(question).filter(({ decisions }) => decisions.at(-1)?.type === 'charge.ended')
    .map(({ decisions, after: { context: { assault: ended }, status } }) => {
      const moves = decisions.slice(0, -1);
      return { moves, ended, isAssault: status === 'active', plan: planOf(field, moves) };
    });

/** Null: the chart refuses it. */
function* chargeSuggestion(
  question: AskedAdvice, { moves, answer }: TriedCharge,
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

/* A counter-charge. */

function* counterChargeAdvice(question: AskedAdvice): Advising {
  const { snapshot, side, effort } = question;
  const { ranked } = yield* replying(snapshot.context.assault, side, statePath(snapshot), {
    effort: effort * SHARES.replies,
  });
  const suggestions: Suggestion[] = [];
  for (const { decisions, after } of [...madeIn(question), ...ranked.slice(0, MOST).flatMap(repliedIn(snapshot))]) {
    yield;
    const answer = side === 'attacker' ? yield* answerOf(after, 'defender') : null;
    suggestions.push(suggestionAt(question, decisions, after, answer));
  }
  const now = bare(estimateAt(snapshot, side, effort * ODDS));
  return { now, tried: ranked.length, assumptions: leftOut(snapshot), best: ordered(suggestions, question) };
}

const repliedIn = (snapshot: AssaultSnapshot) => (reply: Reply): readonly Answer[] =>
  [counterChargeWith({ decisions: [], after: snapshot }, reply)].filter(one => one !== null);

/* Anything else: one choice after the other while that gets better. */

function* choiceAdvice(question: AskedAdvice): Advising {
  const { snapshot, side } = question;
  const known = new Map<string, Suggestion>();
  const ask = (decisions: readonly Decision[], after: AssaultSnapshot): Suggestion => {
    const key = JSON.stringify(decisions);
    const suggestion = known.get(key) ?? suggestionAt(question, decisions, after, null);
    known.set(key, suggestion);
    return suggestion;
  };
  for (const { decisions, after } of madeIn(question)) ask(decisions, after);
  let best = ask([], snapshot);
  const said = (): Advice => ({
    now: known.get('[]')!.chance, tried: known.size, assumptions: leftOut(snapshot),
    best: ordered([...known.values()], question),
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
