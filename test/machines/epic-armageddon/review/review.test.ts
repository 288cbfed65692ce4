import { describe, expect, it } from 'vitest';
import { matchUp, odds } from '../../../../machines/index.ts';
import { advising as advisingForReal } from '../../../../machines/epic-armageddon/advice/advise.ts';
import { happen, replay, type Timeline } from '../../../../machines/epic-armageddon/timeline.ts';
import { nextEvent } from '../../../../machines/epic-armageddon/play-on.ts';
import { momentsOf } from '../../../../machines/epic-armageddon/review/moments.ts';
import {
  REVIEW_EFFORT, reviewing, reviewWith, type Advise, type Advised, type ReviewedMoment,
} from '../../../../machines/epic-armageddon/review/review.ts';
import type { AssaultEvent } from '../../../../src/epic-armageddon/model/events.ts';
import { worthAnswered } from '../../../../src/epic-armageddon/advice/chance.ts';
import type { Side } from '../../../../src/epic-armageddon/model/procedure.ts';
import type { Scenario } from '../../../../src/epic-armageddon/model/scenario.ts';
import { usualCharges } from '../../../../src/epic-armageddon/steps/usual-moves.ts';
import { SAMPLES } from '../../../../src/epic-armageddon/scenario/samples/samples.ts';
import { IS_WHOLE, shareOf } from '../../../support/share.ts';

/** A bundled assault played to its end. */
const playedSample = (id: string, seed: number): Timeline => {
  const { scenario, decisions } = SAMPLES.find(one => one.id === id)!;
  return playedOn(replay(scenario, []), decisions ?? [], seed);
};

const playedOn = (start: Timeline, decisions: Parameters<typeof nextEvent>[1], seed: number): Timeline => {
  let timeline = start;
  for (let event = nextEvent(timeline, decisions, seed); event !== null;
    event = nextEvent(timeline, decisions, seed)) timeline = happen(timeline, event);
  return timeline;
};

type AdviseAtOnce = (...asked: Parameters<Advise>) => Advised;

/** Looks once, and pauses before it does. */
const slowly = (advise: AdviseAtOnce): Advise => function* advisedSlowly(...asked) {
  yield;
  return advise(...asked);
};

/** Nobody has anything to decide. */
const noAdvice: AdviseAtOnce = () => {
  throw new RangeError('There is nothing to decide.');
};

const chance = (value: number) => ({ win: value, none: 0, value });

/** The best at any moment is worth so much to whoever decides; `reply`: after the best reply. */
const advising = (value: number, reply: number | null = null): AdviseAtOnce => () => ({
  tried: 7,
  best: [{
    decisions: [], chance: chance(value), reply: reply === null ? null : { decisions: [], chance: chance(reply) },
    error: 0.001, say: 'So it is.',
  }],
});

/** Less than a review takes by itself is enough to hold its figures against odds of as much effort. */
const EFFORT = shareOf(REVIEW_EFFORT, REVIEW_EFFORT / 25);
/** What of it the odds of one moment take. */
const ODDS_EFFORT = EFFORT / 20;

const reviewed = ({ scenario, events }: Timeline, advise: AdviseAtOnce = noAdvice) =>
  reviewWith(slowly(advise), scenario, events, { effort: EFFORT });

const storm = playedSample('orks-storm-ruins', 20);
const stormReview = reviewed(storm);

/** What a moment’s figure is to the attacker. */
const attackers = ({ side }: { readonly side: Side }, value: number): number =>
  (side === 'attacker' ? value : 1 - value);

const partOf = (moments: readonly ReviewedMoment[], path: string): ReviewedMoment =>
  moments.find(one => one.path.startsWith(path))!;

