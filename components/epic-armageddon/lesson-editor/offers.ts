/** Which questions and tasks are offered at a state, the ones that are at home there first. */
import { LESSON_GOALS, type GoalId } from '../../../src/lessons/goals.ts';
import type { LessonMoment } from '../../../src/lessons/lesson.ts';
import { LESSON_QUESTIONS, type QuestionId } from '../../../src/lessons/questions.ts';
import { isInState } from '../../../machines/why.ts';
import { questionWords, taskWords } from '../lesson/spoken-lesson.ts';
import { lessonEditorWords } from './lesson-editor-words.ts';

export interface Offer<I extends string> {
  readonly id: I;
  /** The question or task, with something in place of what has not been chosen yet. */
  readonly say: string;
}

export interface Offers<I extends string> {
  readonly atHome: readonly Offer<I>[];
  readonly elsewhere: readonly Offer<I>[];
}

type Kinds<I extends string> = Readonly<Record<I, { readonly states: readonly string[] }>>;
type Says<I extends string> = Readonly<Record<I, string>>;

const sayOf = (say: string): string =>
  say.replace(/\{([^{}]*)\}/g, (_, name: string) => lessonEditorWords.something[name] ?? name);

const offersOf = <I extends string>(
  kinds: Kinds<I>, says: Says<I>, isHome: (states: readonly string[]) => boolean,
): Offers<I> => {
  const ids = Object.keys(kinds) as I[];
  const offer = (id: I): Offer<I> => ({ id, say: sayOf(says[id]) });
  return {
    atHome: ids.filter(id => isHome(kinds[id].states)).map(offer),
    elsewhere: ids.filter(id => !isHome(kinds[id].states)).map(offer),
  };
};

/** A question is at home in its states, in those within them and in those that hold them. */
export const questionsAt = (path: string): Offers<QuestionId> =>
  offersOf(
    LESSON_QUESTIONS, questionWords, states => states.some(state => isInState(path, state) || isInState(state, path)),
  );

/** A task is at home where there is time for it. */
export const goalsAt = (path: string): Offers<GoalId> =>
  offersOf(LESSON_GOALS, taskWords, states =>
    states.length === 0 || states.some(state => isInState(path, state) || isInState(state, path)));

/** A title that nobody has chosen follows the kind. */
export const retitled = ({ kind, title }: LessonMoment, to: LessonMoment['kind']): string => {
  const number = Number(/\d+$/.exec(title)?.[0] ?? 0);
  return title === lessonEditorWords.momentTitles[kind](number) ? lessonEditorWords.momentTitles[to](number) : title;
};
