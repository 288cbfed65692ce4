/** Judges by the kind of answer: the same comparing and objecting for all questions that want the same kind. */
import { formationOf, unitOf } from '../../../../src/epic-armageddon/model/roster.ts';
import type { Side } from '../../../../src/epic-armageddon/model/procedure.ts';
import type { GivenAnswer, LessonSentence } from '../../../../src/lessons/lesson.ts';
import type { LessonPosition } from '../position.ts';
import { wordsIn } from '../answer-words.ts';
import { JUDGE_DEFAULTS, type Judge, type JudgeOverrides } from '../judge.ts';
import type { Objection } from '../../objection.ts';

type Why<Q> = (position: LessonPosition, question: Q) => readonly LessonSentence[];
/** Why one of the choices belongs to the answer, or does not. */
type WhyOne<Q> = (position: LessonPosition, question: Q, id: string, belongs: boolean) => readonly LessonSentence[];

interface Choosing<Q> extends JudgeOverrides<Q> {
  readonly choices: (position: LessonPosition, question: Q) => readonly string[];
  readonly right: (position: LessonPosition, question: Q) => readonly string[];
  readonly why: WhyOne<Q>;
  /** What of each stand an answer turns on, where more than one choice is right; its id otherwise. */
  readonly key?: (position: LessonPosition, question: Q, id: string) => string;
  /** Other choices that are right too: their owner may decide so. */
  readonly accepts?: (position: LessonPosition, question: Q, ids: readonly string[]) => boolean;
}

const idsOf = (given: GivenAnswer): readonly string[] => ('ids' in given ? given.ids : []);

const keysOf = <Q>(
  { key }: Choosing<Q>, position: LessonPosition, question: Q, ids: readonly string[],
): readonly string[] =>
  ids.map(id => key?.(position, question, id) ?? id);

const isSameList = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((one, i) => one === b[i]);

const sorted = (ids: readonly string[]): readonly string[] => [...ids].sort();

/**
 * The first choice that an answer has and should not have, else the first that it lacks; where one is wanted, what
 * lacks is not told.
 */
const firstWrong = <Q>(
  { choices, right, wantsOne }: Choosing<Q>, position: LessonPosition, question: Q, given: readonly string[],
): string | undefined => {
  const rightIds = right(position, question);
  const named = given.find(id => !rightIds.includes(id));
  if (named !== undefined || wantsOne === true) return named;
  return choices(position, question).find(id => rightIds.includes(id) && !given.includes(id));
};

const nameOf = ({ assault }: LessonPosition, kind: 'units' | 'formations', id: string): string => {
  const all: readonly { readonly id: string; readonly name: string }[] =
    kind === 'units' ? assault.units : assault.formations;
  return all.find(one => one.id === id)?.name ?? id;
};

const pointedOut = (position: LessonPosition, name: string, belongs: boolean): LessonSentence =>
  ({ say: belongs ? wordsIn(position).leftOut(name) : wordsIn(position).not(name) });

const judgeChoices = <Q>(kind: 'units' | 'formations', asked: Choosing<Q>): Judge<Q> => ({
  ...JUDGE_DEFAULTS,
  ...asked,
  answer: (position, question) => ({ kind, ids: asked.right(position, question) }),
  isRight: (position, question, given) => new Set(idsOf(given)).size === idsOf(given).length && (isSameList(
    sorted(keysOf(asked, position, question, idsOf(given))),
    sorted(keysOf(asked, position, question, asked.right(position, question))),
  ) || asked.accepts?.(position, question, idsOf(given)) === true),
  reasons: (position, question, id) =>
    (id === null ? [] : asked.why(position, question, id, asked.right(position, question).includes(id))),
  object: (position, question, given) => {
    const right = asked.right(position, question);
    const wrong = firstWrong(asked, position, question, idsOf(given));
    if (wrong === undefined) return { says: [{ say: wordsIn(position).chooseOne }], marks: [] };
    const belongs = right.includes(wrong);
    return {
      says: [
        pointedOut(position, nameOf(position, kind, wrong), belongs), ...asked.why(position, question, wrong, belongs),
      ],
      marks: kind === 'units' ? [wrong] : [],
    };
  },
});

/** Stands are chosen. */
export const whichUnits = <Q>(asked: Choosing<Q>): Judge<Q> => judgeChoices('units', asked);

/** Formations are chosen. */
export const whichFormations = <Q>(asked: Choosing<Q>): Judge<Q> => judgeChoices('formations', asked);

interface Ordering<Q> extends Choosing<Q> {
  readonly key: (position: LessonPosition, question: Q, id: string) => string;
  /** Why one of them comes where it does. */
  readonly whyThere: (position: LessonPosition, question: Q, id: string) => readonly LessonSentence[];
}

