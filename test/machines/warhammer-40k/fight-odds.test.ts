/** The odds of a fight as somebody's script asks for them. */
import { describe, expect, it } from 'vitest';
import {
  DecisionError, fightOdds, playPhase, writePhase, type Edition,
} from '../../../machines/warhammer-40k/index.ts';
import type { PhaseEvent } from '../../../src/warhammer-40k/model/events.ts';
import { EDITIONS } from '../../../src/warhammer-40k/editions/index.ts';
import { SIDES } from '../../../src/warhammer-40k/model/procedure.ts';
import type { Scenario } from '../../../src/warhammer-40k/model/scenario.ts';
import { row, scenario, unit } from '../../support/warhammer-40k/build.ts';

/** Two fights of one against one, far apart. */
const table = (edition: Edition): Scenario => scenario(edition, {
  startAt: 'fight',
  units: [
    unit({ id: 'a', side: 'attacker', models: row('a', 1, [10, 20]) }),
    unit({ id: 'd', side: 'defender', models: row('d', 1, [10, 21]) }),
    unit({ id: 'b', side: 'attacker', models: row('b', 1, [40, 20]) }),
    unit({ id: 'e', side: 'defender', models: row('e', 1, [40, 21], { profile: 'grot' }) }),
  ],
});

describe('odds of a fight by a scenario', () => {
  it.each(EDITIONS)('%s: are those of its first fight, written or parsed', edition => {
    const odds = fightOdds(table(edition));
    expect(odds.mostWounds.attacker).toBeCloseTo(1 / 12 * 11 / 12, 12);
    expect(fightOdds(writePhase(table(edition)) as Record<string, unknown>)).toEqual(odds);
    expect(fightOdds(table(edition), { combat: 'combat-2' }).mostWounds.attacker).toBeGreaterThan(0.2);
  });

  it('R-3.01: names a winner where play does', () => {
    const dice = { seed: 4 };
    for (const edition of EDITIONS) {
      const isTold = fightOdds(table(edition)).winner !== null;
      expect(isTold, edition).toBe(edition !== '4th');
      const results = isTold ? [] : playPhase(table(edition), { dice }).results;
      expect(results.map(({ winner }) => winner)).toEqual(isTold ? [] : [null, null]);
    }
  });

  it.each(EDITIONS)('%s: leave out no more than is tolerated, and something where that is allowed', edition => {
    const models = { attacker: row('m', 5, [20, 20]), defender: row('o', 8, [20, 21], { profile: 'ork' }) };
    const fight = scenario(edition, {
      startAt: 'fight', units: SIDES.map(side => unit({ id: side, side, models: models[side] })),
    });
    const whole = fightOdds(fight);
    expect(whole.unresolved).toBe(0);
    for (const tolerance of [0.1, 0.001]) {
      const { mostWounds, unresolved } = fightOdds(fight, { tolerance, exact: true });
      expect(unresolved).toBeGreaterThan(0);
      expect(unresolved).toBeLessThanOrEqual(tolerance);
      const lacking = whole.mostWounds.attacker - mostWounds.attacker;
      expect(lacking).toBeGreaterThan(0);
      expect(lacking).toBeLessThanOrEqual(unresolved);
      const estimated = fightOdds(fight, { tolerance });
      expect(estimated.error).toBeLessThanOrEqual(tolerance);
      const { attacker, defender, none } = estimated.mostWounds;
      expect(attacker + defender + none).toBeCloseTo(1, 12);
      expect(Math.abs(attacker - whole.mostWounds.attacker)).toBeLessThan(4 * tolerance);
    }
  });

  it('are those after what has happened', () => {
    const one: Scenario = { ...table('7th'), units: table('7th').units.slice(0, 2) };
    const events: readonly PhaseEvent[] = [{ type: 'dice.thrown', faces: [6, 1] }, { type: 'dice.thrown', faces: [6] }];
    expect(fightOdds(one, { events }).wounds.attacker[1]).toBeCloseTo(1 / 3, 12);
  });

  it('are refused where something is wrong, by name', () => {
    const apart = scenario('7th', { units: table('7th').units.filter(({ id }) => id === 'a' || id === 'e') });
    expect(() => fightOdds({})).toThrow(TypeError);
    expect(() => fightOdds(table('7th'), { depth: 3 } as object)).toThrow('no option depth');
    expect(() => fightOdds(table('7th'), { effort: 0 })).toThrow(RangeError);
    expect(() => fightOdds(table('7th'), { tolerance: -0.1 })).toThrow(RangeError);
    expect(() => fightOdds(table('7th'), { exact: 'no' } as object)).toThrow(TypeError);
    expect(() => fightOdds(table('7th'), { combat: 'combat-3' })).toThrow('no fight combat-3; there are combat-1');
    expect(() => fightOdds(apart)).toThrow('Nobody is in contact');
    expect(() => fightOdds(table('7th'), { events: [{ type: 'silence.accepted' }] })).toThrow(DecisionError);
  });
});
