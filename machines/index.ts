/** The package's main entry: the machines, playing them headless, reading scenarios and rosters with the library. */
import { neteaLists } from '../src/army-lists/lists.ts';
import { neteaLibrary } from '../src/army-lists/netea.ts';
import { odds as oddsOf, oddsFrom } from '../src/epic-armageddon/odds/odds.ts';
import type { Odds, OddsOptions } from '../src/epic-armageddon/odds/answer.ts';
import type { Report } from '../src/epic-armageddon/explain/report.ts';
import type { Scenario } from '../src/epic-armageddon/model/scenario.ts';
import { isRosterFormation } from '../src/deployment/list-match/roster-formation.ts';
import {
  matchLists as matchListsFrom, type ListInput, type MatchListsOptions, type MatchRow,
} from '../src/deployment/list-match/match-lists.ts';
import { matchUp as matchUpFrom, type MatchUp, type MatchUpOptions } from '../src/deployment/match-up.ts';
import { readMatchUpOptions } from '../src/deployment/match-up-options.ts';
import { parseScenario as parseWith, type Parsed } from '../src/epic-armageddon/scenario/parse.ts';
import { lexiconOf } from '../src/deployment/quick-entry/meanings.ts';
import { writeScenario as writeWith } from '../src/epic-armageddon/scenario/write.ts';
import { sentence } from '../src/epic-armageddon/explain/log-sentences.ts';
import { EVENTS } from '../src/epic-armageddon/explain/phrases/events.ts';
import { REFUSALS } from '../src/epic-armageddon/explain/phrases/refusals.ts';
import type { AssaultEvent, Decision } from '../src/epic-armageddon/model/events.ts';
import { SIDES } from '../src/epic-armageddon/model/procedure.ts';
import type { AssaultHand } from '../src/epic-armageddon/model/hands.ts';
import type { LogEntry } from '../src/epic-armageddon/model/log-entries.ts';
import type { Refusal } from '../src/epic-armageddon/model/log.ts';
import type { Roster } from '../src/army-lists/import/read-roster.ts';
import { eventsShape } from '../src/shelf/event-shapes.ts';
import {
  eventIn, factIn, flagsIn, givenDice, kindOf, numbersIn, optionsIn, replayed, snapshotIn,
} from './arguments.ts';
import {
  advise as adviseIn, advising, type Advice, type AdviseOptions, type Suggestion,
} from './epic-armageddon/advice/advise.ts';
import {
  reviewWith, type Review, type ReviewedMoment, type ReviewOptions,
} from './epic-armageddon/review/review.ts';
import { eventsReader } from './given-events.ts';
import { presentIn } from './history.ts';
import { play as playParsed, type PlayOptions } from './epic-armageddon/play.ts';
import type { StateMeta } from './epic-armageddon/setup.ts';
import { replayedWhole } from './epic-armageddon/replayed-whole.ts';
import { replay as replayParsed, type Timeline } from './epic-armageddon/timeline.ts';
import { handsOf, metaOf, why, type AssaultSnapshot } from './epic-armageddon/why.ts';
import { statePath } from './why.ts';

/** A scenario in its written form, before it has been parsed. */
export type WrittenScenario = Readonly<Record<string, unknown>>;

/** Scenarios that have been parsed here and, being frozen, are still what they were. */
const parsed = new WeakSet<object>();

const freeze = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
  return value;
};

/**
 * Reads a scenario, as JSON text or as the value it stands for; units may be of the bundled library.
 *
 * @returns the scenario, frozen, or every problem it has: each with a path, a code and a sentence.
 */
export const parseScenario = (json: unknown): Parsed => {
  const result = parseWith(json, neteaLibrary);
  if ('scenario' in result) parsed.add(freeze(result.scenario));
  return result;
};

const names = lexiconOf(neteaLibrary);

/**
 * A scenario from a line such as `6 boyz 2 nobz v 4 assault + chaplain`, everybody lined up and ready for the attacks.
 *
 * @returns the scenario, frozen, with a note for whatever is not as it was asked; or every problem, in words.
 */
export const matchUp = (text: string, options: MatchUpOptions = {}): MatchUp => {
  const read = readMatchUpOptions(text, options);
  if ('problems' in read) return read;
  const result = matchUpFrom(text, read.options, names);
  if ('scenario' in result) parsed.add(freeze(result.scenario));
  return result;
};

/**
 * Reads a roster of BattleScribe or New Recruit (XML, zipped or JSON), or an army list in words.
 *
 * @returns the roster: every stand is a unit, a question or left out; or sentences that say why it was not read. It
 *   never rejects.
 */
