import { describe, expect, it } from 'vitest';
import { attackHands, beginAttacks, beginBatch } from '../../../src/epic-armageddon/steps/a4-attacks.ts';
import { beginNextRound } from '../../../src/epic-armageddon/steps/a6-result.ts';
import { removeUnits } from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import { formationOf, rowOf, scenarioOf, terrainOf, unitOf, type ScenarioParts } from '../../support/build.ts';
import { ATTACKER_ROLLS_HIGH, engagedOf, formationIn, lostTo, modifiersIn, played } from '../../support/fight.ts';
import { profileOf, weaponOf } from '../../support/profiles.ts';

/** One tactical stand against one, so far apart from edge to edge. */
const apart = (cm: number, parts: ScenarioParts = {}): Assault => engagedOf({
  formations: [
    formationOf('attacker', [unitOf('a1', 'tactical', [30, 20])]),
    formationOf('defender', [unitOf('d1', 'tactical', [32 + cm, 20])]),
  ],
  ...parts,
});

const engaged = (assault: Assault): readonly string[] => assault.engaged.map(one => `${one.unit} ${one.by}`);

/** The hands of everybody's attacks, such as `attacker close-combat 4+ a1 a2`. */
const hands = (assault: Assault): readonly string[] =>
  attackHands(beginBatch(assault, 'attacks')).map(hand =>
    `${hand.side} ${hand.purpose} ${hand.read === 'successes' ? hand.target : ''}+ ${hand.units.join(' ')}`);

describe('who is directly engaged', () => {
  it.each([
    ['A4.1, A4.2: a unit in base contact is directly engaged, in close combat', 0, [
      'a1 close-combat', 'd1 close-combat',
    ]],
    ['A4.1: a gap that nobody can measure is base contact', 0.05, ['a1 close-combat', 'd1 close-combat']],
    ['A4.1, A4.2: a unit out of contact is directly engaged in a firefight', 0.1, ['a1 firefight', 'd1 firefight']],
    ['A4.1: exactly 15cm is near enough', 15, ['a1 firefight', 'd1 firefight']],
    ['A4.1: more than 15cm is too far', 15.01, []],
  ])('%s', (_, cm, expected) => {
    expect(engaged(apart(cm))).toEqual(expected);
  });

  it('A4.1, ruling 22: within 15cm without a line of fire is not engaged', () => {
    expect(engaged(apart(8, { terrain: [terrainOf('buildings', [34, 15], [36, 25])] }))).toEqual([]);
  });

  it('A3.7, ruling 8: with nobody engaged when the first round begins there is no assault', () => {
    const parts = { formations: [
      formationOf('attacker', [unitOf('a1', 'tactical', [30, 20])]),
      formationOf('defender', [unitOf('d1', 'tactical', [40, 20])]),
    ] };
    const terrain = [terrainOf('buildings', [34, 15], [36, 25])];
    const { report } = played(scenarioOf({ ...parts, terrain }), []);
    expect(report).toMatchObject({ winner: null, ending: 'no-assault', diceUsed: 0 });
    expect(played(scenarioOf(parts), [1, 1, ...ATTACKER_ROLLS_HIGH]).report.ending).toBe('result');
  });

  it('A4.1: base contact needs no line of fire', () => {
    expect(engaged(apart(0, { terrain: [terrainOf('buildings', [20, 15], [50, 25])] }))).toHaveLength(2);
  });

  it('A4.1: only units of the two formations of the assault are engaged', () => {
    const assault = engagedOf({
      formations: [
        formationOf('attacker', [unitOf('a1', 'tactical', [30, 20])]),
        formationOf('attacker', [unitOf('b1', 'tactical', [34, 20])], { id: 'friends' }),
        formationOf('defender', [unitOf('d1', 'tactical', [32, 20])]),
      ],
    });
    expect(engaged(assault)).toEqual(['a1 close-combat', 'd1 close-combat']);
  });

  it('A4.1, ruling 26: who is engaged is worked out anew each round', () => {
    const first = engagedOf({
      formations: [
        formationOf('attacker', rowOf('a', 'tactical', 2, [30, 20], 10)),
        formationOf('defender', rowOf('d', 'tactical', 2, [30, 22], 30)),
      ],
    });
    expect(engaged(first)).toEqual(['a1 close-combat', 'a2 firefight', 'd1 close-combat']);
    expect(engaged(beginAttacks(beginNextRound(removeUnits(first, ['d1'], 'attack'))))).toEqual([]);
  });
});

