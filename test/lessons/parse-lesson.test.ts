import { fc } from '../support/laws.ts';
import { describe, expect, it } from 'vitest';
import { LESSON_GOALS } from '../../src/lessons/goals.ts';
import type { Lesson } from '../../src/lessons/lesson.ts';
import { MOST_IN_LESSON } from '../../src/lessons/lesson-shapes.ts';
import { parseLesson, writeLesson } from '../../src/lessons/parse-lesson.ts';
import { LESSON_QUESTIONS } from '../../src/lessons/questions.ts';
import type { Problem } from '../../src/parsing/problems.ts';
import { sampleOf } from '../../src/epic-armageddon/scenario/samples/samples.ts';

/** JSON that a test may spoil as it likes. */
type Loose = any;

/** A value for every parameter that there is. */
const VALUES: Readonly<Record<string, unknown>> = {
  side: 'attacker', unit: 'a1', from: 'b1', formation: 'warband', units: ['a1'], formations: ['warband'], hits: 3,
  count: 2, cm: 15, within: 5, effect: 'normal', save: 'armour', state: 'a6Result', slack: 3,
};

const withValues = (params: readonly string[]): object => Object.fromEntries(params.map(name => [name, VALUES[name]]));

const COMMON = {
  title: 'A title', text: [{ say: 'You see {unit a1}.' }, { say: 'Contact strikes.', rule: 'A4.2' }],
  hint: [{ say: 'Measure.', rule: 'L1' }],
};
const AT = { state: 'a4Attacks.attacks', round: 1, moved: 'a1', time: 1 };

/** A lesson with every kind of question and task, and everything that may be said. */
const full = (): Loose => JSON.parse(JSON.stringify({
  version: 1,
  id: 'a-lesson',
  title: 'A lesson',
  teaches: 'Something.',
  rules: ['A4.1', 'V2', 'H1'],
  scenario: 'marines-charge-warband',
  decisions: [{ type: 'target.chosen', target: 'warband' }, { type: 'charge.ended' }],
  dice: [1, 2, 6],
  seed: 20,
  moments: [
    { ...COMMON, id: 'look', kind: 'see', at: { state: 'a1ChooseTarget' } },
    ...Object.entries(LESSON_QUESTIONS).map(([asks, { params }]) => ({
      ...COMMON, id: asks, kind: 'predict', at: AT, ask: { asks, ...withValues(params) },
      question: { say: 'Who?' }, objection: { say: 'No.', rule: 'A4.1' }, after: [{ say: 'Kills: {kills attacker}.' }],
    })),
    ...Object.entries(LESSON_GOALS).map(([goal, { params }]) => ({
      ...COMMON, id: `do-${goal}`, kind: 'do', at: AT, goal: { goal, ...withValues(params) },
      task: { say: 'Do it.' }, until: 'a6Result', objection: { say: 'No.' }, after: [],
    })),
  ],
}));

/** The same lesson with one moment of each kind. */
const short = (): Loose => {
  const lesson = full();
  return { ...lesson, moments: [lesson.moments[0], lesson.moments[10], lesson.moments.at(-1)] };
};

const changed = (change: (lesson: Loose) => void): Loose => {
  const lesson = full();
  change(lesson);
  return lesson;
};

const problemsOf = (json: unknown): readonly Problem[] => {
  const parsed = parseLesson(json);
  return 'problems' in parsed ? parsed.problems : [];
};

const sentences = (count: number): Loose => Array.from({ length: count }, () => ({ say: 'One.' }));

const ROWS: readonly (readonly [claim: string, change: (lesson: Loose) => void, code: string, path: string])[] = [
  ['a version of tomorrow', json => (json.version = 2), 'wrong-format', 'version'],
  ['no id', json => delete json.id, 'missing-field', 'id'],
  ['an id that no address can carry', json => (json.id = 'A lesson!'), 'out-of-range', 'id'],
  ['an id that every object inherits', json => (json.id = 'constructor'), 'reserved-name', 'id'],
  ['a title of nothing but spaces', json => (json.title = ' '), 'out-of-range', 'title'],
  ['a title as long as a book', json => (json.title = 'x'.repeat(10_000)), 'out-of-range', 'title'],
  ['a field that there is not', json => (json.author = 'me'), 'unknown-field', 'author'],
  ['something that is no rule', json => (json.rules[1] = '<b>'), 'unknown-word', 'rules[1]'],
  ['a scenario that is a number', json => (json.scenario = 7), 'wrong-type', 'scenario'],
  ['an unknown decision', json => (json.decisions[0].type = 'won'), 'unknown-word', 'decisions[0]'],
  ['dice among the decisions', json => (json.decisions[1] = { type: 'dice.thrown', faces: [1] }),
    'contradiction', 'decisions[1]'],
  ['a face that no die has', json => (json.dice[1] = 7), 'out-of-range', 'dice[1]'],
  ['a seed that is no whole number', json => (json.seed = 1.5), 'out-of-range', 'seed'],
  ['no moments', json => (json.moments = []), 'too-few', 'moments'],
  ['more moments than anybody goes through', json => (json.moments = Array(200).fill(json.moments[0])),
    'too-many', 'moments'],
  ['two moments with one id', json => (json.moments[1].id = 'look'), 'duplicate-id', 'moments[1].id'],
  ['a moment of another kind', json => (json.moments[0].kind = 'quiz'), 'unknown-word', 'moments[0]'],
  ['a moment that is no object', json => (json.moments[0] = 'see'), 'unknown-word', 'moments[0]'],
  ['a state that is no path', json => (json.moments[0].at.state = 'a4 attacks'), 'unknown-word', 'moments[0].at.state'],
  ['round nought', json => (json.moments[1].at.round = 0), 'out-of-range', 'moments[1].at.round'],
  ['a question that there is not', json => (json.moments[1].ask.asks = 'who-wins-the-war'), 'unknown-word',
    'moments[1].ask'],
  ['a question without what it is about', json => delete json.moments[10].ask.side, 'missing-field',
    'moments[10].ask.side'],
  ['a question with an answer written down', json => (json.moments[1].ask.answer = ['b1']), 'unknown-field',
    'moments[1].ask.answer'],
  ['a third side', json => (json.moments[10].ask.side = 'neutral'), 'unknown-word', 'moments[10].ask.side'],
  ['a task that there is not', json => (json.moments.at(-1).goal.goal = 'win'), 'unknown-word', 'moments[62].goal'],
  ['a sentence that says nothing', json => (json.moments[0].text[0].say = ''), 'out-of-range',
    'moments[0].text[0].say'],
  ['too many sentences', json => (json.moments[0].text = sentences(99)), 'too-many', 'moments[0].text'],
  ['a figure that there is not', json => (json.moments[0].text[0].say = 'It is {answer attacker}.'), 'unknown-word',
    'moments[0].text[0].say'],
  ['a figure of the wrong kind of thing', json => (json.moments[0].text[0].say = '{kills a1}'), 'unknown-word',
    'moments[0].text[0].say'],
  ['a figure of nothing', json => (json.moments[0].text[0].say = '{unit}'), 'unknown-word',
    'moments[0].text[0].say'],
];