export const readRoster = async (file: string | Uint8Array): Promise<Roster | { problems: readonly string[] }> => {
  try {
    const { readRosterWith } = await import('../src/army-lists/import/read-roster.ts');
    return await readRosterWith(file, { lexicon: names, lists: neteaLists() });
  } catch (error) {
    return { problems: [`This could not be read: ${String(error)}`] };
  }
};

const ready = (scenario: Scenario | WrittenScenario): Scenario => {
  if (parsed.has(scenario)) return scenario as Scenario;
  const result = parseScenario(scenario);
  if ('scenario' in result) return result.scenario;
  throw new TypeError(`This is no scenario: ${result.problems.map(({ path, say }) => `${path}: ${say}`).join(' ')}`);
};

/**
 * Writes a scenario as short as it can be said: defaults and what the bundled library knows are left out.
 *
 * @throws TypeError when the scenario has problems; it names them all.
 */
export const writeScenario = (scenario: Scenario): unknown => writeWith(ready(scenario), neteaLibrary);

const readDecisions = eventsReader('decisions', eventsShape);
const readEvents = eventsReader('events', eventsShape);

/**
 * Plays an assault to its end: the statechart run headless.
 *
 * @param scenario as parsed, or as written; what is written is parsed anew each time.
 * @throws TypeError when a written scenario has problems; it names them all. The same for an option that there is not.
 * @throws DiceError when a script of dice runs out or is not used up; it says how many were needed.
 * @throws DecisionError when a decision is illegal, or its state never comes.
 */
export const play = (scenario: Scenario | WrittenScenario, options: PlayOptions): Report => {
  const { dice, decisions = [] } = optionsIn<PlayOptions>(options, ['dice', 'decisions']);
  return playParsed(ready(scenario), {
    dice: givenDice(dice), decisions: readDecisions(decisions) as readonly Decision[],
  });
};

/** What may be asked of odds, and of which moment. */
export interface AskedOdds extends OddsOptions {
  /** What has happened before they are asked for; nothing unless said otherwise. */
  readonly events?: readonly AssaultEvent[];
}

/**
 * How likely each ending of an assault is if nobody decides anything: exactly or, as `error` says, estimated.
 *
 * @param scenario as parsed, or as written; what is written is parsed anew each time.
 * @throws TypeError when a written scenario has problems, or an option is unknown; it names them.
 * @throws RangeError for an option that is no such number, and where nothing can follow without a decision.
 * @throws DecisionError for the first event that is refused.
 */
export const odds = (scenario: Scenario | WrittenScenario, options: AskedOdds = {}): Odds => {
  const asked = numbersIn(optionsIn<AskedOdds>(options, ODDS_OPTIONS), ['tolerance', 'effort']);
  const { events, ...plain } = flagsIn(asked, ['exact', 'errors']);
  const start = ready(scenario);
  return events === undefined ? oddsOf(start, plain) : oddsAfter(start, readEvents(events), plain);
};

const ODDS_OPTIONS =
  ['tolerance', 'effort', 'exact', 'errors', 'events'] as const satisfies readonly (keyof AskedOdds)[];

const oddsAfter = (scenario: Scenario, events: readonly AssaultEvent[], options: OddsOptions): Odds => {
  const snapshot = presentIn(replayedWhole(scenario, events));
  return oddsFrom(snapshot.context.assault, statePath(snapshot), options);
};

/**
 * What a side could do at any moment of an assault, the best that was found first: charges and counter-charges, each
 * against the best answer that was found, ways to fight, where hits fall, saves, who supports, whom to charge.
 *
 * @param events what has happened before; nothing unless said otherwise.
 * @throws TypeError when a written scenario has problems, or an option is unknown; it names them.
 * @throws RangeError for an option that is no such number, and where the side has nothing to decide.
 * @throws DecisionError for the first event that is refused.
 */
export const advise = (
  scenario: Scenario | WrittenScenario, events: readonly AssaultEvent[] = [], options: AdviseOptions = {},
): Advice => {
  const asked = numbersIn(optionsIn<AdviseOptions>(options, ['side', 'effort', 'seed']), ['effort', 'seed']);
  return adviseIn(ready(scenario), readEvents(events), asked);
};

/**
 * What each decision of a played assault cost, held against the best that was found, and what each throw was worth.
 *
 * @throws TypeError when a written scenario has problems, or an option is unknown; it names them.
 * @throws RangeError for an option that is no such number.
 * @throws DecisionError for the first event that is refused.
 */
export const review = (
  scenario: Scenario | WrittenScenario, events: readonly AssaultEvent[], options: ReviewOptions = {},
): Review => {
  const asked = numbersIn(optionsIn<ReviewOptions>(options, ['effort', 'seed']), ['effort', 'seed']);
  return reviewWith(advising, ready(scenario), readEvents(events), asked);
};

