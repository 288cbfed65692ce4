/** The engine behind every question. It runs in a worker or on the page and knows neither. */
import type { Odds, OddsOptions } from '../../../src/epic-armageddon/odds/answer.ts';
import { mattersInSlices, type Matter as WholeMatter } from '../../../src/epic-armageddon/odds/changes/matters.ts';
import { lookedAt } from '../../../src/epic-armageddon/odds/looks.ts';
import { refining } from '../../../src/epic-armageddon/odds/odds.ts';
import { stakesOf, type Stakes } from '../../../src/epic-armageddon/odds/stakes.ts';
import { RULINGS } from '../../../src/epic-armageddon/rulings/rulings.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import { startAssault } from '../../../src/epic-armageddon/steps/start.ts';
import {
  isExact, type Answers, type Engine, type Kind, type Matter, type NamedMoment, type Question,
} from './question.ts';
import { warmUp } from './warm-up.ts';

/** Before the first state of the statechart. */
const START = 'setUp';

const ofScenario = (scenario: Scenario, options?: OddsOptions): Generator<Odds | null, Odds> =>
  refining(startAssault(scenario), START, options);

/** Only what is shown. */
const told = ({ id, kind, values, rule, scenario, delta, odds }: WholeMatter): Matter =>
  ({ id, change: { kind, values }, rule, scenario, delta, isExact: isExact(odds) });

/** Null: as they stand, the rules do not let it go on, and so there are none. */
function* oddsIfAny({ assault, at }: NamedMoment, look: OddsOptions): Generator<Odds | null, Odds | null> {
  try {
    return yield* refining(assault, at, look);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Whatever has been found so far, as soon as it has been found. */
function* answersOf(question: Question): Generator<Answers[Kind] | undefined, void> {
  switch (question.kind) {
    case 'scenario':
      return yield* lastToo(ofScenario(question.scenario, question.options));
    case 'moment':
      return yield* lastToo(refining(question.assault, question.at, question.options));
    case 'moments':
      for (const looked of lookedAt(question.moments, oddsIfAny)) {
        yield looked === null ? undefined : { id: looked.one.id, odds: looked.odds };
      }
      return;
    case 'stakes':
      return yield* newsOf(stakesOf(question.assault, question.at, question.options));
    case 'warm-up':
      return yield* lastToo(ofScenario(warmUp));
    case 'matters':
      for (const matter of mattersInSlices(question.scenario, {
        before: question.before, characters: question.characters, questions: RULINGS,
      })) yield matter === null ? undefined : told(matter);
  }
}

/** All that is yielded, and then what is returned; nothing while nothing is known. */
function* lastToo(answers: Generator<Odds | null, Odds>): Generator<Odds | undefined, void> {
  let told: Odds | null = null;
  for (let isOver = false; !isOver;) {
    const { value, done } = answers.next();
    isOver = done === true;
    yield value === null || (value === told && !isOver) ? undefined : value;
    told = value;
  }
}

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

/** Answers to one question, each better than the one before or one more of several. */
export const answersTo = answersOf as Engine;
