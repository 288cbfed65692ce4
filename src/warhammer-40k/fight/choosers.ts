/** Answers in a fight: each goes on with what asked. */
import type { Chooser } from '../stages/choose.ts';
import type { ChoiceQuestion } from '../model/choices.ts';
import { beginFight } from './rungs.ts';
import { chooseToughness } from './toughness.ts';

/** @rule 40k.18, 40k.42 */
export const FIGHT_CHOOSERS: { readonly [question in Extract<ChoiceQuestion, 'combat' | 'toughness'>]: Chooser } = {
  combat: beginFight,
  toughness: chooseToughness,
};
