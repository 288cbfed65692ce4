/** War engines: their dice, whom they reach, what they soak, what they count for. */
import { describe, expect, it } from 'vitest';
import { fall, inOneLap } from '../../src/epic-armageddon/attacks/allocation.ts';
import type { Target } from '../../src/epic-armageddon/model/batch.ts';
import type { Decision } from '../../src/epic-armageddon/model/events.ts';
import {
  ATTACKER_ROLLS_HIGH, DEFENDER_ROLLS_HIGH, formationIn, lostTo, modifiersIn, played,
} from '../support/fight.ts';
import { weaponOf } from '../support/profiles.ts';
import { engine, stage, stands, type Stand, type StageParts } from '../support/stage.ts';

/** The dice of attacks, each without its face. */
const attacks = (dice: readonly string[]): readonly string[] =>
  dice.filter(die => / (close-combat|firefight) /.test(die)).map(die => die.replace(/:.*/, ''));
const ones = (count: number): readonly number[] => Array<number>(count).fill(1);

/** A war engine at [60, 30] that touches d1 and has d2 5cm away; d3 is beyond everybody's reach. */
const towering = (sheet: Partial<Stand>, parts: StageParts = {}) => stage(
  { a1: engine(4, [60, 30], { cc: 4, ff: 4, ...sheet }) },
  { d1: { at: [60, 35] }, d2: { at: [60, 40] }, d3: { at: [60, 70] } }, parts,
);
const split = (closeCombat: number): Decision => ({ type: 'dice.split', unit: 'a1', closeCombat });
const settled: Decision = { type: 'ways.settled' };
const thrown = (sheet: Partial<Stand>, dice: number, ...decisions: readonly Decision[]) =>
  attacks(played(towering(sheet), [...ones(dice), ...ATTACKER_ROLLS_HIGH], decisions).dice);

describe('the dice of a war engine', () => {
  it('W1: a die for each point of starting damage capacity, whatever damage it has', () => {
    expect(thrown({ more: { damage: 3 } }, 4)).toEqual(Array(4).fill('a1 close-combat 4+'));
  });

  it('W1: its extra attacks come on top', () => {
    expect(thrown({ weapons: [weaponOf({ extraAttacks: 2 })] }, 6)).toHaveLength(6);
  });

  it('W2: its owner splits them as he likes between close combat and firefight', () => {
    expect(thrown({}, 4, split(1), settled)).toEqual([
      'a1 close-combat 4+', 'a1 firefight 4+', 'a1 firefight 4+', 'a1 firefight 4+',
    ]);
  });

  it('W2: unsaid, all go on the better value, close combat if they are equal', () => {
    expect(thrown({ cc: 5, ff: 4 }, 4)).toEqual(Array(4).fill('a1 firefight 4+'));
    expect(thrown({ cc: 4, ff: 4 }, 4)).toEqual(Array(4).fill('a1 close-combat 4+'));
  });

  it('W2, ruling 43: extra attacks of both kinds are thrown, small arms too though it is touched', () => {
    const weapons = [weaponOf(), weaponOf({ kind: 'small-arms' })];
    expect(thrown({ weapons }, 6, split(4), settled))
      .toEqual([...Array(5).fill('a1 close-combat 4+'), 'a1 firefight 4+']);
  });

  it.each<readonly [string, number, Partial<Stand>]>([
    ['W2: it cannot put more dice into close combat than it has', 5, {}],
    ['W2: nor fewer than none', -1, {}],
    ['W2: nor a part of one', 1.5, {}],
    ['W2: nor any without a value for it', 1, { cc: null }],
  ])('%s', (_, dice, sheet) => {
    expect(() => thrown(sheet, 4, split(dice))).toThrow(/Decision 1 .*(\(W2\)|never possible)/);
  });

  it('W2: with nobody in contact there is nothing to split, and all dice are fired', () => {
    const far = stage({ a1: engine(2, [60, 30], { cc: 2, ff: 5 }) }, { d1: { at: [60, 40] } });
    expect(attacks(played(far, [1, 1, ...ATTACKER_ROLLS_HIGH]).dice)).toEqual(Array(2).fill('a1 firefight 5+'));
    expect(() => played(far, ones(6), [split(1)])).toThrow(/never possible/);
  });

  it('W2: with everybody in reach in contact none is fired, not even small arms', () => {
    const near = stage(
      { a1: engine(2, [60, 30], { cc: 5, ff: 2, weapons: [weaponOf({ kind: 'small-arms' })] }) },
      { d1: { at: [60, 33.5] }, d2: { at: [60, 70] } },
    );
    expect(attacks(played(near, [1, 1, ...ATTACKER_ROLLS_HIGH]).dice)).toEqual(Array(2).fill('a1 close-combat 5+'));
  });

  it('W2, A4.4: blows for which First Strike has left nobody are fired instead', () => {
    const scenario = stage(
      { a1: engine(2, [60, 30], { cc: 4, ff: 5 }), a2: { at: [62, 33.5], cc: 2, abilities: ['first-strike'] } },
      { d1: { at: [60, 33.5] }, d2: { at: [56, 38] }, d3: { at: [60, 70] } },
    );
    expect(attacks(played(scenario, [2, 1, 1, ...ATTACKER_ROLLS_HIGH]).dice))
      .toEqual(['a2 close-combat 2+', 'a1 firefight 5+', 'a1 firefight 5+']);
  });

  it('W1, W11: a club may halve them for close combat, rounded up, and let them hit as macro-weapons', () => {
    const titan = towering({ damageCapacity: 3 }, { rulings: { titanDice: 'half-macro' } });
    const near = { ...titan, formations: titan.formations.map(one => ({
      ...one, units: one.units.map(unit => (unit.id === 'd1' ? { ...unit, at: [60, 33.5] as const } : unit)),
    })) };
    expect(attacks(played(near, [1, 1, ...ATTACKER_ROLLS_HIGH]).dice))
      .toEqual(Array(2).fill('a1 close-combat macro-weapon 4+'));
    expect(attacks(played(near, [...ones(3), ...ATTACKER_ROLLS_HIGH], [split(0), settled]).dice))
      .toEqual(Array(3).fill('a1 firefight 4+'));
    expect(() => played(near, ones(9), [split(1)])).toThrow(/W2/);
  });
});

