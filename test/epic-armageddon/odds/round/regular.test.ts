/** Which assaults whole rounds tell. */
import { describe, expect, it } from 'vitest';
import { roundFightOf } from '../../../../src/epic-armageddon/odds/round/fast-odds.ts';
import { isRegular } from '../../../../src/epic-armageddon/odds/round/regular.ts';
import { DEFAULT_RULINGS } from '../../../../src/epic-armageddon/rulings/defaults.ts';
import { RULING_IDS, RULINGS } from '../../../../src/epic-armageddon/rulings/rulings.ts';
import type { Scenario } from '../../../../src/epic-armageddon/model/scenario.ts';
import type { Assault } from '../../../../src/epic-armageddon/model/state.ts';
import { terrainOf } from '../../../support/build.ts';
import { weaponOf } from '../../../support/profiles.ts';
import {
  engine, stage, stands, type Others, type StageParts, type Stand, type Stands,
} from '../../../support/stage.ts';
import { begun } from './fights.ts';

const SHEET = { cc: 4, ff: 4, armour: 4 } as const;
const MARINES = stands('a', 3, [30, 40], SHEET);
const BOYZ = stands('d', 3, [30, 42], SHEET);

const isTold = (attackers: Stands, defenders: Stands = BOYZ, parts: StageParts = {}): boolean =>
  isRegular(begun(stage(attackers, defenders, parts)));
const joinedBy = (sheet: Partial<Stand>): Stands => ({ ...MARINES, one: { ...SHEET, at: [39, 40], ...sheet } });
const ENGINE = engine(3, [46, 38], SHEET);

const KILLER = { weapons: [weaponOf({ rules: ['titan-killer-d3'] })] };
const RUINS = terrainOf('ruins', [34, 30], [37, 60]);

const INTERMINGLED: StageParts = {
  engage: { intermingled: ['more'] },
  others: [{ side: 'defender', id: 'more', stands: stands('m', 2, [39, 42], SHEET), more: { broken: true } }],
};

const CARRIER: Partial<Stand> = { type: 'armoured-vehicle', radius: 1.5, abilities: ['transport'], at: [40, 39.5] };
const CARRIED: Others = { side: 'attacker', id: 'friends', stands: {
  carrier: { ...SHEET, ...CARRIER, at: [30, 30] }, carried: { ...SHEET, at: [30, 30], more: { aboard: 'carrier' } },
} };
describe('whole rounds tell an assault', () => {
  it.each<readonly [string, boolean]>([
    ['of ordinary units', isTold(MARINES)],
    ['of war engines', isTold({ ...MARINES, e: ENGINE })],
    ['with Titan Killers where there are no war engines', isTold(joinedBy(KILLER))],
    ['of war engines with Titan Killers of several points beside them', isTold({ ...joinedBy(KILLER), e: ENGINE })],
    ['with passengers nearby', isTold(MARINES, BOYZ, { others: [CARRIED] })],
    ['with lines of fire cut where there are no war engines', isTold(MARINES, BOYZ, { terrain: [RUINS] })],
    ['of war engines where terrain cuts a line of fire', isTold({ ...MARINES, e: ENGINE }, BOYZ, { terrain: [RUINS] })],
    ['with a landed aircraft', isTold(joinedBy({ abilities: ['aircraft'], type: 'armoured-vehicle' }))],
    ['of Ethereal units', isTold(joinedBy({ name: 'Ethereal' }))],
    ['of summoned units', isTold(MARINES, BOYZ, { attacker: { rules: ['summoned-units'] } })],
    ['in which one formation of a side was broken before and one was not', isTold(MARINES, BOYZ, INTERMINGLED)],
    ['with all formations of a side broken before', isTold(MARINES, BOYZ, { defender: { broken: true } })],
  ])('%s', (_, told) => {
    expect(told).toBe(true);
  });
});

const BLAST = { damage: 0, entered: false, later: false, splash: { within: 5, hitOn: 6, effect: 'normal' } } as const;

