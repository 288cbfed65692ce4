/** Whole rounds and walking state by state come to the same figures, whoever fights. */
import { describe, expect, it } from 'vitest';
import type { Profile, Weapon } from '../../../../src/epic-armageddon/profile.ts';
import { boardOf } from '../../../../src/epic-armageddon/odds/round/board.ts';
import { isRegular } from '../../../../src/epic-armageddon/odds/round/regular.ts';
import { DEFAULT_RULINGS, RULING_IDS, RULINGS, type Rulings } from '../../../../src/epic-armageddon/rulings.ts';
import type { Scenario } from '../../../../src/epic-armageddon/scenario.ts';
import { differences, figuresOf } from '../../../support/odds-oracle/figures.ts';
import { characterOf, weaponOf } from '../../../support/profiles.ts';
import { stage } from '../../../support/stage.ts';
import { begun, byRounds, byWalking } from './fights.ts';
import { SPECIAL, smallFight, type Wanted } from './small.ts';

/** Sums of the same probabilities in another order differ by no more. */
const ROUNDING = 1e-12;
/** So much may be left unresolved by those who walk. */
const TOLERANCE = 1e-10;
/** A test of several fights may take so long on a slow machine, ms. */
const LONG = 60_000;
/** Fights of each kind, and the seeds among which they are looked for. */
const FIGHTS = 3;
const SEEDS = 80;

const armed = (...weapons: readonly Partial<Weapon>[]): Partial<Profile> =>
  ({ cc: 4, ff: 5, armour: 5, weapons: weapons.map(weaponOf) });
const able = (...abilities: readonly string[]): Partial<Profile> => ({ cc: 4, ff: 4, armour: 4, abilities });
/** The same for close combat and for firefights. */
const lending = (rule: string, more: Partial<Weapon> = {}): readonly Partial<Profile>[] =>
  [armed({ rules: [rule], ...more }), armed({ kind: 'small-arms', rules: [rule], ...more })];

const engine = (damageCapacity: number, more: Partial<Profile> = {}): Partial<Profile> =>
  ({ type: 'war-engine', damageCapacity, radius: 2.5, cc: 4, ff: 5, armour: 4, ...more });
const hurting = (damage: number | 'all'): Partial<Profile> =>
  ({ critical: { damage, splash: null, entered: false, later: false } });

const BOTH = ['attacker', 'defender'] as const;
const KNOWS_NO_FEAR = { rules: ['they-shall-know-no-fear'] } as const;
const BROKEN = { broken: true, blastMarkers: 0 } as const;