describe('whom a war engine hits', () => {
  const lost = (faces: readonly number[], closeCombat: number) =>
    lostTo(played(towering({}), [...faces, ...ATTACKER_ROLLS_HIGH], [split(closeCombat), settled]).report, 'attack');

  it('W3: its blows fall only on those in contact with it, and what is too much for them is lost', () => {
    expect(lost([4, 4, 4, 4], 4)).toEqual(['d1']);
  });

  it('W3: its fire falls only on those it does not touch', () => {
    expect(lost([4, 4, 4, 4], 0)).toEqual(['d2']);
  });

  it('W3: split, each part falls on its own', () => {
    expect(lost([1, 1, 4, 1], 2)).toEqual(['d2']);
    expect(lost([4, 1, 1, 1], 2)).toEqual(['d1']);
  });

  it('W3, H5: what others beside it hit is pooled all the same', () => {
    const scenario = stage(
      { a1: engine(2, [60, 30], { cc: 4 }), a2: { at: [65, 33.5], cc: 4 } },
      { d1: { at: [60, 33.5] }, d2: { at: [63, 33.5] }, d3: { at: [60, 70] } },
    );
    const { report } = played(scenario, [1, 1, 4, ...ATTACKER_ROLLS_HIGH]);
    expect(lostTo(report, 'attack')).toEqual(['d1']);
  });

  it.each([['W3: a hit for which nobody is left is lost', 'lost', ['d1']],
    ['W3: a club may let it go to the nearest of those engaged', 'anybody-engaged', ['d1', 'd2']],
  ] as const)('%s', (_, impossibleHits, expected) => {
    const scenario = stage(
      { a1: engine(1, [60, 30], { cc: 4, weapons: [weaponOf({ rules: ['macro-weapon'] })] }) },
      { d1: { at: [60, 33.5] }, d2: { at: [60, 38] }, d3: { at: [60, 70] } }, { rulings: { impossibleHits } },
    );
    expect(lostTo(played(scenario, [4, 4, ...ATTACKER_ROLLS_HIGH]).report, 'attack')).toEqual(expected);
  });
});

const targets: readonly Target[] = [
  { unit: 'near', cm: 0 }, { unit: 'titan', cm: 2, takes: 3 }, { unit: 'far', cm: 5 },
];
const hits = (count: number) => Array.from({ length: count }, () => ({ only: null, points: 1 }));

