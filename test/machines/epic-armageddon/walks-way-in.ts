/** Ways into an assault: the action test, passengers, care, overwatch. */
import { rowOf, unitOf } from '../../support/build.ts';
import { bandOf } from '../../support/moves.ts';
import { careful, charged, countered, friends, gotIn, gotOut, moved, rose, scenario, withdrawn } from './walk-parts.ts';
import type { Walk } from './walk.ts';

const target = [unitOf('d1', 'idle', [60, 30])];
const watch = friends('watch', 'defender', [unitOf('w1', 'idle', [60, 75])], { overwatch: true });

/** A side that has a stand on foot, one that fails in the marsh, and a cart with a passenger. */
const column = (name: string, y: number, cart: number) => [
  unitOf(`${name}1`, 'idle', [60, y]), unitOf(`${name}2`, 'idle', [64, y]), unitOf(`t${name}`, 'cart', [56, cart]),
  unitOf(`p${name}`, 'idle', [56, cart], { aboard: `t${name}` }),
];

export const WAY_IN = {
  'an action test, failed and passed': {
    scenario: scenario([unitOf('a1', 'idle', [60, 20], { characters: ['warlord'] })], target, {
      startAt: 'a1ChooseTarget', engage: { actionTest: 'usual' },
    }),
    faces: [1, 6],
    decisions: [{ type: 'test.repeated' }],
  },
  'an action test, failed twice': {
    scenario: scenario([unitOf('a1', 'idle', [60, 20], { characters: ['warlord'] })], target, {
      startAt: 'a1ChooseTarget', engage: { actionTest: 'retaining' },
    }),
    faces: [1, 1],
    decisions: [{ type: 'test.repeated' }],
  },
  'a charge out of a transport, with care, under overwatch': {
    scenario: scenario([...column('a', 10, 10), unitOf('a3', 'idle', [62, 8])], target, {
      startAt: 'a1ChooseTarget', terrain: [bandOf('marsh', 14, 18)], others: [watch],
    }),
    faces: [1, 1],
    decisions: [
      careful('a2'), moved('a2', 64, 15), gotOut('pa', 56, 13), charged,
      { type: 'overwatch.fired', formation: 'watch', target: 'attacker', hits: [{ unit: 'pa' }] },
    ],
  },
  'overwatch that is kept': {
    scenario: scenario([unitOf('a1', 'idle', [60, 20])], target, { startAt: 'a1ChooseTarget', others: [watch] }),
  },
  'overwatch that breaks who cannot run': {
    scenario: scenario([unitOf('a1', 'gun', [60, 20])], target, { startAt: 'a1ChooseTarget', others: [watch] }),
    decisions: [
      charged, { type: 'overwatch.fired', formation: 'watch', target: 'attacker', hits: [] }, withdrawn,
    ],
  },
  'transports and care in the counter-charges of both sides': {
    scenario: scenario(column('a', 14, 12), column('d', 27, 29), {
      startAt: 'a1ChooseTarget', terrain: [bandOf('marsh', 15, 25)],
    }),
    faces: [1, 1, 3, 3, 4, 4, 1, 1],
    decisions: [
      charged,
      careful('d2'), moved('d2', 64, 23), gotOut('pd', 56, 26), gotIn('d1', 'td'), countered,
      careful('a2'), moved('a2', 61.78, 17.33), gotOut('pa', 56, 9), gotIn('a1', 'ta'), countered, countered,
    ],
  },
  'skimmers of both sides pop up': {
    scenario: scenario([unitOf('a1', 'glider', [60, 12])], [unitOf('d1', 'glider', [60, 24])], {
      startAt: 'a1ChooseTarget',
    }),
    faces: [3, 3, 3, 3],
    decisions: [charged, rose('d1'), countered, rose('a1'), countered, countered],
  },
  'the unblooded on both sides': {
    scenario: scenario([], [], { startAt: 'a1ChooseTarget', formations: [
      friends('attacker', 'attacker', [unitOf('a1', 'idle', [60, 12])], { rules: ['unblooded'] }),
      friends('defender', 'defender', [unitOf('d1', 'idle', [60, 29])], { rules: ['unblooded'] }),
    ] }),
    faces: [3, 3, 3, 3],
  },
  'a Commander’s friends and what stands among the target': {
    scenario: scenario([unitOf('a1', 'idle', [60, 20], { characters: ['captain'] })], target, {
      startAt: 'a1ChooseTarget', engage: { combined: ['more'], intermingled: ['among'] },
      others: [
        friends('more', 'attacker', rowOf('m', 'idle', 2, [64, 20])),
        friends('among', 'defender', rowOf('n', 'idle', 2, [64, 30])),
      ],
    }),
  },
} as const satisfies Readonly<Record<string, Walk>>;
