/** An answer to what is asked: it goes on with the part of the rules that asked. */
import { ALLOCATION_CHOOSERS } from '../allocation/choosers.ts';
import type { ChoiceQuestion } from '../model/choices.ts';
import { FIGHT_CHOOSERS } from '../fight/choosers.ts';
import { refuse, type Refusal } from '../model/log.ts';
import { AFTERMATH_CHOOSERS } from './choosers.ts';
import type { Phase } from '../model/state.ts';

export interface MadeChoice {
  readonly question: ChoiceQuestion;
  readonly option: string;
}

/** What a part of the rules does with an answer; the choice itself is gone by then. */
export type Chooser = (phase: Phase, option: string) => Phase;

const CHOOSERS: { readonly [question in ChoiceQuestion]?: Chooser } = {
  ...FIGHT_CHOOSERS,
  ...ALLOCATION_CHOOSERS,
  ...AFTERMATH_CHOOSERS,
};

/** Why an answer is not taken; null: it is. */
export const whyNotChoose = ({ choice }: Phase, { question, option }: MadeChoice): Refusal | null => {
  if (choice?.question !== question) return refuse('R-X.02', 'not-asked', { question });
  return choice.options.includes(option) ? null : refuse(choice.rule, 'no-such-option', { option });
};

/** The phase after an answer that is taken. */
export const choose = (phase: Phase, { question, option }: MadeChoice): Phase => {
  const chooser = CHOOSERS[question];
  if (chooser === undefined) throw new Error(`Nobody asks about ${question}.`);
  return chooser({ ...phase, choice: null }, option);
};
