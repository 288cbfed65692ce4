/** Where a text does not tell, its players may agree on an answer, or go on without one. */
import { isSilent } from '../editions/answers.ts';
import { type PolicyQuestion, QUESTIONS } from '../editions/policy.ts';
import { engageAnew } from '../fight/rungs.ts';
import { withCharactersAsTold } from '../model/characters.ts';
import { note, type Refusal, refuse } from '../model/log.ts';
import type { Phase } from '../model/state.ts';
import { findCombats } from '../movement/combats.ts';
import { closeFight } from './next-stage.ts';

/** What has to be known before anybody can charge. */
export const CHARGE_QUESTIONS = [
  'chargeShape', 'chargeRange', 'chargeTerrain', 'chargeSight', 'multiCharge', 'shotThenCharge', 'stationaryFireBan',
  'overwatch',
] as const satisfies readonly PolicyQuestion[];

/** What there is to agree on where a model could strike several units; without the first nobody can say whom. */
export const AIM_QUESTIONS = [
  'splitAttacks', 'characterStrike', 'monsterIsCharacter',
] as const satisfies readonly PolicyQuestion[];

/** What has to be known to settle what comes after a fight. */
export const OUTCOME_QUESTIONS = [
  'stageOrder', 'panic', 'moralePenalty', 'autoFail', 'sweep', 'consolidate', 'endPileIn',
] as const satisfies readonly PolicyQuestion[];

export interface Agreement {
  readonly question: PolicyQuestion;
  readonly answer: string;
}

/** Those of some questions that neither the text nor the players have answered. */
export const unanswered = (phase: Phase, questions: readonly PolicyQuestion[]): readonly PolicyQuestion[] =>
  questions.filter(question => isSilent(phase, question));

/** Why players cannot agree on this; null: they can. @ruling */
export const whyNotAgree = (phase: Phase, { question, answer }: Agreement): Refusal | null => {
  if (!(question in QUESTIONS)) return refuse('R-3.01', 'not-asked', { question });
  const isOpen = isSilent({ edition: phase.edition, completion: {} }, question);
  if (!isOpen) return refuse('R-3.01', 'text-tells', { question });
  const answers: readonly string[] = QUESTIONS[question];
  return answers.includes(answer) ? null : refuse('R-3.01', 'no-such-option', { option: answer });
};

/**
 * The players have agreed; what they agree on later counts instead of what they agreed on before. Whose model a
 * character is, is settled anew, and with it who is engaged.
 */
export const agree = (phase: Phase, { question, answer }: Agreement): Phase => {
  const agreed: Phase = { ...phase, completion: { ...phase.completion, [question]: answer } };
  const gathered = question === 'characterStrike' ? regathered(agreed) : agreed;
  return note(gathered, phase.aftermath === null ? 'charge' : 'aftermath', 'R-3.01', 'agreed', { question, answer });
};

const regathered = (phase: Phase): Phase => {
  const found = findCombats(withCharactersAsTold(phase));
  return found.fight === null ? found : engageAnew(found);
};

/** Nobody charges; whoever is locked fights. @ruling */
export const leaveCharges = (phase: Phase): Phase => note(phase, 'charge', 'R-3.01', 'charge-untold');

/** The wounds of the fight stand, and nothing comes of them: everybody stays where they are. @ruling */
export const leaveOutcome = (phase: Phase): Phase =>
  note(closeFight(phase), 'aftermath', 'R-3.01', 'outcome-untold');