describe('a lesson from outside', () => {
  it('with every kind of question and task is read as it stands, from text too', () => {
    expect(parseLesson(full())).toEqual({ lesson: full() });
    expect(parseLesson(JSON.stringify(full()))).toEqual({ lesson: full() });
  });

  it.each(ROWS)('%s is told, with its place and a sentence', (_, change, code, path) => {
    const problems = problemsOf(changed(change));
    expect(problems.map(one => [one.code, one.path])).toContainEqual([code, path]);
    expect(problems).toHaveLength(1);
    expect(problems[0]!.say).toMatch(/^[^<>]{10,300}\.$|<b>/);
  });

  it('what its moments lack is told with what it must be', () => {
    const lesson = short();
    const told = lesson.moments.flatMap((moment: Loose) => Object.keys(moment).flatMap(field => {
      const { [field]: _, ...rest } = moment;
      return field === 'kind' ? [] : problemsOf({ ...lesson, moments: [rest] }).map(({ say }) => say);
    }));
    expect(told).toContain('ask is missing; it must be a question.');
    expect(told).toContain('goal is missing; it must be a task.');
    expect(told.filter((say: string) => !/^\w+ is missing; it must be (?!undefined)\w.*\.$/.test(say))).toEqual([]);
  });

  it('every problem is told, not only the first', () => {
    const problems = problemsOf(changed(json => {
      delete json.title;
      json.seed = 'x';
      json.moments[0].text[0].say = '{no}';
    }));
    expect(problems.map(({ path }) => path)).toEqual(['title', 'seed', 'moments[0].text[0].say']);
  });

  it('what is nothing like one is told in a sentence', () => {
    for (const json of [null, 7, 'no json', '[]', [], '"text"']) {
      const problems = problemsOf(json);
      expect(problems).toHaveLength(1);
      expect(problems[0]!.say).toMatch(/\.$/);
    }
  });

  it('bears anything without a throw', () => {
    fc.assert(fc.property(fc.anything(), json => {
      expect('problems' in parseLesson(json)).toBe(true);
    }), { numRuns: 300, seed: 1 });
  });

  it('bears anything in place of any of its parts without a throw', () => {
    const places = (json: Loose, path: readonly (string | number)[] = []): readonly (readonly (string | number)[])[] =>
      (typeof json === 'object' && json !== null
        ? Object.keys(json).flatMap(key => [[...path, key], ...places(json[key], [...path, key])]) : []);
    const all = places(short());
    fc.assert(fc.property(fc.constantFrom(...all), fc.anything(), (path, value) => {
      const json = short();
      const last = path.at(-1)!;
      path.slice(0, -1).reduce((at: Loose, key) => at[key], json)[last] = value;
      expect(parseLesson(json)).toBeTypeOf('object');
    }), { numRuns: 300, seed: 2 });
  });

  it.each([
    ['{kills a1}', 'The figure "kills" is of a side, not of "a1".'], ['{kills}', 'The figure "kills" is of a side.'],
  ])('says of what a figure is, and of what it was said to be where it was: %s', (say, told) => {
    const problems = problemsOf(changed(json => (json.moments[0].text[0].say = say)));
    expect(problems.map(one => one.say)).toEqual([told]);
  });

  it('what is longer than a megabyte is not read', () => {
    const problems = problemsOf(changed(json => (json.scenario = { title: 'x'.repeat(1_100_000) })));
    expect(problems).toMatchObject([{ code: 'too-large', say: 'The lesson is larger than 1 MB of JSON.' }]);
  });
});

describe('a lesson written down', () => {
  it('is read back as it was, with a written scenario or the id of one', () => {
    const lesson = full() as Lesson;
    expect(parseLesson(writeLesson(lesson))).toEqual({ lesson });
    const own: Lesson = { ...lesson, scenario: sampleOf('firefight-to-a-tie')!.scenario };
    expect(parseLesson(writeLesson(own))).toEqual({ lesson: JSON.parse(JSON.stringify(own)) as Lesson });
  });

  it('says only what the lesson says', () => {
    const { decisions, dice, seed, ...least } = full();
    expect([decisions.length, dice.length, seed]).toEqual([2, 3, 20]);
    expect(JSON.parse(writeLesson(least as Lesson))).toEqual(least);
    expect(MOST_IN_LESSON.moments).toBeGreaterThan(full().moments.length);
  });
});
