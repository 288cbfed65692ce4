/** The answer that a demonstration has drawn, read off what it draws. */
import {
  isAnswer, type DemonstrationStep, type DrawnAnswer,
} from '../../machines/lessons/demonstration.ts';
import type { GivenAnswer } from '../../src/lessons/lesson.ts';
import type { AnswerKind } from '../../src/lessons/questions.ts';

/** The answer as it has been drawn; null: none of that kind is. */
export const answerDrawn = (
  kind: AnswerKind, steps: readonly Pick<DemonstrationStep<unknown>, 'drawn'>[],
): GivenAnswer | null => {
  const answers = steps.flatMap(({ drawn }) => drawn.filter(isAnswer));
  const figures = answers.filter(one => one.draws === 'figure');
  switch (kind) {
    case 'units':
    case 'order':
    case 'formations': {
      const ids = idsDrawn(kind, answers);
      return ids.length > 0 || answers.some(({ draws }) => draws === 'nobody') ? { kind, ids } : null;
    }
    case 'number':
      return figures.length === 1 ? { kind, value: figures[0]!.value } : null;
    case 'side': {
      const side = answers.find(one => one.draws === 'side')?.side;
      return side === undefined ? null : { kind, side };
    }
    case 'yes-no': {
      const yes = answers.find(one => one.draws === 'verdict')?.yes;
      return yes === undefined ? null : { kind, yes };
    }
  }
};

const idsDrawn = (kind: 'units' | 'order' | 'formations', answers: readonly DrawnAnswer[]): readonly string[] => {
  if (kind === 'formations') {
    return answers.flatMap(one => [
      ...one.draws === 'formation' ? [one.formation] : [], ...one.draws === 'choice' ? [one.id] : [],
    ]);
  }
  const stands = answers.filter(one => one.draws === 'stand');
  return [...stands].sort((a, b) => (a.place ?? 0) - (b.place ?? 0)).map(({ unit }) => unit);
};
