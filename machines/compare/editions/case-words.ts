/** What the cases say beside the log, in English. Another language is another record of these. */
import { phaseSentence, type Say } from '../../../src/warhammer-40k/explain/log-sentences.ts';
import { count } from '../../../src/warhammer-40k/explain/phrases/wording.ts';

/** "A, B and C". */
const listed = (names: readonly string[], last: string): string =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(name => name !== '').join(` ${last} `);

/** What is put in, by the id of the case. */
const INPUTS = {
  'X-01': 'A model with Weapon Skill 3 strikes a unit of two: one has Weapon Skill 2, one 4.',
  'X-02': 'A unit of two is struck: one has Toughness 2, one 4.',
  'X-03': 'A unit of six is struck: three have Toughness 3, three 5.',
  'X-04': 'A charger with two attacks and two weapons stands behind a friend of its unit who touches the enemy.',
  'X-05': 'Five models with one attack each charge a unit that they have shot at.',
  'X-06': 'A charger with Initiative 6 runs into a defender with Initiative 3 in cover.',
  'X-07': 'A charger with Initiative 6 came through difficult terrain at defenders with Initiative 3.',
  'X-08': 'A charger with Initiative 10 runs into a defender with Initiative 3 in cover.',
  'X-09': 'Eight wounds fall on four with armour of 3+ and six with 5+, and every save is made.',
  'X-10': 'The only foe that a slow model touches falls before its turn; two others stand 1.5″ behind.',
  'X-11': 'Of four models one touches the strikers, the second another unit, the third stands behind the first, and '
    + 'the fourth is far from everybody. Who may fall?',
  'X-12': 'Losers fall back on 3 and 3; the winner sweeps with threes, and nobody is swifter than the other.',
  'X-13': 'Losers fall back on 3 and 3; the winner is swifter and sweeps with fours.',
  'X-14': 'Losers have run 2″. May a winner who consolidates run into them?',
  'X-15': 'Of a unit that is struck one with Weapon Skill 4 touches the enemy; five with 2 stand 7″ behind.',
  'X-16': 'A model of a locked unit, 4″ from the nearest friend who touches an enemy, wants to shoot.',
  'X-17': 'An enemy touches an independent character and a model of his unit. Whom does it strike?',
  'X-18': 'A unit that has shot at B wants to charge B alone, B and then C beside it, or C and then B.',
  'X-19': 'A unit that stood still to fire a heavy weapon wants to charge.',
  'X-20': 'Of three chargers with two attacks each, one touches the enemy; the others are near another unit that does.',
  'X-21': 'An enemy is 8″ away in the open; the unit itself charges 6″ or 12″.',
  'X-22': 'A unit that itself charges 6″ charges an enemy 3″ away through craters and throws 4 and 6.',
  'X-23': 'Two charge three who stand in a row; the way of one leads over drums that stand before the first two.',
} as const;

export type CaseId = keyof typeof INPUTS;

export interface CaseWords {
  readonly inputs: Readonly<Record<CaseId, string>>;
  readonly silent: string;
  readonly may: string;
  readonly mayCharge: string;
  /** What is said of a charge at several units, one after the other; null: nothing is against it. */
  readonly charging: (targets: readonly string[], refusal: string | null) => string;
  /** What is said of a charge of so many inches; null: nothing is against it. */
  readonly chargingFrom: (inches: number, refusal: string | null) => string;
  readonly toughness: (value: number) => string;
  readonly ownerChooses: (values: readonly string[]) => string;
  readonly weaponSkill: (value: number) => string;
  readonly attacks: (attacks: number) => string;
  readonly mayFall: (models: readonly string[]) => string;
  readonly strikes: (units: readonly string[]) => string;
  readonly inCover: (models: readonly string[]) => string;
  /** Blows whose hits are for the dice to say. */
  readonly blows: (unit: string, target: string, dice: number, need: number) => string;
  /** What is said so many times is said once. */
  readonly times: (say: string, times: number) => string;
}

export const CASE_WORDS: CaseWords = {
  inputs: INPUTS,
  silent: 'The text does not tell.',
  may: 'It may.',
  mayCharge: 'It may charge.',
  charging: (targets, refusal) => `${listed(targets, 'and')}: ${refusal ?? 'it may charge.'}`,
  chargingFrom: (inches, refusal) => `With ${inches}″: ${refusal ?? 'it may charge.'}`,
  toughness: value => `It has Toughness ${value}.`,
  ownerChooses: values => `The owner chooses ${listed(values, 'or')}.`,
  weaponSkill: value => `Weapon Skill ${value} counts.`,
  attacks: attacks => `It has ${count(attacks, 'attack')}.`,
  mayFall: models => `${listed(models, 'or')}.`,
  strikes: units => `It strikes ${listed(units, 'or')}.`,
  inCover: models => (models.length === 0 ? 'Nobody is in cover.' : `${listed(models, 'and')} are in cover.`),
  blows: (unit, target, dice, need) => `${unit} against ${target}: ${count(dice, 'die', 'dice')} at ${need}+.`,
  times: (say, times) => `${say} (×${times})`,
};

/** How cases are told. */
export interface CaseLanguage {
  readonly sentence: Say;
  readonly words: CaseWords;
}

export const CASES_IN_ENGLISH: CaseLanguage = { sentence: phaseSentence, words: CASE_WORDS };
