import { describe, expect, it } from 'vitest';
import { goalsAt, questionsAt, retitled } from '../../../../components/epic-armageddon/lesson-editor/offers.ts';
import { draftFrom } from '../../../../components/epic-armageddon/lesson-editor/reading.ts';
import { Workbench } from '../../../../components/epic-armageddon/lesson-editor/workbench.ts';
import { eventsOf, NEVER } from '../../../../machines/lessons/epic-armageddon/stops.ts';
import type { AssaultEvent } from '../../../../src/epic-armageddon/model/events.ts';
import { EMPTY_LESSON_DRAFT } from '../../../../src/lessons/lesson-draft.ts';
import { sampleOf } from '../../../../src/epic-armageddon/scenario/samples/samples.ts';

const ID = 'marines-charge-warband';

const benchOf = (): Workbench => {
  const bench = new Workbench();
  bench.begin(draftFrom({ id: ID }, { ...EMPTY_LESSON_DRAFT, title: 'T', teaches: 'T.' }));
  return bench;
};

const PLAYED: readonly AssaultEvent[] = eventsOf({
  ...benchOf().recording!.ready, decisions: sampleOf(ID)!.decisions, seed: sampleOf(ID)!.seed,
});

const playedBench = (steps: number): Workbench => {
  const bench = benchOf();
  for (let step = 1; step <= steps; step += 1) bench.record(PLAYED.slice(0, step));
  return bench;
};

describe('what is made on the workbench', () => {
  it('keeps up with the table event by event, and never strays', () => {
    const bench = playedBench(PLAYED.length);
    expect(bench.recording!.timeline.at).toBe(PLAYED.length);
    expect(bench.strays).toBe(null);
  });

  it('begins a moment with a question that is at home there', () => {
    const bench = playedBench(1);
    const place = bench.add(1);
    const { moment } = bench.making.moments[place]!;
    expect(moment).toMatchObject({ kind: 'predict', ask: { asks: 'is-there-an-assault' }, title: 'Question 1' });
  });

  it('takes back what was written, and not what was played since', () => {
    const bench = playedBench(3);
    bench.add(1);
    bench.record(PLAYED.slice(0, 5));
    bench.undo();
    expect(bench.making.moments).toEqual([]);
    expect(bench.making.events).toHaveLength(5);
  });

  it('has its moments come at other times when it is played otherwise', () => {
    const end = PLAYED.findIndex(({ type }) => type === 'charge.ended') + 1;
    const bench = playedBench(end);
    bench.add(end);
    expect(bench.making.moments[0]!.step).toBe(end);
    bench.record(PLAYED.slice(0, 1));
    bench.record([...PLAYED.slice(0, 3), PLAYED[end - 1]!]);
    expect(bench.making.moments[0]!.step).toBe(4);
  });

  it('has a moment that was read and never comes at no time at all', () => {
    const { scenario } = sampleOf(ID)!;
    const lesson = {
      version: 1, id: 'l', title: 'L', teaches: 'L.', rules: [], scenario: ID, moments: [{
        id: 'm', kind: 'see', at: { state: 'a4Attacks', round: 9 }, title: 'M', text: [], hint: [],
      }],
    } as const;
    expect(draftFrom({ lesson, scenario, events: PLAYED }, EMPTY_LESSON_DRAFT).moments[0]!.step).toBe(NEVER);
  });
});

describe('what is offered at a state', () => {
  it('is first what is at home there, and nothing is left out', () => {
    const { atHome, elsewhere } = questionsAt('a6Result.rolling');
    expect(atHome.map(({ id }) => id)).toContain('who-wins-the-result');
    expect(atHome.map(({ id }) => id)).not.toContain('who-may-be-charged');
    expect(atHome.length + elsewhere.length).toBe(42);
    expect(goalsAt('a2Charge.moving').atHome.map(({ id }) => id)).toContain('in-contact');
  });

  it('has no braces left in its words', () => {
    const offers = [questionsAt('a4Attacks'), goalsAt('a4Attacks')].flatMap(one => [...one.atHome, ...one.elsewhere]);
    expect(offers.filter(({ say }) => /[{}]/.test(say))).toEqual([]);
  });

  it('renames a moment with its kind only while nobody has named it', () => {
    const see = { id: 'm', kind: 'see', at: { state: 'a4Attacks' }, text: [], hint: [] } as const;
    expect(retitled({ ...see, title: 'Look 2' }, 'do')).toBe('Task 2');
    expect(retitled({ ...see, title: 'The wall' }, 'do')).toBe('The wall');
  });
});
