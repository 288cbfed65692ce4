/** What rows beside the text of the seventh edition do in a fight, each played where it is on. */
import { describe, expect, it } from 'vitest';
import { wholeEdition, type RowId } from '../../../src/warhammer-40k/editions/rows.ts';
import { rungOf } from '../../../src/warhammer-40k/fight/initiative.ts';
import type { PhaseReport } from '../../../src/warhammer-40k/explain/report.ts';
import type { Decision } from '../../../src/warhammer-40k/model/events.ts';
import type { Profile, Weapon } from '../../../src/warhammer-40k/model/profile.ts';
import { modelOf } from '../../../src/warhammer-40k/model/roster.ts';
import type { ScenarioUnit } from '../../../src/warhammer-40k/model/scenario.ts';
import { nextTurn } from '../../../src/warhammer-40k/stages/next-turn.ts';
import { LISTED_WEAPONS, type ListedWeapon } from '../../../src/warhammer-40k/scenario/listed-weapons.ts';
import { profile, row, scenario, unit, weapon } from '../../support/warhammer-40k/build.ts';
import { begun, diceOf, strikesThrough } from '../../support/warhammer-40k/climbing.ts';
import { duel, fightOut, inflicted, woundsLeft } from '../../support/warhammer-40k/played.ts';

const WHOLE = wholeEdition('7th').rows;
/** A victor without a foe throws for its consolidation; a loser of one wound on Leadership 8 holds on two ones. */
const [WINS, HOLDS] = [[1], [1, 1]] as const;
const CHARGES = { charged: ['victims'] } as const;

const listed = (...names: readonly ListedWeapon[]): readonly Weapon[] => names.map(name => LISTED_WEAPONS[name]);

interface Duel {
  readonly own?: Partial<Profile>;
  readonly victims?: readonly Partial<Profile>[];
  readonly unit?: Partial<ScenarioUnit>;
  readonly rows?: readonly RowId[];
  readonly round?: number;
  readonly decisions?: readonly Decision[];
}

/** One strikes those whom he touches, who strike nobody. */
const play = (
  { own = {}, victims = [{}], unit: fields = {}, rows = WHOLE, round = 1, decisions = [] }: Duel,
  dice: readonly number[],
): PhaseReport => fightOut('7th', { ...duel(own, victims, fields), completions: rows, round }, dice, decisions);

const named = ({ log }: PhaseReport, id: RowId): boolean => log.some(({ rule }) => rule === id);

/** The batches that a striker strikes with, nobody having fallen. */
const blows = ({ own = {}, victims = [{}], unit: fields = {}, rows = WHOLE, round = 1 }: Duel) => {
  const { units, profiles } = duel(own, victims, fields);
  return strikesThrough(begun('7th', units!, { profiles: profiles!, completions: rows, round }));
};
const dice = (table: Duel): number => blows(table).reduce((sum, { models }) => sum + models.length, 0);

