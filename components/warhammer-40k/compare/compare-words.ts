/** What the comparison of editions says, in one place. */
import type { ChapterKind } from '../../../machines/compare/editions/chapters.ts';
import { spoken } from '../../shared/languages/spoken.ts';
import type { Side } from '../../../src/warhammer-40k/model/procedure.ts';

const KINDS: Readonly<Record<ChapterKind, string>> = {
  charge: 'Charge',
  fight: 'Fight',
  panic: 'Panic',
  morale: 'Morale',
  'break-off': 'Break-off and sweep',
  'pile-in': 'Pile-in',
  consolidate: 'Consolidation',
  untold: 'What comes of it',
};

export const compareWords = spoken('warhammer-40k/compare', {
  kinds: KINDS,
  scenario: 'Fight that is compared',
  completion: 'With the rules that other pages add to the fourth and the seventh edition',
  /** The editions that go otherwise with it. */
  besideTexts: (editions: readonly string[]): string => (editions.length === 0
    ? 'In this fight nothing goes otherwise with it.'
    : `With it this fight goes otherwise in: ${editions.join(', ')}.`),
  walkedWith: 'Fight that it is walked with',
  edition: 'Edition',
  strike: (units: readonly string[]): string => `${units.join(', ')} strike`,
  steps: 'Steps',
  back: 'Step back',
  on: 'Next step',
  toDifference: 'Next difference',
  stepOf: (at: number, of: number): string => `Step ${at} of ${of}`,
  isOtherwise: 'Not the same in every edition',
  isAlike: 'The same in every edition',
  rung: (rung: string): string => `Initiative ${rung}`,
  coverRung: 'Before everybody, because of cover',
  /** Whose dice they are, and what they are thrown for; null: no face is asked for. */
  thrown: (side: Side, purpose: string, target: number | null): string =>
    `${side}: ${purpose}${target === null ? '' : ` ${target}+`}`,
  nothing: 'Nothing like it happens here.',
  tellsNothing: 'This step brings nothing new.',
  silent: 'the text does not tell',
  otherwise: 'only here or otherwise',
  turnsOn: 'What makes the difference',
  turnsOnNothing: 'No single question makes a difference here: it comes from what happened before.',
  searching: (tried: number, of: number): string => `Trying every other answer: ${tried} of ${of}.`,
  cases: 'One input, four outcomes',
  chargeCharts: 'Charges of two editions, chart by chart',
  sideOf: (at: 0 | 1): string => (at === 0 ? 'A' : 'B'),
  sameChargeChart: 'Both go through the same part of the statechart. What differs between them is decided within it.',
  noChargeChart: 'Where a text does not tell how units charge, there is no statechart of it to compare.',
  notLoaded: (id: string): string => `There is no bundled fight "${id}".`,
});
