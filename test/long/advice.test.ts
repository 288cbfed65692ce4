/** Advice held to every plan of small tables, to plays, and to what was found on the eight tables before. */
import { describe, expect, it } from 'vitest';
import { matchUp, play } from '../../machines/index.ts';
import { advise, advising } from '../../machines/epic-armageddon/advice/advise.ts';
import type { Suggestion } from '../../machines/epic-armageddon/advice/suggestion.ts';
import { nextEvent } from '../../machines/epic-armageddon/play-on.ts';
import { isCharging, type ReviewMoment } from '../../machines/epic-armageddon/review/moments.ts';
import { reviewing } from '../../machines/epic-armageddon/review/review.ts';
import { happen, replay, type Timeline } from '../../machines/epic-armageddon/timeline.ts';
import { statePath } from '../../machines/why.ts';
import { leastValue, worthAnswered } from '../../src/epic-armageddon/advice/chance.ts';
import { carriedOut, type Charge, type Intent } from '../../src/epic-armageddon/advice/charge-plan.ts';
import { fieldOf, type Field } from '../../src/epic-armageddon/advice/charge-starts.ts';
import { replying } from '../../src/epic-armageddon/advice/replies.ts';
import type { AssaultEvent, Decision } from '../../src/epic-armageddon/model/events.ts';
import type { Scenario } from '../../src/epic-armageddon/model/scenario.ts';
import { atOnce } from '../../src/epic-armageddon/odds/round/pauses.ts';
import { SAMPLES } from '../../src/epic-armageddon/scenario/samples/samples.ts';
import { EIGHT } from '../machines/epic-armageddon/advice/tables.ts';

const begun = ({ engage }: Scenario): readonly AssaultEvent[] => [{ type: 'target.chosen', target: engage.target }];
/** The best that is an assault. */
const bestAssault = (scenario: Scenario): Suggestion =>
  advise(scenario, begun(scenario)).best.find(one => one.chance.none < 1)!;

const ORDERS = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] as const;
const AT = 'a3CounterCharge.defenderMoves.choosing';

/** Every intent of each of three, in every order; charges that end alike once. */
function* everyCharge({ begun: from, movers, enemies, spots }: Field): Generator<Charge> {
  const intents = movers.map(({ id }): readonly Intent[] => [
    { goes: 'nowhere' }, { goes: 'usually' }, { goes: 'to-fire' },
    ...enemies.map(enemy => ({ goes: 'touches' as const, enemy: enemy.id })),
    ...spots.get(id)!.slice(0, 8).map(to => ({ goes: 'there' as const, to })),
  ]);
  const seen = new Set<string>();
  for (const order of ORDERS) {
    for (const a of intents[0]!) for (const b of intents[1]!) for (const c of intents[2]!) {
      const all = [a, b, c];
      const charge = carriedOut(from, { aims: order.map(i => [movers[i]!.id, all[i]!]), unloads: [] });
      if (charge === null || !charge.isAssault) continue;
      const key = JSON.stringify(charge.ended.units.map(({ at }) => at.map(one => Math.round(one * 20))));
      if (!seen.has(key)) yield charge;
      seen.add(key);
    }
  }
}

/** What the best of all of them is worth after the best reply: those are replied to that could still be the best. */
const bestOfAll = (scenario: Scenario): number => {
  const { snapshots, at } = replay(scenario, begun(scenario));
  const all = [...everyCharge(fieldOf(snapshots[at]!.context.assault))]
    .map(({ ended }) => ({ ended, value: leastValue(ended, AT, 'attacker') }))
    .sort((a, b) => b.value - a.value);
  let best = 0;
  for (const { ended, value } of all) {
    if (value <= best) break;
    const { ranked: [reply], isCut } = atOnce(replying(ended, 'defender', AT, { effort: Infinity, enough: 1 - best }));
    if (!isCut) best = Math.max(best, 1 - reply!.value);
  }
  return best;
};

const isCharge = ({ path, side }: ReviewMoment): boolean => isCharging({ path }) && side === 'attacker';

/** Whether the charge is over. */
const isCharged = ({ snapshots, at }: Timeline): boolean => {
  const path = statePath(snapshots[at]!);
  return !path.startsWith('a1') && !path.startsWith('a2');
};

const SMALL = [
  '2 boyz 1 nobz v 3 tactical', '3 howling banshees v 3 infantry', '2 assault 1 tactical v 3 boyz',
  '1 terminator 2 tactical v 2 boyz 1 nobz', '3 tactical v 3 guardians',
  '2 nobz 1 boyz v 3 infantry', '3 scout v 3 boyz', '3 dire avengers v 3 tactical', '3 boyz v 3 devastator',
  '2 infantry 1 ogryns v 3 boyz', '3 assault v 2 tactical 1 devastator', '3 infantry v 3 boyz',
  '3 infantry v 2 boyz 1 nobz',
];

/** Both 12cm apart, so that there is something to choose. */
const smallTable = (line: string): Scenario => {
  const made = matchUp(line);
  if ('problems' in made) throw new Error(JSON.stringify(made.problems));
  const { scenario } = made;
  const [attacker] = scenario.formations;
  return {
    ...scenario, startAt: 'a1ChooseTarget',
    formations: scenario.formations.map(one => (one !== attacker ? one : {
      ...one, units: one.units.map(unit => ({ ...unit, at: [unit.at[0], unit.at[1] - 12] as const })),
    })),
  };
};

describe('of three against three', () => {
  it.each(SMALL)('no plan is more than a point better than what is advised: %s', line => {
    const scenario = smallTable(line);
    expect(worthAnswered(bestAssault(scenario))).toBeGreaterThanOrEqual(bestOfAll(scenario) - 0.01);
  });
});

describe.each(EIGHT)('$id', ({ scenario, found }) => {
  const best = bestAssault(scenario);

  it('is advised as well as it was before, to a point', () => {
    expect(worthAnswered(best)).toBeGreaterThanOrEqual(found - 0.01);
  });

  it('wins as often as is said, and after the reply too', () => {
    const decisions = [...begun(scenario), ...best.decisions] as readonly Decision[];
    const { reply } = best;
    for (const [chance, all] of [
      [best.chance, decisions],
      ...reply === null ? [] : [[reply.chance, [...decisions, ...reply.decisions]] as const],
    ] as const) {
      const plays = 10_000;
      let won = 0;
      for (let seed = 1; seed <= plays; seed += 1) {
        won += Number(play(scenario, { dice: { seed }, decisions: all }).winner === 'attacker');
      }
      const sigma = Math.sqrt((chance.win * (1 - chance.win)) / plays) + best.error;
      expect(Math.abs(won / plays - chance.win)).toBeLessThan(4 * sigma + 0.001);
    }
  });
});

describe('in the review of the charge of a bundled assault', () => {
  it.each(SAMPLES)('no less is found than what is prepared there, both after the best reply: $id', sample => {
    const { scenario, decisions = [], seed } = sample;
    let timeline = replay(scenario, []);
    for (let event = nextEvent(timeline, decisions, seed); event !== null && !isCharged(timeline);
      event = nextEvent(timeline, decisions, seed)) timeline = happen(timeline, event);
    const reviewed = atOnce(reviewing(scenario, timeline.events, advising, {}, isCharge));
    const charge = reviewed.moments.find(isCharge);
    const { best, after, answered = after } = charge!;
    expect(worthAnswered(best!)).toBeGreaterThanOrEqual(answered);
    expect(answered).toBeLessThanOrEqual(after);
  });
});