describe('weapons by name (W)', () => {
  it('7C-32: 7C-W1: a power sword against 3+: no save; against 2+: a save', () => {
    const own = { weapons: listed('power-sword') };
    expect(woundsLeft(play({ own, victims: [{ save: 3 }] }, [6, 6, ...WINS]))).toEqual([0]);
    const saved = play({ own, victims: [{ save: 2 }] }, [6, 6, 2]);
    expect([woundsLeft(saved), named(saved, '7C-W1')]).toEqual([[1], true]);
  });

  it('7C-32: 7C-W2: a power axe adds 1 to Strength, denies 2+ and strikes at step 1', () => {
    const own = { weapons: listed('power-axe') };
    expect(blows({ own })).toMatchObject([{ strength: 5, rules: { armourPiercing: 2 } }]);
    const { units, profiles } = duel(own, [{}]);
    const phase = begun('7th', units!, { profiles: profiles!, completions: WHOLE });
    expect(rungOf(phase, modelOf(phase, 's1'))).toBe(1);
    expect(woundsLeft(play({ own, victims: [{ save: 2 }] }, [6, 6, ...WINS]))).toEqual([0]);
  });

  it.each([
    ['7C-W3: a power maul', 'power-maul', { strength: 6, rules: { armourPiercing: 4, isConcussive: true } }],
    ['7C-W5: a chainsword', 'chainsword', { strength: 4, rules: { armourPiercing: null } }],
    ['7C-W6: a power klaw', 'power-klaw', { strength: 8, rules: { armourPiercing: 2 } }],
    ['7C-W7: a thunder hammer', 'thunder-hammer', { strength: 8, rules: { armourPiercing: 2, isConcussive: true } }],
    ['7C-W8: a chainfist', 'chainfist', { strength: 8, rules: { armourPiercing: 2 } }],
    ['7C-W10: a force axe', 'force-axe', { strength: 5, rules: { armourPiercing: 2, slays: false } }],
    ['7C-W11: a relic blade', 'relic-blade', { strength: 6, rules: { armourPiercing: 3 } }],
    ['7C-W11: an eviscerator', 'eviscerator', { strength: 8, rules: { armourPiercing: 2 } }],
    ['7C-W12: a witchblade', 'witchblade', { strength: 4, rules: { woundsOn: 2, armourPiercing: null } }],
    ['7C-W12: an agoniser', 'agoniser', { strength: 4, rules: { woundsOn: 4, isByChartToo: true } }],
    ['7C-W12: a huskblade', 'huskblade', { rules: { armourPiercing: 3, slays: true } }],
    ['7C-W12: a klaive', 'klaive', { strength: 5, rules: { armourPiercing: 2 } }],
    ['7C-W13: a seismic hammer', 'seismic-hammer', { strength: 8, rules: { armourPiercing: 1, isConcussive: true } }],
    ['7C-W14: a warscythe', 'warscythe', { strength: 6, rules: { armourPiercing: 2 } }],
    ['7C-W15: rending claws', 'rending-claws', { rules: { armourPiercing: 5, rends: 'to-wound' } }],
    ['7C-W15: crushing claws', 'crushing-claws', { strength: 5, rules: { armourPiercing: 2 } }],
  ] as const)('%s strikes by its numbers', (_, name, expected) => {
    expect(blows({ own: { weapons: listed(name) } })).toMatchObject([expected]);
  });

  it('7C-W5: a weapon whose row is off is one with nothing to it', () => {
    const plain = blows({ own: { weapons: listed('thunder-hammer') }, rows: [] });
    expect(plain).toMatchObject([{ strength: 4, rules: { armourPiercing: null, isConcussive: false, rows: [] } }]);
  });

  it('7C-33: 7C-W4: a lance in the turn of its charge is S 5 and AP 3, later S 4 and AP 4', () => {
    const own = { weapons: listed('power-lance') };
    expect(blows({ own, unit: CHARGES })).toMatchObject([{ strength: 5, rules: { armourPiercing: 3 } }]);
    expect(blows({ own })).toMatchObject([{ strength: 4, rules: { armourPiercing: 4 } }]);
    expect(woundsLeft(play({ own, victims: [{ save: 3 }] }, [6, 4, 3]))).toEqual([1]);
  });

  it('7C-W16: a storm shield saves on 3+ and is no second weapon, Terminator armour saves on 5+', () => {
    const shield = { save: null, traits: ['storm-shield'] } as const;
    const saved = play({ victims: [shield] }, [6, 6, 3]);
    expect([woundsLeft(saved), named(saved, '7C-W16')]).toEqual([[1], true]);
    expect(woundsLeft(play({ victims: [{ save: null, traits: ['terminator-armour'] }] }, [6, 6, 5]))).toEqual([1]);
    expect(dice({ own: { ...shield, weapons: listed('chainsword', 'chainsword') } })).toBe(1);
    expect(woundsLeft(play({ victims: [shield], rows: [] }, [6, 6, ...WINS]))).toEqual([0]);
  });
});