const CASES: Readonly<Record<string, Wanted>> = {
  'ordinary infantry': {},
  'First Strike': { kinds: [able('first-strike'), ...lending('first-strike')] },
  'First Strike with one weapon of two': { kinds: [armed({ rules: ['first-strike'] }, { kind: 'small-arms' })] },
  'macro-weapons': { kinds: lending('macro-weapon') },
  'a macro-weapon that strikes first': { kinds: [armed({ rules: ['macro-weapon', 'first-strike'] })] },
  'Titan Killers': { kinds: lending('titan-killer-d3') },
  'Lance against Reinforced Armour': { kinds: [{ ...armed({ rules: ['lance'] }), abilities: ['reinforced-armour'] }] },
  'Ignore Cover': { kinds: lending('ignore-cover'), inCover: true },
  'snipers': { kinds: lending('sniper') },
  'D3 extra attacks': { kinds: lending('', { extraAttacks: 'D3', rules: [] }) },
  'D3 extra attacks that strike first': { kinds: [armed({ extraAttacks: 'D3', rules: ['first-strike'] })] },
  'Reinforced Armour': { kinds: [able('reinforced-armour')] },
  'an Invulnerable Save': { kinds: [able('invulnerable-save')] },
  'Reinforced Armour and an Invulnerable Save against macro-weapons': {
    kinds: [{ ...armed({ rules: ['macro-weapon'] }), abilities: ['reinforced-armour', 'invulnerable-save'] }] },
  'Fearless units': { kinds: [able('fearless')] },
  'Inspiring units': { kinds: [able('inspiring')] },
  'skimmers': { kinds: [{ type: 'light-vehicle', cc: 6, ff: 3, armour: 5, abilities: ['skimmer'] }] },
  'vehicles': { kinds: [{ type: 'armoured-vehicle', radius: 1.5, cc: 5, ff: 4, armour: 4 }] },
  'war engines': { kinds: [engine(2), engine(3)], most: 2 },
  'war engines with a shield': { kinds: [engine(2, able('void-shield-1'))], most: 2 },
  'war engines with two shields': { kinds: [engine(2, able('void-shields-2'))], most: 1 },
  'war engines with macro-weapons': { kinds: [engine(2, armed({ rules: ['macro-weapon'] }))], most: 2 },
  'war engines with First Strike': { kinds: [engine(2, armed({ rules: ['first-strike'] }))], most: 2 },
  'war engines that a critical destroys': { kinds: [engine(3, hurting('all'))], most: 1 },
  'war engines that a critical hurts twice or not': { kinds: [engine(4, hurting(2)), engine(3, hurting(0))], most: 1 },
  'hurt war engines': { kinds: [engine(3)], wear: { damage: 1, shields: 0 }, most: 2 },
  'Fearless war engines': { kinds: [engine(2, able('fearless'))], most: 2 },
  'Grotz': { kinds: [{ ...able('expendable'), name: 'Grotz' }] },
  'Expendable units': { kinds: [able('expendable')] },
  'automata': { kinds: [able('automata')] },
  'automatons': { kinds: [able('automaton')] },
  'attackers who know no fear': { attacker: KNOWS_NO_FEAR },
  'defenders who know no fear, among others': { kinds: [able('inspiring')], defender: KNOWS_NO_FEAR },
  'broken defenders': { defender: BROKEN },
  'broken Fearless defenders': { kinds: [able('fearless')], defender: BROKEN },
  'broken defenders who know no fear': { defender: { ...BROKEN, ...KNOWS_NO_FEAR } },
  'defenders in woods': { inCover: true },
  'supporters of the attackers': { supporters: ['attacker'] },
  'supporters of the defenders': { supporters: ['defender'] },
  'supporters of both sides, some of them snipers': { kinds: lending('sniper'), supporters: BOTH, most: 2 },
  'supporters of war engines': { kinds: [engine(2, able('void-shield-1'))], supporters: BOTH, most: 2 },
  'supporters with macro-weapons': { kinds: lending('macro-weapon'), supporters: BOTH, most: 2 },
  'two formations of the attackers': { joined: ['attacker'] },
  'two formations of each side, and First Strike': { kinds: [able('first-strike')], joined: BOTH, most: 2 },
  'two formations with Grotz in them': { kinds: [{ ...able('expendable'), name: 'Grotz' }], joined: ['defender'] },
  'characters who inspire': { character: characterOf({ abilities: ['inspiring', 'invulnerable-save'] }) },
  'living metal, deflector shields and a holofield': {
    kinds: [able('living-metal'), able('deflector-shield'), engine(2, able('holofield'))], most: 2 },
  'support craft': { kinds: [{ type: 'armoured-vehicle', cc: 5, ff: 4, armour: 4, abilities: ['support-craft'] }] },
  'a mixture of everything': {
    kinds: [armed({ extraAttacks: 'D3', rules: ['macro-weapon'] }, { kind: 'small-arms', rules: ['ignore-cover'] })],
    inCover: true, supporters: ['defender'], attacker: KNOWS_NO_FEAR, most: 2,
  },
};

const hasSpecial = ({ profiles }: Scenario): boolean => Object.keys(profiles).some(id => id.startsWith(SPECIAL));

/** The first fights of a kind that whole rounds tell. */
const fightsWith = (wanted: Wanted, count: number): readonly (readonly [number, Scenario])[] => {
  const found: (readonly [number, Scenario])[] = [];
  for (let seed = 1; seed <= SEEDS && found.length < count; seed += 1) {
    const scenario = smallFight(seed, wanted);
    const assault = begun(scenario);
    const isWanted = wanted.kinds === undefined || hasSpecial(scenario);
    if (isWanted && isRegular(assault) && boardOf(assault).isFlightTold) found.push([seed, scenario]);
  }
  return found;
};

/** Where the two ways part, for each of some fights. */
const disagreements = (fights: readonly (readonly [number, Scenario])[]): readonly string[] =>
  fights.flatMap(([seed, scenario]) => {
    const assault = begun(scenario);
    const rounds = byRounds(assault);
    const walked = byWalking(assault, { tolerance: TOLERANCE });
    const open = ROUNDING + rounds.last.unresolved + walked.last.unresolved;
    return [
      ...differences(figuresOf(rounds.first), figuresOf(walked.first), ROUNDING).map(one => `first round, ${one}`),
      ...differences(figuresOf(rounds.last), figuresOf(walked.last), open),
      ...(open < 2 * TOLERANCE || !boardOf(assault).isMourned ? [] : [`unresolved: ${open}`]),
    ].map(one => `seed ${seed}: ${one}`);
  });

