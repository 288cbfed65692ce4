/** Assaults that between them go every way the statechart has. */
import type { Decision } from '../../../src/epic-armageddon/model/events.ts';
import type { ScenarioUnit } from '../../../src/epic-armageddon/model/scenario.ts';
import { formationOf, rowOf, unitOf } from '../../support/build.ts';
import { DEFENDER_ROLLS_HIGH } from '../../support/fight.ts';
import { bandOf } from '../../support/moves.ts';
import { allocated, charged, countered, friends, hitMoved, moved, saved, scenario, withdrawn } from './walk-parts.ts';
import type { Walk } from './walk.ts';
import { WAY_IN } from './walks-way-in.ts';
import { WAR_ENGINES } from './walks-war-engines.ts';
import { WAY_OUT } from './walks-way-out.ts';
import { WITHDRAWALS } from './walks-withdrawals.ts';

/** Everything that can be done with a hit and a macro-weapon hit, then with no hits at all. */
const ALL_OF_A_BATCH: readonly Decision[] = [
  hitMoved('d2'), allocated, saved('cover'), saved('armour'), hitMoved('d2'), allocated, saved('armour'),
];
/** A hit and a macro-weapon hit, the first saved by its second die, the other not. */
const HITS_AND_SAVES = [4, 4, 1, 6, 1];

const walls = [...rowOf('d', 'wall', 3, [30, 30]), unitOf('d9', 'wall', [60, 60])];
const ruins = [bandOf('ruins', 29, 70)];

/** One striker of two dice, the second a macro-weapon's: only one of them hits, or both and the first one kills. */
const oneKindOfHit = (kind: string, striker: string | null): Readonly<Record<string, Walk>> => {
  const a1 = unitOf('a1', striker ?? 'idle', [31.5, 28.7]);
  const others = striker === null ? [friends('heroes', 'attacker', [unitOf('a8', 'hero', [31.5, 22])])] : [];
  const against = (defenders: readonly ScenarioUnit[], faces: readonly number[]): Walk => ({
    scenario: scenario([a1], defenders, { others, rulings: { supportCalledBy: 'enemy-engaged' } }), faces,
  });
  return {
    [`${kind}: an ordinary hit alone`]: against(walls, [6, 1]),
    [`${kind}: a macro-weapon hit alone`]: against(walls, [1, 6]),
    [`${kind}: nobody is left for the macro-weapon hit`]:
      against([unitOf('d1', 'idle', [31.5, 30.7]), unitOf('d9', 'wall', [60, 60])], [6, 6]),
    [`${kind}: an ordinary hit on a war engine`]:
      against([unitOf('d1', 'tank', [31.5, 32.2]), unitOf('d9', 'wall', [60, 60])], [6, 1, 1]),
  };
};