describe('attacks', () => {
  const GREY_HUNTER = { weapons: listed('pistol', 'chainsword'), traits: ['counter-attack'] } as const;
  const charged = (lockedBefore: boolean): number => {
    const phase = begun('7th', [
      unit({ id: 'own', side: 'attacker', charged: ['foes'], models: row('a', 1, [10, 10]) }),
      unit({ id: 'foes', side: 'defender', models: row('d', 1, [10, 11], { profile: 'hunter' }) }),
    ], { profiles: { marine: profile(), hunter: profile(GREY_HUNTER) }, completions: WHOLE });
    return diceOf({ ...phase, units: phase.units.map(one => ({ ...one, lockedBefore })) }, 'foes');
  };

  it('4C-U2: in the fourth edition Counter-attack is a move, and no attack', () => {
    const units = [
      unit({ id: 'own', side: 'attacker', charged: ['foes'], models: row('a', 1, [10, 10]) }),
      unit({ id: 'foes', side: 'defender', models: row('d', 1, [10, 11], { profile: 'hunter' }) }),
    ];
    const hunter = profile({ traits: ['counter-attack'] });
    const phase = begun('4th', units, { profiles: { marine: profile(), hunter }, completions: ['4C-U2'] });
    expect(diceOf(phase, 'foes')).toBe(1);
  });

  it('7C-15: 7C-U8: Counter-attack: three attacks when charged, two where the unit was locked', () => {
    expect([charged(false), charged(true)]).toEqual([3, 2]);
  });

  it('7C-16: 7C-U9: Furious Charge with a power klaw: S 9 at step 1', () => {
    const own = { strength: 4, weapons: listed('power-klaw'), traits: ['furious-charge'] } as const;
    expect(blows({ own, unit: CHARGES })).toMatchObject([{ strength: 9 }]);
    const report = play({ own, unit: CHARGES, victims: [{ toughness: 4 }] }, [6, 1, 2, ...WINS]);
    expect([woundsLeft(report), named(report, '7C-U9'), named(report, '7C-U22')]).toEqual([[0], true, true]);
  });

  it('7C-17: 7C-U9: a furious Ork has S 4, in a disordered charge S 3', () => {
    const own = { strength: 3, traits: ['furious-charge'] } as const;
    expect(blows({ own, unit: CHARGES })).toMatchObject([{ strength: 4 }]);
    expect(blows({ own, unit: { ...CHARGES, disordered: true } })).toMatchObject([{ strength: 3 }]);
    expect(blows({ own, unit: CHARGES, rows: [] })).toMatchObject([{ strength: 3 }]);
  });

  it('7C-18: 7C-U10: Rage: four attacks in a charge, two in a disordered one', () => {
    const own = { weapons: listed('pistol', 'chainsword'), traits: ['rage'] } as const;
    expect([dice({ own, unit: CHARGES }), dice({ own, unit: { ...CHARGES, disordered: true } })]).toEqual([4, 2]);
  });

  it('7C-31: 7C-U23: a fist and a pistol have two attacks, two fists three; two hands never one more', () => {
    const attacks = (...names: readonly ListedWeapon[]) => dice({ own: { attacks: 2, weapons: listed(...names) } });
    expect([attacks('power-fist', 'pistol'), attacks('power-fist', 'power-fist'), attacks('relic-blade', 'pistol')])
      .toEqual([2, 3, 2]);
    expect(attacks('lightning-claw', 'power-fist')).toBe(3);
  });

  it('7C-21: 7C-U11: four on a rampage against nine throw a D3 once', () => {
    const table = {
      units: [
        unit({ id: 'own', side: 'attacker', models: row('a', 4, [10, 10], { profile: 'ogre' }) }),
        unit({ id: 'foes', side: 'defender', models: row('d', 9, [10, 11]) }),
      ],
      profiles: { ogre: profile({ traits: ['rampage'], initiative: 5 }), marine: profile({ attacks: 0 }) },
      completions: WHOLE,
    };
    const report = fightOut('7th', table, [4, ...Array<number>(12).fill(1)]);
    expect(report.log.find(({ rule }) => rule === '7C-U11')?.say).toBe('own: on a rampage, 2 attacks more each.');
  });

  it('7C-G2: defensive grenades take the bonus of a charge where that is played', () => {
    const at = (...rows: readonly RowId[]) => dice({ unit: CHARGES, victims: [{ grenades: ['photon'] }], rows });
    expect([at(), at('7C-G2')]).toEqual([2, 1]);
  });

  it('7C-29: 7C-U20: a Carnifex strikes with AP 2, or smashes once with S 10', () => {
    const own = { strength: 9, attacks: 3, traits: ['smash'] } as const;
    const victims = [{ toughness: 6, save: 3, wounds: 4 }];
    expect(blows({ own, victims, unit: CHARGES }))
      .toMatchObject([{ models: { length: 4 }, rules: { armourPiercing: 2 } }]);
    const smash = { type: 'weapon.chosen', model: 's1', weapon: 'smash' } as const;
    const decisions = [smash, { type: 'strikes.settled' }] as const;
    const report = play({ own, victims, unit: CHARGES, decisions }, [4, 2, ...HOLDS]);
    expect([woundsLeft(report), named(report, '7C-U20')]).toEqual([[3], true]);
  });
});

