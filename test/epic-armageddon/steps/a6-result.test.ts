import { describe, expect, it } from 'vitest';
import { beginNextRound, modifiers, resultHands } from '../../../src/epic-armageddon/steps/a6-result.ts';
import type { Decision } from '../../../src/epic-armageddon/model/events.ts';
import type { ScenarioFormation, ScenarioUnit } from '../../../src/epic-armageddon/model/scenario.ts';
import { removeUnits } from '../../../src/epic-armageddon/model/roster.ts';
import type { Side } from '../../../src/epic-armageddon/model/procedure.ts';
import { formationOf, rowOf, scenarioOf, terrainOf, unitOf, type ScenarioParts } from '../../support/build.ts';
import {
  assaultOf, ATTACKER_ROLLS_HIGH, DEFENDER_ROLLS_HIGH, lostTo, modifiersIn, played,
} from '../../support/fight.ts';
import { characterOf, profileOf } from '../../support/profiles.ts';

const profiles = {
  bare: profileOf({ armour: null }),
  hero: profileOf({ abilities: ['inspiring'] }),
  fanatic: profileOf({ armour: null, abilities: ['fearless'] }),
  blessed: profileOf({ armour: 2, abilities: ['invulnerable-save'] }),
  preacher: characterOf({ abilities: ['inspiring'] }),
};

/** One side's stands and what its formation is like. */
type Force = readonly [units: readonly ScenarioUnit[], more?: Partial<ScenarioFormation>];

const both = (
  [a, moreA = {}]: Force, [d, moreD = {}]: Force, others: readonly ScenarioFormation[] = [],
): ScenarioParts => ({
  profiles, formations: [formationOf('attacker', a, moreA), formationOf('defender', d, moreD), ...others],
});

const row = (name: string, count: number, profile = 'bare'): readonly ScenarioUnit[] =>
  rowOf(name, profile, count, [20, name === 'a' ? 20 : 22]);

const added = (parts: ScenarioParts, kills = { attacker: 0, defender: 0 }) => {
  const assault = { ...assaultOf(parts), kills };
  const of = (side: Side) => modifiers(assault, side).map(({ name, value }) => `${name} ${value}`);
  return { attacker: of('attacker'), defender: of('defender') };
};

/** Three against three with a marker each, so that nothing is added by itself. */
const EVEN = { blastMarkers: 1 };

describe('what is added to the higher die', () => {
  it('A6.2: nothing where nothing differs', () => {
    expect(added(both([row('a', 3), EVEN], [row('d', 3), EVEN]))).toEqual({ attacker: [], defender: [] });
  });

  it('A6.2: +1 for each kill', () => {
    expect(added(both([row('a', 3), EVEN], [row('d', 3), EVEN]), { attacker: 2, defender: 3 })).toEqual({
      attacker: ['kills 2'], defender: ['kills 3'],
    });
  });

  it.each<readonly [string, number, number, readonly string[]]>([
    ['A6.2: +1 for more units', 4, 3, ['more units 1']],
    ['A6.2: exactly twice as many is no more than twice', 4, 2, ['more units 1']],
    ['A6.2: +1 again for more than twice as many', 5, 2, ['more units 1', 'more than twice as many 1']],
  ])('%s', (_, a, d, expected) => {
    expect(added(both([row('a', a), EVEN], [row('d', d), EVEN]))).toEqual({ attacker: expected, defender: [] });
  });

  it('A6.2: units count that are left, engaged or not', () => {
    const parts = both([row('a', 2), EVEN], [[...row('d', 1), ...rowOf('far', 'bare', 3, [80, 70])], EVEN]);
    const assault = assaultOf(parts);
    expect(modifiers(assault, 'defender').map(one => one.name)).toEqual(['more units']);
    expect(modifiers(removeUnits(assault, ['far1', 'far2'], 'attack'), 'defender')).toEqual([]);
  });

  it('A6.2: +1 for having no Blast markers, to either side', () => {
    expect(added(both([row('a', 3)], [row('d', 3)]))).toEqual({
      attacker: ['no Blast markers 1'], defender: ['no Blast markers 1'],
    });
  });

  it('A6.2: a clean formation against a marked one has +2 in all', () => {
    expect(added(both([row('a', 3)], [row('d', 3), EVEN])).attacker).toEqual([
      'no Blast markers 1', 'enemy has more Blast markers 1',
    ]);
  });

  it('A6.2: +1 against more Blast markers, whatever the difference', () => {
    expect(added(both([row('a', 3), { blastMarkers: 4 }], [row('d', 3), EVEN]))).toEqual({
      attacker: [], defender: ['enemy has more Blast markers 1'],
    });
  });

  it('A6.2: +1 for every Inspiring unit that lives, twice Inspiring or not', () => {
    const preached = unitOf('a4', 'hero', [50, 20], { characters: ['preacher'] });
    const parts = both([[...row('a', 3, 'hero'), preached], EVEN], [row('d', 4, 'hero'), EVEN]);
    const assault = removeUnits(assaultOf(parts), ['a1', 'd1', 'd2'], 'attack');
    expect(modifiers(assault, 'attacker')).toContainEqual({ rule: 'A6.2', name: 'Inspiring', value: 3 });
    expect(modifiers(assault, 'defender')).toContainEqual({ rule: 'A6.2', name: 'Inspiring', value: 2 });
  });

  it('A6.3: Blast markers are those from before the fight', () => {
    const { report } = played(scenarioOf(both([row('a', 2)], [row('d', 3), EVEN])), [
      4, 4, 1, 1, 1, ...ATTACKER_ROLLS_HIGH,
    ]);
    expect(modifiersIn(report, 'attacker')).toContain('enemy has more Blast markers 1');
    expect(modifiersIn(report, 'defender')).toEqual([]);
  });
});

