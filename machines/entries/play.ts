/** Entry `headless/play`: the statechart, run to its end or step by step, without a screen. */
import { sentence } from '../../src/epic-armageddon/explain/log-sentences.ts';
import { EVENTS } from '../../src/epic-armageddon/explain/phrases/events.ts';
import { REFUSALS } from '../../src/epic-armageddon/explain/phrases/refusals.ts';
import type { Report } from '../../src/epic-armageddon/explain/report.ts';
import type { AssaultEvent, Decision } from '../../src/epic-armageddon/model/events.ts';
import type { AssaultHand } from '../../src/epic-armageddon/model/hands.ts';
import type { LogEntry } from '../../src/epic-armageddon/model/log-entries.ts';
import type { Refusal } from '../../src/epic-armageddon/model/log.ts';
import type { Scenario } from '../../src/epic-armageddon/model/scenario.ts';
import { eventsShape } from '../../src/shelf/event-shapes.ts';
import { eventIn, factIn, givenDice, optionsIn, replayed, snapshotIn } from '../arguments.ts';
import { play as playParsed, playedOut, type PlayOptions } from '../epic-armageddon/play.ts';
import { replayedWhole } from '../epic-armageddon/replayed-whole.ts';
import type { StateMeta } from '../epic-armageddon/setup.ts';
import { replay as replayParsed, type Timeline } from '../epic-armageddon/timeline.ts';
import { handsOf, metaOf, why, type AssaultSnapshot } from '../epic-armageddon/why.ts';
import { eventsReader } from '../given-events.ts';
import { readEvents } from './given-events.ts';
import { ready, type WrittenScenario } from './ready.ts';

const readDecisions = /* @__PURE__ */ eventsReader('decisions', eventsShape);

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

/**
 * What events come to: where they leave something undecided, nobody decides it.
 *
 * @throws TypeError when a written scenario has problems; it names them all.
 * @throws DecisionError for what is no event, and for the first that is refused.
 * @throws DiceError where dice are lacking; it says how many more are needed next.
 */
export const reportOf = (scenario: Scenario | WrittenScenario, events: readonly AssaultEvent[]): Report => {
  const start = ready(scenario);
  const given = readEvents(events);
  replayed(given, taken => replayedWhole(start, taken));
  return playedOut(start, given);
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

export { handsIn as handsOf, metaIn as metaOf, sayFact as sentence, whyIn as why };
export type { AssaultEvent, AssaultSnapshot, Decision, PlayOptions, Refusal, Report, Scenario, Timeline };
export type { WrittenScenario };
export { DecisionError } from '../decision-error.ts';
export { timelineLogic, type TimelineEvent } from '../epic-armageddon/timeline.ts';
export { assaultMachine } from '../epic-armageddon/assault.machine.ts';
export { DiceError } from '../../src/dice/dice-error.ts';
export { SAMPLES } from '../../src/epic-armageddon/scenario/samples/samples.ts';
export type { Sample } from '../../src/epic-armageddon/scenario/samples/sample.ts';
export type { Side } from '../../src/epic-armageddon/model/procedure.ts';
export type { Assault } from '../../src/epic-armageddon/model/state.ts';