describe('the moments of an assault', () => {
  it('part its events: none is left out, none is of two', () => {
    const moments = momentsOf(storm);
    expect(moments[0]!.at).toBe(0);
    moments.slice(1).forEach(({ at }, i) => expect(at).toBe(moments[i]!.at + moments[i]!.count));
    expect(moments.at(-1)!.at + moments.at(-1)!.count).toBe(storm.events.length);
  });

  it('are one for a whole charge and one for a counter-charge, of the side that makes it', () => {
    const moments = momentsOf(playedSample('marines-charge-warband', 20));
    expect(moments.slice(0, 3).map(({ at, count, kind, side, path }) => [at, count, kind, side, path])).toEqual([
      [0, 1, 'decision', 'attacker', 'a1ChooseTarget'],
      [1, 5, 'decision', 'attacker', 'a2Charge.moving.choosing'],
      [6, 2, 'decision', 'defender', 'a3CounterCharge.defenderMoves.choosing'],
    ]);
  });

  it('are one for each throw, which counts as the attacker’s', () => {
    const throws = momentsOf(storm).filter(({ kind }) => kind === 'throw');
    expect(throws).toHaveLength(storm.events.filter(({ type }) => type === 'dice.thrown').length);
    expect(throws.every(({ count, side }) => count === 1 && side === 'attacker')).toBe(true);
  });

  it('are one for each side that decides in the same step, and what ends the step belongs to the last', () => {
    const timeline = playedSample('falcons-refuse-close-combat', 20);
    const ways = momentsOf(timeline).find(({ path }) => path === 'a4Attacks.choosing')!;
    const { type } = timeline.events[ways.at + ways.count - 1]!;
    expect([ways.side, type]).toEqual(['defender', 'ways.settled']);
  });
});

describe('what moments are worth', () => {
  it.each(IS_WHOLE ? SAMPLES.map(({ id }) => id) : ['orks-storm-ruins', 'warlord-leads-three-mobs'])(
    'adds up: all together is what the end is worth less what the beginning was: %s', id => {
      const timeline = id === 'orks-storm-ruins' ? storm : playedSample(id, 20);
      const { moments } = id === 'orks-storm-ruins' ? stormReview : reviewed(timeline);
      const { winner } = timeline.snapshots.at(-1)!.context.assault;
      const sum = moments.reduce((all, one) => all + attackers(one, one.after) - attackers(one, one.before), 0);
      expect(Math.abs(sum - (Number(winner === 'attacker') - attackers(moments[0]!, moments[0]!.before))))
        .toBeLessThan(1e-9);
      moments.slice(1).forEach((one, i) =>
        expect(attackers(one, one.before)).toBe(attackers(moments[i]!, moments[i]!.after)));
    });

  it('are the odds of that moment replayed: who wins, and half of nobody', () => {
    for (const one of stormReview.moments.filter(({ path }) => !/^a[12]/.test(path))) {
      if (one.at >= storm.events.length) continue;
      const { winner } = odds(storm.scenario, { events: storm.events.slice(0, one.at), effort: ODDS_EFFORT });
      expect(attackers(one, one.before)).toBeCloseTo(winner.attacker + winner.none / 2, 9);
    }
  });

  it('are those of the usual charge before a charge, whatever is made of it', () => {
    const { at } = partOf(stormReview.moments, 'a2Charge');
    const begun = storm.events.slice(0, at);
    const moves = usualCharges(storm.snapshots[at]!.context.assault)
      .map((move): AssaultEvent => ({ type: 'unit.moved', ...move }));
    const { winner } = odds(storm.scenario, { events: [...begun, ...moves], effort: ODDS_EFFORT });
    const stays = reviewed(replay(storm.scenario, [...begun, { type: 'charge.ended' }]));
    const none = partOf(stays.moments, 'a2Charge');
    expect(none.before).toBe(winner.attacker + winner.none / 2);
    expect(none.after).toBeLessThan(none.before - 0.1);
  });

  it('are those of an action test as often passed as its die has it', () => {
    const scenario: Scenario = { ...storm.scenario, engage: { ...storm.scenario.engage, actionTest: 'usual' } };
    const timeline = replay(scenario, [{ type: 'dice.thrown', faces: [6] }]);
    expect(timeline.at).toBe(1);
    const [test] = reviewed(timeline).moments;
    const initiative = scenario.formations.find(({ id }) => id === scenario.engage.formation)!.initiative;
    const passes = (7 - initiative) / 6;
    expect(test!.after).toBeCloseTo(stormReview.moments[0]!.before, 9);
    expect(test!.before).toBeCloseTo(passes * test!.after + (1 - passes) / 2, 9);
  });

  it('of the throws are luck, what the one side gains the other loses', () => {
    const { moments, luck } = stormReview;
    const gained = moments.filter(({ kind }) => kind === 'throw').reduce((sum, one) => sum + one.after - one.before, 0);
    expect(luck.attacker).toBeCloseTo(gained, 12);
    expect(luck.defender).toBe(-luck.attacker);
  });
});