export const WALKS = {
  'First Strike with everything': {
    scenario: scenario([unitOf('a1', 'swift', [31.5, 28.7])], walls, { terrain: ruins }),
    faces: HITS_AND_SAVES,
    decisions: ALL_OF_A_BATCH,
  },
  'attacks with everything': {
    scenario: scenario([unitOf('a1', 'hero', [31.5, 28.7])], walls, { terrain: ruins }),
    faces: HITS_AND_SAVES,
    decisions: ALL_OF_A_BATCH,
  },
  'support with everything': {
    scenario: scenario([unitOf('a1', 'boyz', [31.5, 28.7])], walls, {
      terrain: ruins, rulings: { supportCalledBy: 'enemy-engaged' },
      others: [friends('heroes', 'attacker', [unitOf('a8', 'hero', [31.5, 22])])],
    }),
    faces: [1, ...HITS_AND_SAVES],
    decisions: [
      { type: 'supporters.called', side: 'attacker', units: ['a8'] }, { type: 'support.called' }, ...ALL_OF_A_BATCH,
    ],
  },
  ...oneKindOfHit('First Strike', 'swift'),
  ...oneKindOfHit('attacks', 'hero'),
  ...oneKindOfHit('support', null),
  'First Strike that misses': {
    scenario: scenario([unitOf('a1', 'swift', [30, 20])], [unitOf('d1', 'wall', [30, 22])]),
  },
  'support that misses': {
    scenario: scenario([unitOf('a1', 'boyz', [30, 20])], [unitOf('d1', 'boyz', [30, 22])], {
      others: [friends('near', 'defender', [unitOf('s1', 'boyz', [30, 15])])],
    }),
  },
  'support by one formation after another': {
    scenario: scenario([unitOf('a1', 'boyz', [30, 20])], [unitOf('d1', 'boyz', [30, 22])], {
      others: [
        friends('near', 'defender', [unitOf('s1', 'boyz', [30, 15])]),
        friends('next', 'defender', [unitOf('s2', 'boyz', [34, 15])]),
      ],
      rulings: { supportOrder: 'one-by-one' },
    }),
    faces: [1, 1, 1, 1],
  },
  'support that nobody is called for': {
    scenario: scenario([unitOf('a1', 'boyz', [30, 20])], rowOf('d', 'boyz', 2, [30, 22]), {
      others: [friends('near', 'attacker', [unitOf('a8', 'boyz', [30, 15])])],
    }),
    decisions: [{ type: 'supporters.called', side: 'attacker', units: [] }],
  },
  'support that wipes out the defender': {
    scenario: scenario([unitOf('a1', 'idle', [30, 20])], [unitOf('d1', 'idle', [30, 30])], {
      rulings: { supportCalledBy: 'enemy-engaged' },
      others: [friends('near', 'attacker', [unitOf('a8', 'boyz', [30, 25])])],
    }),
    faces: [6],
  },
  'First Strike that cannot strike, then a swift ending': {
    scenario: scenario(
      [unitOf('a1', 'blade', [30, 20]), unitOf('a2', 'boyz', [33, 20])], [unitOf('d1', 'idle', [36, 20])],
    ),
    faces: [4],
  },
  'dangerous terrain, a tie, and a second round': {
    scenario: scenario([unitOf('a1', 'walker', [60, 10]), unitOf('a2', 'walker', [64, 10])], [
      unitOf('d1', 'walker', [60, 32]), unitOf('d2', 'walker', [64, 32]),
    ], { startAt: 'a1ChooseTarget', terrain: [bandOf('marsh', 14, 30)] }),
    faces: [1, 2, 3, 2, 4, 4, 4, 4, 2],
    decisions: [
      { type: 'target.chosen', target: 'defender' },
      moved('a1', 60, 15), moved('a2', 64, 15), charged, moved('d1', 60, 28), countered,
      moved('a1', 60, 16), countered, countered,
    ],
  },
  'hack-downs moved, then withdrawal and consolidation': {
    scenario: scenario([unitOf('a1', 'boyz', [30, 20])], rowOf('d', 'boyz', 12, [19, 22], 2)),
    decisions: [
      hitMoved('d7'), allocated, moved('d2', 21, 40), { type: 'rest.withdrew' }, withdrawn, moved('a1', 30, 16),
    ],
  },
  'friends whom a defeat breaks': {
    scenario: scenario(rowOf('a', 'boyz', 2, [30, 20]), rowOf('d', 'boyz', 8, [25, 22]), {
      others: [friends('near', 'defender', [unitOf('s1', 'boyz', [30, 30]), unitOf('s2', 'boyz', [33, 30])], {
        blastMarkers: 1, marched: true,
      })],
    }),
    decisions: [withdrawn, moved('s1', 30, 50), { type: 'rest.withdrew' }, withdrawn],
  },
  'a tie of two rounds': {
    scenario: scenario(rowOf('a', 'boyz', 2, [30, 20]), rowOf('d', 'boyz', 2, [30, 22])),
    faces: [1, 1, 1, 1, 3, 3, 3, 3, 1, 1, 1, 1, ...DEFENDER_ROLLS_HIGH],
  },
  'Marines who lose by one': {
    scenario: scenario([], [], { formations: [
      formationOf('attacker', rowOf('a', 'tactical', 2, [30, 20]), { rules: ['they-shall-know-no-fear'] }),
      formationOf('defender', rowOf('d', 'boyz', 2, [30, 22])),
    ] }),
    faces: [1, 1, 1, 1, 3, 3, 4, 4],
  },
  'a charge that ends too far off': {
    scenario: scenario([unitOf('a1', 'boyz', [30, 10])], [unitOf('d1', 'boyz', [30, 60])], {
      startAt: 'a1ChooseTarget',
    }),
  },
  'a charge within a zone': {
    scenario: scenario([unitOf('a1', 'boyz', [30, 20])], [unitOf('d1', 'nobz', [30, 24])], {
      startAt: 'a1ChooseTarget',
    }),
    decisions: [moved('a1', 32, 20), moved('a1', 30, 22)],
  },
  'a charge that breaks on its way in': {
    scenario: scenario(rowOf('a', 'boyz', 3, [30, 10]), [unitOf('d1', 'boyz', [30, 40])], {
      startAt: 'a1ChooseTarget',
    }),
    decisions: [
      moved('a1', 19, 10), moved('a3', 47, 10), charged, moved('a1', 19, 4), { type: 'rest.withdrew' }, withdrawn,
    ],
  },
  'a counter-charge out of sight': {
    scenario: scenario([unitOf('a1', 'boyz', [60, 14])], [unitOf('d1', 'boyz', [60, 30])], {
      startAt: 'a1ChooseTarget',
      terrain: [{ ...bandOf('buildings', 20, 22), outline: [[61, 20], [75, 20], [75, 22], [61, 22]] }],
      others: [friends('near', 'attacker', [unitOf('a8', 'boyz', [68, 30])])],
    }),
    decisions: [charged, moved('d1', 65, 30)],
  },
  'a broken loser, of whom nobody is left to withdraw': {
    scenario: scenario([], [], { formations: [
      formationOf('attacker', rowOf('a', 'boyz', 2, [30, 20])),
      formationOf('defender', rowOf('d', 'boyz', 2, [30, 22]), { broken: true }),
    ] }),
  },
  ...WAY_IN,
  ...WAR_ENGINES,
  ...WAY_OUT,
  ...WITHDRAWALS,
  'everybody dead': {
    scenario: scenario([unitOf('a1', 'infantry', [30, 20])], [unitOf('d1', 'infantry', [30, 22])]),
    faces: [6, 6],
  },
} as const satisfies Readonly<Record<string, Walk>>;

export const WALK_NAMES = Object.keys(WALKS) as readonly (keyof typeof WALKS)[];