describe('dice to hit', () => {
  const FOUR = { attacks: 4, initiative: 5 } as const;
  const VICTIMS = [{ wounds: 9, save: null, toughness: 10 }] as const;
  const hits = (report: PhaseReport) =>
    report.log.filter(({ rule }) => rule === '40k.38').map(({ say }) => Number(/(\d+) hits?/.exec(say)?.[1] ?? 0));

  it('7C-19: 7C-U5: Hatred throws failed hits again in the first round alone', () => {
    const own = { ...FOUR, traits: ['hatred'] } as const;
    const first = play({ own, victims: VICTIMS }, [4, 2, 1, 5, 4, 3]);
    expect([hits(first), named(first, '7C-U5')]).toEqual([[2, 1], true]);
    expect(hits(play({ own, victims: VICTIMS, round: 2 }, [4, 2, 1, 5]))).toEqual([2]);
  });

  it('7C-U5: Hatred of some is for those alone; a zealot hates all (7C-U4)', () => {
    const own = { ...FOUR, traits: ['hatred'], hatredOf: ['orks'] } as const;
    const at = (kinds: readonly string[], more: Partial<Profile> = {}) =>
      blows({ own: { ...own, ...more }, victims: [{ kinds }] })[0]!.rules.rerollsHits;
    expect([at(['orks']), at(['eldar']), at(['eldar'], { traits: ['zealot'] })]).toEqual(['failed', 'never', 'failed']);
  });

  it('7C-20: 7C-U6: Preferred Enemy throws ones again, to hit and to wound', () => {
    const own = { ...FOUR, traits: ['preferred-enemy'] } as const;
    const report = play({ own, victims: [{ wounds: 9, save: null }] }, [1, 3, 4, 6, 5, 1, 3, 4, 2, ...HOLDS]);
    expect([hits(report), woundsLeft(report), named(report, '7C-U6')]).toEqual([[2, 1], [8], true]);
  });

  it('7C-U27: a master-crafted weapon throws one failed hit of its model again', () => {
    const own = { ...FOUR, weapons: [weapon({ traits: ['master-crafted'] })] };
    const report = play({ own, victims: VICTIMS }, [1, 2, 3, 4, 6]);
    expect([hits(report), named(report, '7C-U27')]).toEqual([[1, 1], true]);
  });

  const afraid = (traits: Profile['traits'], dice: readonly number[], rows = WHOLE): PhaseReport => fightOut('7th', {
    units: [
      unit({ id: 'own', side: 'attacker', models: row('a', 1, [10, 10], { profile: 'guard' }) }),
      unit({ id: 'foes', side: 'defender', models: row('d', 1, [10, 11], { profile: 'horror' }) }),
    ],
    profiles: {
      guard: profile({ weaponSkill: 3, leadership: 7, initiative: 3, traits }),
      horror: profile({ traits: ['fear'] }),
    },
    completions: rows,
  }, dice);

  it('7C-13: 7C-U7: who fails against Fear is struck on 3+ and strikes on 5+', () => {
    const report = afraid([], [5, 4, 2, 4]);
    expect(report.log.filter(({ rule }) => rule === '7C-U7').map(({ say }) => say)[0])
      .toBe('own throws 9 against Leadership 7 and is afraid: it fights with Weapon Skill 1.');
    const needs = report.log.filter(({ rule }) => rule === '40k.38').map(({ say }) => /(\d)\+/.exec(say)?.[1]);
    expect(needs).toEqual(['3', '5']);
  });

  it('7C-14: 7C-U7: Fearless (7C-U1), and those who know no fear (7C-U3), pass without a throw', () => {
    expect(named(afraid(['fearless'], [2, 2]), '7C-U1')).toBe(true);
    expect(named(afraid(['and-they-shall-know-no-fear'], [2, 2]), '7C-U3')).toBe(true);
    expect(afraid([], [2, 2], []).log.some(({ rule }) => rule.startsWith('7C'))).toBe(false);
  });
});