describe('whole rounds do not tell an assault', () => {
  it.each<readonly [string, boolean]>([
    ['with passengers', isTold({ ...joinedBy(CARRIER), p: { ...SHEET, at: [40, 39.5], more: { aboard: 'one' } } })],
    ['of Ethereals and summoned units', isTold({ ...joinedBy({ name: 'Ethereal' }), b: { ...SHEET, name: 'Flamers',
      at: [42, 40] } }, BOYZ, { attacker: { rules: ['summoned-units'] } })],
    ['of a war engine that blows up', isTold({ ...MARINES, e: { ...ENGINE, critical: BLAST } })],
    ['of those who must counter-charge', isTold(
      MARINES, { ...BOYZ, far: { ...SHEET, at: [39, 46] } }, { defender: { rules: ['unblooded'] } })],
    ['of attackers who must counter-charge', isTold(
      { ...MARINES, far: { ...SHEET, at: [39, 36] } }, BOYZ, { attacker: { rules: ['unblooded'] } })],
    ['of war engines under Titan Killers of several points', isTold(joinedBy(KILLER), { ...BOYZ, e: ENGINE })],
    ['of war engines that cut a line of fire', isTold(
      { a1: { ...SHEET, at: [30, 38] }, e: { ...ENGINE, at: [34, 38] } }, { d1: { ...SHEET, at: [40, 38] } })],
  ])('%s', (_, told) => {
    expect(told).toBe(false);
  });

  const assault = begun(stage(MARINES, BOYZ));
  const wreck = { kind: 'passengers', unit: 'a1', units: [], effect: 'normal', origin: 'attack' } as const;
  it.each<readonly [string, Partial<Assault>]>([
    ['in whose middle something follows from hits', { aftermath: [wreck] as unknown as Assault['aftermath'] }],
    ['in whose middle a blast is held back', { heldBlasts: ['a1'] as unknown as Assault['heldBlasts'] }],
    ['in whose middle somebody climbs out of a wreck', { spilled: ['a1'] as unknown as Assault['spilled'] }],
  ])('%s', (_, more) => {
    expect(isRegular({ ...assault, ...more })).toBe(false);
  });

  const armed = (rule: string): Partial<Stand> => ({ weapons: [weaponOf({ rules: [rule] })] });
  const FRIENDS: Others = { side: 'attacker', id: 'friends', stands: stands('f', 1, [60, 30], SHEET) };
  const EVERYTHING = stage({
    ...MARINES, engine: ENGINE, m: { ...SHEET, ...armed('macro-weapon'), at: [52, 40] },
    l: { ...SHEET, ...armed('lance'), at: [54, 40] }, s: { ...SHEET, ...armed('sniper'), at: [56, 40] },
  }, BOYZ, { others: [FRIENDS] });
  const refusedIn = (scenario: Scenario): readonly string[] => {
    const others = RULING_IDS.flatMap(id => Object.keys(RULINGS[id].answers)
      .filter(answer => answer !== DEFAULT_RULINGS[id]).map(answer => [id, answer] as const));
    const refused = others.filter(([id, answer]) =>
      !isRegular(begun({ ...scenario, rulings: { ...scenario.rulings, [id]: answer } })));
    return [...new Set(refused.map(([id]) => id))].sort();
  };

  it('with another answer to one of eleven questions', () => {
    expect(isRegular(begun(EVERYTHING))).toBe(true);
    expect(refusedIn(EVERYTHING)).toEqual([
      'criticalDeath', 'engagedInLaterRounds', 'laterBatch', 'nomination', 'sniperPlace', 'soak', 'specialHits',
      'splashTiming', 'supportEachRound', 'supportOrder', 'titanDice',
    ]);
  });

  it('but they do with other answers to questions that do not arise', () => {
    expect(refusedIn(stage(MARINES, BOYZ))).toEqual(['engagedInLaterRounds']);
    const scenario = stage(MARINES, BOYZ);
    const rulings = { ...scenario.rulings, engagedAttackersGone: 'fights-on' } as const;
    expect(refusedIn({ ...scenario, rulings })).toEqual([]);
  });
});

describe('whole rounds are left alone', () => {
  const fightIn = (scenario: Scenario) => roundFightOf(begun(scenario));
  const crowd = (count: number): Stands => stands('a', count, [2, 40], SHEET, 2);

  it('not where a side has more states than a number can tell, but that is said', () => {
    expect(fightIn(stage(crowd(52), BOYZ))?.isLarge).toBe(false);
    expect(fightIn(stage(crowd(53), BOYZ))?.isLarge).toBe(true);
  });

  it('where up to eight fight of whom some are counted as nobody mourns them', () => {
    const grotz = (count: number): Stands =>
      ({ ...stands('g', count - 1, [30, 42], { ...SHEET, name: 'Grotz' }), boss: { ...SHEET, at: [45, 42] } });
    expect(fightIn(stage(stands('a', 4, [30, 40], SHEET), grotz(4)))).toBeNull();
    expect(fightIn(stage(stands('a', 4, [30, 40], SHEET), grotz(5)))).not.toBeNull();
    expect(fightIn(stage(stands('a', 4, [30, 40], SHEET), stands('d', 4, [30, 42], SHEET)))).not.toBeNull();
  });

  it('where up to eight fight of whom it is not told who is caught in flight', () => {
    const brave = (count: number): Stands =>
      stands('a', count, [30, 40], { ...SHEET, speed: 0, abilities: ['fearless'] });
    expect(fightIn(stage(brave(4), stands('d', 4, [30, 42], SHEET)))).toBeNull();
    expect(fightIn(stage(brave(5), stands('d', 4, [30, 42], SHEET)))).not.toBeNull();
  });
});
