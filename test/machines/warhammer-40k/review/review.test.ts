/** What the choices of a phase cost, and what its throws were worth, in every edition. */
import { describe, expect, it } from 'vitest';
import { valueFor } from '../../../../machines/review-values.ts';
import { positionValue } from '../../../../machines/warhammer-40k/review/position-value.ts';
import { REVIEW_EFFORT, reviewingPhase, type PhaseReview } from '../../../../machines/warhammer-40k/review/review.ts';
import { nextPhaseEvent } from '../../../../machines/warhammer-40k/play-on.ts';
import { happenInPhase, replayPhase, type PhaseTimeline } from '../../../../machines/warhammer-40k/timeline.ts';
import { EDITIONS, type Edition } from '../../../../src/warhammer-40k/editions/index.ts';
import type { PhaseEvent } from '../../../../src/warhammer-40k/model/events.ts';
import type { Scenario } from '../../../../src/warhammer-40k/model/scenario.ts';
import { row, scenario, unit } from '../../../support/warhammer-40k/build.ts';

/** Played on from some events as a sample has it. */
const playedOn = (
  table: Scenario, events: readonly PhaseEvent[] = [], prepared: readonly PhaseEvent[] = [], seed = 1,
): PhaseTimeline => {
  let timeline = replayPhase({ scenario: table }, events);
  expect(timeline.at).toBe(events.length);
  const decisions = prepared.filter(event => event.type !== 'dice.thrown');
  for (let event = nextPhaseEvent(timeline, decisions as never, seed); event !== null;) {
    timeline = happenInPhase(timeline, event);
    event = nextPhaseEvent(timeline, decisions as never, seed);
  }
  return timeline;
};

const reviewed = (timeline: PhaseTimeline, effort = REVIEW_EFFORT): PhaseReview => {
  const reviewing = reviewingPhase(timeline, effort);
  for (let step = reviewing.next(); ; step = reviewing.next()) if (step.done === true) return step.value;
};

/** A marine between an ork and a grot, of which it may strike either. */
const between = (edition: Edition): Scenario => scenario(edition, {
  startAt: 'fight',
  units: [
    unit({ id: 'a', side: 'attacker', models: row('a', 1, [10, 20], { profile: 'marine' }) }),
    unit({ id: 'ork', side: 'defender', models: row('o', 1, [10, 21], { profile: 'ork' }) }),
    unit({ id: 'grot', side: 'defender', models: row('g', 1, [10, 19], { profile: 'grot' }) }),
  ],
});

/** Three marines in contact with five orks. */
const small = (edition: Edition): Scenario => scenario(edition, {
  startAt: 'fight',
  units: [
    unit({ id: 'a', side: 'attacker', models: row('a', 3, [20, 20], { profile: 'marine' }) }),
    unit({ id: 'd', side: 'defender', models: row('d', 5, [19, 21], { profile: 'ork' }) }),
  ],
});

const OVER = { attacker: 1, defender: 0 } as const;

