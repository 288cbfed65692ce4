/**
 * Four withdrawals that one would show a club, each with its every die and decision: through dangerous terrain, in a
 * Rhino, under overwatch, and with a straggler. The one attacker in contact falls at once, and the others withdraw.
 */
import type { Decision } from '../../src/epic-armageddon/model/events.ts';
import type { Scenario, ScenarioFormation, ScenarioUnit } from '../../src/epic-armageddon/model/scenario.ts';
import { formationOf, rowOf, scenarioOf, unitOf, type ScenarioParts } from './build.ts';
import { bandOf } from './moves.ts';
import { profileOf } from './profiles.ts';

export interface WithdrawalCase {
  readonly scenario: Scenario;
  readonly faces: readonly number[];
  readonly decisions: readonly Decision[];
}

/** The defender hits the one attacker in contact, whose armour of 4+ fails. */
const SWIFT = [1, 4, 1];

const moved = (unit: string, x: number, y: number): Decision => ({ type: 'unit.moved', unit, to: [x, y] });
const gotIn = (unit: string, transport: string): Decision => ({ type: 'unit.embarked', unit, transport });
const ended: Decision = { type: 'withdrawal.ended' };

const beaten = (
  title: string, rest: readonly ScenarioUnit[], others: readonly ScenarioFormation[] = [], more: ScenarioParts = {},
): Scenario => scenarioOf({
  title,
  depth: 120,
  profiles: { walker: profileOf({ name: 'Dreadnought', type: 'armoured-vehicle', speed: 30, abilities: ['walker'] }) },
  formations: [
    formationOf('attacker', [unitOf('a1', 'tactical', [60, 100]), ...rest]),
    formationOf('defender', [unitOf('d1', 'boyz', [60, 102])]),
    ...others,
  ],
  ...more,
});

export const FOUR_WITHDRAWALS = {
  terrain: {
    scenario: beaten('Through the woods', [unitOf('a2', 'rhino', [60, 84]), unitOf('a3', 'walker', [64, 84])], [], {
      terrain: [bandOf('woods', 40, 60)],
    }),
    faces: [...SWIFT, 2, 1, 1, 4, 5],
    decisions: [],
  },
  rhino: {
    scenario: beaten('The empty Rhino', [
      unitOf('t1', 'rhino', [57.5, 83]), unitOf('p1', 'devastator', [60, 83]), unitOf('p2', 'devastator', [63, 83]),
    ], [formationOf('defender', [unitOf('e1', 'boyz', [62, 38])], { id: 'behind' })]),
    faces: SWIFT,
    decisions: [gotIn('p1', 't1'), gotIn('p2', 't1'), moved('t1', 20, 83), ended],
  },
  overwatch: {
    scenario: beaten('Fire at their backs', rowOf('a2', 'tactical', 5, [54, 84]), [
      formationOf('defender', [unitOf('w1', 'boyz', [110, 110])], { id: 'watch', overwatch: true }),
    ]),
    faces: [...SWIFT, 3],
    decisions: [
      ...[1, 2, 3, 4, 5].map(i => moved(`a2${i}`, 51 + 3 * i, 72)),
      { type: 'withdrawal.halfway' },
      { type: 'overwatch.fired', formation: 'watch', target: 'attacker', hits: [{ unit: 'a21' }] },
      { type: 'overwatch.ended' },
      ended,
    ],
  },
  straggler: {
    scenario: beaten('The straggler', rowOf('a', 'tactical', 4, [54, 84]).slice(1)),
    faces: SWIFT,
    decisions: [moved('a2', 57, 60), moved('a3', 60, 60), moved('a4', 63, 75), ended],
  },
} as const satisfies Readonly<Record<string, WithdrawalCase>>;
