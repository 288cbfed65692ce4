/** Survivors who are somebody else’s like, and fights that are alike for one round. */
import { describe, expect, it } from 'vitest';
import { standInsFor } from '../../../../src/epic-armageddon/odds/round/alike.ts';
import { numberOf } from '../../../../src/epic-armageddon/odds/round/loss-code.ts';
import type { Fight } from '../../../../src/epic-armageddon/odds/round/round.ts';
import type { States } from '../../../../src/epic-armageddon/odds/round/engaged.ts';
import { structureOf } from '../../../../src/epic-armageddon/odds/round/structure.ts';
import type { Scenario, ScenarioUnit } from '../../../../src/epic-armageddon/model/scenario.ts';
import type { Side } from '../../../../src/epic-armageddon/model/procedure.ts';
import type { TerrainPiece } from '../../../../src/epic-armageddon/model/terrain.ts';
import { formationOf, rowOf, scenarioOf, terrainOf } from '../../../support/build.ts';
import { differences, figuresOf } from '../../../support/odds-oracle/figures.ts';
import { profileOf, weaponOf } from '../../../support/profiles.ts';
import { begun, fightIn, swept } from './fights.ts';

const ROUNDING = 1e-12;
const LINE = { cc: 3, ff: 5, armour: 5 } as const;
const KINDS = {
  line: profileOf(LINE),
  brutes: profileOf({ ...LINE, weapons: [weaponOf({ rules: ['macro-weapon'] })] }),
  swift: profileOf({ ...LINE, abilities: ['first-strike'] }),
  veterans: profileOf({ ...LINE, armour: 4 }),
  chiefs: profileOf({ ...LINE, abilities: ['inspiring'] }),
  snipers: profileOf({ ...LINE, weapons: [weaponOf({ rules: ['sniper'] })] }),
  stuck: profileOf({ ...LINE, speed: 0 }),
  gunners: profileOf({ cc: 5, ff: 4, armour: 6 }),
  skimmers: profileOf({ ...LINE, type: 'light-vehicle', radius: 1, cc: 6, abilities: ['skimmer'] }),
  engine: profileOf({ ...LINE, type: 'war-engine', damageCapacity: 3 }),
};
type Kind = keyof typeof KINDS;
type Units = readonly ScenarioUnit[];

const row = (name: string, count: number, y: number, kind: Kind = 'line', x = 30, pitch = 2): Units =>
  rowOf(name, kind, count, [x, y], pitch);
const meeting = (
  attackers: Units, defenders: Units, friends: Units = [], side: Side = 'attacker',
  terrain: readonly TerrainPiece[] = [],
): Scenario => scenarioOf({
  formations: [
    formationOf('attacker', attackers), formationOf('defender', defenders, { rules: ['masters-of-siege'] }),
    ...(friends.length === 0 ? [] : [formationOf(side, friends, { id: 'friends' })]),
  ],
  profiles: KINDS, terrain,
});
/** From the middle of a base to the line through two others that touch it and each other. */
const NESTED = Math.sqrt(3);
const FRIENDS = row('s', 2, 35);

const fightOf = (scenario: Scenario): Fight => fightIn(begun(scenario), 0);
const standingIn = (fight: Fight) => standInsFor(fight.board, fight.supporters);
const structureIn = (fight: Fight) => structureOf(fight.board, fight.supporters);

/** Fights in which everybody of a side is alike. */
const UNIFORM: Readonly<Record<string, Scenario>> = {
  'in contact one by one': meeting(row('a', 4, 40), row('d', 4, 42)),
  'partly in contact': meeting(row('a', 3, 40), [...row('d', 2, 42), ...row('e', 2, 46)]),
  'in contact by pairs': meeting(
    [...row('a', 2, 42 - NESTED, 'line', 29), ...row('b', 2, 42 - NESTED, 'line', 35)],
    row('d', 2, 42, 'line', 30, 6),
  ),
  'in a firefight': meeting(row('a', 4, 40), row('d', 4, 46)),
  'in a firefight with supporters': meeting(row('a', 3, 40), row('d', 4, 46), FRIENDS),
  'with macro-weapons': meeting(row('a', 3, 40, 'brutes'), row('d', 4, 42)),
  'with First Strike on one side': meeting(row('a', 4, 40, 'swift'), row('d', 3, 42)),
};

