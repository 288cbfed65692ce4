/** Which questions and tasks are offered at a state, the ones that are at home there first. */
import { hasWaitingHits } from '../../../src/epic-armageddon/attacks/volley.ts';
import { enemyOf, type Side } from '../../../src/epic-armageddon/model/procedure.ts';
import { formationOf } from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import { LESSON_GOALS, type GoalId } from '../../../src/lessons/goals.ts';
import type { Names } from '../../../src/lessons/lesson-draft.ts';
import type { LessonMoment } from '../../../src/lessons/lesson.ts';
import { LESSON_QUESTIONS, type QuestionId } from '../../../src/lessons/questions.ts';
import { isInState } from '../../../machines/why.ts';
import { stepOf } from '../../shared/resolver/step-path.ts';
import { questionWords, taskWords } from '../lesson/spoken-lesson.ts';
import { lessonEditorWords } from './lesson-editor-words.ts';
import { isUsualTitle } from './remarks.ts';

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

/** The side that has something to do first as an assault stands: a question is most likely about it. */
export const sideToMove = (assault: Assault, path: string): Side => {
  const { volley, withdrawing, winner } = assault;
  if (hasWaitingHits(volley)) return volley!.hits.defender.length > 0 ? 'defender' : 'attacker';
  switch (stepOf(path)) {
    case 'a3CounterCharge': return assault.counterCharging;
    case 'a7Withdraw': {
      const [first] = withdrawing;
      if (first !== undefined) return formationOf(assault, first).side;
      return winner === null ? 'attacker' : enemyOf(winner);
    }
    case 'a7Consolidate': return winner ?? 'attacker';
    default: return 'attacker';
  }
};

/** Stands and formations of an assault, those of the side that moves first before the others. */
export const namesAt = (assault: Assault, path: string): Names => {
  const side = sideToMove(assault, path);
  const ordered = (all: readonly { readonly id: string; readonly side: Side }[]): readonly string[] =>
    [...all.filter(one => one.side === side), ...all.filter(one => one.side !== side)].map(({ id }) => id);
  return { side, units: ordered(assault.units), formations: ordered(assault.formations) };
};

/** A title that nobody has chosen follows the kind. */
export const retitled = (moment: LessonMoment, to: LessonMoment['kind']): string => (isUsualTitle(moment)
  ? lessonEditorWords.momentTitles[to](Number(/\d+\s*$/.exec(moment.title)?.[0] ?? 0)) : moment.title);