describe('the throw', () => {
  it('A6.1: two dice a side, of which the higher counts', () => {
    expect(resultHands().map(({ name, side, dice, read }) => [name, side, dice, read])).toEqual([
      ['attacker result', 'attacker', 2, 'highest'], ['defender result', 'defender', 2, 'highest'],
    ]);
    const { report } = played(scenarioOf(both([row('a', 2)], [row('d', 2), EVEN])), [1, 1, 1, 1, 2, 5, 3, 3]);
    expect(report.result[0]).toMatchObject({
      attacker: { dice: [2, 5], total: 7 }, defender: { dice: [3, 3], total: 3 },
    });
  });

  it('A6.4: the higher total wins', () => {
    const scenario = scenarioOf(both([row('a', 2)], [row('d', 2)]));
    expect(played(scenario, [1, 1, 1, 1, 4, 1, 3, 1]).report.winner).toBe('attacker');
    expect(played(scenario, [1, 1, 1, 1, 3, 1, 4, 1]).report.winner).toBe('defender');
  });

  it('A6.4: a tie is fought on; kills are kept and no Blast markers come of it yet', () => {
    const scenario = scenarioOf(both([row('a', 3)], [row('d', 3)]));
    const { report } = played(scenario, [4, 1, 1, 4, 1, 1, 5, 1, 5, 1, 4, 1, 1, 1, ...ATTACKER_ROLLS_HIGH]);
    expect(report).toMatchObject({ rounds: 2, kills: { attacker: 2, defender: 1 } });
    expect(modifiersIn(report, 'attacker', 2)).toEqual(['kills 2', 'more units 1', 'no Blast markers 1']);
    expect(modifiersIn(report, 'defender', 2)).toEqual(['kills 1', 'no Blast markers 1']);
  });

  it('A6.4, A3.8: the next round begins with nobody engaged and nobody struck', () => {
    const assault = assaultOf(both([row('a', 1), EVEN], [row('d', 1), EVEN]));
    expect(beginNextRound({ ...assault, struck: ['a1'], spilled: ['a1'] })).toMatchObject({
      round: 2, counterCharging: 'attacker', engaged: [], struck: [], spilled: [],
    });
  });

  it('A6.4, ruling 16, R9: with nobody in reach any more the result alone is thrown again', () => {
    const friend = formationOf('attacker', [unitOf('s', 'bare', [64, 30])], { id: 'friends' });
    const parts = both(
      [rowOf('a', 'bare', 2, [20, 20], 10), EVEN], [[unitOf('d1', 'bare', [20, 22]), unitOf('d2', 'bare', [64, 22])]],
      [friend],
    );
    const { report, dice } = played(scenarioOf(parts), [4, 1, 1, 1, 1, 1, 1, ...ATTACKER_ROLLS_HIGH]);
    expect(dice.slice(7)).toEqual([
      'attacker result: 6', 'attacker result: 6', 'defender result: 1', 'defender result: 1',
    ]);
    expect(report.result.map(one => one.attacker.total)).toEqual([3, 8]);
  });
});

