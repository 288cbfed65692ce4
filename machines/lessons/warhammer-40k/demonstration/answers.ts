/** The last steps of a demonstration: the answer as it lies on the board, and why it is right. */
import type { GivenAnswer, LessonSentence } from '../../../../src/lessons/lesson.ts';
import type { PhaseQuestion } from '../../../../src/lessons/warhammer-40k/questions.ts';
import type { PolicyQuestion } from '../../../../src/warhammer-40k/editions/policy.ts';
import type { Phase } from '../../../../src/warhammer-40k/model/state.ts';
import { idsAnswered, saidTogether, type DrawnPart, type DrawnReason, type ShownStep } from '../../demonstration.ts';
import type { LessonLanguage } from '../answer-words.ts';
import type { PhasePosition } from '../position.ts';
import type { AnyJudge } from '../questions/judge.ts';
import { choiceName } from '../sentences.ts';
import { namesListed, type PhaseStep } from './event-steps.ts';

/** A question where it is asked, its judge, the right answer to it, and the language in which it is told. */
export interface PhaseToShow {
  readonly position: PhasePosition;
  readonly question: PhaseQuestion;
  readonly judge: AnyJudge;
  readonly answer: GivenAnswer;
  readonly language: LessonLanguage;
}

export const nameIn = ({ units, models }: Phase, id: string): string =>
  [...units, ...models].find(one => one.id === id)?.name ?? id;

export const reasonsOf = (
  { judge, position, question, language }: PhaseToShow, id: string | null = null,
): readonly LessonSentence[] => judge.reasons(position, question, id, language);

/** Everybody who belongs to the answer, and why, those for the same reason together. */
export const membersShown = (
  shown: PhaseToShow, kind: ShownStep, more: (id: string) => readonly DrawnReason[] = () => [],
): readonly PhaseStep[] => {
  const { answer, language: { words }, position } = shown;
  const ids = idsAnswered(answer);
  if (ids.length === 0) {
    return [{ kind: 'place', position, drawn: [{ draws: 'nobody' }], says: [{ say: words.theAnswer(words.nobody) }] }];
  }
  const draw = (id: string): DrawnPart => (answer.kind === 'formations'
    ? { draws: 'formation', formation: id } : { draws: 'stand', unit: id, place: null });
  return saidTogether(ids, id => reasonsOf(shown, id)).map(({ ids: alike, says: [first, ...rest] }) => ({
    kind, position, drawn: alike.flatMap(id => [...more(id), draw(id)]),
    says: [
      { ...first, say: words.ofModel(namesListed(alike.map(id => nameIn(position.phase, id))), first?.say ?? '') },
      ...rest,
    ],
  }));
};

/** What is picked from a list, as the list has it. */
export const choiceText = ({ position, question, language }: PhaseToShow, id: string): string =>
  (question.asks === 'what-differs'
    ? language.words.question(id as PolicyQuestion) : choiceName(position, question, id, language));

/** One that is picked from a list, written at those whom it is about. */
export const choiceShown = (
  shown: PhaseToShow, id: string, on: readonly string[], says: readonly LessonSentence[], at = shown.position,
): PhaseStep => {
  const text = choiceText(shown, id);
  const [first, ...rest] = says;
  return {
    kind: 'place', position: at, drawn: [{ draws: 'choice', id, text, on }],
    says: [{ ...first, say: shown.language.words.ofModel(text, first?.say ?? '') }, ...rest],
  };
};

/** A number, a side, yes or no, or the one that is picked: written where it belongs. */
export const answerShown = (
  shown: PhaseToShow, on: readonly string[], at = shown.position,
): PhaseStep => {
  const { answer, language: { words } } = shown;
  switch (answer.kind) {
    case 'number': {
      const text = figureOf(shown, answer.value);
      return placed(at, words.theAnswer(text), { draws: 'figure', value: answer.value, text, on });
    }
    case 'side': {
      const { side } = answer;
      const who = side === 'neither' ? words.nobody : words.winners[side];
      return placed(at, words.theAnswer(who), { draws: 'side', side });
    }
    case 'yes-no':
      return placed(at, words.theAnswer(answer.yes ? words.yes : words.no), { draws: 'verdict', yes: answer.yes, on });
    default: {
      const [id = ''] = idsAnswered(answer);
      const text = choiceText(shown, id);
      return placed(at, words.theAnswer(text), { draws: 'choice', id, text, on });
    }
  }
};

const placed = (position: PhasePosition, say: string, drawn: DrawnPart): PhaseStep =>
  ({ kind: 'place', position, says: [{ say }], drawn: [drawn] });

/** Values of dice have their plus. */
const figureOf = ({ question }: PhaseToShow, value: number): string => {
  if (question.asks !== 'needed-to-hit' && question.asks !== 'needed-to-wound') return String(value);
  return value === 0 ? '–' : `${value}+`;
};

/** What dice have been thrown, before anything comes of them. */
export const diceShown = (shown: PhaseToShow): readonly PhaseStep[] => {
  const hands = shown.judge.shows(shown.position, shown.question);
  return hands.length === 0 ? []
    : [{ kind: 'dice', position: shown.position, says: reasonsOf(shown), drawn: [{ draws: 'dice', hands }] }];
};