describe('dice to wound', () => {
  it('7C-25, 7C-26: 7C-U14: poison of a weapon or a model', () => {
    const own = { weapons: [weapon({ poisoned: 4 })] };
    expect(woundsLeft(play({ own, victims: [{ toughness: 3, save: null }] }, [6, 2, 3, ...WINS]))).toEqual([0]);
    const report = play({ own: { poisoned: 4 }, victims: [{ toughness: 5, save: null }] }, [6, 3]);
    expect([woundsLeft(report), named(report, '7C-U14')]).toEqual([[1], true]);
    expect(woundsLeft(play({ own, victims: [{ toughness: 5, save: null }] }, [6, 4, ...WINS]))).toEqual([0]);
  });

  it('7C-27: 7C-U17, 7C-W9: two hits of a claw: what failed is thrown again, nothing saves', () => {
    const own = { attacks: 2, weapons: listed('lightning-claw') };
    const report = play({ own, victims: [{ save: 3 }, { save: 3 }] }, [6, 6, 2, 5, 4, ...WINS]);
    expect([woundsLeft(report), named(report, '7C-U17'), named(report, '7C-W9')]).toEqual([[0, 0], true, true]);
  });

  it('7C-2: 7C-U15: a six to wound of what rends is AP 2, a five is not', () => {
    const own = { traits: ['rending'] } as const;
    const report = play({ own, victims: [{ save: 3 }] }, [4, 6, ...WINS]);
    expect([woundsLeft(report), named(report, '7C-U15')]).toEqual([[0], true]);
    expect(woundsLeft(play({ own, victims: [{ save: 3 }] }, [6, 5, 3]))).toEqual([1]);
  });

  it('7C-U16: Fleshbane wounds on 2+', () => {
    const report = play({ own: { traits: ['fleshbane'] }, victims: [{ toughness: 8, save: null }] }, [6, 2, ...WINS]);
    expect([woundsLeft(report), named(report, '7C-U16')]).toEqual([[0], true]);
  });

  it('7C-U26: a monster hunter throws failed wounds against a monstrous creature again', () => {
    const own = { traits: ['monster-hunter'] } as const;
    const { units, profiles } = duel(own, [{ save: null, wounds: 3 }]);
    const monsters = units!.map(one =>
      (one.id === 'victims' ? { ...one, traits: ['monstrous-creature'] as const } : one));
    const table = { units: monsters, profiles: profiles!, completions: ['7C-U26'] as const };
    const report = fightOut('7th', table, [6, 1, 6, ...HOLDS]);
    expect([woundsLeft(report), named(report, '7C-U26')]).toEqual([[2], true]);
    expect(woundsLeft(play({ own, victims: [{ save: null }] }, [6, 1]))).toEqual([1]);
  });
});

