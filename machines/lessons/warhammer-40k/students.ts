/** For tests, a student who is never right. Whoever is always right asks `rightAnswer`. */
import type { GivenAnswer } from '../../../src/lessons/lesson.ts';
import { answerIn, posedPhaseQuestion, rightAnswer, type PhaseRun } from './lesson-run.ts';

/** The right answer with something wrong in it. */
const spoilt = (given: GivenAnswer, choices: readonly string[]): readonly GivenAnswer[] => {
  switch (given.kind) {
    case 'number':
      return [given.value + 1, Math.max(0, given.value - 1), given.value + 7].map(value => ({ kind: 'number', value }));
    case 'yes-no':
      return [{ kind: 'yes-no', yes: !given.yes }];
    case 'side':
      return (['attacker', 'defender', 'neither'] as const).map(side => ({ kind: 'side', side }));
    case 'units':
    case 'formations':
    case 'order': {
      const { kind, ids } = given;
      const others = choices.filter(id => !ids.includes(id)).map((id): GivenAnswer => ({ kind, ids: [id] }));
      return [...others, { kind, ids: ids.slice(1) }, { kind, ids: [...choices] }];
    }
  }
};

/** Every wrong answer that this student tries; empty: nothing is asked. */
export const wrongAnswers = (run: PhaseRun): readonly GivenAnswer[] => {
  const right = rightAnswer(run);
  const asked = posedPhaseQuestion(run);
  if (right === null || asked === null) return [];
  return spoilt(right, asked.choices.map(({ id }) => id))
    .filter(given => !asked.wantsOne || ('ids' in given && given.ids.length === 1))
    .filter(given => answerIn(run, given)?.verdict.isRight === false);
};
