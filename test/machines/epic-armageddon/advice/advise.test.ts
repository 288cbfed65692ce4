/** What a side is advised to do: legal, told with the odds of what it says, and never worse than what is usual. */
import { describe, expect, it } from 'vitest';
import { DecisionError, odds, parseScenario, replay, writeScenario } from '../../../../machines/index.ts';
import { advise, advising, type Advice } from '../../../../machines/epic-armageddon/advice/advise.ts';
import { nextEvent } from '../../../../machines/epic-armageddon/play-on.ts';
import { happen, replay as timelineOf, type Timeline } from '../../../../machines/epic-armageddon/timeline.ts';
import { statePath } from '../../../../machines/why.ts';
import { worthAnswered } from '../../../../src/epic-armageddon/advice/chance.ts';
import { carriedOut } from '../../../../src/epic-armageddon/advice/charge-plan.ts';
import { fieldOf, nothingPlan, usualPlan } from '../../../../src/epic-armageddon/advice/charge-starts.ts';
import { replying } from '../../../../src/epic-armageddon/advice/replies.ts';
import { atOnce } from '../../../../src/epic-armageddon/odds/round/pauses.ts';
import type { AssaultEvent } from '../../../../src/epic-armageddon/model/events.ts';
import { isAlive } from '../../../../src/epic-armageddon/model/roster.ts';
import type { Scenario } from '../../../../src/epic-armageddon/model/scenario.ts';
import { SAMPLES, sampleOf } from '../../../../src/epic-armageddon/scenario/samples/samples.ts';
import { firstOf, shareOf } from '../../../support/share.ts';
import { EIGHT } from './tables.ts';

/** So little is enough for what is claimed here of all advice. */
const LITTLE = 50_000;

const begun = ({ engage }: Scenario): readonly AssaultEvent[] => [{ type: 'target.chosen', target: engage.target }];
const tableOf = (id: string): Scenario => EIGHT.find(one => one.id === id)!.scenario;
const adviceFor = (scenario: Scenario, effort = LITTLE): Advice => advise(scenario, begun(scenario), { effort });

const T6 = tableOf('T6');
/** So much that what is looked for is found. */
const MORE = shareOf(600_000, 300_000);

const searching = advising(T6, begun(T6), { effort: LITTLE });
const steps: (Advice | undefined)[] = [];
let searched = searching.next();
for (; searched.done !== true; searched = searching.next()) steps.push(searched.value);
const ofT6 = searched.value;
const tables = firstOf(EIGHT, 2).map(({ id, scenario }) => ({ id, scenario, advice: adviceFor(scenario) }));

/** A bundled assault played on until it comes to a state. */
const playedTo = (id: string, isThere: (path: string) => boolean, seed = 20): Timeline => {
  const { scenario, decisions } = sampleOf(id)!;
  let timeline = timelineOf(scenario, []);
  for (let event = nextEvent(timeline, decisions, seed);
    event !== null && !isThere(statePath(timeline.snapshots[timeline.at]!));
    event = nextEvent(timeline, decisions, seed)) timeline = happen(timeline, event);
  return timeline;
};