describe('what comes of a wound', () => {
  it('7C-22: 7C-U12: of two unsaved wounds on FNP 5+ one is shrugged off and does not count', () => {
    const victims = [{ wounds: 3, save: null, feelNoPain: 5 }];
    const report = play({ own: { attacks: 2 }, victims }, [6, 6, 6, 6, 5, 4, ...HOLDS]);
    expect([woundsLeft(report), inflicted(report).attacker, named(report, '7C-U12')]).toEqual([[2], 1, true]);
    expect(woundsLeft(play({ own: { attacks: 2 }, victims, rows: [] }, [6, 6, 6, 6, ...HOLDS]))).toEqual([1]);
  });

  it('7C-U12: it is thrown after a save that failed, each model by itself', () => {
    const victims = [{ save: 3, feelNoPain: 5 }, { save: 3 }];
    const report = play({ own: { attacks: 2 }, victims }, [6, 6, 6, 6, 1, 1, 4, ...WINS]);
    expect(woundsLeft(report)).toEqual([0, 0]);
  });

  it('7C-23: 7C-U13a: S 8 against T 4, W 3: no die for pain, dead, three wounds scored', () => {
    const victims = [{ wounds: 3, save: 3, feelNoPain: 5 }];
    const report = play({ own: { strength: 8 }, victims }, [6, 6, 1, ...WINS]);
    expect([woundsLeft(report), inflicted(report).attacker, named(report, '7C-U13a')]).toEqual([[0], 3, true]);
    const plain = play({ own: { strength: 7 }, victims }, [6, 6, 1, 1, ...HOLDS]);
    expect(woundsLeft(plain)).toEqual([2]);
  });

  it('7C-24: 7C-U13: an eternal warrior loses one wound, and no die for pain', () => {
    const victims = [{ wounds: 3, save: 3, feelNoPain: 5, traits: ['eternal-warrior'] as const }];
    const report = play({ own: { strength: 8 }, victims }, [6, 6, 1, ...HOLDS]);
    expect([woundsLeft(report), inflicted(report).attacker]).toEqual([[2], 1]);
  });

  it('7C-U13: a weapon of Instant Death slays whatever the Toughness', () => {
    const own = { weapons: listed('huskblade') };
    const report = play({ own, victims: [{ wounds: 4, toughness: 5, save: 3 }] }, [6, 6, ...WINS]);
    expect([woundsLeft(report), named(report, '7C-U13')]).toEqual([[0], true]);
  });

  it('7C-U24: a force weapon slays while its power is cast, and not otherwise', () => {
    const own = { weapons: listed('force-sword') };
    const victims = [{ wounds: 3, save: 3 }];
    const cast = play({ own, victims, unit: { forceActive: true } }, [6, 6, ...WINS]);
    expect([woundsLeft(cast), named(cast, '7C-U24')]).toEqual([[0], true]);
    expect(woundsLeft(play({ own, victims }, [6, 6, ...HOLDS]))).toEqual([2]);
  });

  describe('7C-U32: a destroyer', () => {
    const own = { weapons: [weapon({ name: 'Sword of ruin', armourPiercing: 3, traits: ['destroyer'] })] };
    const big = { wounds: 3, toughness: 6, save: 2, invulnerable: null } as const;

    it('on a one does nothing, on two to five wounds whomever it is, and takes D3 wounds that were not saved', () => {
      expect(woundsLeft(play({ own, victims: [{ ...big, toughness: 10 }] }, [6, 1]))).toEqual([3]);
      const report = play({ own, victims: [big] }, [6, 2, 1, 4, ...HOLDS]);
      expect([woundsLeft(report), inflicted(report).attacker, named(report, '7C-U32')]).toEqual([[1], 2, true]);
      expect(woundsLeft(play({ own, victims: [big] }, [6, 5, 1, 2, ...HOLDS]))).toEqual([2]);
      expect(woundsLeft(play({ own, victims: [big] }, [6, 5, 2]))).toEqual([3]);
    });

    it('on a six takes D6 + 6 without a save, of which nobody has to throw whom six would kill', () => {
      const report = play({ own, victims: [{ ...big, invulnerable: 3 }] }, [6, 6, ...WINS]);
      expect([woundsLeft(report), inflicted(report).attacker]).toEqual([[0], 3]);
      const vast = { ...big, wounds: 9 };
      expect(woundsLeft(play({ own, victims: [vast] }, [6, 6, 2, ...HOLDS]))).toEqual([1]);
      expect(inflicted(play({ own, victims: [vast] }, [6, 6, 5, ...WINS])).attacker).toBe(9);
    });

    it('loses what is too much: nobody else is wounded by it', () => {
      const report = play({ own, victims: [{ ...big, wounds: 2 }, { ...big, wounds: 2 }] }, [6, 3, 1, 6, ...HOLDS],
      );
      expect([[...woundsLeft(report)].sort(), inflicted(report).attacker]).toEqual([[0, 2], 2]);
    });

    it('of several blows each is settled before the next', () => {
      const table = { own: { ...own, attacks: 2 }, victims: [{ ...big, wounds: 2 }, { ...big, wounds: 2 }] };
      const report = play(table, [6, 6, 3, 3, 1, 6, 1, 1, ...HOLDS]);
      expect([[...woundsLeft(report)].sort(), inflicted(report).attacker]).toEqual([[0, 1], 3]);
    });

    it('slays with Strength 10 whom that slays, without dice for wounds or pain; an eternal warrior not', () => {
      const report = play({ own, victims: [{ ...big, toughness: 5, feelNoPain: 4 }] }, [6, 3, 1, ...WINS]);
      expect([woundsLeft(report), named(report, '7C-U13a')]).toEqual([[0], true]);
      const eternal = { ...big, toughness: 5, traits: ['eternal-warrior'] } as const;
      expect(woundsLeft(play({ own, victims: [eternal] }, [6, 3, 1, 3, ...HOLDS]))).toEqual([1]);
    });

    it('is felt by those who feel no pain (7C-U12), and is nothing where its row is off', () => {
      expect(woundsLeft(play({ own, victims: [{ ...big, feelNoPain: 2 }] }, [6, 3, 1, 1, ...HOLDS]))).toEqual([2]);
      const without = WHOLE.filter(id => id !== '7C-U32');
      expect(woundsLeft(play({ own, victims: [{ ...big, toughness: 4 }], rows: without }, [6, 3]))).toEqual([3]);
    });
  });

  it('7C-30: 7C-U21: who is hit by a hammer and lives strikes at step 1 until the next assault phase ends', () => {
    const own = { strength: 4, weapons: listed('thunder-hammer') };
    const victims = [{ wounds: 2, toughness: 5, initiative: 4, save: null }];
    const table = { ...duel(own, victims), completions: WHOLE };
    const report = fightOut('7th', table, [6, 6, ...HOLDS]);
    expect([woundsLeft(report), named(report, '7C-U21')]).toEqual([[1], true]);
    const { units, profiles } = table;
    const phase = begun('7th', units!, { profiles: profiles!, completions: WHOLE });
    const hit = { ...phase, models: phase.models.map(one => (one.id === 'v01' ? { ...one, concussed: 2 } : one)) };
    const rungs = [hit, nextTurn(hit), nextTurn(nextTurn(hit))].map(now => {
      const again = 'fight' in now && now.fight !== null ? now : { ...now, fight: phase.fight };
      return rungOf(again, modelOf(again, 'v01'));
    });
    expect(rungs).toEqual([1, 1, 4]);
  });

  it('7C-U25: a daemon saves on an invulnerable 5+ and causes Fear', () => {
    const report = play({ victims: [{ save: null, traits: ['daemon'] }] }, [1, 1, 6, 6, 5]);
    expect([woundsLeft(report), named(report, '7C-U25'), named(report, '7C-U7')]).toEqual([[1], true, true]);
  });

  it('7C-U28: of equally near swarms the one with the fewest wounds takes the next', () => {
    const swarm = { wounds: 3, save: null, traits: ['swarms'] as const };
    const table = duel({ attacks: 1 }, [swarm, swarm]);
    const units = table.units!.map(one => (one.id === 'victims'
      ? { ...one, models: one.models.map((model, i) => ({ ...model, lost: i })) } : one));
    const report = fightOut('7th', { ...table, units, completions: WHOLE }, [6, 6, ...HOLDS]);
    expect(woundsLeft(report)).toEqual([3, 1]);
  });
});

