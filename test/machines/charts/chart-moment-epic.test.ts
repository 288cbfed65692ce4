import { describe, expect, it } from 'vitest';
import type { Probe } from '../../../machines/charts/event-prober.ts';
import { activeOf } from '../../../machines/charts/active-states.ts';
import { leadsTo, stepBy } from '../../../machines/charts/step-by.ts';
import { chartMoment } from '../../../machines/charts/chart-moment.ts';
import { assaultMachine } from '../../../machines/epic-armageddon/assault.machine.ts';
import { ASSAULT_PROBER, probesOf } from '../../../machines/epic-armageddon/probes.ts';
import { metaOf, type AssaultSnapshot } from '../../../machines/epic-armageddon/why.ts';
import { nextEvent } from '../../../machines/epic-armageddon/play-on.ts';
import { presentOf, replay, type Timeline } from '../../../machines/epic-armageddon/timeline.ts';
import type { AssaultEvent } from '../../../src/epic-armageddon/model/events.ts';
import { SAMPLES } from '../../../src/epic-armageddon/scenario/samples/samples.ts';
import {
  chargers, mayAnyoneCharge, mayAnyoneCounterCharge,
} from '../../../src/epic-armageddon/steps/usual-moves.ts';

/** Every moment of a bundled assault with the event that comes next. */
const momentsOf = (sample: (typeof SAMPLES)[number]): readonly (readonly [AssaultSnapshot, AssaultEvent])[] => {
  const moments: (readonly [AssaultSnapshot, AssaultEvent])[] = [];
  let timeline: Timeline = replay(sample.scenario, []);
  for (;;) {
    const event = nextEvent(timeline, sample.decisions, sample.seed);
    if (event === null) return moments;
    moments.push([presentOf(timeline), event]);
    timeline = replay(sample.scenario, [...timeline.events, event]);
  }
};

const ALL = SAMPLES.map(sample => ({ id: sample.id, moments: momentsOf(sample) }));

interface Thrown extends Probe {
  readonly faces: readonly number[];
}

const verdictOf = (snapshot: AssaultSnapshot, type: string): string | undefined =>
  chartMoment(assaultMachine, snapshot, ASSAULT_PROBER).eventVerdicts
    .find(({ transition }) => transition.includes(`/${type}/`))?.verdict;

describe.each(ALL)('$id', ({ moments }) => {
  it('whatever happens next was possible before', () => {
    for (const [snapshot, event] of moments) {
      const { eventVerdicts } = chartMoment(assaultMachine, snapshot, ASSAULT_PROBER);
      const [taken] = stepBy(assaultMachine, snapshot as never, event as Probe).passages[0]!.taken;
      expect(eventVerdicts.filter(({ verdict }) => verdict === 'open').map(one => one.transition)).toContain(taken);
    }
  });

  it('what happens leads where it was said to', () => {
    for (const [i, [snapshot, event]] of moments.entries()) {
      const next = moments[i + 1]?.[0];
      const led = leadsTo(assaultMachine, snapshot, event as Probe);
      if (next === undefined) expect(led.some(id => /assaultOver|noAssault/.test(id))).toBe(true);
      else expect(led).toEqual(activeOf(assaultMachine, next));
    }
  });

  it('what is refused is refused with a sentence and its rule', () => {
    for (const [snapshot] of moments) {
      const refused = chartMoment(assaultMachine, snapshot, ASSAULT_PROBER).eventVerdicts.filter(one =>
        one.verdict === 'refused');
      for (const { reason, transition } of refused) {
        expect(reason?.say, transition).toMatch(/^[A-Z0-9].*\.$/);
        expect(reason?.rule, transition).toMatch(/^[A-Z]\d/);
      }
    }
  });

  it('a move is possible where there is a usual one', () => {
    for (const [snapshot] of moments) {
      const { unlessDecided } = metaOf(snapshot);
      const { assault } = snapshot.context;
      const canMove = (unlessDecided === 'charge.ended' && chargers(assault).length > 0 && mayAnyoneCharge(assault))
        || (unlessDecided === 'counterCharge.ended' && mayAnyoneCounterCharge(assault, assault.counterCharging));
      if (canMove) expect(verdictOf(snapshot, 'unit.moved')).toBe('open');
    }
  });
});

describe('events worth asking', () => {
  const every = ALL.flatMap(({ moments }) => moments);

  it('are of the type that is asked for, and there is always one', () => {
    for (const [snapshot] of every.filter((_, i) => i % 5 === 0)) {
      const { eventVerdicts } = chartMoment(assaultMachine, snapshot, ASSAULT_PROBER);
      for (const { transition } of eventVerdicts) {
        const type = transition.split('/')[1] as AssaultEvent['type'];
        const probes = [...probesOf(snapshot, type)];
        expect(probes.length, transition).toBeGreaterThan(0);
        expect(new Set(probes.map(one => one.type))).toEqual(new Set([type]));
      }
    }
  });

  it('of a throw are dice that lead to each ending to which the best and the worst lead', () => {
    const results = every.filter(([{ value }]) => JSON.stringify(value).includes('"a6Result":"rolling"'));
    const endings = results.map(([snapshot]) => {
      const probes = [...probesOf(snapshot, 'dice.thrown')] as readonly Thrown[];
      const led = (events: Iterable<Probe>): ReadonlySet<string | undefined> =>
        new Set(leadsTo(assaultMachine, snapshot, events).map(id => id.split('.')[1]));
      const half = probes[0]!.faces.length / 2;
      const extremes = ([[6, 1], [1, 6]] as const).map(([own, theirs]) =>
        ({ ...probes[0]!, faces: probes[0]!.faces.map((_, i) => (i < half ? own : theirs)) }));
      expect(led(probes)).toEqual(new Set([...led(probes), ...led(extremes)]));
      return [...led(probes)].filter(id => id !== undefined).length;
    });
    expect(endings.filter(count => count > 1).length).toBeGreaterThan(5);
  });
});
