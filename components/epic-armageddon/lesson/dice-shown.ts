/** Dice of an assault as they fell: whose they are, and what for. */
import type { TemplateResult } from 'lit';
import type { AssaultHand } from '../../../src/epic-armageddon/model/hands.ts';
import { unitOf } from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import { namesTogether } from '../steps/wording.ts';
import { diceRows } from '../../shared/lesson/dice-rows.ts';
import { askedWords } from '../../shared/lesson/asked-words.ts';

export interface HandShown {
  readonly hand: AssaultHand;
  readonly faces: readonly number[];
}

/** One row for each hand. */
export const diceTemplate = (assault: Assault, shown: readonly HandShown[]): TemplateResult =>
  diceRows(shown.map(({ hand, faces }) => ({ side: hand.side, whose: whoseOf(assault, hand), faces })));

export const whoseOf = (assault: Assault, { units, purpose, side }: AssaultHand): string => {
  const names = namesTogether([...new Set(units)].map(id => unitOf(assault, id).name));
  const what = askedWords.purposes[purpose];
  return names === '' ? `${askedWords.theSides[side]}, ${what}` : `${names}, ${what}`;
};