describe('the review of a phase', () => {
  it.each(EDITIONS)('%s: adds up to what the end is worth less what the beginning was', edition => {
    const timeline = playedOn(small(edition), [], [], 5);
    expect(timeline.at).toBeGreaterThan(3);
    const { moments, luck } = reviewed(timeline);
    expect(moments.reduce((sum, { count }) => sum + count, 0)).toBe(timeline.at);
    const gained = moments.reduce((sum, { side, before, after }) =>
      sum + (side === 'attacker' ? after - before : before - after), 0);
    const [first, last] = [timeline.snapshots[0]!, timeline.snapshots[timeline.at]!]
      .map(snapshot => positionValue(snapshot, REVIEW_EFFORT).attacker);
    expect(gained).toBeCloseTo(last! - first!, 9);
    expect(luck.attacker + luck.defender).toBeCloseTo(0, 12);
    expect(moments.filter(({ kind }) => kind === 'throw').every(({ cost }) => cost === 0)).toBe(true);
  });

  it('40k.60: a fight that is over is worth its winner, and half where nobody has won', () => {
    const timeline = playedOn(small('7th'), [], [], 5);
    const end = timeline.snapshots[timeline.at]!;
    const { winner } = end.context.phase.results[0]!;
    expect(positionValue(end, 1).attacker).toBe(winner === null ? 0.5 : OVER[winner]);
    const nobody = playedOn(scenario('7th', {
      units: [
        unit({ id: 'a', side: 'attacker', models: row('a', 1, [10, 5]) }),
        unit({ id: 'd', side: 'defender', models: row('d', 1, [10, 40]) }),
      ],
    }));
    expect(positionValue(nobody.snapshots[nobody.at]!, 1)).toEqual({ attacker: 0.5, none: 1, error: 0 });
  });

  it('40k.60: whoever inflicted more wounds has won where the text does not tell who has, as in its odds', () => {
    const timeline = playedOn(small('4th'), [], [], 5);
    const { results: [result] } = timeline.snapshots[timeline.at]!.context.phase;
    expect([result!.winner, result!.wounds]).toEqual([null, { attacker: 0, defender: 1 }]);
    expect(positionValue(timeline.snapshots[timeline.at]!, 1)).toEqual({ attacker: 0, none: 0, error: 0 });
  });

  it('40k.2: holds whom a unit charges against every other unit that it could', () => {
    const table = scenario('trial-eight-steps', {
      units: [
        unit({ id: 'a', side: 'attacker', models: row('a', 2, [20, 16], { profile: 'marine' }) }),
        unit({ id: 'orks', side: 'defender', models: row('o', 4, [16, 20.5], { profile: 'ork' }) }),
        unit({ id: 'grots', side: 'defender', models: row('g', 2, [24, 20.5], { profile: 'grot' }) }),
      ],
    });
    const [orks, grots] = ['orks', 'grots'].map(target => {
      const timeline = replayPhase({ scenario: table }, [{ type: 'charge.declared', unit: 'a', targets: [target] }]);
      return reviewed(timeline, 10).moments[0]!;
    });
    expect(orks!.best!.decisions).toEqual([{ type: 'charge.declared', unit: 'a', targets: ['grots'] }]);
    expect(orks!.best!.tried).toBe(3);
    expect(orks!.cost).toBeGreaterThan(0.05);
    expect(grots!.cost).toBe(0);
  });

  it('40k.72: holds how attacks are aimed against every unit that is touched', () => {
    const table = between('7th');
    const start = replayPhase({ scenario: table }, []).snapshots[0]!;
    const aimed = (target: string): PhaseEvent => ({ type: 'strikes.aimed', model: 'a1', at: { [target]: 1 } });
    const [ork, grot] = ['ork', 'grot'].map(target => {
      const [moment] = reviewed(playedOn(table, [aimed(target)])).moments;
      expect(moment!.before).toBeCloseTo(valueFor(positionValue(start, REVIEW_EFFORT), 'attacker'), 12);
      expect(moment!.best!.tried).toBe(2);
      return moment!;
    });
    expect(Math.min(ork!.cost, grot!.cost)).toBe(0);
    expect(Math.max(ork!.cost, grot!.cost)).toBeCloseTo(Math.abs(ork!.after - grot!.after), 12);
  });

  it('tells what moments were worth first, then what would have been better', () => {
    const timeline = playedOn(small('4th'), [], [], 5);
    const seen = [...reviewingPhase(timeline)].filter(one => one !== undefined);
    const firstPriced = seen.findIndex(({ moments }) => moments.some(({ best }) => best !== undefined));
    expect(seen.slice(0, timeline.at).map(({ moments }) => moments.length))
      .toEqual(timeline.events.map((_, i) => i + 1));
    expect(firstPriced === -1 || firstPriced >= timeline.at).toBe(true);
  });

  it('refuses an effort that is none', () => {
    const timeline = playedOn(between('7th'));
    expect(() => reviewingPhase(timeline, 0).next()).toThrow(RangeError);
  });
});
