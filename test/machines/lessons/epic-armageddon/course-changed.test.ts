/** Every bundled lesson once its rulings or its table have been changed: it is judged as they are now. */
import { describe, expect, it } from 'vitest';
import { otherAnswersTo, withAnswer } from '../../../../machines/compare/rulings-that-matter.ts';
import { judgeAnswer, needsOdds, predictOf } from '../../../../machines/lessons/epic-armageddon/judge-answer.ts';
import { judgeTask } from '../../../../machines/lessons/epic-armageddon/judge-task.ts';
import type { ReadyLesson } from '../../../../machines/lessons/epic-armageddon/ready-lesson.ts';
import {
  beginLesson, goOn, goTo, isLessonOver, presentMoment, type LessonRun,
} from '../../../../machines/lessons/epic-armageddon/lesson-run.ts';
import { oracleDone, wrongDone } from '../../../../machines/lessons/epic-armageddon/students-tasks.ts';
import { oracleAnswer, wrongAnswer } from '../../../../machines/lessons/epic-armageddon/students.ts';
import type { Point } from '../../../../src/battlefield/base.ts';
import { DEFAULT_RULINGS } from '../../../../src/epic-armageddon/rulings/defaults.ts';
import { RULING_IDS, type RulingId } from '../../../../src/epic-armageddon/rulings/rulings.ts';
import type { Scenario, ScenarioFormation } from '../../../../src/epic-armageddon/model/scenario.ts';
import type { GivenAnswer } from '../../../../src/lessons/lesson.ts';
import { COURSE } from '../../../lessons/epic-armageddon/course-lessons.ts';
import { IS_WHOLE, shareOf } from '../../../support/share.ts';
import { readied } from './lessons.ts';

const titled = COURSE.map(lesson => [lesson.id, readied(lesson)] as const);

/** The run at each of its questions, by their moments; between them it is played on as prepared. */
const questionsOf = (ready: ReadyLesson): ReadonlyMap<string, LessonRun> => {
  const runs = new Map<string, LessonRun>();
  for (let run = beginLesson(ready); !isLessonOver(run); run = goOn(run)) {
    if (predictOf(run) !== null && !needsOdds(run)) runs.set(presentMoment(run)!.id, run);
  }
  return runs;
};

const answersOf = (runs: ReadonlyMap<string, LessonRun>): ReadonlyMap<string, GivenAnswer> =>
  new Map([...runs].map(([id, run]) => [id, oracleAnswer(run)!]));

/** The lesson on another table is judged as that table is; and the moments whose answer is another one by now. */
const judgedAnew = (ready: ReadyLesson, usual: ReadonlyMap<string, GivenAnswer>): readonly string[] => {
  const changed = questionsOf(ready);
  return [...changed].filter(([id, run]) => {
    expect(judgeAnswer(run, oracleAnswer(run)!).verdict.is, id).toBe('right');
    const given = wrongAnswer(run);
    if (given !== null) {
      const { verdict } = judgeAnswer(run, given);
      expect(verdict.is, id).toBe('wrong');
      expect(verdict.says.some(({ rule }) => rule !== undefined), id).toBe(true);
    }
    const before = usual.get(id);
    return before !== undefined && judgeAnswer(run, before).verdict.is === 'wrong';
  }).map(([id]) => id);
};

/** Notes which open questions a scenario is asked for. */
const noting = (scenario: Scenario, asked: Set<string>): Scenario => ({
  ...scenario,
  rulings: new Proxy(scenario.rulings, {
    get: (answers, ruling) => {
      if (typeof ruling === 'string') asked.add(ruling);
      return Reflect.get(answers, ruling) as unknown;
    },
  }),
});

/** Every other answer to an open question on which the lesson, or an answer to one of its questions, may turn. */
const otherwise = (ready: ReadyLesson): readonly (readonly [RulingId, string])[] => {
  const asked = new Set<string>();
  judgedAnew({ ...ready, scenario: noting(ready.scenario, asked) }, new Map());
  return RULING_IDS.filter(id => asked.has(id)).flatMap(id => otherAnswersTo(id)
    .filter(one => one !== DEFAULT_RULINGS[id]).map(one => [id, one] as const));
};