describe('advice on a charge', () => {
  it.each(tables)('is legal, and so is each reply: $id', ({ scenario, advice }) => {
    for (const { decisions, reply } of advice.best) {
      const events = [...begun(scenario), ...decisions, ...reply?.decisions ?? []];
      expect(replay(scenario, events).events).toHaveLength(events.length);
    }
  });

  it.each(tables)('loses nobody on the way, nor does a reply: $id', ({ scenario, advice }) => {
    for (const { decisions, reply } of advice.best) {
      const { snapshots, at } = timelineOf(scenario, [...begun(scenario), ...decisions, ...reply?.decisions ?? []]);
      expect(snapshots[at]!.context.assault.units.every(isAlive)).toBe(true);
    }
  });

  it.each(tables)('is told with the odds of what it says: $id', ({ scenario, advice }) => {
    for (const { decisions, chance, reply, error } of firstOf(advice.best, 1)) {
      const events = [...begun(scenario), ...decisions];
      if (replay(scenario, events).snapshots.at(-1)!.status !== 'active') continue;
      const alone = odds(scenario, { events }).winner;
      expect(Math.abs(alone.attacker - chance.win)).toBeLessThan(Math.max(0.01, 4 * error));
      if (reply === null) continue;
      const answered = odds(scenario, { events: [...events, ...reply.decisions] }).winner;
      expect(Math.abs(answered.attacker - reply.chance.win)).toBeLessThan(Math.max(0.01, 4 * error));
      expect(reply.chance.value).toBeLessThanOrEqual(chance.value + Math.max(0.01, 4 * error));
    }
  });

  it.each(tables)('is never worse than the usual charge after its best reply, nor than doing nothing: $id', row => {
    const { scenario, advice } = row;
    const { snapshots, at } = timelineOf(scenario, begun(scenario));
    const field = fieldOf(snapshots[at]!.context.assault);
    const usual = carriedOut(field.begun, usualPlan(field))!;
    const nothing = carriedOut(field.begun, nothingPlan(field)); // null: the rules do not let it end so
    const worths = [usual, ...nothing === null ? [] : [nothing]].map(({ ended, isAssault }) => {
      const path = 'a3CounterCharge.defenderMoves.choosing';
      return isAssault ? 1 - atOnce(replying(ended, 'defender', path, { effort: Infinity })).ranked[0]!.value : 0.5;
    });
    expect(worthAnswered(advice.best[0]!)).toBeGreaterThanOrEqual(Math.max(...worths) - 0.01);
  });

  it('is at most ten suggestions, the best after its reply first', () => {
    const { best } = tables[0]!.advice;
    expect(best.length).toBeLessThanOrEqual(10);
    expect(best.map(worthAnswered)).toEqual(best.map(worthAnswered).sort((a, b) => b - a));
  });

  it('tells each stand once: in contact, firing, or out', () => {
    for (const { contact, fire, out, say } of tables[0]!.advice.best) {
      expect([...contact, ...fire, ...out].sort()).toEqual(['a1', 'a2', 'a3', 'a4']);
      expect(say).toMatch(/^[A-Z].*\.$/);
    }
  });

  it('is the same again for the same seed', () => {
    expect(adviceFor(T6)).toEqual(ofT6);
  });

  it('comes better and better: the first soon, the last no worse', () => {
    const [first] = steps.filter(step => step !== undefined);
    expect(first!.best).toHaveLength(1);
    expect(worthAnswered(ofT6.best[0]!)).toBeGreaterThanOrEqual(worthAnswered(first!.best[0]!) - 0.01);
    expect(ofT6.tried).toBeGreaterThanOrEqual(first!.tried);
  });

  it('pauses after each try, so that a page hears its user in between', () => {
    expect(steps.filter(step => step === undefined).length).toBeGreaterThanOrEqual(ofT6.tried);
  });

  it('of a mirrored table is worth the same', () => {
    const mirrored = (scenario: Scenario): Scenario => {
      const written = structuredClone(writeScenario(scenario)) as unknown as {
        formations: { units: { at: [number, number] }[] }[];
      };
      const { width } = scenario.table;
      for (const { units } of written.formations) for (const unit of units) unit.at[0] = width - unit.at[0];
      const parsed = parseScenario(written);
      if ('problems' in parsed) throw new Error(JSON.stringify(parsed.problems));
      return parsed.scenario;
    };
    const there = adviceFor(mirrored(T6));
    expect(there.now.value).toBeCloseTo(ofT6.now.value, 2);
    expect(Math.abs(worthAnswered(there.best[0]!) - worthAnswered(ofT6.best[0]!))).toBeLessThan(0.02);
  });

  it('goes on from where some have moved already', () => {
    const scenario = tableOf('marines-charge-warband');
    const first = tables[0]!.advice.best.flatMap(({ decisions }) => decisions).find(one => one.type === 'unit.moved');
    const events = [...begun(scenario), first!];
    const advice = advise(scenario, events, { effort: LITTLE });
    expect(advice.best.length).toBeGreaterThan(0);
    for (const { decisions } of advice.best) {
      const movers = decisions.flatMap(one => (one.type === 'unit.moved' ? [one.unit] : []));
      expect(movers).not.toContain((first as { unit?: string }).unit);
      expect(replay(scenario, [...events, ...decisions]).events).toHaveLength(events.length + decisions.length);
    }
  });

  it('lets passengers out where that is better', () => {
    const { scenario } = SAMPLES.find(one => one.id === 'mechanised-company-cornered')!;
    const { best, assumptions } = advise(scenario, begun(scenario), { effort: MORE });
    expect(best.some(({ decisions }) => decisions.some(({ type }) => type === 'unit.disembarked'))).toBe(true);
    expect(assumptions.join(' ')).toContain('nearest the enemy');
  });
});

