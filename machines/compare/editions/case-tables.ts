/** The tables of the cases: fights of a few models, set up as after the charge. */
import type { Edition } from '../../../src/warhammer-40k/editions/index.ts';
import type { Decision } from '../../../src/warhammer-40k/model/events.ts';
import type { Purpose } from '../../../src/warhammer-40k/model/hands.ts';
import type { Profile } from '../../../src/warhammer-40k/model/profile.ts';
import type { PolicyQuestion } from '../../../src/warhammer-40k/editions/policy.ts';
import { scenarioIn, type Scenario } from '../../../src/warhammer-40k/model/scenario.ts';
import { sampleProfile, row, scenarioOf, type Force } from '../../../src/warhammer-40k/scenario/samples/build.ts';
import type { CaseId } from './case-words.ts';

/** A case of which the log of a fight says what comes of it. */
export interface FoughtCase {
  readonly id: CaseId;
  readonly question: PolicyQuestion;
  readonly scenario: (edition: Edition) => Scenario;
  /** The entries of the log that say what comes of it. */
  readonly shows: readonly string[];
  /** Whose blows they are; null: everybody's. */
  readonly of: string | null;
  /** What dice show that it hangs on, by what they are thrown for, over and over; any others show anything. */
  readonly faces?: { readonly [purpose in Purpose]?: readonly number[] };
  /** What its players decide, where it is not the usual. */
  readonly decided?: readonly Decision[];
}

export const MARINE = sampleProfile('Marine', [4, 4, 4, 1, 4, 1, 8, 3]);
export const GUARDSMAN = sampleProfile('Guardsman', [3, 3, 3, 1, 3, 1, 7, 5]);

/** Starts at the fight in every edition. */
export const fightScenario = (forces: readonly Force[], profiles: Readonly<Record<string, Profile>>) =>
  (edition: Edition): Scenario => scenarioIn(scenarioOf('4th', '', forces, profiles), edition);

export const pair = (striker: Partial<Force>, struck: Partial<Force>): readonly Force[] => [
  { id: 'a', name: 'A', side: 'attacker', charged: ['b'], models: row(1, 'a', [15.75, 11.76]), ...striker },
  { id: 'b', name: 'B', side: 'defender', models: row(2, 'b', [15.2, 12.6]), ...struck },
];

export const TWO_KINDS = { models: [...row(1, 'b', [15.2, 12.6]), ...row(1, 'c', [16.3, 12.6])] };
const LINE = { models: row(5, 'a', [15.75, 11.76]) };

export const FOUGHT_CASES: readonly FoughtCase[] = [
  {
    id: 'X-01', question: 'tieWeaponSkill', shows: ['hits'], of: 'A',
    scenario: fightScenario(pair({}, TWO_KINDS), {
      a: { ...MARINE, weaponSkill: 3 }, b: { ...GUARDSMAN, weaponSkill: 2 }, c: { ...GUARDSMAN, weaponSkill: 4 },
    }),
  },
  {
    id: 'X-05', question: 'chargeBonusBar', shows: ['hits'], of: 'A',
    scenario: fightScenario(pair({ ...LINE, fired: 'b' }, { models: row(6, 'b', [15.2, 12.6]) }), {
      a: { ...MARINE, initiative: 5 }, b: GUARDSMAN,
    }),
  },
  {
    id: 'X-06', question: 'cover', shows: ['cover-strikes', 'rung-strikes'], of: null,
    scenario: fightScenario(pair({}, { models: row(2, 'b', [15.2, 12.6], { covered: true }) }), {
      a: { ...MARINE, initiative: 6, toughness: 8 }, b: { ...GUARDSMAN, toughness: 8, save: 2 },
    }),
  },
  {
    id: 'X-08', question: 'cover', shows: ['cover-strikes', 'rung-strikes'], of: null,
    scenario: fightScenario(pair({}, { models: row(2, 'b', [15.2, 12.6], { covered: true }) }), {
      a: { ...MARINE, initiative: 10, toughness: 8 }, b: { ...GUARDSMAN, toughness: 8, save: 2 },
    }),
  },
  {
    id: 'X-20', question: 'supportedBy', shows: ['hits'], of: 'C',
    scenario: fightScenario([
      ...pair({}, { models: row(6, 'b', [15.2, 12.6]) }),
      {
        id: 'c', name: 'C', side: 'attacker', charged: ['b'],
        models: [...row(1, 'c', [20.15, 11.76]), ...row(2, 'c', [15.2, 10.6])],
      },
    ], { a: MARINE, b: { ...GUARDSMAN, toughness: 8 }, c: { ...MARINE, attacks: 2 } }),
  },
  {
    id: 'X-07', question: 'terrainStrikesLast', shows: ['rung-strikes'], of: null,
    scenario: fightScenario(pair({ throughDifficult: true }, {}), {
      a: { ...MARINE, initiative: 6, toughness: 8 }, b: { ...GUARDSMAN, toughness: 8, save: 2 },
    }),
  },
  {
    id: 'X-09', question: 'allocation', shows: ['saves-thrown'], of: null,
    faces: { hit: [6], wound: [6], save: [6] },
    scenario: fightScenario(pair({ charged: [] }, {
      models: [
        ...row(1, 'c', [15.75, 12.76]), ...row(3, 'c', [13.55, 13.9]), ...row(2, 'b', [16.85, 13.9]),
        ...row(4, 'b', [14.1, 15]),
      ],
    }), {
      a: { ...MARINE, attacks: 8, initiative: 6, toughness: 8 },
      b: { ...GUARDSMAN, name: 'Warrior' }, c: { ...GUARDSMAN, name: 'Incubus', save: 3 },
    }),
  },
];