/** The first stand before which others have to come that do not. */
const tooEarly = <Q>(
  asked: Ordering<Q>, position: LessonPosition, question: Q, given: readonly string[],
): string | undefined => {
  const keys = keysOf(asked, position, question, asked.right(position, question));
  return given[keysOf(asked, position, question, given).findIndex((key, i) => key !== keys[i])];
};

/** Stands are put in an order; those that are alike may stand either way. */
export const inWhichOrder = <Q>(asked: Ordering<Q>): Judge<Q> => ({
  ...JUDGE_DEFAULTS,
  ...asked,
  answer: (position, question) => ({ kind: 'order', ids: asked.right(position, question) }),
  isRight: (position, question, given) => {
    const right = asked.right(position, question);
    return isSameList(sorted(idsOf(given)), sorted(right))
      && isSameList(keysOf(asked, position, question, idsOf(given)), keysOf(asked, position, question, right));
  },
  reasons: (position, question, id) => (id === null ? [] : asked.whyThere(position, question, id)),
  object: (position, question, given) => {
    const ids = idsOf(given);
    const right = asked.right(position, question);
    const about = (id: string, first: LessonSentence, why: readonly LessonSentence[]): Objection =>
      ({ says: [first, ...why], marks: [id] });
    const extra = ids.find(id => !right.includes(id));
    if (extra !== undefined) {
      const first = pointedOut(position, nameOf(position, 'units', extra), false);
      return about(extra, first, asked.why(position, question, extra, false));
    }
    const missing = right.find(id => !ids.includes(id));
    if (missing !== undefined) {
      return about(missing, { say: wordsIn(position).notComplete(nameOf(position, 'units', missing)) },
        asked.why(position, question, missing, true));
    }
    const early = tooEarly(asked, position, question, ids);
    return early === undefined ? { says: [], marks: [] } : about(early,
      { say: wordsIn(position).tooEarly(nameOf(position, 'units', early)) }, asked.whyThere(position, question, early));
  },
});

interface Counting<Q> extends JudgeOverrides<Q> {
  readonly right: (position: LessonPosition, question: Q) => number;
  readonly why: Why<Q>;
  /** Other numbers that are right too: an owner may choose so, or they are near enough. */
  readonly accepts?: (position: LessonPosition, question: Q, value: number) => boolean;
  readonly marks?: (position: LessonPosition, question: Q) => readonly string[];
}

/** A number is given. */
export const howMany = <Q>(asked: Counting<Q>): Judge<Q> => ({
  ...JUDGE_DEFAULTS,
  ...asked,
  answer: (position, question) => ({ kind: 'number', value: asked.right(position, question) }),
  isRight: (position, question, given) => given.kind === 'number'
    && (given.value === asked.right(position, question) || asked.accepts?.(position, question, given.value) === true),
  reasons: (position, question) => asked.why(position, question),
  object: (position, question, given): Objection => {
    const words = wordsIn(position);
    const isHigh = given.kind === 'number' && given.value > asked.right(position, question);
    return {
      says: [{ say: isHigh ? words.tooMuch : words.tooLittle }, ...asked.why(position, question)],
      marks: asked.marks?.(position, question) ?? [],
    };
  },
});

interface Deciding<Q, A> extends JudgeOverrides<Q> {
  readonly right: (position: LessonPosition, question: Q) => A;
  readonly why: Why<Q>;
}

/** A side is named, or neither. */
export const whichSide = <Q>(asked: Deciding<Q, Side | null>): Judge<Q> => {
  const answer = (position: LessonPosition, question: Q): GivenAnswer =>
    ({ kind: 'side', side: asked.right(position, question) ?? 'neither' });
  return {
    ...JUDGE_DEFAULTS,
    ...asked,
    answer,
    isRight: (position, question, given) => given.kind === 'side'
      && given.side === (asked.right(position, question) ?? 'neither'),
    reasons: (position, question) => asked.why(position, question),
    object: (position, question) => ({ says: asked.why(position, question), marks: [] }),
  };
};

/** Yes or no. */
export const whether = <Q>(asked: Deciding<Q, boolean>): Judge<Q> => ({
  ...JUDGE_DEFAULTS,
  ...asked,
  answer: (position, question) => ({ kind: 'yes-no', yes: asked.right(position, question) }),
  isRight: (position, question, given) => given.kind === 'yes-no' && given.yes === asked.right(position, question),
  reasons: (position, question) => asked.why(position, question),
  object: (position, question) => ({ says: asked.why(position, question), marks: [] }),
});

/** What a stand is called. */
export const unitName = ({ assault }: LessonPosition, id: string): string => unitOf(assault, id).name;

/** What a formation is called. */
export const formationName = ({ assault }: LessonPosition, id: string): string => formationOf(assault, id).name;
