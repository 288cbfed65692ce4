import { describe, expect, it } from 'vitest';
import { SAVE_KINDS } from '../../../../src/epic-armageddon/model/volley.ts';
import { SIDES } from '../../../../src/epic-armageddon/model/procedure.ts';
import { parseScenario } from '../../../../src/epic-armageddon/scenario/parse.ts';
import type { LessonMoment } from '../../../../src/lessons/lesson.ts';
import {
  EMPTY_LESSON_DRAFT, lessonFromDraft, withMoment, type LessonDraft,
} from '../../../../src/lessons/lesson-draft.ts';
import { SAMPLES, sampleOf } from '../../../../src/epic-armageddon/scenario/samples/samples.ts';
import { writeScenario } from '../../../../src/epic-armageddon/scenario/write.ts';
import { readyLesson, type ReadyLesson } from '../../../../machines/lessons/epic-armageddon/ready-lesson.ts';
import {
  answerAt, eventsOf, recordingOf, runAt, stopAt, straysAt,
} from '../../../../machines/lessons/epic-armageddon/stops.ts';
import { trialOf } from '../../../../machines/lessons/epic-armageddon/trial.ts';
import { statePath } from '../../../../machines/why.ts';
import { replay } from '../../../../machines/epic-armageddon/timeline.ts';

const MARINES = sampleOf('marines-charge-warband')!;

const played = (id: string): LessonDraft => {
  const sample = sampleOf(id)!;
  const fresh: LessonDraft = { ...EMPTY_LESSON_DRAFT, title: 'T', teaches: 'T.', scenario: id, seed: sample.seed };
  return { ...fresh, events: eventsOf(recordingOf(fresh, sample.scenario)) };
};

const ask = (id: string, step: number, making: LessonDraft, question: object): LessonDraft => {
  const ready = recordingOf(making, MARINES.scenario);
  const stop = stopAt(ready, replay(MARINES.scenario, making.events.slice(0, step)));
  const moment = {
    id, kind: 'predict', at: stop.at, title: id, text: [], hint: [], after: [], ask: question,
  } as unknown as LessonMoment;
  return withMoment(making, stop.step, moment);
};

const readied = (making: LessonDraft): ReadyLesson => {
  const made = readyLesson(lessonFromDraft(making));
  if ('problems' in made) throw new Error(made.problems[0]!.say);
  return made.ready;
};

describe('what was played', () => {
  it.each(SAMPLES.map(({ id }) => id))('comes again in the lesson, event by event: %s', id => {
    const making = played(id);
    const { scenario } = sampleOf(id)!;
    expect(straysAt(recordingOf(making, scenario), replay(scenario, making.events))).toBe(null);
  });

  it('comes again from a scenario of one’s own, with its decisions and dice', () => {
    const making: LessonDraft = { ...played(MARINES.id), scenario: writeScenario(MARINES.scenario), seed: 77 };
    const parsed = parseScenario(making.scenario);
    const scenario = 'scenario' in parsed ? parsed.scenario : MARINES.scenario;
    expect(straysAt(recordingOf(making, scenario), replay(scenario, making.events))).toBe(null);
  });

  it('comes again with the saves that were chosen before the dice for them', () => {
    const { scenario } = sampleOf('orks-storm-ruins')!;
    const making = played('orks-storm-ruins');
    const whole = replay(scenario, making.events);
    const first = whole.snapshots.findIndex(one => statePath(one).includes('settling.saving'));
    const chosen = SIDES.flatMap(side => SAVE_KINDS.flatMap(save => {
      const choice = { type: 'save.chosen', side, hit: 0, save } as const;
      const after = replay(scenario, [...making.events.slice(0, first), choice]);
      return after.at === first + 1 ? [after] : [];
    }));
    expect(chosen.length).toBeGreaterThan(0);
    for (const after of chosen) {
      expect(straysAt(recordingOf({ ...making, events: after.events }, scenario), after)).toBe(null);
    }
  });

  it('is told to stray where the lesson goes on otherwise', () => {
    const making = played(MARINES.id);
    const other = making.events.map(one =>
      (one.type === 'dice.thrown' ? { ...one, faces: one.faces.map(() => 1) } : one));
    expect(straysAt(recordingOf(making, MARINES.scenario), replay(MARINES.scenario, other)))
      .toBe(making.events.findIndex(({ type }) => type === 'dice.thrown'));
  });
});