describe('7C-U19: Hammer of Wrath', () => {
  const table = (fields: Partial<ScenarioUnit> = {}) => ({
    units: [
      unit({
        id: 'bikes', side: 'attacker', charged: ['victims'], models: row('b', 3, [20, 20], { profile: 'biker' }),
        ...fields,
      }),
      unit({ id: 'victims', side: 'defender', models: row('v', 3, [20, 21], { profile: 'victim' }) }),
    ],
    profiles: {
      biker: profile({ attacks: 0, traits: ['hammer-of-wrath', 'furious-charge'] }),
      victim: profile({ attacks: 0, initiative: 2 }),
    },
    completions: WHOLE,
  });

  it('7C-28: three bikers hit without a throw at step 10 with their own Strength: one of two wounds is saved', () => {
    const report = fightOut('7th', table(), [4, 5, 2, 2, 6, 1, 1, 1, ...HOLDS]);
    expect(report.log.filter(({ rule }) => rule === '40k.27')[0]?.say).toContain('10');
    expect(woundsLeft(report).filter(wounds => wounds === 0)).toHaveLength(1);
    expect(inflicted(report).attacker).toBe(1);
  });

  it('nobody hits so who has not charged, or where it is off', () => {
    const first = (rows: readonly RowId[], fields: Partial<ScenarioUnit>) =>
      strikesThrough(begun('7th', table(fields).units, { ...table(fields), completions: rows }))[0];
    expect(first(WHOLE, {})).toMatchObject({ strength: 4, toHit: null, rules: { rows: ['7C-U19'] } });
    expect(first(WHOLE, { charged: [] })?.toHit).not.toBeNull();
    expect(first([], {})?.toHit).not.toBeNull();
  });
});

