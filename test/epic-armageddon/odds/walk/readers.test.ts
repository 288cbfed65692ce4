/** Throws that are rare: walking reads them as the statechart throws them, outcome by outcome. */
import { describe, expect, it } from 'vitest';
import { handsOf } from '../../../../machines/epic-armageddon/why.ts';
import type { Profile } from '../../../../src/epic-armageddon/model/profile.ts';
import { DEFAULT_RULINGS } from '../../../../src/epic-armageddon/rulings/defaults.ts';
import type { Scenario } from '../../../../src/epic-armageddon/model/scenario.ts';
import { startAssault } from '../../../../src/epic-armageddon/steps/start.ts';
import { formationOf, scenarioOf, terrainOf, unitOf } from '../../../support/build.ts';
import { profileOf } from '../../../support/profiles.ts';
import { engine, stage, stands } from '../../../support/stage.ts';
import { firstThrow } from '../../../support/odds-oracle/chart.ts';
import { enumerateOdds } from '../../../support/odds-oracle/enumerate-odds.ts';
import { differences, figuresOf } from '../../../support/odds-oracle/figures.ts';
import { throwsIn } from '../stakes/after-each.ts';
import { walkedFrom } from '../told.ts';

/** Sums of the same probabilities in another order differ by no more. */
const ROUNDING = 1e-12;
const TOLERANCE = 1e-8;

const FIGHTER = { cc: 4 } as const;
const exploding = (more: Partial<Profile['critical']> = {}): Partial<Profile> => ({ ...FIGHTER, critical: {
  damage: 'all', splash: { within: 5, hitOn: 6, effect: 'normal' }, entered: false, later: false, ...more } });
const marsh = [terrainOf('marsh', [0, 24], [120, 28])];
const friend = (id: string, x: number) =>
  ({ side: 'attacker', id, stands: { [id]: { ff: 4, at: [x, 20] } } }) as const;

const duel = [stands('a', 1, [30, 20], FIGHTER), stands('d', 1, [30, 22], FIGHTER)] as const;
const eager = (defender: Parameters<typeof stage>[1]): Scenario =>
  stage(stands('a', 1, [60, 14], FIGHTER), defender, {
    startAt: 'a1ChooseTarget', terrain: marsh, defender: { rules: ['unblooded'] } });

const bereft = scenarioOf({
  profiles: {
    ethereal: profileOf({ name: 'Ethereal', armour: null, cc: null, ff: null }),
    man: profileOf({ ff: null, armour: null }),
  },
  formations: [
    formationOf('attacker', [unitOf('a', 'man', [30, 20])]),
    formationOf('defender', [unitOf('e', 'ethereal', [29, 21.75]), unitOf('d', 'man', [31, 21.75])]),
  ],
});

const RARE: readonly (readonly [string, Scenario, number, string])[] = [
  ['an action test (A0.2)',
    stage(...duel, { startAt: 'a1ChooseTarget', engage: { actionTest: 'usual' } }), 1, 'action-test'],
  ['an action test that is retained (A0.2)',
    stage(...duel, { startAt: 'a1ChooseTarget', engage: { actionTest: 'retaining' } }), 1, 'action-test'],
  ['a charge without a test (A1.1)', stage(...duel, { startAt: 'a1ChooseTarget' }), 3, 'result'],
  ['the unblooded in the marsh (A2.10, A3.9)', eager({ d1: { ...FIGHTER, at: [60, 29] } }), 1, 'dangerous-terrain'],
  ['a war engine that explodes (W6)',
    stage(stands('a', 1, [30, 20], { cc: 3 }), { d: engine(2, [30, 23.5], exploding()) }), 12, 'splash'],
  ['a war engine whose players enter its critical hit (W6)',
    stage(stands('a', 1, [30, 20], { cc: 3 }),
      { d: engine(2, [30, 23.5], exploding({ splash: null, entered: true })) }),
    1, 'critical'],
  ['grief for an Ethereal (A8.1)', bereft, 2, 'blast-markers'],
  ['supporting fire of one formation after the other (A5.4)', stage(...duel, {
    rulings: { ...DEFAULT_RULINGS, supportOrder: 'one-by-one' },
    others: [friend('f', 40), friend('g', 22)] }), 15, 'result'],
];

describe('walking reads as the statechart throws', () => {
  it.each(RARE)('%s', (_, scenario, seed, purpose) => {
    expect(throwsIn(scenario, seed).flatMap(handsOf).map(hand => hand.purpose)).toContain(purpose);
    const { figures, left } = enumerateOdds(firstThrow(scenario));
    const odds = walkedFrom({ at: 'setUp', assault: startAssault(scenario) }, { tolerance: TOLERANCE });
    expect(odds.unresolved).toBeLessThan(TOLERANCE);
    expect(differences(figuresOf(odds), figures, ROUNDING + left + odds.unresolved)).toEqual([]);
  });
});
