/** What is thrown is read as the few things it may come to; nothing that still matters may be lost by that. */
import { describe, expect, it } from 'vitest';
import type { Scenario } from '../../../../src/epic-armageddon/model/scenario.ts';
import { startAssault } from '../../../../src/epic-armageddon/steps/start.ts';
import { firstThrow } from '../../../support/odds-oracle/chart.ts';
import { enumerateOdds } from '../../../support/odds-oracle/enumerate-odds.ts';
import { differences, figuresOf } from '../../../support/odds-oracle/figures.ts';
import { weaponOf } from '../../../support/profiles.ts';
import { engine, stage, type Stand, type Stands, type StageParts } from '../../../support/stage.ts';
import { walkedFrom } from '../told.ts';

/** Figures that are not what every throw through the statechart has them. */
const amiss = (scenario: Scenario): readonly string[] => {
  const { figures, left } = enumerateOdds(firstThrow(scenario));
  const walked = walkedFrom({ at: 'setUp', assault: startAssault(scenario) }, { tolerance: 1e-10 });
  return differences(figuresOf(walked), figures, 1e-9 + left);
};

/** The attacker strikes with a weapon at those who only stand there. */
const struckBy = (
  rules: readonly string[], defenders: Stands, extraAttacks: number | string = 1, parts: StageParts = {},
): Scenario => stage(
  { a: { at: [30, 20], cc: 4, weapons: [weaponOf({ extraAttacks, rules })] } }, defenders, parts);
const two = (first: Partial<Stand>, second: Partial<Stand> = {}): Stands =>
  ({ d1: { at: [30, 22], ...first }, d2: { at: [32, 20], ...second } });

describe('a throw of attacks comes to what its faces come to', () => {
  it('H6: with macro-weapon hits, which are still known when the others have been saved', () => {
    expect(amiss(struckBy(['macro-weapon'], two({ armour: 4 }, { armour: 3, abilities: ['inspiring'] })))).toEqual([]);
  });

  it('H6: where these hits begin a lap of their own, and where the lap of the others goes on', () => {
    for (const laterBatch of ['fresh-lap', 'lap-continues'] as const) {
      const defenders = two({ armour: 3 }, { armour: 3, abilities: ['inspiring', 'invulnerable-save'] });
      expect(amiss(struckBy(['macro-weapon'], defenders, 1, { rulings: { laterBatch } }))).toEqual([]);
    }
  });

  it('H8: with lance hits, and hits that ignore cover', () => {
    const reinforced = { armour: 4, abilities: ['reinforced-armour'] } as const;
    expect(amiss(struckBy(['lance'], two({ armour: 5 }, reinforced)))).toEqual([]);
  });

  it('A4.2: with a number of extra attacks that is thrown first, on either side', () => {
    const wild = { cc: 4, weapons: [weaponOf({ extraAttacks: 'D3' })] };
    expect(amiss(struckBy([], { d: { at: [30, 22], armour: 5 } }, 'D3'))).toEqual([]);
    expect(amiss(stage({ a: { at: [30, 20], armour: 3 } }, { d: { at: [30, 22], ...wild } }))).toEqual([]);
  });

  it('H10: with damage that is thrown, on a war engine and on others', () => {
    expect(amiss(struckBy(['titan-killer-d3'], { d: engine(3, [30, 23.5], { armour: 5 }) }))).toEqual([]);
    expect(amiss(struckBy(['titan-killer-d3'], { d: { at: [30, 22], armour: 5 } }))).toEqual([]);
  });

  it('W6: with critical hits that do more damage, or destroy outright', () => {
    for (const damage of [1, 'all'] as const) {
      const critical = { damage, splash: null, entered: false, later: false };
      expect(amiss(struckBy([], { d: engine(2, [30, 23], { armour: 4, critical }) }))).toEqual([]);
    }
  });

  it('W6: with one who is destroyed outright, where that is fewer kills than the points it had left', () => {
    const critical = { damage: 'all', splash: null, entered: false, later: false } as const;
    const defenders = { d1: engine(3, [30, 23.5], { critical }), d2: { at: [38, 24] } } as const;
    expect(amiss(struckBy([], defenders, 1, { rulings: { criticalDeath: 'one-more' } }))).toEqual([]);
  });

  it('W6: with a blast over those near a war engine that is destroyed', () => {
    const critical = {
      damage: 'all', splash: { within: 5, hitOn: 4, effect: 'normal' }, entered: false, later: false,
    } as const;
    const defenders = { d1: engine(2, [30, 23], { critical }), d2: { at: [34, 23] } } as const;
    expect(amiss(struckBy([], defenders))).toEqual([]);
  });

  it('V12: with somebody inside a transport, who saves as the hit that wrecks it allows', () => {
    const defenders = (effect: string): Scenario => struckBy([effect], {
      d: { type: 'armoured-vehicle', abilities: ['transport'], armour: 5, at: [30, 22.5] },
      p: { at: [30, 22.5], armour: 3, more: { aboard: 'd' } },
    });
    for (const effect of ['macro-weapon', 'first-strike']) expect(amiss(defenders(effect))).toEqual([]);
  });

  it('V10: with shields, which firefights meet', () => {
    const shielded = engine(2, [30, 27], { armour: 5, abilities: ['void-shields-1'] });
    expect(amiss(stage({ a1: { at: [30, 20], ff: 3 }, a2: { at: [33, 20], ff: 5 } }, { d: shielded }))).toEqual([]);
  });
});
