/** Judges by the kind of answer: the same comparing and objecting for all questions that want the same kind. */
import { formationOf, unitOf } from '../../../src/epic-armageddon/model/roster.ts';
import type { Side } from '../../../src/epic-armageddon/model/procedure.ts';
import type { GivenAnswer, LessonSentence } from '../../../src/lessons/lesson.ts';
import type { LessonPosition } from '../position.ts';
import { wordsIn } from '../answer-words.ts';
import { JUDGE_DEFAULTS, type Judge, type Objection, type JudgeOverrides } from '../judge.ts';

type Why<Q> = (scene: LessonPosition, question: Q) => readonly LessonSentence[];
/** Why one of the choices belongs to the answer, or does not. */
type WhyOne<Q> = (scene: LessonPosition, question: Q, id: string, belongs: boolean) => readonly LessonSentence[];

interface Choosing<Q> extends JudgeOverrides<Q> {
  readonly choices: (scene: LessonPosition, question: Q) => readonly string[];
  readonly right: (scene: LessonPosition, question: Q) => readonly string[];
  readonly why: WhyOne<Q>;
  /** What of each stand an answer turns on, where more than one choice is right; its id otherwise. */
  readonly key?: (scene: LessonPosition, question: Q, id: string) => string;
  /** Other choices that are right too: their owner may decide so. */
  readonly accepts?: (scene: LessonPosition, question: Q, ids: readonly string[]) => boolean;
}

const idsOf = (given: GivenAnswer): readonly string[] => ('ids' in given ? given.ids : []);

const keysOf = <Q>({ key }: Choosing<Q>, scene: LessonPosition, question: Q, ids: readonly string[]): readonly string[] =>
  ids.map(id => key?.(scene, question, id) ?? id);

const isSameList = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((one, i) => one === b[i]);

const sorted = (ids: readonly string[]): readonly string[] => [...ids].sort();

/**
 * The first choice that an answer has and should not have, else the first that it lacks; where one is wanted, what
 * lacks is not told.
 */
const firstWrong = <Q>(
  { choices, right, wantsOne }: Choosing<Q>, scene: LessonPosition, question: Q, given: readonly string[],
): string | undefined => {
  const rightIds = right(scene, question);
  const named = given.find(id => !rightIds.includes(id));
  if (named !== undefined || wantsOne === true) return named;
  return choices(scene, question).find(id => rightIds.includes(id) && !given.includes(id));
};

const nameOf = ({ assault }: LessonPosition, kind: 'units' | 'formations', id: string): string => {
  const all: readonly { readonly id: string; readonly name: string }[] =
    kind === 'units' ? assault.units : assault.formations;
  return all.find(one => one.id === id)?.name ?? id;
};

const pointedOut = (scene: LessonPosition, name: string, belongs: boolean): LessonSentence =>
  ({ say: belongs ? wordsIn(scene).leftOut(name) : wordsIn(scene).not(name) });

const judgeChoices = <Q>(kind: 'units' | 'formations', asked: Choosing<Q>): Judge<Q> => ({
  ...JUDGE_DEFAULTS,
  ...asked,
  answer: (scene, question) => ({ kind, ids: asked.right(scene, question) }),
  isRight: (scene, question, given) => new Set(idsOf(given)).size === idsOf(given).length && (isSameList(
    sorted(keysOf(asked, scene, question, idsOf(given))),
    sorted(keysOf(asked, scene, question, asked.right(scene, question))),
  ) || asked.accepts?.(scene, question, idsOf(given)) === true),
  object: (scene, question, given) => {
    const right = asked.right(scene, question);
    const wrong = firstWrong(asked, scene, question, idsOf(given));
    if (wrong === undefined) return { says: [{ say: wordsIn(scene).chooseOne }], marks: [] };
    const belongs = right.includes(wrong);
    return {
      says: [pointedOut(scene, nameOf(scene, kind, wrong), belongs), ...asked.why(scene, question, wrong, belongs)],
      marks: kind === 'units' ? [wrong] : [],
    };
  },
});

/** Stands are chosen. */
export const whichUnits = <Q>(asked: Choosing<Q>): Judge<Q> => judgeChoices('units', asked);

/** Formations are chosen. */
export const whichFormations = <Q>(asked: Choosing<Q>): Judge<Q> => judgeChoices('formations', asked);

interface Ordering<Q> extends Choosing<Q> {
  readonly key: (scene: LessonPosition, question: Q, id: string) => string;
  /** Why one of them comes where it does. */
  readonly whyThere: (scene: LessonPosition, question: Q, id: string) => readonly LessonSentence[];
}

