/** Where a text does not tell: its players agree on an answer, or go on without. Nothing is made up for them. */
import { CHARGE_QUESTIONS, OUTCOME_QUESTIONS } from '../../../src/warhammer-40k/stages/agree.ts';
import { phaseSetup } from '../setup.ts';

/** @ruling */
export const untold = phaseSetup.createStateConfig({
  description: 'This text does not tell what comes next.',
  meta: { rule: 'R-3.01', title: 'Untold', isAside: true },
  initial: 'sorting',
  states: {
    sorting: {
      description: 'Is it the charge that is not told, or what comes of a fight?',
      meta: { rule: 'R-3.01', title: 'What is untold' },
      always: [{ guard: 'isTallied', target: 'outcome' }, { target: 'charge' }],
    },
    charge: {
      description: 'The text does not tell how units charge. Players may agree on it, or begin with the fight.',
      meta: {
        rule: 'R-3.01', title: 'How to charge?', unlessDecided: 'silence.accepted', asks: CHARGE_QUESTIONS,
      },
      always: [
        { guard: 'chargesTogether', target: '#phase.chargeTogether' },
        { guard: 'chargesInTurn', target: '#phase.chargeInTurn' },
      ],
      on: {
        'answer.agreed': { guard: 'mayAgree', actions: 'agree' },
        'silence.accepted': { target: '#phase.fight', actions: 'leaveCharges' },
      },
    },
    outcome: {
      description: 'The text does not tell what comes of a fight. Players may agree on it, or leave it at the wounds.',
      meta: {
        rule: 'R-3.01', title: 'What comes of it?', unlessDecided: 'silence.accepted', asks: OUTCOME_QUESTIONS,
      },
      always: { guard: 'isOutcomeTold', target: '#phase.aftermath' },
      on: {
        'answer.agreed': { guard: 'mayAgree', actions: 'agree' },
        'silence.accepted': { target: '#phase.fight', actions: 'leaveOutcome' },
      },
    },
  },
});
