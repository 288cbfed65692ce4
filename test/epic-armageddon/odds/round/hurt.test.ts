/** What becomes of war engines point by point: tiny fights held to the statechart. */
import { describe, expect, it } from 'vitest';
import type { Scenario } from '../../../../src/epic-armageddon/model/scenario.ts';
import { weaponOf } from '../../../support/profiles.ts';
import { engine, stage, type Stand } from '../../../support/stage.ts';
import { wrongInFirst } from './held.ts';

/** A blow, and a macro-weapon’s on what is left. */
const STRONG = { cc: 2, weapons: [weaponOf({ rules: ['macro-weapon'] })] };
const SHOTS = { ff: 2, weapons: [weaponOf({ kind: 'small-arms', rules: ['macro-weapon'] })] };

const hurting = (damage: number | 'all'): Partial<Stand> =>
  ({ critical: { damage, splash: null, entered: false, later: false } });
const on = (target: Stand): Scenario => stage({ a: { ...STRONG, at: [60, 40] } }, { d: { ...target, at: [60, 43.5] } });

describe('whole rounds hurt a war engine as the statechart does', () => {
  it.each<readonly [string, Stand]>([
    ['W5: of three points, lastAttacks after lastAttacks', engine(3, [0, 0], { armour: 4 })],
    ['W6: that a critical hit hurts twice', engine(3, [0, 0], { armour: 5, ...hurting(2) })],
    ['W6: that a critical hit does nothing to', engine(2, [0, 0], { armour: 5, ...hurting(0) })],
    ['W6: that a critical hit destroys', engine(3, [0, 0], { armour: 5, ...hurting('all') })],
    ['W5: that has been hurt before', engine(3, [0, 0], { armour: 5, more: { damage: 1 } })],
    ['V10: that lets no shield be struck', engine(2, [0, 0], { armour: 5, abilities: ['void-shield-1'] })],
  ])('%s', (_, target) => {
    expect(wrongInFirst(on(target))).toEqual([]);
  });

  it('V10: whose shield is shot down and does not come back for the next batch', () => {
    const shot = { d: engine(2, [60, 50], { armour: 5, abilities: ['void-shields-2'] }) };
    expect(wrongInFirst(stage({ a: { ...SHOTS, at: [60, 40] } }, shot))).toEqual([]);
  });

  it('A6.5: of which a hack-down takes points', () => {
    const beaten = { d: engine(2, [60, 43.5], { armour: 5 }), e: { armour: 5, at: [66, 43] } } as const;
    expect(wrongInFirst(stage({ a: { cc: 3, at: [60, 40] } }, beaten))).toEqual([]);
  });
});