describe('what a decision cost', () => {
  const charge = storm.events.slice(0, partOf(stormReview.moments, 'a2Charge').at
    + partOf(stormReview.moments, 'a2Charge').count);
  const upTo = (events: readonly AssaultEvent[]) => replay(storm.scenario, events);

  it('is by how much the best that was found is better', () => {
    const { moments, cost } = reviewed(upTo(charge.slice(0, 1)), advising(0.95));
    expect(moments[0]!.cost).toBeCloseTo(0.95 - moments[0]!.after, 12);
    expect(moments[0]!.best).toMatchObject({ tried: 7, say: 'So it is.' });
    expect(cost).toEqual({ attacker: moments[0]!.cost, defender: 0 });
  });

  it('is nothing where what was played is better than all that was found: that is the best then', () => {
    const { moments } = reviewed(upTo(charge), advising(0.1));
    for (const { at, count, side, after, best, cost } of moments) {
      expect(cost).toBe(0);
      expect(best).toMatchObject({ decisions: storm.events.slice(at, at + count), tried: 7 });
      expect(worthAnswered(best!)).toBeCloseTo(after, 12);
      expect(side).toBe('attacker');
    }
  });

  it('is nothing where what was played is found again, however its reply is estimated', () => {
    const again: AdviseAtOnce = (_, events, { made }) => {
      const { tried, best: [one] } = advising(0.8, events.length < charge.length ? 0.7 : null)(storm.scenario, events,
        { side: 'attacker', effort: 1, seed: 1, made });
      return { tried, best: [{ ...one!, decisions: made[0] ?? [] }] };
    };
    const made = partOf(reviewed(upTo(charge), again).moments, 'a2Charge');
    expect(made).toMatchObject({ answered: made.best!.reply!.chance.value, cost: 0 });
  });

  it('is looked for again in a charge at the end, from the best of before and with more effort', () => {
    const asked: unknown[] = [];
    reviewWith(slowly((scenario, events, options) => {
      asked.push([events.length, options.effort, options.made.length]);
      return advising(0.95)(scenario, events, options);
    }), storm.scenario, charge, { effort: 60_000 });
    expect(asked.at(-1)).toEqual([1, 24_000, 2]);
    expect(asked).toContainEqual([1, 10_000, 1]);
  });

  it('of a charge is held after the best reply to each', () => {
    const best: AdviseAtOnce = (_, events, { side }) => (events.length < charge.length
      ? advising(0.95, 0.85)(storm.scenario, events, { side, effort: 1, seed: 1, made: [] })
      : advising(0.3)(storm.scenario, events, { side, effort: 1, seed: 1, made: [] }));
    const made = partOf(reviewed(upTo(charge), best).moments, 'a2Charge');
    expect(made.answered).toBeCloseTo(0.7, 12);
    expect(made.cost).toBeCloseTo(0.15, 12);
  });

  it('of a charge that nobody can answer is held as it stands', () => {
    const best: AdviseAtOnce = (scenario, events, options) => (events.length < charge.length
      ? advising(0.95)(scenario, events, options) : noAdvice(scenario, events, options));
    const made = partOf(reviewed(upTo(charge), best).moments, 'a2Charge');
    expect(made.cost).toBeCloseTo(0.95 - made.after, 12);
  });

  it('is not told where a side had nothing to decide, or nothing legal', () => {
    const nothing: AdviseAtOnce = () => ({ tried: 0, best: [] });
    for (const advise of [noAdvice, nothing]) {
      const { moments, cost } = reviewed(upTo(charge), advise);
      expect(moments.every(one => one.best === undefined && one.cost === 0)).toBe(true);
      expect(cost).toEqual({ attacker: 0, defender: 0 });
    }
  });

  it('is asked for the side that decided, with what it did, a share of the effort and the seed', () => {
    const asked: unknown[] = [];
    reviewWith(slowly((_, events, options) => {
      asked.push([events.length, options]);
      throw new RangeError('There is nothing to decide.');
    }), storm.scenario, charge.slice(0, 1), { effort: 100_000, seed: 5 });
    expect(asked).toEqual([[0, { side: 'attacker', effort: 2500, seed: 5, made: [charge.slice(0, 1)] }]]);
  });

  it('is asked once of each moment and side, also as reply to the one before, and of a charge again at the end', () => {
    const asked: string[] = [];
    const whole = storm.events.slice(0, charge.length + 1);
    reviewWith(slowly((_, events, { side }) => {
      asked.push(`${events.length} ${side}`);
      return advising(0.5)(storm.scenario, events, { side, effort: 1, seed: 1, made: [] });
    }), storm.scenario, whole, { effort: EFFORT });
    expect(asked).toEqual(['0 attacker', '1 attacker', `${charge.length} defender`, '1 attacker']);
  });

  it('lets any other error through', () => {
    expect(() => reviewed(upTo(charge), () => {
      throw new TypeError('broken');
    })).toThrow(new TypeError('broken'));
  });
});