/**
 * List against list: how likely each formation of the one is to win if it charges each of the other, row by row.
 *
 * @param attackers id of a bundled list, each formation in its usual composition; or formations of a roster.
 * @throws TypeError for an option that there is not, and for a list that is neither.
 * @throws RangeError for a list that there is not, that has nobody or more than 30 formations, and for an option that
 *   is no such number.
 */
export const matchLists = (
  attackers: ListInput, defenders: ListInput, options: MatchListsOptions = {},
): Generator<MatchRow> => {
  const asked = numbersIn(optionsIn<MatchListsOptions>(options, ['markers', 'cover', 'effort']), ['effort']);
  const { markers } = asked;
  if (markers !== undefined) optionsIn<NonNullable<typeof markers>>(markers, SIDES, 'markers');
  const sources = { library: neteaLibrary, lists: neteaLists() };
  return matchListsFrom(listIn(attackers, 'attackers'), listIn(defenders, 'defenders'), asked, sources);
};

/** @throws TypeError for what is neither the id of a list nor formations of a roster. */
const listIn = (value: ListInput, called: string): ListInput => {
  if (typeof value === 'string' || (Array.isArray(value) && value.every(isRosterFormation))) return value;
  const given = Array.isArray(value) ? 'other things' : kindOf(value);
  throw new TypeError(`${called} must be the id of a list or the formations of a roster, not ${given}.`);
};

/**
 * Plays events one after the other from the start of a scenario, as far as they are accepted.
 *
 * @throws TypeError when a written scenario has problems; it names them all.
 * @throws DecisionError for what is no event, and for one that names what is not there.
 */
export const replay = (scenario: Scenario | WrittenScenario, events: readonly AssaultEvent[]): Timeline => {
  const start = ready(scenario);
  return replayed(readEvents(events), taken => replayParsed(start, taken));
};

/** The innermost active state's meta. */
const metaIn = (snapshot: AssaultSnapshot): StateMeta => metaOf(snapshotIn(snapshot, 'assault'));

/** The dice that a state asks for, empty if it asks for none. */
const handsIn = (snapshot: AssaultSnapshot): readonly AssaultHand[] => handsOf(snapshotIn(snapshot, 'assault'));

/** Why an event does nothing now: the refusal, null if it is accepted. */
const whyIn = (snapshot: AssaultSnapshot, event: AssaultEvent): Refusal | null =>
  why(snapshotIn(snapshot, 'assault'), eventIn(event));

/** A line of the log, or the reason for a refusal, as an English sentence. */
const sayFact = (fact: LogEntry | Refusal): string => sentence(factIn(fact, EVENTS, REFUSALS));

export type { Odds, OddsOptions };
export { DecisionError } from './headless.ts';
export type { PlayOptions } from './epic-armageddon/play.ts';
export { timelineLogic, type Timeline, type TimelineEvent } from './epic-armageddon/timeline.ts';
export { assaultMachine } from './epic-armageddon/assault.machine.ts';
export type { AssaultSnapshot };
export { handsIn as handsOf, metaIn as metaOf, sayFact as sentence, whyIn as why };
export { DiceError } from '../src/dice/throw.ts';
export type { Library } from '../src/army-lists/library.ts';
export type { LibraryUnit } from '../src/army-lists/unit.ts';
export { neteaLibrary } from '../src/army-lists/netea.ts';
export type { AssaultEvent, Decision };
export type { Refusal };
export type { Profile } from '../src/epic-armageddon/model/profile.ts';
export type { Report } from '../src/epic-armageddon/explain/report.ts';
export { RULINGS, type RulingId, type Rulings } from '../src/epic-armageddon/rulings/rulings.ts';
export type { Scenario } from '../src/epic-armageddon/model/scenario.ts';
export type { Side } from '../src/epic-armageddon/model/procedure.ts';
export type { Assault } from '../src/epic-armageddon/model/state.ts';
export type { Advice, AdviseOptions, Review, ReviewedMoment, ReviewOptions, Suggestion };
export type { ListInput, MatchListsOptions, MatchRow };
export type { MatchUp, MatchUpOptions } from '../src/deployment/match-up.ts';
export type { Roster } from '../src/army-lists/import/read-roster.ts';
export type { Parsed } from '../src/epic-armageddon/scenario/parse.ts';
export { PROBLEM_CODES, type Problem, type ProblemCode } from '../src/parsing/problems.ts';
export type { Sample } from '../src/epic-armageddon/scenario/samples/sample.ts';
export { SAMPLES } from '../src/epic-armageddon/scenario/samples/samples.ts';
