/** What happens at a state where nobody decides. */
import type { Decision, PhaseEventType } from '../../src/warhammer-40k/model/events.ts';
import type { Phase } from '../../src/warhammer-40k/model/state.ts';

/** The units that have declared a charge and still have to move go in the order in which they declared. */
const nextCharger = (phase: Phase): string => {
  const next = phase.charges.find(charge => charge.stage === 'declared');
  if (next === undefined) throw new Error('Nobody is left to charge.');
  return next.unit;
};

/** A choice takes its usual option; moves that somebody has to make are the usual ones, others are not made. */
export const usualDecisions = (type: PhaseEventType, phase: Phase): readonly Decision[] => {
  switch (type) {
    case 'choice.made':
      return [{ type, question: phase.choice!.question, option: phase.choice!.usual }];
    case 'charger.picked':
      return [{ type, unit: nextCharger(phase) }];
    case 'silence.accepted':
    case 'declarations.ended':
    case 'overwatch.ended':
    case 'rest.moved':
    case 'moves.ended':
    case 'strikes.settled':
      return [{ type }];
    default:
      throw new Error(`Nothing is decided by ${type} alone.`);
  }
};
