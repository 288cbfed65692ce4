/** An answer to what is asked: it goes on with the part of the rules that asked. */
import { ALLOCATION_CHOOSERS } from '../allocation/choosers.ts';
import { chooseAgain } from '../charge/range.ts';
import { beginFight } from '../fight/rungs.ts';
import { chooseToughness } from '../fight/toughness.ts';
import type { ChoiceQuestion } from '../model/choices.ts';
import { type Refusal, refuse } from '../model/log.ts';
import type { Chooser, Phase } from '../model/state.ts';
import { chooseDirection, chooseHitAndRun } from './hit-and-run.ts';
import { chooseMorale } from './morale.ts';
import { chooseFreeRound } from './sweep/free-round.ts';
import { chooseSweep } from './sweep/relock.ts';

export interface MadeChoice {
  readonly question: ChoiceQuestion;
  readonly option: string;
}

/** Who goes on with an answer, by what was asked. @rule 40k.18, 40k.42, 40k.61, 40k.66 */
const CHOOSERS: { readonly [question in ChoiceQuestion]: Chooser } = {
  combat: beginFight,
  toughness: chooseToughness,
  ...ALLOCATION_CHOOSERS,
  morale: chooseMorale,
  sweep: chooseSweep,
  'free-round': chooseFreeRound,
  'range-again': chooseAgain,
  'hit-and-run': chooseHitAndRun,
  direction: chooseDirection,
};

/** Why an answer is not taken; null: it is. */
export const whyNotChoose = ({ choice }: Phase, { question, option }: MadeChoice): Refusal | null => {
  if (choice?.question !== question) return refuse('R-X.02', 'not-asked', { question });
  return choice.options.includes(option) ? null : refuse(choice.rule, 'no-such-option', { option });
};

/** The phase after an answer that is taken. */
export const choose = (phase: Phase, { question, option }: MadeChoice): Phase =>
  CHOOSERS[question]({ ...phase, choice: null }, option);
