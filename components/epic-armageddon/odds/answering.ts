/** What answers every question about odds. It runs in a worker or on the page and knows neither. */
import type { Odds, OddsOptions } from '../../../src/epic-armageddon/odds/answer.ts';
import { oddsOfMoment, type HowAsked } from '../../../src/epic-armageddon/odds/from-moment.ts';
import { lookedAt } from '../../../src/epic-armageddon/odds/looks.ts';
import type { stakesOf, Stakes } from '../../../src/epic-armageddon/odds/stakes.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import { startAssault } from '../../../src/epic-armageddon/steps/start.ts';
import { worthTelling } from '../../shared/worker/worth-telling.ts';
import type { changesIn } from './changes-asked.ts';
import type { Answers, Engine, Kind, NamedMoment, Question } from './question.ts';
import { warmUp } from './warm-up.ts';

/** What not every question needs: each is asked for when one first does. */
export interface EngineParts extends Pick<HowAsked, 'underWay'> {
  readonly stakes: () => typeof stakesOf;
  readonly changes: () => typeof changesIn;
}

/** Before the first state of the statechart. */
const START = 'setUp';

/** Answers to one question, each better than the one before or one more of several. */
export const engineWith = ({ underWay, stakes, changes }: EngineParts): Engine => {
  const how: HowAsked = { isLastOnly: false, underWay };
  const ofScenario = (scenario: Scenario, options: OddsOptions = {}): Generator<Odds | null, Odds> =>
    oddsOfMoment(startAssault(scenario), START, options, how);
  /** Null: as they stand, the rules do not let it go on, and so there are none. */
  function* oddsIfAny({ assault, at }: NamedMoment, look: OddsOptions): Generator<Odds | null, Odds | null> {
    try {
      return yield* oddsOfMoment(assault, at, look, how);
    } catch (error) {
      if (error instanceof RangeError) return null;
      throw error;
    }
  }
  /** Whatever has been found so far, as soon as it has been found. */
  function* answersOf(question: Question): Generator<Answers[Kind] | undefined, void> {
    switch (question.kind) {
      case 'scenario':
        return yield* worthTelling(ofScenario(question.scenario, question.options));
      case 'moment':
        return yield* worthTelling(oddsOfMoment(question.assault, question.at, question.options ?? {}, how));
      case 'moments':
        for (const looked of lookedAt(question.moments, oddsIfAny)) {
          yield looked === null ? undefined : { id: looked.one.id, odds: looked.odds };
        }
        return;
      case 'stakes':
        return yield* newsOf(stakes()(question.assault, question.at, question.options));
      case 'warm-up':
        return yield* worthTelling(ofScenario(warmUp));
      case 'matters':
        return yield* changes()(question);
    }
  }
  return answersOf as Engine;
};

/** Nothing where nothing is new. */
function* newsOf(
  answers: Iterator<readonly Stakes[], readonly Stakes[]>,
): Generator<readonly Stakes[] | undefined, void> {
  let told: readonly Stakes[] = [];
  for (let isOver = false; !isOver;) {
    const { value, done } = answers.next();
    isOver = done === true;
    yield value === told || value.length === 0 ? undefined : value;
    told = value;
  }
}