describe('a stop', () => {
  it('leads to the state at which it was made, and to what had just happened, or to a little before', () => {
    const making = played(MARINES.id);
    const ready = recordingOf(making, MARINES.scenario);
    const whole = replay(MARINES.scenario, making.events);
    const pathAt = (step: number): string => statePath(whole.snapshots[step]!);
    const stops = making.events.map((_, step) =>
      stopAt(ready, replay(MARINES.scenario, making.events.slice(0, step))).step);
    expect(stops.map(pathAt)).toEqual(stops.map((_, step) => pathAt(step)));
    expect(stops.filter((stop, step) => stop > step)).toEqual([]);
    expect(stops.filter((stop, step) => stop < step).length).toBeLessThan(4);
  });

  it('is said as plainly as it can be', () => {
    const making = played(MARINES.id);
    const ready = recordingOf(making, MARINES.scenario);
    const charge = making.events.findIndex(({ type }) => type === 'target.chosen') + 1;
    expect(stopAt(ready, replay(MARINES.scenario, making.events.slice(0, charge))).at)
      .toEqual({ state: 'a2Charge.moving.choosing' });
    expect(stopAt(ready, replay(MARINES.scenario, making.events.slice(0, charge + 1))).at)
      .toMatchObject({ state: 'a2Charge.moving.choosing', moved: expect.any(String) as string });
  });
});

describe('the answer while a lesson is made', () => {
  it('is that of the rules at the stop, with what a wrong one is told', async () => {
    const making = played(MARINES.id);
    const step = making.events.findIndex(({ type }) => type === 'counterCharge.ended') + 1;
    const asked = ask('who', step, making, { asks: 'who-may-be-hit', side: 'defender' });
    const timeline = replay(MARINES.scenario, making.events.slice(0, step));
    const run = runAt(recordingOf(making, MARINES.scenario), timeline, asked.moments[0]!.moment);
    const found = await answerAt(run);
    const engaged = run.timeline.snapshots[step]!.context.assault.engaged.map(({ unit }) => unit);
    expect((found!.right as { ids: readonly string[] }).ids.every(id => engaged.includes(id))).toBe(true);
    expect(found!.says.some(({ rule }) => rule !== undefined)).toBe(true);
  });
});

describe('a lesson that is tried', () => {
  it('says of each moment when it came and what was right', async () => {
    const making = played(MARINES.id);
    const step = making.events.findIndex(({ type }) => type === 'counterCharge.ended') + 1;
    const tried = await trialOf(readied(ask('who', step, making, { asks: 'who-may-attack', side: 'attacker' })));
    expect(tried.map(({ is, step: at, right }) => [is, at, right?.kind])).toEqual([['well', step, 'units']]);
    expect(tried[0]!.says.length).toBeGreaterThan(0);
  });

  it('says that a moment never comes', async () => {
    const making = played(MARINES.id);
    const never = withMoment(making, 99, {
      id: 'never', kind: 'see', at: { state: 'a1ChooseTarget', round: 9 }, title: 'Never', text: [], hint: [],
    });
    expect((await trialOf(readied(never))).map(({ is, step }) => [is, step])).toEqual([['missing', null]]);
  });

  it('says that a task is not done by what was played, nor by anything tried', async () => {
    const making = played(MARINES.id);
    const impossible = withMoment(making, 1, {
      id: 'far', kind: 'do', at: { state: 'a2Charge' }, title: 'Far', text: [], hint: [], after: [],
      goal: { goal: 'in-contact', side: 'attacker', count: 99 },
    });
    expect((await trialOf(readied(impossible))).map(({ is }) => is)).toEqual(['stuck']);
  });
});
