/** What the rules leave to a player: who is asked what, what may be answered, and what happens if nobody says. */
import type { Side } from './procedure.ts';

export const CHOICE_QUESTIONS = [
  /** Whose turn it is: the combat to fight next. */
  'combat',
  /** The owner of a unit: the Toughness that counts among those that are equally many. */
  'toughness',
  /** The owner: the armour group that takes wounds first among groups that are equally large. */
  'armour-group',
  /** The owner: the model that takes a wound, or is removed, among those that may be. */
  'casualty',
  /** The striker: the Wound pool that is settled next. */
  'pool',
  /** The striker: the engaged model that must take the first save. */
  'nominee',
  /** The striker: the wounded model that a force weapon's psychic test is made against. */
  'force-victim',
  /** The loser: to test its morale, or to fail it on purpose. */
  'morale',
  /** The winner: to make a sweeping advance, or not. */
  'sweep',
  /** The winner: to strike in the free round, or not. */
  'free-round',
  /** The charger: which of its range dice it throws again. */
  'range-again',
  /** The owner of a locked unit: to break away, or not. */
  'hit-and-run',
  /** The same: where to, by the hours of a clock. */
  'direction',
] as const;
export type ChoiceQuestion = (typeof CHOICE_QUESTIONS)[number];

export interface Choice {
  readonly question: ChoiceQuestion;
  /** The id of the unit, model or combat that it is about; null: the phase. */
  readonly about: string | null;
  /** Who decides. */
  readonly side: Side;
  /** At least two. */
  readonly options: readonly string[];
  /** What happens if nobody decides: one of the options. */
  readonly usual: string;
  readonly rule: string;
}
