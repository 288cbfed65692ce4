/** Ways out of an assault: landed aircraft, friends who panic or run, Ethereals mourned, passengers collected. */
import type { ScenarioFormation } from '../../../src/epic-armageddon/model/scenario.ts';
import { rowOf, unitOf } from '../../support/build.ts';
import { DEFENDER_ROLLS_HIGH } from '../../support/fight.ts';
import { friends, gotIn, moved, scenario, withdrawn } from './walk-parts.ts';
import type { Walk } from './walk.ts';

const marines = rowOf('a', 'idle', 2, [30, 20]);
/** It takes the hack-down instead of the lander. */
const guard = unitOf('d0', 'idle', [30, 22]);
const lander = unitOf('d1', 'lander', [33, 26]);
const crew = (profile: string) => unitOf('p1', profile, [33, 26], { aboard: 'd1' });

/** The defender loses while friends of it stand near. */
const watching = (others: readonly ScenarioFormation[]) =>
  scenario(marines, rowOf('d', 'idle', 6, [30, 24]), { others });
const panicking = friends('panicking', 'defender', rowOf('s', 'idle', 2, [30, 30]), { broken: true });
const guns = friends('guns', 'defender', [unitOf('g1', 'gun', [36, 30])]);

export const WAY_OUT = {
  'a lander that is lost, and its passenger with it': {
    scenario: scenario(marines, [guard, lander, crew('idle')]),
    faces: [3, 3, 1, 1, 1],
  },
  'a lander that is lost, whose passenger runs': {
    scenario: scenario(marines, [guard, lander, crew('wall')]),
    faces: [3, 3, 1, 1, 5],
  },
  'broken friends who panic': { scenario: watching([panicking]) },
  'broken friends who panic while others run too late': {
    scenario: watching([panicking, guns]), decisions: [withdrawn, withdrawn],
  },
  'a winner who mourns an Ethereal': {
    scenario: scenario([unitOf('a1', 'boyz', [30, 20])], [
      unitOf('d1', 'ethereal', [30, 22]), ...rowOf('d9', 'idle', 3, [34, 22]),
    ]),
    faces: [4, ...DEFENDER_ROLLS_HIGH, 1],
  },
  'a winner who collects his own': {
    scenario: scenario(
      [unitOf('a1', 'cart', [30, 20]), unitOf('a2', 'idle', [30, 24])], [unitOf('d1', 'idle', [30, 34])],
    ),
    decisions: [moved('a1', 30, 21.5), gotIn('a2', 'a1')],
  },
} as const satisfies Readonly<Record<string, Walk>>;
