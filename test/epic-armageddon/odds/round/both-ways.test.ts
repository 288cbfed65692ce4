/** Whole rounds and walking state by state come to the same figures, whoever fights. */
import { describe, expect, it } from 'vitest';
import { boardOf } from '../../../../src/epic-armageddon/odds/round/board.ts';
import { isRegular } from '../../../../src/epic-armageddon/odds/round/regular.ts';
import { DEFAULT_RULINGS } from '../../../../src/epic-armageddon/rulings/defaults.ts';
import { RULING_IDS, RULINGS, type Rulings } from '../../../../src/epic-armageddon/rulings/rulings.ts';
import type { Scenario } from '../../../../src/epic-armageddon/model/scenario.ts';
import { differences, figuresOf } from '../../../support/odds-oracle/figures.ts';
import { stage } from '../../../support/stage.ts';
import { begun, byRounds, byWalking, firstByRounds, pairsIn } from './fights.ts';
import { able, armed, BOTH, engine, KNOWS_NO_FEAR, QUICK_CASES } from './kinds.ts';
import { SPECIAL, smallFight, type Wanted } from './small.ts';
import { IS_WHOLE, shareOf } from '../../../support/share.ts';

/** Sums of the same probabilities in another order differ by no more. */
const ROUNDING = 1e-12;
/** So much may be left unresolved by those who walk. */
const TOLERANCE = 1e-10;
/** Fights of each kind, and the seeds among which they are looked for. */
const FIGHTS = shareOf(3, 1);
const SEEDS = 80;

const hasSpecial = ({ profiles }: Scenario): boolean => Object.keys(profiles).some(id => id.startsWith(SPECIAL));

/** The first fight of a kind that whole rounds tell, and if it is asked for differs. */
const fightWith = (
  wanted: Wanted, from = 1, isAsked = (_: Scenario): boolean => true,
): readonly [number, Scenario] | undefined => {
  for (let seed = from; seed <= SEEDS; seed += 1) {
    const scenario = smallFight(seed, wanted);
    const assault = begun(scenario);
    const isWanted = wanted.kinds === undefined || hasSpecial(scenario);
    if (isWanted && isRegular(assault) && boardOf(assault).isFlightTold && isAsked(scenario)) return [seed, scenario];
  }
  return undefined;
};

/** The first fights of a kind that whole rounds tell. */
const fightsWith = (
  wanted: Wanted, count: number, isAsked?: (scenario: Scenario) => boolean,
): readonly (readonly [number, Scenario])[] => {
  const found: (readonly [number, Scenario])[] = [];
  for (let at = 1, fight; (fight = fightWith(wanted, at, isAsked)) !== undefined; at = fight[0] + 1) {
    found.push(fight);
    if (found.length === count) break;
  }
  return found;
};

/** War engines against each other are walked for minutes unless there are few. */
const isSoonWalked = (scenario: Scenario): boolean => pairsIn(begun(scenario)) <= shareOf(9, 3);

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
  it.each(QUICK_CASES)('%s', (name, wanted) => {
    const fights = fightsWith(wanted, FIGHTS, name.includes('war engines') ? isSoonWalked : undefined);
    expect(fights.length).toBe(FIGHTS);
    expect(disagreements(fights)).toEqual([]);
  });
});

const SHEET = { cc: 4, ff: 5, armour: 5 } as const;
const IONIC = { armour: 6, abilities: ['ion-shield'] } as const;

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
    ['A6.6: a hack-down hits a war engine or the stand beside it, whichever is nearer to whoever is left', stage(
      { a: { ...SHEET, at: [30, 40] }, b: { ...SHEET, at: [44, 40] } },
      { d: { ...SHEET, ...engine(2), at: [30, 44] }, e: { ...SHEET, at: [44, 43] } },
    )],
    ['V13: blows and fire fall on stands with ion shields', stage(
      { a: { ...SHEET, at: [30, 40] }, b: { ...SHEET, at: [36, 36] }, c: { ...SHEET, at: [24, 36] } },
      { d: { ...SHEET, ...IONIC, at: [30, 42] }, e: { ...SHEET, ...IONIC, at: [33, 44] } },
    )],
    ['A6.5: of two stands alike but for that, the nearer one is Brutal', stage(
      { a: { ...SHEET, abilities: ['brutal'], at: [30, 40] }, b: { ...SHEET, at: [33, 38] } },
      { d: { ...SHEET, at: [30, 42] }, e: { ...SHEET, at: [33, 48] }, f: { ...SHEET, at: [36, 48] } },
    )],
  ])('%s', (_, scenario) => {
    expect(disagreements([[0, scenario]])).toEqual([]);
  });
});

/** Answers that other fights than the usual ones come of, and what has to be in these. */
const TOLD: readonly (readonly [Partial<Rulings>, Wanted])[] = [
  [{ mountedCover: 'infantry' }, { kinds: [{ ...able('mounted'), armour: null }], inCover: 'scrub' }],
  [{ impossibleHits: 'anybody-engaged' }, { kinds: [engine(2, armed({ rules: ['macro-weapon'] }))], most: 2 }],
  [{ supportCalledBy: 'enemy-engaged' }, { kinds: [able('first-strike')], supporters: BOTH }],
  [{ supportReach: 'all-engaged' }, { supporters: BOTH }],
  [{ bothSwift: 'nobody' }, { kinds: [armed({ extraAttacks: 2 })] }],
  [{ mixedMarines: 'any-marines' }, { attacker: KNOWS_NO_FEAR, joined: ['attacker'], second: { rules: [] } }],
  [{ engagedAttackersGone: 'fights-on' }, { kinds: [able('first-strike')] }],
];

describe('whole rounds tell what walking state by state tells, and another fight', () => {
  it.each(TOLD)('if the ruling is %j', (rulings, wanted) => {
    const changed = fightWith({ ...wanted, rulings }, 1, scenario => {
      const usual = firstByRounds(begun({ ...scenario, rulings: DEFAULT_RULINGS }));
      return differences(figuresOf(firstByRounds(begun(scenario))), figuresOf(usual), ROUNDING).length > 0;
    });
    expect(changed).toBeDefined();
    expect(disagreements([changed!])).toEqual([]);
  });
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

  it.each(ANSWERS.filter((_, i) => IS_WHOLE || i % 16 === 0))('if the ruling is %j', rulings => {
    expect(disagreements(fightsWith({ ...wanted, rulings }, 1))).toEqual([]);
  });

  it('whichever of 36 questions has another answer', () => {
    expect(new Set(ANSWERS.flatMap(rulings => Object.keys(rulings))).size).toBe(36);
  });
});