/** Two who touch the same two; and two who touch one, beside two others who do. */
const KNOTTED: Readonly<Record<string, Scenario>> = {
  'in one knot': meeting([...row('a', 2, 40, 'line', 29), ...row('b', 1, 36, 'line', 30)], [
    ...row('d', 1, 40 + NESTED, 'line', 30), ...row('e', 1, 40 - NESTED, 'line', 30)]),
  'in knots of three': meeting(
    [...row('a', 1, 40), ...row('b', 1, 40, 'line', 36)],
    [...row('d', 2, 40 + NESTED, 'line', 29), ...row('e', 2, 40 + NESTED, 'line', 35)],
  ),
};

/** Fights in which it counts who lives. */
const UNLIKE: Readonly<Record<string, Scenario>> = {
  'one differs in its save': meeting([...row('a', 3, 40), ...row('b', 1, 40, 'veterans', 36)], row('d', 4, 42)),
  'one inspires': meeting([...row('a', 3, 40), ...row('b', 1, 40, 'chiefs', 36)], row('d', 4, 42)),
  'some do not reach everybody': meeting(row('a', 2, 40), row('d', 8, 42, 'line', 30, 3)),
  'one touches two who touch others': meeting(row('a', 2, 40), row('d', 2, 40 + NESTED, 'line', 31)),
  'some touch one enemy and some two': meeting(
    [...row('a', 2, 42 - NESTED), ...row('b', 1, 40, 'line', 36)], row('d', 2, 42, 'line', 31, 5),
  ),
  'there are supporters and contacts': meeting(row('a', 3, 40), row('d', 3, 42), FRIENDS),
  'supporters do not see everybody': meeting(row('a', 3, 40), row('d', 4, 46), row('s', 2, 46, 'line', 14.5)),
  'the defenders’ supporters do not see everybody': meeting(
    row('a', 4, 40), row('d', 3, 46), row('s', 2, 46, 'line', 14.5), 'defender'),
  'they are skimmers that may keep others from striking': meeting(row('a', 2, 40, 'skimmers'), row('d', 2, 42)),
  'some stand in cover': meeting(
    row('a', 3, 40), row('d', 3, 42), [], 'attacker', [terrainOf('ruins', [33.5, 41], [40, 60])]),
  'one strikes first from a trench': meeting(row('a', 3, 40), row('d', 3, 42), [], 'attacker', [
    terrainOf('open-ground', [33.5, 41], [40, 60], { works: 'trench', builtBy: 'defender' })]),
  'some may be caught in flight': meeting(row('a', 2, 40, 'stuck'), row('d', 4, 42)),
  'there are war engines': meeting(row('a', 1, 38, 'engine'), row('d', 4, 42)),
  'there are snipers': meeting(row('a', 3, 40, 'snipers'), row('d', 3, 42)),
};

