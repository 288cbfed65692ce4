/** Losses counted by numbers of those who are alike, against losses of each unit by its name. */
import { describe, expect, it } from 'vitest';
import { accountant, worthOf } from '../../../../src/epic-armageddon/odds/round/account.ts';
import { statesOf } from '../../../../src/epic-armageddon/odds/round/loss-code.ts';
import { fightRound, type Fight } from '../../../../src/epic-armageddon/odds/round/round.ts';
import type { Scenario } from '../../../../src/epic-armageddon/model/scenario.ts';
import { SIDES, type Side } from '../../../../src/epic-armageddon/model/procedure.ts';
import { formationOf, rowOf, scenarioOf } from '../../../support/build.ts';
import { profileOf, weaponOf } from '../../../support/profiles.ts';
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
const meeting = (attackers: readonly Rank[], defenders: readonly Rank[]): Scenario => scenarioOf({
  formations: [ranksOf('attacker', 40, attackers), ranksOf('defender', 42, defenders)], profiles: KINDS,
});

/** How likely a side comes out of the attacks of a round worth so much. */
const worths = (fight: Fight, side: Side, isByUnit: boolean): ReadonlyMap<string, number> => {
  const { fighters } = fight.board;
  const start = { attacker: fighters.attacker.map(() => 0), defender: fighters.defender.map(() => 0) };
  const found = new Map<string, number>();
  for (const { chance, struck } of fightRound(fight, start, isByUnit)) {
    for (const survivors of struck[side]) {
      const worth = worthOf(accountant(fight.board, side)(statesOf(fighters[side], survivors.number)));
      found.set(worth, (found.get(worth) ?? 0) + chance * survivors.chance);
    }
  }
  return found;
};

describe('losses counted by numbers are those counted by names', () => {
  it.each<readonly [string, Scenario]>([
    ['of ordinary units', meeting([['line', 5]], [['line', 4], ['chiefs', 3]])],
    ['to macro-weapons', meeting([['brutes', 4], ['line', 4]], [['line', 4], ['chiefs', 3]])],
    ['to macro-weapons of many on few', meeting([['brutes', 4], ['line', 4]], [['line', 2], ['chiefs', 1]])],
    ['to Titan Killers and macro-weapons', meeting([['brutes', 2], ['killers', 2]], [['brutes', 4], ['chiefs', 2]])],
    ['to Titan Killers alone', meeting([['killers', 3]], [['line', 5], ['chiefs', 2]])],
  ])('%s', (_, scenario) => {
    const fight = fightIn(begun(scenario));
    for (const side of SIDES) {
      const [numbers, names] = [worths(fight, side, false), worths(fight, side, true)];
      expect([...numbers.keys()].sort()).toEqual([...names.keys()].sort());
      const off = [...names].map(([worth, chance]) => Math.abs(chance - numbers.get(worth)!));
      expect(Math.max(...off)).toBeLessThan(1e-14);
    }
  });

  it('of fewer survivors', () => {
    const fight = fightIn(begun(meeting([['brutes', 4], ['line', 4]], [['line', 4], ['chiefs', 3]])));
    const { fighters } = fight.board;
    const start = { attacker: fighters.attacker.map(() => 0), defender: fighters.defender.map(() => 0) };
    const counts = [false, true].map(isByUnit => [...fightRound(fight, start, isByUnit)][0]!.struck.defender.length);
    expect(counts).toEqual([5 * 4, 2 ** 7]);
  });
});
