/** Open questions about supporting fire, at the table. */
import type { SUPPORT_RULINGS } from '../../../src/epic-armageddon/rulings/support.ts';
import { formationIn, lostTo } from '../../support/fight.ts';
import { engine, stage, stands, type StageParts } from '../../support/stage.ts';
import { reported, thrown, type Answers, type Probes } from './probe.ts';

const FIGHTS = { armour: 6, cc: 4, ff: 6 } as const;
const friend = (at: readonly [number, number]): StageParts => ({
  others: [{ side: 'attacker', id: 's', stands: { s1: { at, ...FIGHTS } } }],
});

const supported = stage({ a1: { at: [30, 20], ...FIGHTS } }, { d1: { at: [30, 22], ...FIGHTS } }, friend([36, 22]));
const silent = stage({ a1: { at: [30, 20], ...FIGHTS } }, { d1: { at: [30, 30] } }, friend([36, 30]));
const wide = stage(stands('a', 2, [30, 20], {}, 20), { ...stands('d', 2, [30, 22], {}, 20), d3: { at: [60, 60] } }, {
  others: [{ side: 'attacker', id: 's', stands: { s1: { at: [24, 26], ff: 6 }, s2: { at: [24, 23], ff: 6 } } }],
  rulings: { supportCalledBy: 'enemy-engaged' },
});
const towered = stage({ a1: { at: [30, 20] } }, { d1: { at: [30, 22], cc: 6 } }, {
  others: [{ side: 'attacker', id: 's', stands: { s1: engine(3, [38, 22], { ff: 4 }) } }],
});

/** Two friends, each nearer to another enemy. */
const queued = stage(
  stands('a', 2, [30, 20], {}, 20),
  { d1: { at: [30, 22] }, d2: { at: [33.5, 22] }, d3: { at: [50, 22] }, d4: { at: [60, 60] } },
  {
    others: [
      { side: 'attacker', id: 'near', stands: { s1: { at: [30, 26], ff: 6 } } },
      { side: 'attacker', id: 'far', stands: { s2: { at: [50, 32], ff: 6 } } },
    ],
    rulings: { supportCalledBy: 'enemy-engaged' },
  },
);

/** Markers on friends of the loser near by, after a result or a swift ending. */
const shaken = (answers: Answers, marched: boolean, defenders: number): number => {
  const scenario = stage({ a1: { at: [30, 20], cc: 4 }, a2: { at: [33, 20] } }, stands('d', defenders, [30, 22]), {
    others: [{ side: 'defender', id: 'w', stands: stands('w', 3, [30, 32]), more: { marched } }],
  });
  return formationIn(reported(scenario, answers, defenders === 1 ? [4] : [4, 6, 6, 1, 1]), 'w').blastMarkers;
};

export const SUPPORT_PROBES: Probes<typeof SUPPORT_RULINGS> = {
  supportEachRound: {
    see: answers => thrown(supported, answers, { ties: 1 }).dice.filter(die => die.startsWith('s1')).length,
    seen: { 'every-round': 2, 'first-round': 1 },
  },
  supportCalledBy: {
    see: answers => thrown(silent, answers).dice.filter(die => die.startsWith('s1')).length,
    seen: { 'enemy-that-attacked': 0, 'enemy-engaged': 1 },
  },
  supportReach: {
    see: answers => lostTo(thrown(wide, answers, { face: 6 }).report, 'support'),
    seen: { 'within-15cm': ['d1'], 'all-engaged': ['d1', 'd2'] },
  },
  supportOrder: {
    see: answers => lostTo(thrown(queued, answers, { face: 6 }).report, 'support'),
    seen: { together: ['d1', 'd2'], 'one-by-one': ['d1', 'd3'] },
  },
  losersSupporters: {
    see: answers => [shaken(answers, true, 3), shaken(answers, false, 3), shaken(answers, false, 1)],
    seen: { 'swift-endings-too': [1, 1, 1], 'when-support-is-called': [1, 1, 0], 'able-to-fire': [0, 1, 0] },
  },
  supportingWarEngine: {
    see: answers => thrown(towered, answers).dice.filter(die => die.startsWith('s1')).length,
    seen: { 'starting-capacity': 3, one: 1 },
  },
};
