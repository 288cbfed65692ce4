/** Which of the questions that the rules leave open matter in one assault, played as it is prepared. */
import type { AssaultEvent, Decision } from '../../src/epic-armageddon/model/events.ts';
import { RULINGS, RULING_IDS, type RulingId, type Rulings } from '../../src/epic-armageddon/rulings/rulings.ts';
import type { Scenario } from '../../src/epic-armageddon/model/scenario.ts';
import type { Timeline } from '../epic-armageddon/timeline.ts';
import { assaultGame } from './assault-game.ts';
import { sideBySide, type LockstepStep, type Stream } from './lockstep.ts';
import { diceAsIn, inTurn, walk } from './walk.ts';

/** Another answer to one question, and what becomes of the assault under it. */
export interface RulingEffect {
  readonly ruling: RulingId;
  readonly answer: string;
  /** The first step that is not the same, and of how many steps. */
  readonly first: number;
  readonly steps: number;
  /** What is said there under the other answer; empty if nothing is. */
  readonly say: readonly string[];
  /** Somebody else wins, or it ends in another way. */
  readonly endsOtherwise: boolean;
}

/** The same scenario with another answer to one question. */
export const withAnswer = (scenario: Scenario, ruling: RulingId, answer: string): Scenario =>
  ({ ...scenario, rulings: { ...scenario.rulings, [ruling]: answer } as Rulings });

/** The answers to a question, the usual one first. */
export const otherAnswersTo = (ruling: RulingId): readonly string[] => Object.keys(RULINGS[ruling].answers);

const ENDS: readonly string[] = ['winner', 'ending'];

const endsOtherwise = ({ apart }: LockstepStep<Timeline, AssaultEvent>): boolean =>
  apart.some(({ key }) => ENDS.includes(key));

/**
 * Every other answer by which anything changes, in the order of the procedure.
 *
 * It pauses after every answer that it has tried: `null` where nothing turns on it. An answer to a question that nobody
 * asked while the assault was played cannot change it and is not tried.
 */
export function* rulingsThatMatter(
  scenario: Scenario, prepared: readonly Decision[], stream: Stream,
): Generator<RulingEffect | null, readonly RulingEffect[]> {
  const asked = new Set<string>();
  const rulings = new Proxy(scenario.rulings, {
    get: (answers, ruling) => {
      if (typeof ruling === 'string') asked.add(ruling);
      return Reflect.get(answers, ruling) as unknown;
    },
  });
  walk(assaultGame({ ...scenario, rulings }, prepared), inTurn(stream));
  const game = assaultGame(scenario, prepared);
  const led = walk(game, inTurn(stream));
  const turns: RulingEffect[] = [];
  for (const ruling of RULING_IDS.filter(id => asked.has(id))) {
    for (const answer of otherAnswersTo(ruling).filter(one => one !== scenario.rulings[ruling])) {
      const other = assaultGame(withAnswer(scenario, ruling, answer), prepared);
      const { first, steps } = sideBySide([game, other], [led, walk(other, diceAsIn(led, stream))]);
      const turn = first === null ? null : {
        ruling, answer, first, steps: steps.length,
        say: steps[first]!.lines[1].filter(line => line.differs).map(({ say }) => say),
        endsOtherwise: endsOtherwise(steps.at(-1)!),
      };
      if (turn !== null) turns.push(turn);
      yield turn;
    }
  }
  return turns;
}
