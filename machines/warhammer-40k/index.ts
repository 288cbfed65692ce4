/** The package's entry for Warhammer 40,000: the machine of a phase, playing it headless, reading scenarios. */
import type { Edition } from '../../src/warhammer-40k/editions/index.ts';
import { phaseReportOf as reportOf, type PhaseReport } from '../../src/warhammer-40k/explain/report.ts';
import { phaseSentence as sentence } from '../../src/warhammer-40k/explain/log-sentences.ts';
import { EVENT_PHRASES } from '../../src/warhammer-40k/explain/phrases/events.ts';
import { REASON_PHRASES } from '../../src/warhammer-40k/explain/phrases/reasons.ts';
import { REFUSAL_PHRASES } from '../../src/warhammer-40k/explain/phrases/refusals.ts';
import type { PhaseHand } from '../../src/warhammer-40k/model/hands.ts';
import type { LogEntry, Refusal } from '../../src/warhammer-40k/model/log.ts';
import type { Decision, PhaseEvent } from '../../src/warhammer-40k/model/events.ts';
import type { Phase } from '../../src/warhammer-40k/model/state.ts';
import { phaseEventsShape } from '../../src/shelf/read-phase.ts';
import { nextTurn as turnAfter } from '../../src/warhammer-40k/stages/next-turn.ts';
import {
  eventIn, factIn, givenDice, kindOf, numbersIn, optionsIn, replayed, snapshotIn, takenFrom,
} from '../arguments.ts';
import type { OrProblems } from '../entries/read-scenarios.ts';
import { eventsReader } from '../given-events.ts';
import type { Scenario } from '../../src/warhammer-40k/model/scenario.ts';
import type { Problem } from '../../src/parsing/problems.ts';
import { parsePhase as parseWith } from '../../src/warhammer-40k/scenario/parse.ts';
import { writePhase as writeWith } from '../../src/warhammer-40k/scenario/write.ts';
import type { FightOdds } from '../../src/warhammer-40k/odds/fight-odds.ts';
import { FIGHT_ODDS_OPTIONS, fightOddsIn, type FightOddsOptions } from './fight-odds.ts';
import { playPhase as playParsed, type PhaseOptions } from './play.ts';
import type { PhaseInput, StateMeta } from './setup.ts';
import { handsOf, metaOf, whyNot, type PhaseSnapshot } from './why.ts';
import { replayPhase as replayParsed, type PhaseTimeline } from './timeline.ts';

/** A scenario in its written form, before it has been parsed. */
export type WrittenScenario = Readonly<Record<string, unknown>>;

/** A scenario that was read, or every problem it has. */
export type ParsedPhase = OrProblems<{ readonly scenario: Scenario }, Problem>;

/** Reads a scenario, as JSON text or as the value it stands for: the scenario, or every problem it has. */
export const parsePhase = (json: unknown): ParsedPhase => parseWith(json);

const ready = (written: Scenario | WrittenScenario): Scenario => {
  const result = parsePhase(written);
  if (result.scenario) return result.scenario;
  throw new TypeError(`This is no scenario: ${result.problems.map(({ path, say }) => `${path}: ${say}`).join(' ')}`);
};

/**
 * Writes a scenario as short as it can be said.
 *
 * @throws TypeError when the scenario has problems; it names them all.
 */
export const writePhase = (scenario: Scenario): unknown => writeWith(ready(scenario));

const readDecisions = eventsReader('decisions', phaseEventsShape);
const readEvents = eventsReader('events', phaseEventsShape);

/**
 * Plays an assault phase to its end: the statechart run headless.
 *
 * @param scenario as parsed, or as written.
 * @throws TypeError when a scenario has problems; it names them all. The same for an option that there is not.
 * @throws DiceError when a script of dice runs out or is not used up; it says how many were needed.
 * @throws DecisionError when a decision is illegal, or its state never comes.
 * @throws SilentText when something is asked that neither the text nor the players answer.
 */
export const playPhase = (scenario: Scenario | WrittenScenario, options: PhaseOptions): PhaseReport => {
  const { dice, decisions = [] } = optionsIn<PhaseOptions>(options, ['dice', 'decisions']);
  return playParsed(ready(scenario), {
    dice: givenDice(dice), decisions: readDecisions(decisions) as readonly Decision[],
  });
};

/**
 * How likely everything is that one round of a fight may come to, if both sides do what is usual: exact, or with the
 * error of what is estimated.
 *
 * @param scenario as parsed, or as written, of models that are in contact or get there by the events that are given.
 * @throws TypeError when a scenario has problems, or an option is unknown; it names them.
 * @throws RangeError for an effort that is no number over 0, a negative tolerance, and where there is no such fight.
 * @throws DecisionError when an event is refused.
 */