describe('whole rounds tell what walking state by state tells, with', () => {
  it.each(Object.entries(CASES))('%s', (_, wanted) => {
    const fights = fightsWith(wanted, FIGHTS);
    expect(fights.length).toBe(FIGHTS);
    expect(disagreements(fights)).toEqual([]);
  }, LONG);
});

const SHEET = { cc: 4, ff: 5, armour: 5 } as const;

describe('whole rounds tell what walking state by state tells, where', () => {
  it.each<readonly [string, Scenario]>([
    ['H8: a Lance bites the nearest of two and is no better than another hit on the other', stage(
      { a: { ...SHEET, ...armed({ rules: ['lance'] }), at: [30, 40] } },
      { d: { ...SHEET, abilities: ['reinforced-armour'], at: [30, 42] }, e: { ...SHEET, at: [30, 45] } },
    )],
    ['W2: a war engine that would rather fire has nobody to fire at but whom it touches', stage(
      { a: { ...SHEET, ...engine(2, { cc: 6, ff: 3 }), at: [30, 37.5] } },
      { d: { ...SHEET, at: [30, 41] } },
    )],
  ])('%s', (_, scenario) => {
    expect(disagreements([[0, scenario]])).toEqual([]);
  }, LONG);
});

/** Answers that other fights than the usual ones come of, and what has to be in these. */
const TOLD: readonly (readonly [Partial<Rulings>, Wanted])[] = [
  [{ mountedCover: 'infantry' }, { kinds: [{ ...able('mounted'), armour: 6 }], inCover: true }],
  [{ impossibleHits: 'anybody-engaged' }, { kinds: [engine(2, armed({ rules: ['macro-weapon'] }))], most: 2 }],
  [{ supportCalledBy: 'enemy-engaged' }, { kinds: [able('first-strike')], supporters: BOTH }],
  [{ supportReach: 'within-15cm' }, { supporters: BOTH }],
  [{ bothSwift: 'nobody' }, { kinds: [armed({ extraAttacks: 2 })] }],
  [{ mixedMarines: 'any-marines' }, { attacker: KNOWS_NO_FEAR, joined: ['attacker'], second: { rules: [] } }],
  [{ engagedAttackersGone: 'fights-on' }, { kinds: [able('first-strike')] }],
];

describe('whole rounds tell what walking state by state tells, and another fight', () => {
  it.each(TOLD)('if the ruling is %j', (rulings, wanted) => {
    const [changed] = fightsWith({ ...wanted, rulings }, SEEDS).filter(([, scenario]) => {
      const usual = byRounds(begun({ ...scenario, rulings: DEFAULT_RULINGS }), { tolerance: 0.01 });
      const told = byRounds(begun(scenario), { tolerance: 0.01 });
      return differences(figuresOf(told.first), figuresOf(usual.first), ROUNDING).length > 0;
    });
    expect(changed).toBeDefined();
    expect(disagreements([changed!])).toEqual([]);
  }, LONG);
});

/** Every answer but the default of a question that whole rounds take in any way. */
const ANSWERS = RULING_IDS.flatMap(id => Object.keys(RULINGS[id].answers)
  .filter(answer => answer !== DEFAULT_RULINGS[id])
  .map((answer): Partial<Rulings> => ({ [id]: answer }))
  .filter(rulings => isRegular(begun(smallFight(1, { rulings })))));

describe('whole rounds tell what walking state by state tells', () => {
  const kinds = [
    engine(2, able('void-shield-1')), { ...able('mounted', 'first-strike'), armour: 6 }, able('fearless'),
  ];
  const wanted: Wanted = {
    kinds, supporters: BOTH, inCover: true, attacker: KNOWS_NO_FEAR, joined: ['attacker'], most: 2,
  };

  it.each(ANSWERS)('if the ruling is %j', rulings => {
    expect(disagreements(fightsWith({ ...wanted, rulings }, 1))).toEqual([]);
  }, LONG);

  it('whichever of 22 questions has another answer', () => {
    expect(new Set(ANSWERS.flatMap(rulings => Object.keys(rulings))).size).toBe(22);
  });
});
