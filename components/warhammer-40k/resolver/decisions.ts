/** Where the players have something to decide: a run leaves it to them. */
import { usualCharge } from '../../../src/warhammer-40k/charge/usual-charge.ts';
import type { ChoiceQuestion } from '../../../src/warhammer-40k/model/choices.ts';
import type { PhaseEventType } from '../../../src/warhammer-40k/model/events.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';

/** Others have an answer that is as good as any. */
const QUESTIONS: readonly ChoiceQuestion[] = ['combat', 'morale', 'sweep', 'free-round'];

export const isDecisionIn = (waitsFor: PhaseEventType | null, path: string, phase: Phase): boolean => {
  switch (waitsFor) {
    case 'choice.made': return QUESTIONS.includes(phase.choice!.question);
    case 'declarations.ended': return usualCharge(phase) !== null;
    case 'rest.moved': return path.endsWith('.initial');
    case 'moves.ended': return path.endsWith('consolidate.moving');
    case 'charger.picked': case 'overwatch.ended': case 'strikes.settled': case 'silence.accepted': return true;
    default: return false;
  }
};