describe('the hack-down', () => {
  const lone = [unitOf('a1', 'bare', [20, 20]), unitOf('afar', 'bare', [20, 2])];
  /** d1 in contact, d2 out of sight, d3 out of reach. */
  const strung = [unitOf('d1', 'bare', [20, 22]), unitOf('d2', 'bare', [20, 30]), unitOf('d3', 'bare', [20, 60])];
  const wall = [terrainOf('buildings', [10, 25], [40, 27])];
  const hacked = (force: Force, dice: readonly number[], decisions: readonly Decision[] = []) => {
    const parts = both([lone, { blastMarkers: 1 }], force);
    return played(scenarioOf({ ...parts, terrain: wall }), [1, 1, ...dice], decisions).report;
  };

  it('A6.5, ruling 27: the loser takes the difference in hits, nearest first, engaged or not, seen or not', () => {
    const report = hacked([strung, EVEN], [5, 1, 2, 1]);
    expect(report.result[0]).toMatchObject({ attacker: { total: 5 }, defender: { total: 3 } });
    expect(report.hackDown).toBe(2);
    expect(lostTo(report, 'hack-down')).toEqual(['d1', 'd2']);
  });

  it('A6.5, ruling 37: nothing saves from it', () => {
    const blessed = strung.map(unit => ({ ...unit, profile: 'blessed' }));
    expect(lostTo(hacked([blessed, EVEN], [5, 1, 2, 1]), 'hack-down')).toEqual(['d1', 'd2']);
  });

  it('A6.5, H12: hits beyond the last unit are lost', () => {
    const report = hacked([strung.slice(0, 1), EVEN], [...ATTACKER_ROLLS_HIGH]);
    expect(report.hackDown).toBe(6);
    expect(lostTo(report, 'hack-down')).toEqual(['d1']);
  });

  it('A6.5, H1: of equally near units the owner says who goes', () => {
    const pair = [unitOf('d1', 'bare', [20, 22]), unitOf('d2', 'bare', [22, 20])];
    const other: Decision = { type: 'hit.moved', side: 'defender', hit: 0, to: 'd2' };
    const faces = [1, 5, 1, 4, 1];
    expect(lostTo(hacked([pair, EVEN], faces), 'hack-down')).toEqual(['d1']);
    expect(lostTo(hacked([pair, EVEN], faces, [other]), 'hack-down')).toEqual(['d2']);
  });

  it('A6.6: Fearless units are skipped, the hits go to the others', () => {
    const fearless = strung.map(unit => ({ ...unit, profile: unit.id === 'd1' ? 'fanatic' : 'bare' }));
    expect(lostTo(hacked([fearless, EVEN], [5, 1, 2, 1]), 'hack-down')).toEqual(['d2', 'd3']);
  });

  it('A6.6: hits on Fearless units alone do nothing', () => {
    const fearless = strung.map(unit => ({ ...unit, profile: 'fanatic' }));
    expect(lostTo(hacked([fearless, EVEN], [...ATTACKER_ROLLS_HIGH]), 'hack-down')).toEqual([]);
  });

  it('A6.8: those hacked down are no kills and change no total', () => {
    const report = hacked([strung, EVEN], [5, 1, 2, 1]);
    expect(report.kills).toEqual({ attacker: 0, defender: 0 });
    expect(report.result).toHaveLength(1);
  });

  it('A6.8: a hack-down places no Blast markers, on the winner or on friends of the loser', () => {
    const friend = formationOf('defender', [unitOf('s', 'bare', [60, 60])], { id: 'friends' });
    const parts = both([lone, EVEN], [strung, EVEN], [friend]);
    const { report } = played(scenarioOf({ ...parts, terrain: wall }), [1, 1, 5, 1, 2, 1]);
    expect(report.formations.map(one => one.blastMarkers)).toEqual([1, 0, 0]);
  });

  it('A6.5: an attacker that loses is hacked down as a defender is', () => {
    const report = hacked([strung.slice(0, 1), EVEN], [...DEFENDER_ROLLS_HIGH]);
    expect(lostTo(report, 'hack-down')).toEqual(['a1', 'afar']);
  });
});
