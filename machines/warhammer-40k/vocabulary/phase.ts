/** The words of the statechart that belong to no single part of the phase. */
import {
  agree, CHARGE_QUESTIONS, leaveCharges, leaveOutcome, OUTCOME_QUESTIONS, unanswered, whyNotAgree,
} from '../../../src/warhammer-40k/stages/agree.ts';
import { answer } from '../../../src/warhammer-40k/editions/answers.ts';
import { choose, whyNotChoose } from '../../../src/warhammer-40k/stages/choose.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import { asks, changes, on } from '../calls.ts';
import type { Reason } from './reason.ts';

export const PHASE_REASONS = {
  mayChoose: (phase, event) => (event.type === 'choice.made' ? whyNotChoose(phase, event) : null),
  mayAgree: (phase, event) => (event.type === 'answer.agreed' ? whyNotAgree(phase, event) : null),
} as const satisfies Readonly<Record<string, Reason>>;

const isToldToCharge = (phase: Phase): boolean => unanswered(phase, CHARGE_QUESTIONS).length === 0;

export const PHASE_GUARDS = {
  hasChoice: asks(phase => phase.choice !== null),
  startsAtFight: asks(phase => phase.startAt === 'fight'),
  chargesTogether: asks(phase => isToldToCharge(phase) && answer(phase, 'chargeShape') === 'together'),
  chargesInTurn: asks(phase => isToldToCharge(phase) && answer(phase, 'chargeShape') === 'in-turn'),
  isOutcomeTold: asks(phase => unanswered(phase, OUTCOME_QUESTIONS).length === 0),
  isTallied: asks(phase => phase.aftermath !== null),
};

export const PHASE_ACTIONS = {
  choose: on('choice.made', choose),
  agree: on('answer.agreed', agree),
  leaveCharges: changes(leaveCharges),
  leaveOutcome: changes(leaveOutcome),
};
