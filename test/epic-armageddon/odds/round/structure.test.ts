/** Positions of the same words come to the same in one round, whoever it is that lives. */
import { describe, expect, it } from 'vitest';
import { accountant, worthOf } from '../../../../src/epic-armageddon/odds/round/account.ts';
import { statesOf } from '../../../../src/epic-armageddon/odds/round/loss-code.ts';
import { atOnce } from '../../../../src/epic-armageddon/odds/round/pauses.ts';
import { fightRound, type Fight, type Survivors } from '../../../../src/epic-armageddon/odds/round/round.ts';
import { structureOf, type Structure } from '../../../../src/epic-armageddon/odds/round/structure.ts';
import type { Scenario, ScenarioUnit } from '../../../../src/epic-armageddon/model/scenario.ts';
import { SIDES, type Side } from '../../../../src/epic-armageddon/model/procedure.ts';
import { formationOf, rowOf, scenarioOf, unitOf } from '../../../support/build.ts';
import { profileOf, weaponOf } from '../../../support/profiles.ts';
import { begun, fightIn } from './fights.ts';

const SWIFT = { speed: 40 };
const KINDS = {
  line: profileOf({ ...SWIFT, cc: 3, ff: 5, armour: 5 }), guns: profileOf({ ...SWIFT, cc: 6, ff: 3, armour: 3 }),
  skimmers: profileOf({ ...SWIFT, type: 'light-vehicle', radius: 1, cc: 6, ff: 4, armour: 4, abilities: ['skimmer'] }),
  snipers: profileOf({ ...SWIFT, weapons: [weaponOf({ kind: 'small-arms', rules: ['sniper'] })] }),
  fast: profileOf({ ...SWIFT, abilities: ['first-strike'] }),
};
type Units = readonly ScenarioUnit[];
const meeting = (attackers: Units, defenders: Units, friends: Units = []): Scenario => scenarioOf({
  formations: [
    formationOf('attacker', attackers), formationOf('defender', defenders),
    ...(friends.length === 0 ? [] : [formationOf('attacker', friends, { id: 'friends' })]),
  ],
  profiles: KINDS,
});

const ROUNDING = 1e-14;

/** How likely a side comes out of some losses worth so much. */
const worths = ({ board }: Fight, side: Side, survivors: readonly Survivors[]): ReadonlyMap<string, number> => {
  const found = new Map<string, number>();
  for (const { number, chance } of survivors) {
    const worth = worthOf(accountant(board, side)(statesOf(board.fighters[side], number)));
    found.set(worth, (found.get(worth) ?? 0) + chance);
  }
  return found;
};

/** What the round of two survivors leaves of a side, after the attacks and after supporting fire. */
const leftOf = (fight: Fight, attacker: number, defender: number) => {
  const { fighters } = fight.board;
  const states = { attacker: statesOf(fighters.attacker, attacker), defender: statesOf(fighters.defender, defender) };
  const [fought] = fightRound(fight, states, false);
  const left = atOnce(fought!.supported(null));
  return (side: Side) => [worths(fight, side, fought!.struck[side]), worths(fight, side, left[side])];
};

const differ = (one: readonly ReadonlyMap<string, number>[], other: readonly ReadonlyMap<string, number>[]): boolean =>
  one.some((part, i) => [...new Set([...part.keys(), ...other[i]!.keys()])].some(worth =>
    Math.abs((part.get(worth) ?? 0) - (other[i]!.get(worth) ?? 0)) > ROUNDING));

/** Pairs of survivors by what their words promise to be the same for a side; and those who break it. */
const promised = (fight: Fight, structure: Structure) => {
  const { attacker, defender } = fight.board.fighters;
  const known = new Map<string, readonly ReadonlyMap<string, number>[]>();
  const broken: string[] = [];
  for (let a = 0; a < 2 ** attacker.length - 1; a += 1) {
    for (let d = 0; d < 2 ** defender.length - 1; d += 1) {
      const word = { attacker: structure.view('attacker', d).word(a), defender: structure.view('defender', a).word(d) };
      const left = leftOf(fight, a, d);
      for (const side of SIDES) {
        const enemy = side === 'attacker' ? word.defender : word.attacker;
        const key = `${side} ${word[side].id} ${enemy.attacks}`;
        const found = left(side);
        if (differ(known.get(key) ?? found, found)) broken.push(`${key}: ${a} against ${d}`);
        known.set(key, found);
      }
    }
  }
  return { broken, told: known.size };
};

const FIGHTS: Readonly<Record<string, readonly [Scenario, toldApart: number]>> = {
  'of those near and far': [meeting(
    [unitOf('a', 'line', [40, 40]), unitOf('b', 'guns', [43, 40]), unitOf('c', 'line', [50, 38])],
    [unitOf('d', 'guns', [40, 42]), unitOf('e', 'line', [43, 44]), unitOf('f', 'guns', [58, 42])],
  ), 78],
  'some of whom reach nobody': [meeting(
    [unitOf('a', 'line', [40, 40]), unitOf('b', 'guns', [44, 40]), unitOf('c', 'line', [52, 40])],
    [unitOf('d', 'guns', [40, 42]), unitOf('e', 'line', [28, 48]), unitOf('f', 'guns', [66, 45])],
  ), 63],
  'with skimmers that let nobody strike': [meeting(
    [unitOf('a', 'line', [40, 40]), unitOf('b', 'skimmers', [44, 40])],
    [unitOf('d', 'line', [40, 42]), unitOf('e', 'guns', [44, 42]), unitOf('f', 'skimmers', [42, 40])],
  ), 42],
  'of which one is fired at in support': [meeting(
    [unitOf('a', 'line', [40, 40]), unitOf('b', 'line', [43, 40])],
    [unitOf('d', 'guns', [40, 42]), unitOf('e', 'line', [43, 42]), unitOf('f', 'guns', [46, 44])],
    [unitOf('s', 'line', [49, 47])],
  ), 37],
};

describe('fights of the same words come to the same in one round', () => {
  it.each(Object.entries(FIGHTS))('%s', (_, [scenario, toldApart]) => {
    const fight = fightIn(begun(scenario), 0);
    const found = promised(fight, structureOf(fight.board, fight.supporters)!);
    expect(found.broken).toEqual([]);
    expect(found.told).toBe(toldApart);
  });

  it.each<readonly [string, Scenario]>([
    ['a sniper among others', meeting(
      [...rowOf('a', 'line', 2, [40, 40]), unitOf('s', 'snipers', [46, 40])], rowOf('d', 'line', 2, [40, 42]))],
    ['one with First Strike among others', meeting(
      [...rowOf('a', 'line', 2, [40, 40]), unitOf('s', 'fast', [46, 40])], rowOf('d', 'line', 2, [40, 42]))],
    ['a sniper who supports', meeting(
      rowOf('a', 'line', 2, [40, 40]), rowOf('d', 'line', 2, [40, 42]), [unitOf('s', 'snipers', [40, 36])])],
    ['a supporter who sees one of two', meeting(
      rowOf('a', 'line', 2, [40, 40]), rowOf('d', 'line', 2, [40, 42]), [unitOf('s', 'line', [26, 37])])],
  ])('no words tell one with %s', (_, scenario) => {
    const { board, supporters } = fightIn(begun(scenario), 0);
    expect(structureOf(board, supporters)).toBeNull();
  });
});