describe('what was found', () => {
  const few = matchUp('2 boyz 1 nobz v 2 tactical') as { readonly scenario: Scenario };
  it.each([{ id: 'three at two', ...few }, ...IS_WHOLE ? SAMPLES : []])(
    'is never worth less than what was played: $id', sample => {
      const prepared = 'decisions' in sample ? sample.decisions : [];
      const { scenario, events } = playedOn(replay(sample.scenario, []), prepared, 20);
      const { moments } = reviewWith(advisingForReal, scenario, events, { effort: 50_000 });
      const priced = moments.filter(({ best }) => best !== undefined);
      expect(priced.length).toBeGreaterThan(0);
      for (const { best, after, answered = after, cost } of priced) {
        expect(worthAnswered(best!) - answered).toBeCloseTo(cost, 12);
        expect(cost).toBeGreaterThanOrEqual(0);
      }
    });
});

describe('a review comes piece by piece', () => {
  it('first what moments were worth, then what would have been better, then charges again', () => {
    const states = [...reviewing(storm.scenario, storm.events.slice(0, 2), slowly(advising(0.95)), { effort: EFFORT })]
      .filter(state => state !== undefined);
    expect(states.map(({ moments }) => [moments.length, moments.filter(one => one.best !== undefined).length]))
      .toEqual([[1, 0], [2, 0], [2, 1], [2, 2], [2, 2]]);
  });

  it('pauses where the search for something better does', () => {
    const states = [...reviewing(storm.scenario, storm.events.slice(0, 2), slowly(advising(0.95)), { effort: EFFORT })];
    expect(states.map(state => state?.moments.length)).toEqual([1, 2, undefined, 2, undefined, 2, undefined, 2]);
  });

  it('is empty where nothing has happened', () => {
    expect(reviewed(replay(storm.scenario, [])))
      .toEqual({ moments: [], cost: { attacker: 0, defender: 0 }, luck: { attacker: 0, defender: 0 } });
  });

  it('names the first event that is refused', () => {
    expect(() => reviewWith(slowly(noAdvice), storm.scenario, [storm.events[0]!, { type: 'ways.settled' }]))
      .toThrow('Event 2 (ways.settled) is refused.');
  });

  it('takes no effort that is none', () => {
    expect(() => reviewWith(slowly(noAdvice), storm.scenario, [], { effort: 0 }))
      .toThrow(new RangeError('effort is a number over 0, not 0.'));
  });
});
