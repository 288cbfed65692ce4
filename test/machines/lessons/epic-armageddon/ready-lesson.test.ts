import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { judgeAnswer } from '../../../../machines/lessons/epic-armageddon/judge-answer.ts';
import { STATE_PATHS } from '../../../../machines/lessons/epic-armageddon/check-names.ts';
import {
  readLesson, readyLesson, type ReadyLesson,
} from '../../../../machines/lessons/epic-armageddon/ready-lesson.ts';
import { beginLesson } from '../../../../machines/lessons/epic-armageddon/lesson-run.ts';
import { oracleAnswer, wrongAnswer } from '../../../../machines/lessons/epic-armageddon/students.ts';
import { FIGURES, figuresIn } from '../../../../src/lessons/figures.ts';
import { LESSON_GOALS } from '../../../../src/lessons/goals.ts';
import type { Lesson } from '../../../../src/lessons/lesson.ts';
import { LESSON_QUESTIONS } from '../../../../src/lessons/questions.ts';
import { sampleOf } from '../../../../src/epic-armageddon/scenario/samples/samples.ts';
import { lessonOf, predict, readied, see, task } from './lessons.ts';

const SAMPLE = sampleOf('marines-charge-warband')!;

const problemsOf = (lesson: Lesson) => {
  const result = readyLesson(lesson);
  return 'problems' in result ? result.problems.map(({ code, path, say }) => [code, path, say]) : [];
};

describe('a lesson made ready', () => {
  it('takes decisions and seed of a bundled assault where it has none', () => {
    const moments = [see('begin', 'a1ChooseTarget')];
    const { id, decisions, seed } = sampleOf('orks-storm-ruins')!;
    expect(readied(lessonOf(id, moments))).toMatchObject({ decisions, seed, dice: [] });
    expect(readied(lessonOf(id, moments, { decisions: [], seed: 3, dice: [6] })))
      .toMatchObject({ decisions: [], seed: 3, dice: [6] });
    expect(readied(lessonOf(SAMPLE.scenario, moments))).toMatchObject({ decisions: [], seed: 1 });
  });

  it('names a bundled assault that there is not', () => {
    expect(problemsOf(lessonOf('waterloo', [see('begin', 'a1ChooseTarget')])))
      .toEqual([['unknown-word', 'scenario', 'There is no bundled assault "waterloo".']]);
  });

  it('tells every problem of its scenario with the place in the lesson', () => {
    const { title, ...rest } = SAMPLE.scenario;
    const wrong = { ...rest, title: title.length, startAt: 'later' };
    expect(problemsOf(lessonOf(wrong, [see('begin', 'a1ChooseTarget')])).map(([code, path]) => [code, path]))
      .toEqual([['wrong-type', 'scenario.title'], ['unknown-word', 'scenario.startAt']]);
  });

  it('tells every unit, formation and state that it names and that there is not', () => {
    const lesson = lessonOf(SAMPLE.id, [
      { ...see('begin', { state: 'a4Attack', moved: 'a9' }), text: [{ say: 'This is {unit zz}.' }] },
      predict({ asks: 'save-needed', unit: 'b77', effect: 'normal' }, 'a4Attacks', {
        after: [{ say: '{markers mob}' }],
      }),
      predict({ asks: 'markers-on', formation: 'mob' }, 'a6Result'),
      task({ goal: 'engaged', units: ['a1', 'x1'] }, 'a2Charge', { until: 'a9' }),
      task({ goal: 'reach', state: 'a4Attack' }, 'a2Charge', { task: { say: 'Move {unit x1}.' } }),
    ]);
    expect(problemsOf(lesson).map(([code, path]) => [code, path])).toEqual([
      ['unknown-word', 'moments[0].at.state'], ['unknown-word', 'moments[0].at.moved'],
      ['unknown-word', 'moments[0].text[0].say'],
      ['unknown-word', 'moments[1].ask.unit'], ['unknown-formation', 'moments[1].after[0].say'],
      ['unknown-formation', 'moments[2].ask.formation'],
      ['unknown-word', 'moments[3].goal.units'], ['unknown-word', 'moments[3].until'],
      ['unknown-word', 'moments[4].task.say'], ['unknown-word', 'moments[4].goal.state'],
    ]);
    expect(problemsOf(lesson)[0]![2]).toBe('There is no state "a4Attack". Did you mean "a4Attacks"?');
  });

  it('is read from text in one go', () => {
    expect(readLesson(JSON.stringify(lessonOf(SAMPLE.id, [see('begin', 'a1ChooseTarget')])))).toHaveProperty('ready');
    expect(readLesson('{}')).toHaveProperty('problems');
  });
});

describe('what is written about writing lessons', () => {
  const readme = readFileSync(new URL('../../../../src/lessons/README.md', import.meta.url), 'utf8');

  it('lists every question and task as it is put, and every figure', () => {
    const rows = readme.split('\n');
    for (const [id, { answer, rule, say }] of Object.entries(LESSON_QUESTIONS)) {
      expect(rows.find(row => row.startsWith(`| \`${id}\` | ${answer} |`))).toContain(`| ${rule} | ${say} |`);
    }
    for (const [id, { rule, say }] of Object.entries(LESSON_GOALS)) {
      expect(rows.find(row => row.startsWith(`| \`${id}\` |`))).toContain(`| ${rule} | ${say} |`);
    }
    for (const name of Object.keys(FIGURES)) expect(readme).toContain(`\`${name}\``);
  });

  it('has an example that is read, held, and answered', () => {
    const [, json = ''] = /```json\n(.*?)```/s.exec(readme)!;
    const ready = readLesson(json) as { readonly ready: ReadyLesson };
    const run = beginLesson(ready.ready);
    expect(judgeAnswer(run, oracleAnswer(run)!).verdict.is).toBe('right');
    expect(judgeAnswer(run, wrongAnswer(run)!).verdict.is).toBe('wrong');
  });
});

describe('the lists of questions and tasks', () => {
  it('name only states of the statechart, each question at least one', () => {
    const states = [...Object.values(LESSON_QUESTIONS), ...Object.values(LESSON_GOALS)].flatMap(one => [...one.states]);
    expect(states.filter(state => !STATE_PATHS.includes(state))).toEqual([]);
    expect(Object.values(LESSON_QUESTIONS).filter(one => one.states.length === 0)).toEqual([]);
  });

  it('put every parameter into words that are theirs', () => {
    for (const { say, params } of [...Object.values(LESSON_QUESTIONS), ...Object.values(LESSON_GOALS)]) {
      const named = figuresIn(say).map(({ name }) => name);
      expect(named.filter(name => !(params as readonly string[]).includes(name))).toEqual([]);
    }
  });
});
