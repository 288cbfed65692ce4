/** The package's entry for Warhammer 40,000: the machine of a phase, playing it headless, reading scenarios. */
import type { Edition } from '../../src/warhammer-40k/editions/index.ts';
import type { PhaseReport } from '../../src/warhammer-40k/explain/report.ts';
import type { Scenario } from '../../src/warhammer-40k/model/scenario.ts';
import { parsePhase as parseWith, type ParsedPhase } from '../../src/warhammer-40k/scenario/parse.ts';
import { writePhase as writeWith } from '../../src/warhammer-40k/scenario/write.ts';
import type { FightOdds } from '../../src/warhammer-40k/odds/fight-odds.ts';
import { fightOddsIn, type FightOddsOptions } from './fight-odds.ts';
import { playPhase as playParsed, type PhaseOptions } from './play.ts';

/** A scenario in its written form, before it has been parsed. */
export type WrittenScenario = Readonly<Record<string, unknown>>;

/** Reads a scenario, as JSON text or as the value it stands for: the scenario, or every problem it has. */
export const parsePhase = (json: unknown): ParsedPhase => parseWith(json);

/** Writes a scenario as short as it can be said. */
export const writePhase = (scenario: Scenario): unknown => writeWith(scenario);

const ready = (written: Scenario | WrittenScenario): Scenario => {
  const result = parsePhase(written);
  if ('scenario' in result) return result.scenario;
  throw new TypeError(`This is no scenario: ${result.problems.map(({ path, say }) => `${path}: ${say}`).join(' ')}`);
};

/**
 * Plays an assault phase to its end: the statechart run headless.
 *
 * @param scenario as parsed, or as written.
 * @throws TypeError when a scenario has problems; it names them all.
 * @throws DiceError when a script of dice runs out or is not used up; it says how many were needed.
 * @throws DecisionError when a decision is illegal, or its state never comes.
 * @throws SilentText when something is asked that neither the text nor the players answer.
 */
export const playPhase = (scenario: Scenario | WrittenScenario, options: PhaseOptions): PhaseReport =>
  playParsed(ready(scenario), options);

/**
 * How likely everything is that one round of a fight may come to, if both sides do what is usual: exact but for what is
 * said to be unresolved.
 *
 * @param scenario as parsed, or as written, of models that are in contact or get there by the events that are given.
 * @throws TypeError when a scenario has problems, or an option is unknown; it names them.
 * @throws RangeError for an effort that is no number over 0, and where there is no such fight.
 * @throws DecisionError when an event is refused.
 */
export const fightOdds = (scenario: Scenario | WrittenScenario, options: FightOddsOptions = {}): FightOdds =>
  fightOddsIn(ready(scenario), options);

export { DiceError } from '../../src/dice/throw.ts';
export { SilentText } from '../../src/warhammer-40k/editions/answers.ts';
export { EDITIONS, POLICIES } from '../../src/warhammer-40k/editions/index.ts';
export type { Decision, PhaseEvent } from '../../src/warhammer-40k/model/events.ts';
export type { Refusal } from '../../src/warhammer-40k/model/log.ts';
export { nextTurn } from '../../src/warhammer-40k/stages/next-turn.ts';
export { phaseSentence as sentence } from '../../src/warhammer-40k/explain/log-sentences.ts';
export {
  QUESTIONS, type Completion, type Policy, type PolicyQuestion as Question,
} from '../../src/warhammer-40k/editions/policy.ts';
export type { Profile, Weapon } from '../../src/warhammer-40k/model/profile.ts';
export { phaseReportOf } from '../../src/warhammer-40k/explain/report.ts';
export { RULINGS, type Rulings } from '../../src/warhammer-40k/rulings/rulings.ts';
export type { Phase } from '../../src/warhammer-40k/model/state.ts';
export type { Problem } from '../../src/parsing/problems.ts';
export { DecisionError } from '../headless.ts';
export { phaseMachine } from './phase.machine.ts';
export { handsOf, metaOf, whyNot, type PhaseSnapshot } from './why.ts';
export { phaseTimelineLogic, replayPhase, type PhaseTimeline } from './timeline.ts';
export type { Edition, FightOdds, FightOddsOptions, ParsedPhase, PhaseOptions, PhaseReport, Scenario };
export type { Side } from '../../src/warhammer-40k/model/procedure.ts';