describe('with what they attack', () => {
  it('A4.2: a unit in contact uses its close combat value, the others their firefight value', () => {
    const assault = engagedOf({
      formations: [
        formationOf('attacker', rowOf('a', 'assault', 2, [30, 20], 6)),
        formationOf('defender', [unitOf('d1', 'boyz', [30, 22])]),
      ],
    });
    expect(hands(assault)).toEqual([
      'attacker close-combat 3+ a1', 'attacker firefight 5+ a2', 'defender close-combat 4+ d1',
    ]);
  });

  it('A4.2: a face that shows the value hits, one less misses', () => {
    const parts = { formations: [
      formationOf('attacker', rowOf('a', 'assault', 2, [30, 20])),
      formationOf('defender', rowOf('d', 'infantry', 2, [30, 22])),
    ] };
    const { report } = played(scenarioOf(parts), [3, 2, 5, 5, ...ATTACKER_ROLLS_HIGH]);
    expect(lostTo(report, 'attack')).toEqual(['d1']);
  });

  it('A4.2, ruling 17: neither cover nor Blast markers change the face that is needed, or stop anybody', () => {
    const assault = engagedOf({
      formations: [
        formationOf('attacker', [unitOf('a1', 'tactical', [30, 20])], { blastMarkers: 7 }),
        formationOf('defender', [unitOf('d1', 'boyz', [30, 22])], { blastMarkers: 7 }),
      ],
      terrain: [terrainOf('ruins', [20, 10], [40, 30])],
    });
    expect(hands(assault)).toEqual(['attacker close-combat 4+ a1', 'defender close-combat 4+ d1']);
  });

  it('A4.2, ruling 20: enemies on both sides of a stand hit it no better and pierce no better', () => {
    const parts = { formations: [
      formationOf('attacker', [unitOf('a1', 'tactical', [30, 20]), unitOf('a2', 'tactical', [30, 24])]),
      formationOf('defender', [unitOf('d1', 'tactical', [30, 22])]),
    ] };
    const { dice } = played(scenarioOf(parts), [4, 3, 1, 4, ...ATTACKER_ROLLS_HIGH]);
    expect(dice.slice(0, 4)).toEqual([
      'a1 close-combat 4+: 4', 'a2 close-combat 4+: 3', 'd1 close-combat 4+: 1', 'd1 save 4+: 4',
    ]);
  });

  it('A4.2: a unit in contact without a close combat value does not fire instead', () => {
    const profiles = { gun: profileOf({ cc: null }) };
    const formations = [
      formationOf('attacker', [unitOf('a1', 'tactical', [30, 20])]),
      formationOf('defender', [unitOf('d1', 'gun', [30, 22])]),
    ];
    expect(hands(engagedOf({ formations, profiles }))).toEqual(['attacker close-combat 4+ a1']);
  });

  it('A4.3: a unit without a firefight value attacks only in contact, but can be hit', () => {
    const profiles = { slugger: profileOf({ ff: null, armour: null }) };
    const formations = [
      formationOf('attacker', [unitOf('a1', 'tactical', [30, 20]), unitOf('a2', 'tactical', [36, 20])]),
      formationOf('defender', rowOf('d', 'slugger', 3, [30, 22], 6)),
    ];
    const { report, dice } = played(scenarioOf({ formations, profiles }), [6, 6, 1, 1, ...ATTACKER_ROLLS_HIGH]);
    expect(dice.slice(0, 4).map(die => die.split(' ')[0])).toEqual(['a1', 'a2', 'd1', 'd2']);
    expect(lostTo(report, 'attack')).toEqual(['d1', 'd2']);
  });
});

