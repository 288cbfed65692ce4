/** Two students for tests: one who always answers right, because the rules are asked, and one who never does. */
import type { GivenAnswer } from '../../../src/lessons/lesson.ts';
import { judgeOf } from './questions/judges.ts';
import { posedQuestion, predictOf } from './judge-answer.ts';
import { presentPosition, type LessonRun } from './lesson-run.ts';

/** A right answer to the question in hand; null: the moment asks none. */
export const oracleAnswer = (run: LessonRun): GivenAnswer | null => {
  const moment = predictOf(run);
  return moment === null ? null : judgeOf(moment.ask).answer(presentPosition(run), moment.ask);
};

/** The answer and one thing wrong with it; how much, depends on the try. */
const spoilt = (given: GivenAnswer, choices: readonly string[], nth: number): readonly GivenAnswer[] => {
  switch (given.kind) {
    case 'number':
      return [given.value + 1 + nth, given.value - 1 - nth, 0, given.value + 100]
        .map(value => ({ kind: 'number', value }));
    case 'yes-no':
      return [{ kind: 'yes-no', yes: !given.yes }];
    case 'side':
      return (['attacker', 'defender', 'neither'] as const).map(side => ({ kind: 'side', side }));
    case 'order':
      return [[...given.ids].reverse(), given.ids.slice(nth + 1), []].map(ids => ({ kind: 'order', ids }));
    case 'units':
    case 'formations': {
      const { kind } = given;
      const others = choices.filter(id => !given.ids.includes(id));
      const left = given.ids.filter((_, i) => i !== nth % Math.max(1, given.ids.length));
      const added = others.length === 0 ? [] : [[...given.ids, others[nth % others.length]!]];
      return [left, ...added, [...choices], others, []].map(ids => ({ kind, ids }));
    }
  }
};

/**
 * A wrong answer to the question in hand, another one for each try.
 *
 * @returns null where the moment asks none, or every answer that there is would be right.
 */
export const wrongAnswer = (run: LessonRun, nth = 0): GivenAnswer | null => {
  const moment = predictOf(run);
  const right = oracleAnswer(run);
  if (moment === null || right === null) return null;
  const judge = judgeOf(moment.ask);
  const position = presentPosition(run);
  const wrong = spoilt(right, posedQuestion(run)!.choices.map(({ id }) => id), nth)
    .filter(given => !judge.isRight(position, moment.ask, given));
  return wrong[nth % Math.max(1, wrong.length)] ?? null;
};
