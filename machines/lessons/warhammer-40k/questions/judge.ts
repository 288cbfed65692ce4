/** How a question is judged, and the judges that all questions with the same kind of answer share. */
import type { GivenAnswer, LessonSentence } from '../../../../src/lessons/lesson.ts';
import type {
  PhaseQuestion, PhaseQuestionId, PhaseQuestionOf,
} from '../../../../src/lessons/warhammer-40k/questions.ts';
import type { Objection } from '../../objection.ts';
import type { PhasePosition, PhaseShownHand } from '../position.ts';
import type { LessonLanguage } from '../answer-words.ts';
import type { Side } from '../../../../src/warhammer-40k/model/procedure.ts';

/** A question's judge. Everything it says comes of asking the rules. */
export interface PhaseJudge<Q> {
  /** A right answer; where several are right, the one that follows if nobody decides. */
  readonly answer: (position: PhasePosition, question: Q) => GivenAnswer;
  readonly isRight: (position: PhasePosition, question: Q, given: GivenAnswer) => boolean;
  /** What the opponent says to an answer that is wrong. */
  readonly object: (position: PhasePosition, question: Q, given: GivenAnswer, language: LessonLanguage) => Objection;
  /** Why that is right: of one of the choices, or of the answer as a whole. */
  readonly reasons: (
    position: PhasePosition, question: Q, id: string | null, language: LessonLanguage,
  ) => readonly LessonSentence[];
  /** What may be chosen; empty where the answer is no choice. */
  readonly choices: (position: PhasePosition, question: Q) => readonly string[];
  /** Dice that are shown with the question. */
  readonly shows: (position: PhasePosition, question: Q) => readonly PhaseShownHand[];
  /** It wants exactly one of them. */
  readonly wantsOne: boolean;
}

export type JudgeOf<I extends PhaseQuestionId> = PhaseJudge<PhaseQuestionOf<I>>;
export type AnyJudge = PhaseJudge<PhaseQuestion>;

const NONE = {
  choices: (): readonly string[] => [], shows: (): readonly PhaseShownHand[] => [], wantsOne: false,
} as const;

type Why<Q> = (position: PhasePosition, question: Q, language: LessonLanguage) => readonly LessonSentence[];
type Otherwise<Q> = Partial<Pick<PhaseJudge<Q>, 'shows'>>;

interface Choosing<Q> extends Otherwise<Q> {
  readonly choices: (position: PhasePosition, question: Q) => readonly string[];
  readonly right: (position: PhasePosition, question: Q) => readonly string[];
  /** Why one of the choices belongs to the answer, or does not. */
  readonly why: (
    position: PhasePosition, question: Q, id: string, language: LessonLanguage, belongs: boolean,
  ) => readonly LessonSentence[];
  readonly nameOf: (position: PhasePosition, id: string, language: LessonLanguage) => string;
}

const idsOf = (given: GivenAnswer): readonly string[] => ('ids' in given ? given.ids : []);

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every(id => b.includes(id));

/** Any number of them are chosen. */
const whichOf = <Q>(kind: 'units' | 'formations', { nameOf, right, why, ...asked }: Choosing<Q>): PhaseJudge<Q> => ({
  ...NONE,
  ...asked,
  answer: (position, question) => ({ kind, ids: right(position, question) }),
  isRight: (position, question, given) => isSame(idsOf(given), right(position, question)),
  reasons: (position, question, id, language) =>
    (id === null ? [] : why(position, question, id, language, right(position, question).includes(id))),
  object: (position, question, given, language) => {
    const meant = right(position, question);
    const named = idsOf(given).find(id => !meant.includes(id));
    const wrong = named ?? meant.find(id => !idsOf(given).includes(id))!;
    const belongs = named === undefined;
    const name = nameOf(position, wrong, language);
    return {
      says: [
        { say: belongs ? language.words.leftOut(name) : language.words.wrong(name) },
        ...why(position, question, wrong, language, belongs),
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
  readonly choices: (position: PhasePosition, question: Q) => readonly string[];
  readonly right: (position: PhasePosition, question: Q) => string;
  readonly why: Why<Q>;
}

/** One of a list is picked. */
export const whichOne = <Q>({ right, why, ...asked }: Picking<Q>): PhaseJudge<Q> => ({
  ...NONE,
  ...asked,
  wantsOne: true,
  answer: (position, question) => ({ kind: 'formations', ids: [right(position, question)] }),
  isRight: (position, question, given) => isSame(idsOf(given), [right(position, question)]),
  reasons: (position, question, _, language) => why(position, question, language),
  object: (position, question, _, language) => ({ says: why(position, question, language), marks: [] }),
});

interface Asked<Q, A> extends Otherwise<Q> {
  readonly right: (position: PhasePosition, question: Q) => A;
  readonly why: Why<Q>;
  readonly marks?: (question: Q) => readonly string[];
}

/** A number is given. */
export const howMany = <Q>({ right, why, marks, ...asked }: Asked<Q, number>): PhaseJudge<Q> => ({
  ...NONE,
  ...asked,
  answer: (position, question) => ({ kind: 'number', value: right(position, question) }),
  isRight: (position, question, given) => given.kind === 'number' && given.value === right(position, question),
  reasons: (position, question, _, language) => why(position, question, language),
  object: (position, question, given, language) => {
    const isHigh = given.kind === 'number' && given.value > right(position, question);
    return {
      says: [{ say: isHigh ? language.words.tooMuch : language.words.tooLittle }, ...why(position, question, language)],
      marks: marks?.(question) ?? [],
    };
  },
});

/** A side is named, or neither. */
export const whichSide = <Q>({ right, why, ...asked }: Asked<Q, Side | null>): PhaseJudge<Q> => ({
  ...NONE,
  ...asked,
  answer: (position, question) => ({ kind: 'side', side: right(position, question) ?? 'neither' }),
  isRight: (position, question, given) =>
    given.kind === 'side' && given.side === (right(position, question) ?? 'neither'),
  reasons: (position, question, _, language) => why(position, question, language),
  object: (position, question, _, language) => ({ says: why(position, question, language), marks: [] }),
});

/** Yes or no. */
export const whether = <Q>({ right, why, ...asked }: Asked<Q, boolean>): PhaseJudge<Q> => ({
  ...NONE,
  ...asked,
  answer: (position, question) => ({ kind: 'yes-no', yes: right(position, question) }),
  isRight: (position, question, given) => given.kind === 'yes-no' && given.yes === right(position, question),
  reasons: (position, question, _, language) => why(position, question, language),
  object: (position, question, _, language) => ({ says: why(position, question, language), marks: [] }),
});
