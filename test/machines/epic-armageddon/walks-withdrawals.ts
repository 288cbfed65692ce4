/** Withdrawals with all that may happen in them, and winners under fire. */
import type { Decision, OverwatchFire } from '../../../src/epic-armageddon/model/events.ts';
import type { ScenarioUnit } from '../../../src/epic-armageddon/model/scenario.ts';
import { rowOf, unitOf } from '../../support/build.ts';
import { bandOf } from '../../support/moves.ts';
import { careful, charged, friends, gotIn, gotOut, moved, scenario, withdrawn } from './walk-parts.ts';
import type { Walk } from './walk.ts';

const watch = friends('watch', 'defender', [unitOf('w1', 'idle', [5, 5])], { overwatch: true });
const alsoWatching = friends('other', 'defender', [unitOf('w2', 'idle', [9, 5])], { overwatch: true });
const fired = (hits: OverwatchFire['hits'] = []): Decision =>
  ({ type: 'overwatch.fired', formation: 'watch', target: 'attacker', hits });
const over: Decision = { type: 'overwatch.ended' };
const rest: Decision = { type: 'rest.withdrew' };

/** One attacker falls in contact, and those behind it withdraw. */
const beaten = (units: readonly ScenarioUnit[], band: readonly [number, number]) => scenario(
  [unitOf('a1', 'idle', [60, 60]), ...units], [unitOf('d1', 'blade', [60, 62])],
  { depth: 120, terrain: [bandOf('marsh', ...band)], others: [watch, alsoWatching] },
);

export const WITHDRAWALS = {
  'a withdrawal with care, in a cart, through a marsh, under overwatch': {
    scenario: beaten([
      ...rowOf('b', 'idle', 6, [50, 40]), unitOf('t1', 'cart', [80, 40]),
      unitOf('p1', 'idle', [80, 40], { aboard: 't1' }),
      unitOf('p2', 'idle', [84, 42]),
    ], [34, 38]),
    faces: [6, 1, 3, 2],
    decisions: [
      careful('b1'), moved('b1', 50, 37), moved('b2', 53, 20), gotIn('p2', 't1'), gotOut('p1', 79, 44),
      { type: 'withdrawal.halfway' }, fired([{ unit: 'b3' }]), over, moved('b6', 65, 45),
      { type: 'withdrawal.moved' }, over, rest, withdrawn,
    ],
  },
  'winners who consolidate under overwatch that breaks nobody, then one that it breaks': {
    scenario: scenario([unitOf('a1', 'blade', [60, 60]), unitOf('a2', 'idle', [63, 60])],
      [unitOf('d1', 'idle', [60, 62])], { others: [watch, alsoWatching] }),
    faces: [6],
    decisions: [
      moved('a1', 60, 57), { type: 'consolidation.moved' }, over, moved('a1', 60, 56), { type: 'consolidation.moved' },
      fired([{ unit: 'a2' }]), over, rest, withdrawn,
    ],
  },
  'a winner that was broken already comes under fire': {
    scenario: scenario([], [], { formations: [
      friends('attacker', 'attacker', [unitOf('a1', 'blade', [60, 60]), unitOf('a2', 'idle', [63, 60])], {
        broken: true,
      }),
      friends('defender', 'defender', [unitOf('d1', 'idle', [60, 62])]), watch,
    ] }),
    faces: [6],
    decisions: [moved('a1', 60, 57), { type: 'consolidation.moved' }, fired(), over],
  },
  'stragglers of a withdrawal whose passengers are lost with them': {
    scenario: beaten([
      unitOf('b1', 'idle', [50, 40]), unitOf('b2', 'idle', [53, 40]), unitOf('t1', 'cart', [57, 40]),
      unitOf('p1', 'idle', [57, 40], { aboard: 't1' }),
    ], [0, 1]),
    faces: [6],
    decisions: [moved('t1', 80, 40), withdrawn],
  },
  'a cart that collects in a charge': {
    scenario: scenario(
      [unitOf('t1', 'cart', [60, 20]), unitOf('a1', 'idle', [60, 26])], [unitOf('d1', 'idle', [60, 75])],
      { startAt: 'a1ChooseTarget', terrain: [bandOf('marsh', 21, 22)] },
    ),
    faces: [2],
    decisions: [gotIn('a1', 't1'), charged],
  },
} as const satisfies Readonly<Record<string, Walk>>;
