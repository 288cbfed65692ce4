/** The order of a round, and rounds in which hardly anybody is left: tiny fights held to the statechart. */
import { describe, expect, it } from 'vitest';
import type { Scenario } from '../../../../src/epic-armageddon/model/scenario.ts';
import { formationOf, rowOf, scenarioOf, terrainOf, unitOf } from '../../../support/build.ts';
import { profileOf } from '../../../support/profiles.ts';
import { engine, stage } from '../../../support/stage.ts';
import { wrongIn, wrongInFirst } from './held.ts';

const SWIFT = { speed: 40 } as const;

describe('whole rounds go on as the statechart does', () => {
  it('A4.1: where those who live are too far from each other to fight', () => {
    expect(wrongIn(stage(
      { a: { ...SWIFT, cc: 2, at: [40, 40] }, b: { ...SWIFT, at: [80, 40] } },
      { d: { ...SWIFT, cc: 2, at: [40, 42] }, e: { ...SWIFT, at: [80, 70] } },
    ))).toEqual([]);
  });

  it.each<readonly [string, Scenario]>([
    ['A4.7: from attackers who are all lost of those engaged', stage(
      { a: { ...SWIFT, armour: 4, cc: 4, at: [40, 40] }, b: { ...SWIFT, at: [80, 40] } },
      { d: { ...SWIFT, armour: 4, cc: 3, at: [40, 42] } },
    )],
    ['V13: with those in their own trench before others of their kind', scenarioOf({
      formations: [
        formationOf('attacker', [unitOf('a', 'boyz', [42, 40])]),
        formationOf('defender', rowOf('d', 'line', 2, [41, 40 + Math.sqrt(3)], 2), { rules: ['masters-of-siege'] }),
      ],
      terrain: [terrainOf('open-ground', [42.5, 41], [46, 44], { works: 'trench', builtBy: 'defender' })],
      profiles: { line: profileOf({ ff: null }) },
    })],
    ['A6.5: to a hack-down on a war engine and a stand', stage(
      { a: { cc: 3, at: [60, 40] } }, { d: engine(3, [60, 43.5], { armour: 5 }), e: { armour: 5, at: [66, 43] } },
    )],
    ['A6.5: to a hack-down that spares a Fearless war engine', stage(
      { a: { cc: 3, at: [60, 40] } },
      { d: engine(2, [60, 43.5], { armour: 5, abilities: ['fearless'] }), e: { armour: 5, at: [66, 43] } },
    )],
    ['A7.3: to the flight of two of whom one stays where it is', stage(
      { a: { cc: 4, at: [60, 40] } }, { d: { armour: 4, speed: 0, at: [60, 42] }, e: { armour: 4, at: [63, 44] } },
    )],
    ['A7.3: to the flight of two who stay where they are', stage(
      { a: { cc: 4, at: [60, 40] } },
      { d: { armour: 4, speed: 0, at: [60, 42] }, e: { armour: 4, speed: 0, at: [63, 44] } },
    )],
  ])('%s', (_, scenario) => {
    expect(wrongInFirst(scenario)).toEqual([]);
  });
});
