/** What a lesson has to look like, field by field. */
import * as v from 'valibot';
import { EFFECTS } from '../epic-armageddon/model/profile.ts';
import { SAVE_KINDS } from '../epic-armageddon/model/volley.ts';
import { SIDES } from '../epic-armageddon/model/procedure.ts';
import { eventsShape } from '../shelf/event-shapes.ts';
import { SCENARIO_LIMITS } from '../epic-armageddon/model/limits.ts';
import { quote } from '../parsing/problems.ts';
import {
  fieldsOf, id, isObject, listOf, mustBe, numberFrom, tell, text, versionOf, wholeFrom, wordOf, type Shape,
} from '../parsing/shapes.ts';
import { didYouMean } from '../parsing/spelling.ts';
import { FIGURES, figuresIn, type Figure } from './figures.ts';
import { LESSON_GOALS } from './goals.ts';
import {
  LESSON_PROBLEM_WORDS, sayLessonProblem, sayLessonProblemForGood, type LessonKindName,
} from './lesson-problem-words.ts';
import { LESSON_VERSION, MOMENT_KINDS, type Lesson } from './lesson.ts';
import { LESSON_QUESTIONS, type ParameterName } from './questions.ts';

/** The most that a lesson may hold. */
export const MOST_IN_LESSON = {
  moments: 100, sentences: 40, rules: 100, dice: 5000, title: 200, sentence: 2000,
} as const;

const MANY = 1000;

const shortText = (most: number): Shape<string> => {
  const wants = sayLessonProblemForGood('characters', most);
  return v.pipe(text, v.check(said => said.trim() !== '' && said.length <= most, mustBe(wants, 'out-of-range')),
    v.description(wants)) as Shape<string>;
};

const NAME = /^[a-z0-9][a-z0-9-]{0,63}$/;
const WANTS_NAME = LESSON_PROBLEM_WORDS.name;
const name = v.pipe(
  id, v.check(word => NAME.test(word), mustBe(WANTS_NAME, 'out-of-range')), v.description(WANTS_NAME),
);

const RULE = /^[AVHWBL]\d{1,2}(\.\d{1,2})?$/;
const WANTS_RULE = LESSON_PROBLEM_WORDS.rule;
const rule = v.pipe(
  text, v.check(word => RULE.test(word), mustBe(WANTS_RULE, 'unknown-word')), v.description(WANTS_RULE),
);

const PATH = /^[a-zA-Z0-9]+(\.[a-zA-Z0-9]+)*$/;
const WANTS_STATE = LESSON_PROBLEM_WORDS.state;
const state = v.pipe(text, v.check(path => path.length <= 120 && PATH.test(path), mustBe(WANTS_STATE, 'unknown-word')),
  v.description(WANTS_STATE));

/** Whether there is such a figure, of what it is said to be of. */
const isFigure = ({ name: word, of }: Figure): boolean => {
  const kind = Object.hasOwn(FIGURES, word) ? FIGURES[word as keyof typeof FIGURES] : null;
  if (kind === null) return false;
  if (kind === 'side') return SIDES.some(side => side === of);
  return (kind === 'nothing') === (of === null);
};

const wrongFigure = (say: unknown): Figure | undefined => figuresIn(String(say)).find(one => !isFigure(one));

const noFigure = tell('unknown-word', (_path, sentence) => {
  const { name: word, of } = wrongFigure(sentence)!;
  return Object.hasOwn(FIGURES, word)
    ? sayLessonProblem('figureOf', quote(word), FIGURES[word as keyof typeof FIGURES], of === null ? null : quote(of))
    : didYouMean(sayLessonProblem('noFigure', quote(word)), word, Object.keys(FIGURES));
});

const said = fieldsOf(LESSON_PROBLEM_WORDS.sentence, {
  say: v.pipe(shortText(MOST_IN_LESSON.sentence), v.check(sentence => wrongFigure(sentence) === undefined, noFigure)),
  rule: v.exactOptional(rule),
});

const sentences = listOf('sentences', said, { most: MOST_IN_LESSON.sentences });