/** The first stand before which others have to come that do not. */
const tooEarly = <Q>(asked: Ordering<Q>, scene: LessonPosition, question: Q, given: readonly string[]): string | undefined => {
  const keys = keysOf(asked, scene, question, asked.right(scene, question));
  return given[keysOf(asked, scene, question, given).findIndex((key, i) => key !== keys[i])];
};

/** Stands are put in an order; those that are alike may stand either way. */
export const inWhichOrder = <Q>(asked: Ordering<Q>): Judge<Q> => ({
  ...JUDGE_DEFAULTS,
  ...asked,
  answer: (scene, question) => ({ kind: 'order', ids: asked.right(scene, question) }),
  isRight: (scene, question, given) => {
    const right = asked.right(scene, question);
    return isSameList(sorted(idsOf(given)), sorted(right))
      && isSameList(keysOf(asked, scene, question, idsOf(given)), keysOf(asked, scene, question, right));
  },
  object: (scene, question, given) => {
    const ids = idsOf(given);
    const right = asked.right(scene, question);
    const about = (id: string, first: LessonSentence, why: readonly LessonSentence[]): Objection =>
      ({ says: [first, ...why], marks: [id] });
    const extra = ids.find(id => !right.includes(id));
    if (extra !== undefined) {
      const first = pointedOut(scene, nameOf(scene, 'units', extra), false);
      return about(extra, first, asked.why(scene, question, extra, false));
    }
    const missing = right.find(id => !ids.includes(id));
    if (missing !== undefined) {
      return about(missing, { say: wordsIn(scene).notComplete(nameOf(scene, 'units', missing)) },
        asked.why(scene, question, missing, true));
    }
    const early = tooEarly(asked, scene, question, ids);
    return early === undefined ? { says: [], marks: [] } : about(early,
      { say: wordsIn(scene).tooEarly(nameOf(scene, 'units', early)) }, asked.whyThere(scene, question, early));
  },
});

interface Counting<Q> extends JudgeOverrides<Q> {
  readonly right: (scene: LessonPosition, question: Q) => number;
  readonly why: Why<Q>;
  /** Other numbers that are right too: an owner may choose so, or they are near enough. */
  readonly accepts?: (scene: LessonPosition, question: Q, value: number) => boolean;
  readonly marks?: (scene: LessonPosition, question: Q) => readonly string[];
}

/** A number is given. */
export const howMany = <Q>(asked: Counting<Q>): Judge<Q> => ({
  ...JUDGE_DEFAULTS,
  ...asked,
  answer: (scene, question) => ({ kind: 'number', value: asked.right(scene, question) }),
  isRight: (scene, question, given) => given.kind === 'number'
    && (given.value === asked.right(scene, question) || asked.accepts?.(scene, question, given.value) === true),
  object: (scene, question, given): Objection => {
    const words = wordsIn(scene);
    const isHigh = given.kind === 'number' && given.value > asked.right(scene, question);
    return {
      says: [{ say: isHigh ? words.tooMuch : words.tooLittle }, ...asked.why(scene, question)],
      marks: asked.marks?.(scene, question) ?? [],
    };
  },
});

interface Deciding<Q, A> extends JudgeOverrides<Q> {
  readonly right: (scene: LessonPosition, question: Q) => A;
  readonly why: Why<Q>;
}

/** A side is named, or neither. */
export const whichSide = <Q>(asked: Deciding<Q, Side | null>): Judge<Q> => {
  const answer = (scene: LessonPosition, question: Q): GivenAnswer =>
    ({ kind: 'side', side: asked.right(scene, question) ?? 'neither' });
  return {
    ...JUDGE_DEFAULTS,
    ...asked,
    answer,
    isRight: (scene, question, given) => given.kind === 'side'
      && given.side === (asked.right(scene, question) ?? 'neither'),
    object: (scene, question) => ({ says: asked.why(scene, question), marks: [] }),
  };
};

/** Yes or no. */
export const whether = <Q>(asked: Deciding<Q, boolean>): Judge<Q> => ({
  ...JUDGE_DEFAULTS,
  ...asked,
  answer: (scene, question) => ({ kind: 'yes-no', yes: asked.right(scene, question) }),
  isRight: (scene, question, given) => given.kind === 'yes-no' && given.yes === asked.right(scene, question),
  object: (scene, question) => ({ says: asked.why(scene, question), marks: [] }),
});

/** What a stand is called. */
export const unitName = ({ assault }: LessonPosition, id: string): string => unitOf(assault, id).name;

/** What a formation is called. */
export const formationName = ({ assault }: LessonPosition, id: string): string => formationOf(assault, id).name;
