import { describe, expect, it } from 'vitest';
import {
  nextDifference, stopAfter, stopBefore, stopsOf,
} from '../../../../components/epic-armageddon/compare/stops.ts';
import { Stepping } from '../../../../components/epic-armageddon/compare/stepping.ts';
import {
  answersFor, pairOfRulings, type Prepared,
} from '../../../../components/epic-armageddon/compare/rulings-pair.ts';
import { differs } from '../../../../machines/compare/lockstep.ts';
import type { RulingId } from '../../../../src/epic-armageddon/rulings/rulings.ts';
import { sampleOf } from '../../../../src/epic-armageddon/scenario/samples/samples.ts';

const prepared = (id: string): Prepared => {
  const { scenario, decisions, seed } = sampleOf(id)!;
  return { id, scenario, prepared: decisions, seed };
};

const begun = (id: string, ruling: RulingId): Stepping => {
  const ready = prepared(id);
  const stepping = new Stepping();
  stepping.begin(pairOfRulings({ ready, ruling, answers: answersFor(ready, ruling, []) }));
  return stepping;
};

describe('stepping through two games', () => {
  const titan = begun('warband-swarms-titan', 'titanDice');
  const { steps } = titan.lock!;

  it('makes moves of one unit after another together where both make them alike', () => {
    const stops = stopsOf(steps);
    expect(stops[0]).toBe(0);
    expect(stops.at(-1)).toBe(steps.length);
    expect(stops.length).toBeLessThan(steps.length);
    const passed = steps.filter((_, i) => !stops.includes(i + 1));
    expect(new Set(passed.map(({ moments }) => moments[0]!.event.type))).toEqual(new Set(['unit.moved']));
  });

  it('never passes a difference by', () => {
    const company = begun('mechanised-company-cornered', 'disembarkWithin').lock!;
    for (const all of [steps, company.steps]) {
      const stops = stopsOf(all);
      all.forEach((step, i) => {
        if (differs(step)) expect(stops).toContain(i + 1);
      });
    }
  });

  it('goes back the way it came, and no further than both ends', () => {
    const stops = stopsOf(steps);
    expect(stopBefore(stops, 0)).toBe(null);
    expect(stopAfter(stops, steps.length)).toBe(null);
    for (const stop of stops.slice(1)) expect(stopAfter(stops, stopBefore(stops, stop)!)).toBe(stop);
    expect(titan.back()).toBe(false);
    const there: number[] = [];
    while (titan.on()) there.push(titan.at);
    expect(there).toEqual(stops.slice(1));
    const back: number[] = [];
    while (titan.back()) back.push(titan.at);
    expect(back).toEqual(stops.slice(0, -1).reverse());
  });

  it('finds every difference, one after the other, and then none', () => {
    const found: number[] = [];
    for (let at = nextDifference(steps, 0); at !== null; at = nextDifference(steps, at)) found.push(at);
    expect(found).toEqual(steps.flatMap((step, i) => (differs(step) ? [i + 1] : [])));
  });

  it('stands before the first step again when something else is compared', () => {
    titan.toDifference();
    expect(titan.states).toBe(titan.step!.states);
    const tie = begun('firefight-to-a-tie', 'supportEachRound');
    expect([tie.at, tie.step]).toEqual([0, null]);
    expect(tie.states).toBe(tie.lock!.begin);
  });
});

describe('the answers that are compared', () => {
  it('are the one in force and the first other, unless the reader names others that there are', () => {
    const ready = prepared('warband-swarms-titan');
    expect(answersFor(ready, 'nomination', [])).toEqual(['none', 'war-engines']);
    expect(answersFor(ready, 'nomination', ['', 'others'])).toEqual(['none', 'others']);
    expect(answersFor(ready, 'nomination', ['others'])).toEqual(['others', 'none']);
    expect(answersFor(ready, 'nomination', ['nothing', '<b>'])).toEqual(['none', 'war-engines']);
    const club = { ...ready, scenario: { ...ready.scenario, rulings: { ...ready.scenario.rulings, soak:
      'war-engines-first' as const } } };
    expect(answersFor(club, 'soak', [])).toEqual(['war-engines-first', 'in-position-order']);
  });
});
