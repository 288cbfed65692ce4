/** How a question is judged, and the judges that all questions with the same kind of answer share. */
import type { GivenAnswer, LessonSentence } from '../../../../src/lessons/lesson.ts';
import type {
  PhaseQuestion, PhaseQuestionId, PhaseQuestionOf,
} from '../../../../src/lessons/warhammer-40k/questions.ts';
import type { Objection } from '../../judge.ts';
import type { PhasePosition, PhaseShownHand } from '../position.ts';
import type { LessonTold } from '../answer-words.ts';
import type { Side } from '../../../../src/warhammer-40k/model/sides-and-steps.ts';

/** A question's judge. Everything it says comes of asking the rules. */
export interface PhaseJudge<Q> {
  /** A right answer; where several are right, the one that follows if nobody decides. */
  readonly answer: (scene: PhasePosition, question: Q) => GivenAnswer;
  readonly isRight: (scene: PhasePosition, question: Q, given: GivenAnswer) => boolean;
  /** What the opponent says to an answer that is wrong. */
  readonly object: (scene: PhasePosition, question: Q, given: GivenAnswer, told: LessonTold) => Objection;
  /** What may be chosen; empty where the answer is no choice. */
  readonly choices: (scene: PhasePosition, question: Q) => readonly string[];
  /** Dice that are shown with the question. */
  readonly shows: (scene: PhasePosition, question: Q) => readonly PhaseShownHand[];
  /** It wants exactly one of them. */
  readonly wantsOne: boolean;
}

export type JudgeOf<I extends PhaseQuestionId> = PhaseJudge<PhaseQuestionOf<I>>;
export type AnyJudge = PhaseJudge<PhaseQuestion>;

const NONE = { choices: (): readonly string[] => [], shows: (): readonly PhaseShownHand[] => [], wantsOne: false } as const;

type Why<Q> = (scene: PhasePosition, question: Q, told: LessonTold) => readonly LessonSentence[];
type Otherwise<Q> = Partial<Pick<PhaseJudge<Q>, 'shows'>>;

interface Choosing<Q> extends Otherwise<Q> {
  readonly choices: (scene: PhasePosition, question: Q) => readonly string[];
  readonly right: (scene: PhasePosition, question: Q) => readonly string[];
  /** Why one of the choices belongs to the answer, or does not. */
  readonly why: (
    scene: PhasePosition, question: Q, id: string, told: LessonTold, belongs: boolean,
  ) => readonly LessonSentence[];
  readonly nameOf: (scene: PhasePosition, id: string, told: LessonTold) => string;
}

const idsOf = (given: GivenAnswer): readonly string[] => ('ids' in given ? given.ids : []);

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every(id => b.includes(id));

/** Any number of them are chosen. */
const whichOf = <Q>(kind: 'units' | 'formations', { nameOf, right, why, ...asked }: Choosing<Q>): PhaseJudge<Q> => ({
  ...NONE,
  ...asked,
  answer: (scene, question) => ({ kind, ids: right(scene, question) }),
  isRight: (scene, question, given) => isSame(idsOf(given), right(scene, question)),
  object: (scene, question, given, told) => {
    const meant = right(scene, question);
    const named = idsOf(given).find(id => !meant.includes(id));
    const wrong = named ?? meant.find(id => !idsOf(given).includes(id))!;
    const belongs = named === undefined;
    const name = nameOf(scene, wrong, told);
    return {
      says: [
        { say: belongs ? told.words.leftOut(name) : told.words.wrong(name) },
        ...why(scene, question, wrong, told, belongs),
      ],
      marks: kind === 'units' ? [wrong] : [],
    };
  },
});

/** Models are chosen. */
export const whichModels = <Q>(asked: Omit<Choosing<Q>, 'nameOf'>): PhaseJudge<Q> => whichOf('units', {
  ...asked, nameOf: ({ phase }, id) => phase.models.find(one => one.id === id)?.name ?? id,
});

/** Units are chosen, or whatever else there is a list of. */
export const whichOfThese = <Q>(asked: Choosing<Q>): PhaseJudge<Q> => whichOf('formations', asked);

interface Picking<Q> extends Otherwise<Q> {
  readonly choices: (scene: PhasePosition, question: Q) => readonly string[];
  readonly right: (scene: PhasePosition, question: Q) => string;
  readonly why: Why<Q>;
}

/** One of a list is picked. */
export const whichOne = <Q>({ right, why, ...asked }: Picking<Q>): PhaseJudge<Q> => ({
  ...NONE,
  ...asked,
  wantsOne: true,
  answer: (scene, question) => ({ kind: 'formations', ids: [right(scene, question)] }),
  isRight: (scene, question, given) => isSame(idsOf(given), [right(scene, question)]),
  object: (scene, question, _, told) => ({ says: why(scene, question, told), marks: [] }),
});

interface Asked<Q, A> extends Otherwise<Q> {
  readonly right: (scene: PhasePosition, question: Q) => A;
  readonly why: Why<Q>;
  readonly marks?: (question: Q) => readonly string[];
}

/** A number is given. */
export const howMany = <Q>({ right, why, marks, ...asked }: Asked<Q, number>): PhaseJudge<Q> => ({
  ...NONE,
  ...asked,
  answer: (scene, question) => ({ kind: 'number', value: right(scene, question) }),
  isRight: (scene, question, given) => given.kind === 'number' && given.value === right(scene, question),
  object: (scene, question, given, told) => {
    const isHigh = given.kind === 'number' && given.value > right(scene, question);
    return {
      says: [{ say: isHigh ? told.words.tooMuch : told.words.tooLittle }, ...why(scene, question, told)],
      marks: marks?.(question) ?? [],
    };
  },
});

/** A side is named, or neither. */
export const whichSide = <Q>({ right, why, ...asked }: Asked<Q, Side | null>): PhaseJudge<Q> => ({
  ...NONE,
  ...asked,
  answer: (scene, question) => ({ kind: 'side', side: right(scene, question) ?? 'neither' }),
  isRight: (scene, question, given) => given.kind === 'side' && given.side === (right(scene, question) ?? 'neither'),
  object: (scene, question, _, told) => ({ says: why(scene, question, told), marks: [] }),
});

/** Yes or no. */
export const whether = <Q>({ right, why, ...asked }: Asked<Q, boolean>): PhaseJudge<Q> => ({
  ...NONE,
  ...asked,
  answer: (scene, question) => ({ kind: 'yes-no', yes: right(scene, question) }),
  isRight: (scene, question, given) => given.kind === 'yes-no' && given.yes === right(scene, question),
  object: (scene, question, _, told) => ({ says: why(scene, question, told), marks: [] }),
});
