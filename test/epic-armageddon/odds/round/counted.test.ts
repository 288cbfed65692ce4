/** Losses counted by numbers of those who are alike, against losses of each unit by its name. */
import { describe, expect, it } from 'vitest';
import { accountant, worthOf } from '../../../../src/epic-armageddon/odds/round/account.ts';
import { statesOf } from '../../../../src/epic-armageddon/odds/round/loss-code.ts';
import { atOnce } from '../../../../src/epic-armageddon/odds/round/pauses.ts';
import { isRegular } from '../../../../src/epic-armageddon/odds/round/regular.ts';
import { unhurtIn, type Fight } from '../../../../src/epic-armageddon/odds/round/fight.ts';
import { fightRound } from '../../../../src/epic-armageddon/odds/round/round.ts';
import { firesInOne } from '../../../../src/epic-armageddon/odds/round/supported.ts';
import { DEFAULT_RULINGS } from '../../../../src/epic-armageddon/rulings/defaults.ts';
import type { Rulings } from '../../../../src/epic-armageddon/rulings/rulings.ts';
import type { Scenario } from '../../../../src/epic-armageddon/model/scenario.ts';
import { SIDES, type Side } from '../../../../src/epic-armageddon/model/procedure.ts';
import { formationOf, rowOf, scenarioOf, unitOf } from '../../../support/build.ts';
import { assaultOf, FEW } from '../../../support/odds-oracle/assaults.ts';
import { profileOf, weaponOf } from '../../../support/profiles.ts';
import { shareOf } from '../../../support/share.ts';
import { begun, fightIn } from './fights.ts';

const KINDS = {
  line: profileOf({ cc: 4, ff: 5, armour: 5, speed: 35 }),
  chiefs: profileOf({ cc: 3, ff: 4, armour: 4, speed: 35, abilities: ['reinforced-armour', 'inspiring'] }),
  brutes: profileOf({ cc: 3, ff: 5, armour: 6, speed: 35, weapons: [weaponOf({ rules: ['macro-weapon'] })] }),
  killers: profileOf({ cc: 3, ff: 4, speed: 35, weapons: [weaponOf({ rules: ['titan-killer-1'], extraAttacks: 2 })] }),
};
type Rank = readonly [kind: keyof typeof KINDS, count: number];

const ranksOf = (side: Side, y: number, ranks: readonly Rank[]) => formationOf(side, ranks.flatMap(([kind, count], i) =>
  rowOf(`${side}-${kind}`, kind, count, [50, side === 'attacker' ? y - 2 * i : y + 2 * i], 2)));
/** Two sides in ranks, and supporters of the attackers behind them, at these places along the ranks. */
const meeting = (
  attackers: readonly Rank[], defenders: readonly Rank[], supporters: readonly (readonly [Rank[0], number])[] = [],
): Scenario => scenarioOf({
  formations: [
    ranksOf('attacker', 40, attackers), ranksOf('defender', 42, defenders),
    ...(supporters.length === 0 ? [] : [formationOf('attacker', supporters.map(([kind, x], i) =>
      unitOf(`supporter-${i}`, kind, [x, 36])), { id: 'supporters' })]),
  ],
  profiles: KINDS,
});

/** Whether supporting fire on the defenders names nobody. */
const isToldInOne = (fight: Fight): boolean => firesInOne(fight).defender !== null;

/** How likely a side comes out of the attacks of a round worth so much, and out of supporting fire. */
const worths = (fight: Fight, side: Side, isByUnit: boolean): ReadonlyMap<string, number> => {
  const { fighters } = fight.board;
  const found = new Map<string, number>();
  for (const { chance, struck, supported } of fightRound(fight, unhurtIn(fight), isByUnit)) {
    for (const [when, bySide] of Object.entries({ struck, supported: atOnce(supported(null)) })) {
      for (const survivors of bySide[side]) {
        const worth = worthOf(accountant(fight.board, side)(statesOf(fighters[side], survivors.number)));
        found.set(`${when}: ${worth}`, (found.get(`${when}: ${worth}`) ?? 0) + chance * survivors.chance);
      }
    }
  }
  return found;
};

/** By how much the two ways differ at most. */
const apart = (fight: Fight): number => Math.max(...SIDES.map(side => {
  const [numbers, names] = [worths(fight, side, false), worths(fight, side, true)];
  const all = new Set([...numbers.keys(), ...names.keys()]);
  return Math.max(...[...all].map(worth => Math.abs((names.get(worth) ?? 0) - (numbers.get(worth) ?? 0))));
}));

describe('losses counted by numbers are those counted by names', () => {
  it.each<readonly [string, Scenario]>([
    ['of ordinary units', meeting([['line', 5]], [['line', 4], ['chiefs', 3]])],
    ['to macro-weapons', meeting([['brutes', 4], ['line', 4]], [['line', 4], ['chiefs', 3]])],
    ['to macro-weapons of many on few', meeting([['brutes', 4], ['line', 4]], [['line', 2], ['chiefs', 1]])],
    ['to Titan Killers and macro-weapons', meeting([['brutes', 2], ['killers', 2]], [['brutes', 4], ['chiefs', 2]])],
    ['to Titan Killers alone', meeting([['killers', 3]], [['line', 5], ['chiefs', 2]])],
  ])('%s', (_, scenario) => {
    expect(apart(fightIn(begun(scenario)))).toBeLessThan(1e-14);
  });

  it.each(Object.keys(FEW))('of whoever meets whom, with First Strikes and supporters among them: %s', kind => {
    const seeds = Array.from({ length: shareOf(90, 6) }, (_, i) => i + 1)
      .filter(seed => isRegular(begun(assaultOf(FEW[kind]!, seed)!)));
    expect(seeds.length).toBeGreaterThan(3);
    expect(seeds.filter(seed => apart(fightIn(begun(assaultOf(FEW[kind]!, seed)!))) > 1e-13)).toEqual([]);
  });

  it.each<readonly [string, readonly (readonly [kind: Rank[0], x: number])[], Partial<Rulings>]>([
    ['that all see everybody', [['line', 48], ['line', 50]], {}],
    ['of whom some see only the ends', [['line', 35], ['line', 36], ['line', 66]], {}],
    ['that see some who others do not', [['line', 36], ['line', 40], ['line', 62], ['line', 66]], {}],
    ['with macro-weapons', [['brutes', 36], ['brutes', 64]], {}],
    ['whose hits fall on everybody engaged', [['line', 35], ['line', 66]], { supportReach: 'all-engaged' }],
    ['that are called by whoever is engaged', [['line', 35], ['line', 66]], { supportCalledBy: 'enemy-engaged' }],
  ])('of those who are fired at by supporters %s', (_, supporters, rulings) => {
    const scenario = meeting([['line', 7]], [['line', 5], ['chiefs', 3]], supporters);
    const fight = fightIn(begun({ ...scenario, rulings: { ...DEFAULT_RULINGS, ...rulings } }));
    expect(isToldInOne(fight)).toBe(true);
    expect(apart(fight)).toBeLessThan(1e-14);
  });

  it('of those who are as near to supporters as others, in the order of the list', () => {
    expect(apart(fightIn(begun(assaultOf(FEW['few special units']!, 9)!)))).toBeLessThan(1e-13);
  });

  it('of fewer survivors', () => {
    const fight = fightIn(begun(meeting([['brutes', 4], ['line', 4]], [['line', 4], ['chiefs', 3]])));
    const counts = [false, true]
      .map(isByUnit => [...fightRound(fight, unhurtIn(fight), isByUnit)][0]!.struck.defender.length);
    expect(counts).toEqual([5 * 4, 2 ** 7]);
  });
});