describe('advice on a counter-charge', () => {
  it('is the side’s that is charged, and no worse than nobody’s move and than everybody’s', () => {
    const { scenario, events, at } = playedTo('marines-charge-warband', path => path.startsWith('a3CounterCharge'));
    const { best, now } = advise(scenario, events.slice(0, at), { side: 'defender', effort: LITTLE });
    const nobody = best.find(({ decisions }) => decisions.length === 1)!;
    expect(worthAnswered(best[0]!)).toBeGreaterThanOrEqual(worthAnswered(nobody));
    expect(now.value).toBeCloseTo(nobody.chance.value, 2);
    expect(best[0]!.reply).toBeNull();
  });
});

describe('advice on other decisions', () => {
  it('tries who supports, one by one, and says no worse than the usual', () => {
    const { scenario, events, at } = playedTo('marines-charge-warband', path => path.endsWith('.calling'));
    const { best, now, tried } = advise(scenario, events.slice(0, at), { effort: LITTLE });
    expect(tried).toBeGreaterThan(1);
    expect(worthAnswered(best[0]!)).toBeGreaterThanOrEqual(now.value);
  });

  it('splits the dice of a war engine', () => {
    const { scenario, events, at } = playedTo('gargant-barges-to-tanks', path => path === 'a4Attacks.choosing');
    const { best } = advise(scenario, events.slice(0, at), { effort: LITTLE });
    expect(best.some(({ decisions }) => decisions.some(({ type }) => type === 'dice.split'))).toBe(true);
  });

  it('weighs the targets where there are several', () => {
    const { scenario } = SAMPLES.find(one => one.id === 'gargant-barges-to-tanks')!;
    const { best } = advise(scenario, [], { effort: LITTLE });
    expect(best.some(({ decisions: [one] }) => one?.type === 'target.chosen')).toBe(true);
  });
});

describe('advice refuses', () => {
  it('a side that has nothing to decide, and any side once somebody has won', () => {
    expect(() => advise(T6, begun(T6), { side: 'defender' })).toThrow(RangeError);
    const { scenario, events, at } = playedTo('orks-storm-ruins', path => path.startsWith('a7'));
    expect(() => advise(scenario, events.slice(0, at))).toThrow('Nobody has anything to decide here.');
  });

  it('an event that is refused, and numbers that are none', () => {
    expect(() => advise(T6, [{ type: 'charge.ended' }])).toThrow(DecisionError);
    const ofNobody: AssaultEvent = { type: 'unit.moved', unit: 'nobody', to: [0, 0] };
    expect(() => advise(T6, [...begun(T6), ofNobody])).toThrow(DecisionError);
    expect(() => advise(T6, [], { effort: 0 })).toThrow('effort');
    expect(() => advise(T6, begun(T6), { seed: 1.5 })).toThrow(RangeError);
  });
});
