/** What happens where nobody decides, as "Let it run" plays it: ties in allocation fall by worth. */
import { describe, expect, it } from 'vitest';
import { odds, parseScenario } from '../../../machines/index.ts';
import { nextEvent, nextEventByWorth } from '../../../machines/epic-armageddon/play-on.ts';
import { happen, presentOf, replay, type Timeline } from '../../../machines/epic-armageddon/timeline.ts';
import { statePath } from '../../../machines/why.ts';
import type { AssaultEvent, Decision } from '../../../src/epic-armageddon/model/events.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import { sampleOf } from '../../../src/epic-armageddon/scenario/samples/samples.ts';
import { shareOf } from '../../support/share.ts';

/** A chaplain and two others, all as near to the one that strikes; or with the chaplain nearer. */
const chaplainFirst = (nearer = 0): Scenario => {
  const parsed = parseScenario({
    format: 1, ruleset: 'epic-armageddon', startAt: 'a4Attacks', formations: [
      { id: 'a', name: 'A', side: 'attacker', initiative: 1, units: [
        { id: 'a1', profile: 'terminator', at: [30, 30] }, { id: 'a2', profile: 'terminator', at: [30, 25] },
      ] },
      { id: 'd', name: 'D', side: 'defender', initiative: 1, units: [
        { id: 'd1', profile: 'tactical', characters: ['chaplain'], at: [27, 33 - nearer] },
        { id: 'd2', profile: 'tactical', at: [30, 34.2426407] }, { id: 'd3', profile: 'tactical', at: [33, 33] },
      ] },
    ],
    engage: { formation: 'a', target: 'd' },
  });
  if (!parsed.scenario) throw new Error(JSON.stringify(parsed));
  return parsed.scenario;
};

type Next = typeof nextEvent;

const isAllocating = (timeline: Timeline): boolean => statePath(presentOf(timeline)).endsWith('allocating');

/** The assault when hits have fallen first: two hits of the attacker, none of the defender. */
const fallen = (scenario: Scenario): Timeline => {
  let now = replay(scenario, []);
  while (!isAllocating(now)) {
    const next = nextEvent(now, [], 1)!;
    const isThrow = next.type === 'dice.thrown';
    now = happen(now, isThrow ? { ...next, faces: next.faces.map((_, i) => (i === 0 ? 6 : 1)) } : next);
  }
  return now;
};

/** What is decided from there on until dice are thrown. */
const decidedFrom = (from: Timeline, next: Next, prepared: readonly Decision[] = []): readonly AssaultEvent[] => {
  let now = from;
  while (isAllocating(now)) now = happen(now, next(now, prepared, 1)!);
  return now.events.slice(from.at);
};

const CHAPLAIN_SPARED: Decision = { type: 'hit.moved', side: 'defender', hit: 0, to: 'd2' };
const ALLOCATED: Decision = { type: 'hits.allocated' };

describe('a tie in allocation', () => {
  it('falls by worth where nobody decides: who inspires is hit after others as near', () => {
    expect(decidedFrom(fallen(chaplainFirst()), nextEventByWorth)).toEqual([CHAPLAIN_SPARED, ALLOCATED]);
  });

  it('falls in list order where an assault is played by its defaults', () => {
    expect(decidedFrom(fallen(chaplainFirst()), nextEvent)).toEqual([ALLOCATED]);
  });

  it('is none where one is nearer', () => {
    expect(decidedFrom(fallen(chaplainFirst(0.5)), nextEventByWorth)).toEqual([ALLOCATED]);
  });

  it('stays as somebody has settled it by hand, and in list order where anything is prepared', () => {
    const other: Decision = { ...CHAPLAIN_SPARED, to: 'd3' };
    expect(decidedFrom(happen(fallen(chaplainFirst()), other), nextEventByWorth)).toEqual([ALLOCATED]);
    expect(decidedFrom(fallen(chaplainFirst()), nextEventByWorth, [other])).toEqual([other, ALLOCATED]);
    expect(decidedFrom(fallen(chaplainFirst()), nextEventByWorth, [ALLOCATED])).toEqual([ALLOCATED]);
  });
});

describe('ties settled by worth', () => {
  const { scenario, decisions } = sampleOf('marines-charge-warband')!;
  /** By how much settling ties changes what their owner may hope for, in assaults of several seeds. */
  const gains = (seeds: number): readonly number[] => Array.from({ length: seeds }, (_, seed) => {
    let now = replay(scenario, []);
    const found: number[] = [];
    const nextOf = (timeline: Timeline): AssaultEvent | null => (isAllocating(timeline)
      ? nextEventByWorth(timeline, [], seed) : nextEvent(timeline, decisions, seed));
    for (let next = nextOf(now); next !== null; next = nextOf(now)) {
      const after = happen(now, next);
      if (next.type === 'hit.moved') {
        const chance = ({ events, at }: Timeline): number =>
          odds(scenario, { events: events.slice(0, at), effort: 3000 }).winner[next.side];
        found.push(chance(after) - chance(now));
      }
      now = after;
    }
    expect(presentOf(now).status).toBe('done');
    return found;
  }).flat();

  it('make whoever owns them likelier to win', () => {
    const all = gains(shareOf(40, 1));
    expect(all.length).toBeGreaterThan(0);
    expect(all.reduce((sum, gain) => sum + gain, 0)).toBeGreaterThan(0);
  });
});