describe('where everybody of a side is alike', () => {
  it.each(Object.entries(UNIFORM))('others may stand for survivors %s, and the answer is the same', (_, scenario) => {
    const fight = fightOf(scenario);
    const standing = standingIn(fight);
    expect(standing).not.toBeNull();
    const [alike, named] = [swept({ ...fight, standing }, 1e-12), swept(fight, 1e-12)];
    const open = ROUNDING + alike.unresolved + named.unresolved;
    expect(open).toBeLessThan(1e-8);
    expect(differences(figuresOf(alike), figuresOf(named), open)).toEqual([]);
  });

  it.each(Object.entries(UNLIKE))('nobody stands for anybody if %s', (_, scenario) => {
    expect(standingIn(fightIn(begun(scenario)))).toBeNull();
  });

  it.each(['in contact one by one', 'partly in contact', 'in contact by pairs', 'in one knot', 'in knots of three'])(
    'it does not matter who was asked for before, %s', name => {
      const fight = fightOf({ ...UNIFORM, ...KNOTTED }[name]!);
      const { attacker, defender } = fight.board.fighters;
      const remembered = standingIn(fight)!;
      for (let a = 0; a < 2 ** attacker.length; a += 1) {
        for (let d = 0; d < 2 ** defender.length; d += 1) expect(remembered(a, d)).toEqual(standingIn(fight)!(a, d));
      }
    },
  );

  it('those who touch each other stay together and move up, the others behind them', () => {
    const fight = fightOf(UNIFORM['partly in contact']!);
    const { attacker, defender } = fight.board.fighters;
    const stood = standingIn(fight)!(numberOf(attacker, [1, 0, 0]), numberOf(defender, [0, 0, 1, 0]));
    expect(stood).toEqual({ attacker: numberOf(attacker, [0, 1, 0]), defender: numberOf(defender, [0, 1, 0, 0]) });
  });

  it('those who have lost whom they touched are as good as those who never touched anybody', () => {
    const fight = fightOf(UNIFORM['in contact one by one']!);
    const { attacker, defender } = fight.board.fighters;
    const standing = standingIn(fight)!;
    const apart = standing(numberOf(attacker, [0, 1, 1, 1]), numberOf(defender, [1, 1, 0, 1]));
    expect(apart).toEqual(standing(numberOf(attacker, [1, 1, 0, 1]), numberOf(defender, [0, 1, 1, 1])));
    expect(apart).not.toEqual(standing(numberOf(attacker, [1, 1, 0, 1]), numberOf(defender, [1, 1, 0, 1])));
  });
});

describe('fights that are alike for one round', () => {
  const FIGHTS: Readonly<Record<string, Scenario>> = {
    ...UNIFORM,
    'of several kinds': meeting(
      [...row('a', 2, 40), ...row('b', 2, 40, 'brutes', 34)], [...row('d', 3, 42), ...row('e', 2, 43, 'gunners', 36)],
    ),
    'of several kinds with supporters': meeting(
      row('a', 3, 40), [...row('d', 2, 42), ...row('e', 2, 43, 'brutes', 34)], FRIENDS,
    ),
  };
  const told = Object.entries(FIGHTS).filter(([, scenario]) => structureIn(fightOf(scenario)) !== null);

  it('are found but with First Strike', () => {
    expect(Object.keys(FIGHTS).filter(name => !told.some(([one]) => one === name)))
      .toEqual(['with First Strike on one side']);
  });

  it.each(['there are war engines', 'there are snipers', 'supporters do not see everybody'])('none are if %s', name => {
    expect(structureIn(fightOf(UNLIKE[name]!))).toBeNull();
  });

  it.each(told)('leave less unresolved %s, and every figure within it of the truth', (_, scenario) => {
    const fight = fightOf(scenario);
    const exact = figuresOf(swept(fight, 1e-13));
    const without = swept(fight, 1e-3);
    const found = swept({ ...fight, structure: structureIn(fight) }, 1e-3, 1e-9);
    expect(found.unresolved).toBeLessThan(without.unresolved);
    expect(differences(figuresOf(found), exact, found.unresolved + ROUNDING)).toEqual([]);
    expect(differences(figuresOf(found), figuresOf(without), without.unresolved + ROUNDING)).toEqual([]);
  });

  it('end in the same way where their words are the same', () => {
    const fight = fightOf(UNIFORM['in contact one by one']!);
    const structure = structureIn(fight)!;
    const { attacker, defender } = fight.board.fighters;
    const words = (ours: States, theirs: States) => {
      const [a, d] = [numberOf(attacker, ours), numberOf(defender, theirs)];
      return [structure.view('attacker', d).word(a), structure.view('defender', a).word(d)];
    };
    expect(words([0, 1, 1, 0], [0, 1, 1, 0])).toEqual(words([1, 0, 0, 1], [1, 0, 0, 1]));
    expect(words([0, 1, 1, 0], [0, 1, 1, 0])).not.toEqual(words([0, 1, 1, 0], [1, 0, 0, 1]));
  });
});
