/** Answers about what comes after a fight. */
import type { Chooser } from './choose.ts';
import type { ChoiceQuestion } from '../model/choices.ts';
import { chooseMorale } from './morale.ts';
import { chooseFreeRound } from './sweep/free-round.ts';
import { chooseSweep } from './sweep/relock.ts';

/** @rule 40k.61, 40k.66 */
export const AFTERMATH_CHOOSERS: {
  readonly [question in Extract<ChoiceQuestion, 'morale' | 'sweep' | 'free-round'>]: Chooser
} = { morale: chooseMorale, sweep: chooseSweep, 'free-round': chooseFreeRound };