describe('all at once', () => {
  const oneEach = [
    formationOf('attacker', rowOf('a', 'infantry', 2, [30, 20])),
    formationOf('defender', rowOf('d', 'infantry', 2, [30, 22])),
  ];

  it('A4.4: a unit that dies has still attacked', () => {
    const { report } = played(scenarioOf({ formations: oneEach }), [6, 1, 6, 1, ...ATTACKER_ROLLS_HIGH]);
    expect(lostTo(report, 'attack')).toEqual(['a1', 'd1']);
  });

  it('A4.4, ruling 44: a unit killed by ordinary hits still delivers its macro-weapon hits', () => {
    const profiles = { claw: profileOf({ armour: null, weapons: [weaponOf({ rules: ['macro-weapon'] })] }) };
    const formations = [
      formationOf('attacker', [unitOf('a1', 'infantry', [30, 20]), unitOf('a2', 'infantry', [40, 20])]),
      formationOf('defender', [unitOf('d1', 'claw', [30, 22]), unitOf('d2', 'claw', [50, 22])]),
    ];
    const { report, dice } = played(scenarioOf({ formations, profiles }), [6, 1, 1, 6, 1, ...ATTACKER_ROLLS_HIGH]);
    expect(dice[3]).toBe('d1 close-combat macro-weapon 4+: 6');
    expect(lostTo(report, 'attack')).toEqual(['a1', 'd1']);
  });

  it('A4.5: both sides keep a running total of kills', () => {
    const { report } = played(scenarioOf({ formations: oneEach }), [6, 1, 6, 1, ...ATTACKER_ROLLS_HIGH]);
    expect(report.kills).toEqual({ attacker: 1, defender: 1 });
  });

  it('A4.5, B7: casualties place no Blast markers and break nobody before the result', () => {
    const { report } = played(scenarioOf({ formations: oneEach }), [6, 1, 6, 1, ...ATTACKER_ROLLS_HIGH]);
    for (const side of ['attacker', 'defender'] as const) {
      expect(modifiersIn(report, side)).toEqual(['kills 1', 'no Blast markers 1']);
    }
    expect(formationIn(report, 'attacker')).toMatchObject({ blastMarkers: 0, broken: true });
  });

  it('A4.6, ruling 18: hits beyond the engaged units never reach those out of range or sight', () => {
    const formations = [
      formationOf('attacker', rowOf('a', 'tactical', 3, [30, 20])),
      formationOf('defender', [
        unitOf('d1', 'infantry', [33, 22]), unitOf('far', 'infantry', [33, 45]), unitOf('hidden', 'infantry', [44, 22]),
      ]),
    ];
    const terrain = [terrainOf('buildings', [39, 10], [41, 30])];
    const { report } = played(scenarioOf({ formations, terrain }), [6, 6, 6, 1, ...ATTACKER_ROLLS_HIGH]);
    expect(lostTo(report, 'attack')).toEqual(['d1']);
    expect(report.kills.attacker).toBe(1);
  });
});

describe('a swift outcome', () => {
  /** Infantry without a save in contact pairwise; `far` more of each side stand 40cm behind. */
  const pairs = (attackers: number, defenders: number, far: { readonly a?: number; readonly d?: number } = {}) => ({
    formations: [
      formationOf('attacker', [
        ...rowOf('a', 'infantry', attackers, [30, 30]), ...rowOf('back', 'infantry', far.a ?? 0, [30, 4]),
      ]),
      formationOf('defender', [
        ...rowOf('d', 'infantry', defenders, [30, 32]), ...rowOf('rear', 'infantry', far.d ?? 0, [30, 70]),
      ]),
      formationOf('defender', rowOf('s', 'infantry', 2, [30, 40]), { id: 'friends' }),
    ],
  });

  const swift = (parts: ScenarioParts, faces: readonly number[]) => {
    const { report } = played(scenarioOf(parts), faces);
    const { winner, ending, hackDown, result, diceUsed } = report;
    return { winner, ending, hackDown, results: result.length, diceUsed, report };
  };

  it('A4.7: with every defender dead the attacker wins at once: no support, no dice, no hack-down', () => {
    expect(swift(pairs(2, 2), [6, 6, 1, 6])).toMatchObject({
      winner: 'attacker', ending: 'swift', hackDown: 0, results: 0, diceUsed: 4,
    });
  });

  it('A4.7: with every engaged attacker dead the defender wins at once, whoever stands farther back', () => {
    const { report, ...outcome } = swift(pairs(2, 2, { a: 3 }), [6, 1, 6, 6]);
    expect(outcome).toMatchObject({ winner: 'defender', ending: 'swift', hackDown: 0, results: 0, diceUsed: 4 });
    expect(lostTo(report, 'hack-down')).toEqual([]);
  });

  it('A4.7: with only the engaged defenders dead the fight goes on', () => {
    const outcome = swift(pairs(2, 2, { d: 2 }), [6, 6, 1, 1, 1, 1, ...ATTACKER_ROLLS_HIGH]);
    expect(outcome).toMatchObject({ winner: 'attacker', ending: 'result', results: 1, diceUsed: 10 });
  });

  it('A4.7: with all defenders and all engaged attackers dead the attacker wins if one of it lives anywhere', () => {
    expect(swift(pairs(2, 2, { a: 1 }), [6, 6, 6, 6])).toMatchObject({ winner: 'attacker', ending: 'swift' });
  });

  it('A4.7: when nobody is left at all nobody wins, and nobody takes a Blast marker', () => {
    const { report, ...outcome } = swift(pairs(2, 2), [6, 6, 6, 6]);
    expect(outcome).toMatchObject({ winner: null, ending: 'swift', results: 0 });
    expect(report.formations.map(one => one.blastMarkers)).toEqual([0, 0, 0]);
  });

  it('A4.7: it can come in a later round', () => {
    const tie = [2, 1, 2, 1];
    const { report, ...outcome } = swift(
      { formations: pairs(2, 2).formations.slice(0, 2) }, [1, 1, 1, 1, ...tie, 6, 6, 1, 1],
    );
    expect(outcome).toMatchObject({ winner: 'attacker', ending: 'swift', results: 1 });
    expect(report.rounds).toBe(2);
  });
});