describe('what a war engine soaks', () => {
  it('H9: when its turn comes it takes hits up to its starting damage capacity before the next unit gets one', () => {
    expect(fall(targets, hits(6))).toEqual(['near', 'titan', 'titan', 'titan', 'far', 'near']);
  });

  it('H9: a far one does not jump the queue, unless a club lets war engines take theirs first', () => {
    const mixed = (rulings: StageParts['rulings']) => stage(
      { a1: { at: [60, 30], ff: 2 }, a2: { at: [63, 30], ff: 2 } },
      { d1: { at: [60, 38] }, d2: engine(2, [60, 43]), d3: { at: [63, 70] } }, { rulings: rulings! },
    );
    expect(lostTo(played(mixed({}), [2, 1, ...ATTACKER_ROLLS_HIGH, 1, 1]).report, 'attack')).toEqual(['d1']);
    const first = played(mixed({ soak: 'war-engines-first' }), [2, 1, 1, ...DEFENDER_ROLLS_HIGH]);
    expect(formationIn(first.report, 'defender').units[1]!.damage).toBe(1);
  });

  it('H9: damaged or not, it takes as many; shields are not counted', () => {
    const scenario = stage(
      { ...stands('a', 5, [56, 30], { ff: 2 }) },
      {
        d1: engine(3, [62, 38], { abilities: ['void-shields-2'], more: { damage: 1 } }),
        d2: { at: [66, 45] }, d3: { at: [62, 70] },
      },
    );
    const { report } = played(scenario, [2, 2, 2, 2, 1, 1, ...DEFENDER_ROLLS_HIGH]);
    expect(lostTo(report, 'attack')).toEqual(['d2']);
    expect(formationIn(report, 'defender').units[0]!.damage).toBe(2);
  });

  it('H9: hack-downs fill it before they pass on', () => {
    expect(inOneLap(targets, 4)).toEqual(['near', 'titan', 'titan', 'titan']);
  });

  it('H10: a Titan Killer’s points fill its lap, and what they do beyond it is not carried over', () => {
    expect(fall(targets, [{ only: null, points: 1 }, { only: null, points: 6 }, ...hits(2)]))
      .toEqual(['near', 'titan', 'far', 'near']);
    expect(fall(targets, [{ only: ['titan'], points: 2 }, { only: ['titan'], points: 1 }, ...hits(1)]))
      .toEqual(['titan', 'titan', 'near']);
  });
});

describe('what a war engine counts for', () => {
  const felled = (faces: readonly number[], more: Partial<Stand> = {}) => played(stage(
    stands('a', 4, [55, 30], { ff: 2 }),
    { d1: engine(3, [60, 38], more), d2: { at: [60, 70] } },
  ), faces).report;

  it('W5: each unsaved hit is a point of damage and a kill for the enemy', () => {
    const report = felled([2, 2, 1, 1, 1, 1, ...DEFENDER_ROLLS_HIGH]);
    expect(formationIn(report, 'defender').units[0]).toMatchObject({ alive: true, damage: 2 });
    expect(modifiersIn(report, 'attacker')).toContain('kills 2');
  });

  it('W5: with its last point it is gone', () => {
    const report = felled([2, 2, 2, 1, 1, 1, 1, ...ATTACKER_ROLLS_HIGH]);
    expect(lostTo(report, 'attack')).toEqual(['d1']);
    expect(report.kills.attacker).toBe(3);
  });

  it('W5: nobody loses more than it has left: points beyond it are no kills', () => {
    expect(felled([2, 2, 2, 2, 1, 1, ...ATTACKER_ROLLS_HIGH], { more: { damage: 1 } }).kills.attacker).toBe(2);
  });

  it('W5, A8.1: every point of damage is a Blast marker if it wins', () => {
    const report = felled([2, 2, 1, 1, 1, 1, ...DEFENDER_ROLLS_HIGH]);
    expect(formationIn(report, 'defender').blastMarkers).toBe(2);
  });

  it('W8: alive, it counts as its starting damage capacity against others', () => {
    const report = felled([1, 1, 1, 1, ...DEFENDER_ROLLS_HIGH], { damageCapacity: 4, more: { damage: 3 } });
    expect(modifiersIn(report, 'defender')).toContain('more units 1');
  });
});
