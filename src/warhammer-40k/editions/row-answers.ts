/** What rows beside a text answer to questions that the text leaves open. */
import type { Completion, PolicyQuestion } from './policy.ts';
import { isOn, type RowId } from './rows.ts';

interface RowAnswer<Q extends PolicyQuestion> {
  readonly row: RowId;
  readonly answer: NonNullable<Completion[Q]>;
}

/** By question; what no row answers stays open. */
const ROW_ANSWERS: { readonly [Q in PolicyQuestion]?: RowAnswer<Q> } = {
  chargeShape: { row: '4C-D1', answer: 'in-turn' },
  chargeRange: { row: '4C-D2', answer: 'unit' },
  chargeTerrain: { row: '4C-D3', answer: 'keep-higher' },
  stationaryFireBan: { row: '4C-D7', answer: 'banned' },
  overwatch: { row: '4C-D9', answer: 'no' },
  heavyWeapons: { row: '4C-W3', answer: 'four-at-best' },
  stageOrder: { row: '4C-R1', answer: 'break-off-first' },
  sweep: { row: '4C-R5', answer: 'destroy-by-most' },
  consolidate: { row: '4C-R8', answer: 'three-new' },
  endPileIn: { row: '4C-R10', answer: 'six' },
  splitAttacks: { row: '4C-R11', answer: 'by-model' },
};

/** What a row that is played answers; undefined: none does. */
export const answerOfRow = <Q extends PolicyQuestion>(
  ruled: { readonly completions?: readonly RowId[] }, question: Q,
): Completion[Q] | undefined => {
  const told = ROW_ANSWERS[question] as RowAnswer<Q> | undefined;
  return told !== undefined && isOn(ruled, told.row) ? told.answer : undefined;
};