const MARGIN = 4;
const FORWARD = 8;

type Placed = ScenarioFormation['units'][number];

/** The same table with one stand somewhere else. */
const movedTo = (scenario: Scenario, { id }: Placed, at: Point): Scenario => ({
  ...scenario, formations: scenario.formations.map(formation => ({
    ...formation, units: formation.units.map(one => (one.id === id ? { ...one, at } : one)),
  })),
});

/** The edge of the table, and a place farther on towards the enemy. */
const elsewhere = ({ table }: Scenario, { at: [x, y] }: Placed, enemies: readonly Placed[]): readonly Point[] => {
  const [dx, dy] = [0, 1].map(axis =>
    enemies.reduce((sum, { at }) => sum + at[axis]!, 0) / enemies.length - [x, y][axis]!) as [number, number];
  const step = FORWARD / Math.hypot(dx, dy);
  return [[table.width - MARGIN, table.depth - MARGIN], [x + dx * step, y + dy * step]];
};

/** The table with a stand of those who fight moved, in every way that is tried. */
const movedTables = (scenario: Scenario): readonly Scenario[] => {
  const { formations, engage } = scenario;
  const [attackers, defenders] = [engage.formation, engage.target].map(id =>
    formations.find(one => one.id === id)!.units.filter(({ aboard }) => aboard === null)) as [Placed[], Placed[]];
  return [[attackers, defenders], [defenders, attackers]].flatMap(([own, enemies]) => own!.flatMap(unit =>
    elsewhere(scenario, unit, enemies!).map(at => movedTo(scenario, unit, at))));
};

/** Where another answer to an open question makes another one of the lesson’s: lesson, moment, question and answer. */
const TURNED = [
  'what-an-assault-is near-enough: lineOfFireToAssault not-needed',
  'cover guard: mountedCover infantry',
  'decided-at-once engaged-gone: engagedAttackersGone fights-on',
  'supporting-fire shaken: losersSupporters able-to-fire',
  'war-engines soak: nomination others',
];

/** In the suite every fourth of the other answers to a lesson’s questions, and those by which something turns. */
const isTaken = (id: string, [ruling, other]: readonly [RulingId, string], i: number): boolean => IS_WHOLE
  || i % 4 === 0 || TURNED.some(one => one.startsWith(`${id} `) && one.endsWith(`: ${ruling} ${other}`));

describe('by other rulings', () => {
  const turned: string[] = [];
  it.each(titled)('%s is judged by whichever is in force', (id, ready) => {
    const usual = answersOf(questionsOf(ready));
    for (const [ruling, other] of otherwise(ready).filter((one, i) => isTaken(id, one, i))) {
      const scenario = withAnswer(ready.scenario, ruling, other);
      turned.push(...judgedAnew({ ...ready, scenario }, usual).map(moment => `${id} ${moment}: ${ruling} ${other}`));
    }
  });

  it('a task that another answer forbids is not done any more, and it is told why', () => {
    const [, ready] = titled.find(([id]) => id === 'nearest-first')!;
    const at = (scenario: Scenario): LessonRun => goTo(beginLesson({ ...ready, scenario }), 'save-the-commander');
    const byList = at(withAnswer(ready.scenario, 'equalDistances', 'list-order'));
    expect(judgeTask(oracleDone(at(ready.scenario))!).verdict.is).toBe('right');
    expect(oracleDone(byList)).toBeNull();
    expect(judgeTask(wrongDone(byList)!).verdict).toMatchObject({ is: 'wrong', says: [{ rule: 'H1' }] });
  });

  it('what was right by the usual ones is wrong where another one answers otherwise', () => {
    expect(turned).toEqual(expect.arrayContaining(TURNED));
  });
});

/** Of the tables with somebody moved, one of so many. */
const EVERY = shareOf(1, 3);

describe('on another table', () => {
  it.each(titled)('%s is judged as it stands', (_, ready) => {
    const usual = answersOf(questionsOf(ready));
    const tables = movedTables(ready.scenario).filter((_, i) => i % EVERY === 0);
    const turned = tables.flatMap(scenario => judgedAnew({ ...ready, scenario }, usual));
    expect(new Set(turned).size, 'some stand matters').toBeGreaterThan(0);
  });
});
