import { fc } from '../../support/laws.ts';
import { describe, expect, it } from 'vitest';
import {
  mayAnyoneCharge, mayAnyoneCounterCharge, touchedAt, usualCharge, usualCharges, usualCounterCharges,
} from '../../../src/epic-armageddon/steps/usual-moves.ts';
import { chargeTo, whyNotCharge } from '../../../src/epic-armageddon/steps/a2-charge.ts';
import { counterChargeTo, whyNotCounterCharge } from '../../../src/epic-armageddon/steps/a3-counter-charge.ts';
import { chooseTarget, targetsOf } from '../../../src/epic-armageddon/steps/a1-choose-target.ts';
import { startAssault } from '../../../src/epic-armageddon/steps/start.ts';
import { livingIn } from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import { parseScenario } from '../../../machines/index.ts';
import { formationOf, rowOf, scenarioOf, unitOf } from '../../support/build.ts';
import { randomScenario } from '../../support/random-scenarios.ts';
import { shareOf } from '../../support/share.ts';

const charging = (seed: number): Assault => {
  const parsed = parseScenario(randomScenario(seed, {
    startAt: 'a1ChooseTarget', attackers: [2, 6], defenders: [2, 6], supporters: [0, 2], terrain: [0, 4],
  }));
  if ('problems' in parsed) throw new Error(JSON.stringify(parsed.problems));
  const assault = startAssault(parsed.scenario);
  return chooseTarget(assault, targetsOf(assault, assault));
};

const seeds = fc.integer({ min: 1, max: 1_000_000 });

describe('usual moves', () => {
  it('of a charge are all legal, one after the other', () => {
    fc.assert(fc.property(seeds, seed => {
      const assault = charging(seed);
      let now = assault;
      for (const { unit, to } of usualCharges(assault)) {
        expect(whyNotCharge(now, unit, to)).toBeNull();
        now = chargeTo(now, unit, to);
      }
      expect(mayAnyoneCharge(assault)).toBe(now !== assault);
    }), { numRuns: shareOf(150, 40), seed: 7 });
  });

  it('of a counter-charge are all legal, one after the other', () => {
    fc.assert(fc.property(seeds, seed => {
      const assault = charging(seed);
      let now = assault;
      for (const { unit, to } of usualCounterCharges(assault, 'defender')) {
        expect(whyNotCounterCharge(now, 'defender', unit, to)).toBeNull();
        now = counterChargeTo(now, unit, to);
      }
      expect(mayAnyoneCounterCharge(assault, 'defender')).toBe(now !== assault);
    }), { numRuns: shareOf(150, 40), seed: 7 });
  });

  it('of a charge go round an enemy where the straight way to it is taken', () => {
    const assault = startAssault(scenarioOf({ startAt: 'a1ChooseTarget', formations: [
      formationOf('attacker', [unitOf('a1', 'boyz', [30, 38]), unitOf('a2', 'boyz', [30, 30])]),
      formationOf('defender', [unitOf('d1', 'boyz', [30, 40])]),
    ] }));
    const to = usualCharge(assault, 'a2')!;
    expect(touchedAt(assault, 'a2', to)?.id).toBe('d1');
    expect(whyNotCharge(assault, 'a2', to)).toBeNull();
  });

  it('of a charge stop outside the zone of control of an enemy that has two on it already', () => {
    const assault = startAssault(scenarioOf({ startAt: 'a1ChooseTarget', formations: [
      formationOf('attacker', [...rowOf('a', 'boyz', 2, [28, 40], 4), unitOf('a3', 'boyz', [30, 52])]),
      formationOf('defender', [unitOf('d1', 'boyz', [30, 40])]),
    ] }));
    const to = usualCharge(assault, 'a3')!;
    expect(to[0]).toBe(30);
    expect(to[1]).toBeCloseTo(47.01, 1);
  });

  it('of a charge are none for a unit in contact', () => {
    const assault = startAssault(scenarioOf({ startAt: 'a1ChooseTarget' }));
    const [first] = livingIn(assault, assault.engaging);
    expect(usualCharge(chargeTo(assault, first!.id, [30, 20]), first!.id)).toBeNull();
  });
});
