/** Passengers who have come out of a wreck while hits are given out: who can hit them, and for whom they count. */
import { describe, expect, it } from 'vitest';
import {
  allocateHits, attackHands, beginBatch, hasAttacks, resolveAttacks, swiftOutcome,
} from '../../../src/epic-armageddon/steps/a4-attacks.ts';
import { beginSupport, beginSupportingFire } from '../../../src/epic-armageddon/steps/a5-supporting-fire.ts';
import { changeUnits, removeUnits } from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import { engagedOf } from '../../support/fight.ts';
import { stageParts, type Stands, type StageParts } from '../../support/stage.ts';

const attackers: Stands = { a1: { at: [40, 16], ff: 4 }, idle: { at: [42.5, 29] }, afar: { at: [100, 4] } };
const defenders: Stands = {
  d1: { at: [40, 29], type: 'armoured-vehicle', abilities: ['transport'] },
  d2: { at: [40, 29], more: { aboard: 'd1' } }, d3: { at: [40, 29], more: { aboard: 'd1' } },
  dfar: { at: [100, 76] },
};

/** The transport is a wreck; of its passengers one stands where it stood, the other has died. */
const wrecked = (assault: Assault): Assault => {
  const units = changeUnits(assault, ['d2', 'd3'], unit => ({ ...unit, aboard: null }));
  return { ...removeUnits({ ...assault, units }, ['d1', 'd3'], 'attack'), spilled: ['d2', 'd3'] };
};
const fought = (parts: StageParts = {}): Assault => engagedOf(stageParts(attackers, defenders, parts));

/** Whom the rest of a batch's hits can fall on, as `unit cm`. */
const targetsAfter = (assault: Assault) => {
  const { attacker, defender } = allocateHits(wrecked(assault), true, 'a4Attacks').batch!.targets;
  const words = (targets: typeof attacker) => targets.map(({ unit, cm }) => `${unit} ${cm.toFixed(1)}`);
  return { attacker: words(attacker), defender: words(defender) };
};

describe('the rest of the batch that wrecked a transport', () => {
  it('V12, H6: may fall on those who have come out of it and live, as near as any enemy is to them', () => {
    const assault = resolveAttacks(beginBatch(fought(), 'attacks'), [4], 'a4Attacks');
    expect(targetsAfter(assault)).toEqual({ attacker: ['idle 0.0', 'a1 10.5'], defender: ['d1 0.0', 'd2 0.5'] });
  });

  it('V12, A5.4: of supporting fire finds them as near as its supporters are', () => {
    const supporters = { side: 'attacker', id: 'friends', stands: { s1: { at: [40, 40], ff: 4 } } } as const;
    const called = beginSupport({ ...fought({ others: [supporters] }), struck: ['d1'] });
    const batch = resolveAttacks(beginSupportingFire(called), [4], 'a5SupportingFire');
    expect(targetsAfter(batch)).toEqual({ attacker: [], defender: ['d1 8.5', 'd2 9.0'] });
  });
});

describe('the engaged attackers', () => {
  it('A4.7: are all dead though passengers of the defender live', () => {
    expect(swiftOutcome(removeUnits(wrecked(fought()), ['a1', 'idle'], 'attack'))).toEqual({ winner: 'defender' });
  });

  it('A4.7, V12: are not while a passenger of their own lives', () => {
    const turned = engagedOf(stageParts(
      { t1: { at: [40, 20], abilities: ['transport'] }, p1: { at: [40, 20], more: { aboard: 't1' } } },
      { d1: { at: [40, 22] } },
    ));
    const dead = removeUnits(turned, ['t1'], 'attack');
    expect(swiftOutcome(dead)).toEqual({ winner: 'defender' });
    expect(swiftOutcome({ ...dead, spilled: ['p1'] })).toBeNull();
  });
});

describe('attacks', () => {
  it('A4.2: are none where nobody engaged has a value to strike or fire with', () => {
    const none = engagedOf(stageParts({ a1: { at: [40, 20] } }, { d1: { at: [40, 22] } }));
    expect(hasAttacks(beginBatch(none, 'attacks'))).toBe(false);
    expect(hasAttacks(beginBatch(fought(), 'attacks'))).toBe(true);
  });

  it('A4.2: nothing is thrown before they begin', () => {
    expect(attackHands(fought())).toEqual([]);
    expect(hasAttacks(fought())).toBe(false);
  });
});
