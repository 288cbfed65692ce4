/** A charge carried out by the rules alone is what the statechart makes of the same moves. */
import { describe, expect, it } from 'vitest';
import { afterAll } from '../../../machines/epic-armageddon/open-decisions.ts';
import { replay } from '../../../machines/epic-armageddon/timeline.ts';
import { seededUniform } from '../../../src/dice/throw.ts';
import { carriedOut, type Intent, type ChargePlan } from '../../../src/epic-armageddon/advice/charge-plan.ts';
import { fieldOf, planOf, usualPlan, type Field } from '../../../src/epic-armageddon/advice/charge-starts.ts';
import { SAMPLES } from '../../../src/epic-armageddon/scenario/samples/samples.ts';
import { shareOf } from '../../support/share.ts';

const PLANS = shareOf(200, 6);

/** The usual charge with another aim for two of them, whatever it is. */
const almostUsual = (field: Field, random: () => number): ChargePlan => {
  const { movers, enemies, spots, transports } = field;
  const one = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!;
  const others = new Set([one(movers).id, one(movers).id]);
  const aim = (id: string): Intent => {
    const to = spots.get(id)!;
    return one<Intent>([
      { goes: 'to-fire' }, { goes: 'nowhere' }, { goes: 'touches', enemy: one(enemies).id },
      ...to.length === 0 ? [] : [{ goes: 'there' as const, to: one(to) }],
    ]);
  };
  const { aims } = usualPlan(field);
  return {
    aims: aims.map(([id, usual]) => [id, others.has(id) ? aim(id) : usual]),
    unloads: transports.filter(() => random() < 0.5),
  };
};

describe('a charge that somebody has made', () => {
  const plain = ['marines-charge-warband', 'orks-storm-ruins', 'falcons-refuse-close-combat'] as const;

  it.each(plain)('ends where it did once it is a plan: %s', id => {
    const { scenario, decisions } = SAMPLES.find(one => one.id === id)!;
    const { snapshots, at } = replay(scenario, decisions.slice(0, 1));
    const { assault } = snapshots[at]!.context;
    const made = decisions.slice(1, decisions.findIndex(({ type }) => type === 'charge.ended'));
    const moved = new Map(made.flatMap(one => (one.type === 'unit.moved' ? [[one.unit, one.to] as const] : [])));
    const { ended } = carriedOut(assault, planOf(fieldOf(assault), made))!;
    expect(ended.units.map(({ at: to }) => to)).toEqual(assault.units.map(unit => moved.get(unit.id) ?? unit.at));
  });
});

describe('a charge that is carried out by the rules alone', () => {
  it.each(SAMPLES)('ends where the statechart lets it end: $id', ({ scenario }) => {
    const { snapshots, at } = replay(scenario, [{ type: 'target.chosen', target: scenario.engage.target }]);
    const snapshot = snapshots[at]!;
    const field = fieldOf(snapshot.context.assault);
    const random = seededUniform(7);
    let carried = 0;
    for (let i = 0; i < PLANS; i += 1) {
      const charge = carriedOut(snapshot.context.assault, almostUsual(field, random));
      if (charge === null) continue;
      carried += 1;
      const after = afterAll(snapshot, [...charge.moves, { type: 'charge.ended' }]);
      expect(after).not.toBeNull();
      const placesOf = (units: typeof charge.ended.units) =>
        units.map(({ id, at: to, aboard, lostTo }) => [id, to, aboard, lostTo]);
      expect(placesOf(after!.context.assault.units)).toEqual(placesOf(charge.ended.units));
      expect(after!.status === 'active').toBe(charge.isAssault);
    }
    expect(carried).toBeGreaterThan(0);
  });
});