export const fightOdds = (scenario: Scenario | WrittenScenario, options: FightOddsOptions = {}): FightOdds => {
  const { events = [], ...others } =
    numbersIn(optionsIn<FightOddsOptions>(options, FIGHT_ODDS_OPTIONS), ['effort', 'tolerance']);
  if (others.combat !== undefined && typeof others.combat !== 'string') {
    throw new RangeError(`combat must be the id of a fight, not ${kindOf(others.combat)}.`);
  }
  const start = ready(scenario);
  const happened = readEvents(events) as readonly PhaseEvent[];
  replayed(happened, taken => replayParsed({ scenario: start }, taken));
  return fightOddsIn(start, { ...others, events: happened });
};

/**
 * Plays events one after the other from the start of a phase, as far as they are accepted.
 *
 * @param input a scenario, or a phase such as `nextTurn` gives.
 * @throws TypeError when a scenario has problems; it names them all.
 * @throws DecisionError for what is no event, and for one that names what is not there.
 */
export const replayPhase = (input: PhaseInput, events: readonly PhaseEvent[]): PhaseTimeline => {
  const start = startOf(input);
  return replayed(readEvents(events) as readonly PhaseEvent[],
    taken => takenFrom(input, 'input must be an object with a scenario or a phase', () => replayParsed(start, taken)));
};

const startOf = (input: PhaseInput): PhaseInput => {
  const start = optionsIn<{ scenario?: Scenario; phase?: Phase }>(input, ['scenario', 'phase'], 'input');
  return 'phase' in input ? input : { scenario: ready(start.scenario!) };
};

/**
 * The assault phase of the other player, with the combats that are left, each in its next round.
 *
 * @throws TypeError for what is no phase.
 */
export const nextTurn = (phase: Phase): Phase => takenFrom(phase, A_PHASE, () => turnAfter(phase));

/**
 * What a phase has come to.
 *
 * @throws TypeError for what is no phase.
 */
export const phaseReportOf = (phase: Phase): PhaseReport => takenFrom(phase, A_PHASE, () => reportOf(phase));

const A_PHASE = 'phase must be a phase as a statechart has it';

/** The innermost active state's meta. */
const metaIn = (snapshot: PhaseSnapshot): StateMeta => metaOf(snapshotIn(snapshot, 'phase'));

/** The dice that a state asks for, empty if it asks for none. */
const handsIn = (snapshot: PhaseSnapshot): readonly PhaseHand[] => handsOf(snapshotIn(snapshot, 'phase'));

/** Why an event does nothing now: the refusal, null if it is accepted. */
const whyNotIn = (snapshot: PhaseSnapshot, event: PhaseEvent): Refusal | null =>
  whyNot(snapshotIn(snapshot, 'phase'), eventIn(event));

/** A line of the log, or the reason for a refusal, as an English sentence. */
const sayFact = (fact: LogEntry | Refusal): string =>
  sentence(factIn(fact, EVENT_PHRASES, REFUSAL_PHRASES, REASON_PHRASES));

export { DiceError } from '../../src/dice/dice-error.ts';
export { SilentText } from '../../src/warhammer-40k/editions/answers.ts';
export { EDITIONS, POLICIES } from '../../src/warhammer-40k/editions/index.ts';
export type { Decision, PhaseEvent };
export type { Refusal };
export {
  QUESTIONS, type Completion, type Policy, type PolicyQuestion as Question,
} from '../../src/warhammer-40k/editions/policy.ts';
export {
  ROW_IDS, rowsBeside, sureOf, wholeEdition, type RowId, type WholeEdition,
} from '../../src/warhammer-40k/editions/rows.ts';
export { LISTED_WEAPONS } from '../../src/warhammer-40k/scenario/listed-weapons.ts';
export type { Profile, Weapon } from '../../src/warhammer-40k/model/profile.ts';
export { RULINGS, type Rulings } from '../../src/warhammer-40k/rulings/rulings.ts';
export type { Phase };
export type { Problem };
export { DecisionError } from '../decision-error.ts';
export { phaseLibrary } from '../../src/warhammer-40k/units/library.ts';
export { matchUpPhase, type MatchedPhase } from './match-up.ts';
export type { PhaseMatchOptions } from '../../src/deployment/phase-line/match-up.ts';
export type { PhaseLibrary, PhaseUnit } from '../../src/warhammer-40k/units/units.ts';
export { phaseMachine } from './phase.machine.ts';
export { phaseTimelineLogic } from './timeline.ts';
export type { PhaseTimeline };
export type { PhaseSnapshot };
export { handsIn as handsOf, metaIn as metaOf, sayFact as sentence, whyNotIn as whyNot };
export type { Edition, FightOdds, FightOddsOptions, PhaseOptions, PhaseReport, Scenario };
export type { Side } from '../../src/warhammer-40k/model/procedure.ts';