describe('7C-T1, 7C-U22: monstrous creatures', () => {
  it('strike with an unwieldy weapon at their own Initiative', () => {
    const { units, profiles } = duel({ weapons: listed('crushing-claws'), initiative: 4 }, [{}]);
    const at = (traits: ScenarioUnit['traits']) => {
      const phase = begun('7th', units!.map(one => ({ ...one, traits })), { profiles: profiles!, completions: WHOLE });
      return rungOf(phase, modelOf(phase, 's1'));
    };
    expect([at([]), at(['monstrous-creature']), at(['walker'])]).toEqual([1, 4, 4]);
  });
});

it('nothing of all this counts with no rows on, or in another edition', () => {
  const own = {
    traits: ['furious-charge', 'rage', 'hatred', 'fear', 'hammer-of-wrath', 'rending', 'smash'] as const, poisoned: 4,
    weapons: listed('thunder-hammer'),
  };
  for (const edition of ['7th', '4th', 'trial-seven-steps'] as const) {
    const made = (fields: Partial<Profile>) => scenario(edition, { startAt: 'fight', ...duel(fields, [{}], CHARGES) });
    const blowsOf = (fields: Partial<Profile>) =>
      strikesThrough(begun(edition, made(fields).units, { profiles: made(fields).profiles }));
    expect(blowsOf(own)).toEqual(blowsOf({ weapons: [weapon({ name: 'Thunder hammer' })] }));
  }
});