const PARAMETERS: { readonly [name in ParameterName]: Shape<unknown> } = {
  side: wordOf(SIDES),
  unit: id,
  from: id,
  formation: id,
  units: listOf('unit ids', id, { most: SCENARIO_LIMITS.units }),
  formations: listOf('formation ids', id, { most: SCENARIO_LIMITS.formations }),
  hits: wholeFrom(1, MANY),
  count: wholeFrom(0, MANY),
  cm: numberFrom(0, MANY),
  within: numberFrom(1, 50),
  effect: wordOf(EFFECTS),
  save: wordOf(SAVE_KINDS),
  state,
  slack: numberFrom(0, 100),
};

/** One of a closed list of kinds, each with its own fields beside the one that names it. */
const oneOf = (
  field: string, what: LessonKindName, kinds: Readonly<Record<string, v.ObjectEntries>>,
): Shape<unknown> => {
  const shapes = new Map(Object.entries(kinds).map(([word, entries]) =>
    [word, fieldsOf(
      sayLessonProblemForGood('kind', what), { [field]: v.literal(word), ...entries },
    ) as Shape<unknown>]));
  const wordIn = (json: unknown): string => {
    const word: unknown = isObject(json) ? json[field] : undefined;
    return typeof word === 'string' ? word : '';
  };
  const none = v.custom<never>(() => false, tell('unknown-word', (_path, json) => (isObject(json)
    ? didYouMean(sayLessonProblem('noKind', what, quote(wordIn(json))), wordIn(json), [...shapes.keys()])
    : sayLessonProblem('kindWith', what, field))));
  return v.pipe(v.lazy(json => shapes.get(wordIn(json)) ?? none), v.description(sayLessonProblemForGood('kind', what)));
};

const withParameters = (
  kinds: Readonly<Record<string, { readonly params: readonly ParameterName[] }>>,
): Readonly<Record<string, v.ObjectEntries>> => Object.fromEntries(Object.entries(kinds).map(([word, { params }]) =>
  [word, Object.fromEntries(params.map(param => [param, PARAMETERS[param]]))]));

const at = fieldsOf(LESSON_PROBLEM_WORDS.moment, {
  state,
  round: v.exactOptional(wholeFrom(1, MANY)),
  moved: v.exactOptional(id),
  time: v.exactOptional(wholeFrom(1, MANY)),
});

const common = { id: name, at, title: shortText(MOST_IN_LESSON.title), text: sentences, hint: sentences };

const MOMENTS: { readonly [kind in (typeof MOMENT_KINDS)[number]]: v.ObjectEntries } = {
  predict: {
    ...common, ask: oneOf('asks', 'question', withParameters(LESSON_QUESTIONS)), question: v.exactOptional(said),
    objection: v.exactOptional(said), after: sentences,
  },
  do: {
    ...common, goal: oneOf('goal', 'task', withParameters(LESSON_GOALS)), task: v.exactOptional(said),
    until: v.exactOptional(state), objection: v.exactOptional(said), after: sentences,
  },
  see: common,
};

const scenario = v.pipe(
  v.custom<Lesson['scenario']>(json => isObject(json) || (typeof json === 'string' && json !== ''),
    mustBe(LESSON_PROBLEM_WORDS.scenario)),
  v.description(LESSON_PROBLEM_WORDS.scenario),
);

const WANTS_SEED = LESSON_PROBLEM_WORDS.seed;

export const lessonShape = fieldsOf(LESSON_PROBLEM_WORDS.lesson, {
  version: versionOf(LESSON_VERSION),
  id: name,
  title: shortText(MOST_IN_LESSON.title),
  teaches: shortText(MOST_IN_LESSON.sentence),
  rules: listOf('rule ids', rule, { most: MOST_IN_LESSON.rules }),
  scenario,
  decisions: v.exactOptional(eventsShape),
  dice: v.exactOptional(listOf('faces', wholeFrom(1, 6), { most: MOST_IN_LESSON.dice })),
  seed: v.exactOptional(v.pipe(v.number(mustBe(WANTS_SEED)), v.safeInteger(mustBe(WANTS_SEED, 'out-of-range')),
    v.description(WANTS_SEED))),
  moments: listOf('moments', oneOf('kind', 'kind of moment', MOMENTS), { least: 1, most: MOST_IN_LESSON.moments }),
});
