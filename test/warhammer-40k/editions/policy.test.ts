import { describe, expect, it } from 'vitest';
import { answer, isSilent } from '../../../src/warhammer-40k/editions/answers.ts';
import { EDITIONS, POLICIES, type Edition } from '../../../src/warhammer-40k/editions/index.ts';
import {
  QUESTION_IDS, QUESTIONS, STAGE_ORDERS, STAGES, type PolicyQuestion,
} from '../../../src/warhammer-40k/editions/policy.ts';
import { FOURTH_COMPLETION } from '../../../src/warhammer-40k/editions/fourth.ts';
import { pairsApart } from '../switches/probe.ts';

const SILENT = '–';

/** The table of what the texts answer: the later trial rules, the earlier ones, the seventh and the fourth edition. */
const TABLE: { readonly [question in PolicyQuestion]: readonly [string, string, string, string] } = {
  chargeShape: ['together', 'together', 'in-turn', SILENT],
  chargeRange: ['unit', 'six', 'two-dice', SILENT],
  chargeTerrain: ['keep-higher', 'keep-higher', 'minus-two', SILENT],
  chargeSight: ['no', 'no', 'yes', SILENT],
  multiCharge: ['primary', 'cluster', 'disordered', SILENT],
  shotThenCharge: ['shot-unit-first', 'shot-unit-only', 'shot-unit-primary', SILENT],
  stationaryFireBan: ['banned', 'allowed', 'caller', SILENT],
  overwatch: ['no', 'no', 'yes', SILENT],
  support: ['one-attack', 'one-attack', 'full', 'full'],
  supportedBy: ['own-unit', 'own-unit', 'any-friend', 'own-unit'],
  engagedWhen: ['fight-start', 'fight-start', 'step-after-pile-in', 'step'],
  vulnerable: ['danger-zone', 'danger-zone', 'whole-unit', 'engaged'],
  chargeBonusBar: ['fired-but-terminators', 'fired', 'disordered', 'photon'],
  cover: ['initiative-10', 'before-all', 'nothing', 'initiative-10'],
  coverLine: ['unit', 'unit', SILENT, 'model'],
  terrainStrikesLast: ['no', 'no', 'yes', 'no'],
  majorityOver: ['unit', 'unit', 'engaged', 'engaged'],
  tieWeaponSkill: ['lowest', 'lowest', 'highest', 'lowest'],
  tieToughness: ['owner', 'owner', 'highest', 'lowest'],
  armour: ['denied', 'denied', 'armour-piercing', 'denied'],
  allocation: ['lap', 'iterative', 'pools', 'owner-picks'],
  splitAttacks: ['by-model', 'by-model', 'by-attack', SILENT],
  stageOrder: ['pile-in-first', 'break-off-first', 'sweep-first', SILENT],
  panic: ['within-6', 'no', 'no', SILENT],
  moralePenalty: ['no', 'no', 'yes', SILENT],
  autoFail: ['no', 'no', 'yes', SILENT],
  sweep: ['relock', 'free-round', 'destroy', SILENT],
  consolidate: ['three-any', 'three-new', 'die-none', SILENT],
  endPileIn: ['six-unengaged-first', 'six', 'three-as-charge', SILENT],
  lockedShooting: ['model', 'model', 'unit', SILENT],
  characterStrike: ['may', 'must', 'with-unit', SILENT],
  monsterIsCharacter: ['yes', 'no', SILENT, SILENT],
  weaponEffects: ['trial-rules', 'trial-rules', 'special-rules', 'borrowed'],
  heavyWeapons: ['four-at-best', 'four-at-best', 'unknown', SILENT],
};
const COLUMNS = ['trial-seven-steps', 'trial-eight-steps', '7th', '4th'] as const satisfies readonly Edition[];

describe('what the texts answer', () => {
  it.each(QUESTION_IDS)('%s: as each text has it, or nothing where it is silent', question => {
    expect(COLUMNS.map(edition => POLICIES[edition][question] ?? SILENT)).toEqual(TABLE[question]);
  });

  it('there are 34 questions, no answer twice, and every answer is given by a text or by pages beside one', () => {
    expect(QUESTION_IDS).toHaveLength(34);
    for (const question of QUESTION_IDS) {
      const answers: readonly string[] = QUESTIONS[question];
      expect(new Set(answers).size).toBe(answers.length);
      const told = [...EDITIONS.map(edition => POLICIES[edition][question]), FOURTH_COMPLETION[question] ?? null];
      const given = told.filter(one => one !== null);
      expect([...new Set<string>(given)].sort(), question).toEqual([...answers].sort());
    }
  });

  it.each([
    ['trial-seven-steps', 'trial-eight-steps', 14], ['trial-seven-steps', '7th', 32],
    ['trial-eight-steps', '7th', 31], ['trial-seven-steps', '4th', 9], ['trial-eight-steps', '4th', 10],
    ['4th', '7th', 11],
  ] as const)('%s and %s both answer, and otherwise, in %i questions', (one, other, count) => {
    const apart = QUESTION_IDS.filter(question => pairsApart(question).some(pair =>
      pair.includes(one) && pair.includes(other)));
    expect(apart).toHaveLength(count);
  });

  it('what players agree on counts where the text is silent, and nowhere else', () => {
    expect(answer({ edition: '7th', completion: { sweep: 'relock' } }, 'sweep')).toBe('destroy');
    expect(answer({ edition: '4th', completion: { sweep: 'relock' } }, 'sweep')).toBe('relock');
    expect(isSilent({ edition: '4th', completion: { sweep: 'relock' } }, 'sweep')).toBe(false);
    expect(isSilent({ edition: '4th', completion: {} }, 'sweep')).toBe(true);
    expect(isSilent({ edition: '4th', completion: {} }, 'support')).toBe(false);
  });

  it('40k.71: every order of stages has each stage once', () => {
    for (const order of Object.values(STAGE_ORDERS)) expect([...order].sort()).toEqual([...STAGES].sort());
  });
});
