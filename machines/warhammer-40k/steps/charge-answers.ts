/** What may follow the dice and the moves of a charge: dice that are thrown again, and those who come to meet it. */
import { phaseSetup } from '../setup.ts';

/** They go on to where it is asked whether the charge reaches. @row 7C-D3, 7C-D6, 4C-D3 */
export const rethrows = {
  rethrowing: phaseSetup.createStateConfig({
    description: 'Some units may throw their dice for the charge again, once: both or one of them.',
    meta: { rule: '40k.3', title: 'Throw again?', unlessDecided: 'choice.made' },
    always: { guard: 'isNobodyAsked', target: 'reaching' },
    on: { 'choice.made': { guard: 'mayChoose', target: 'rangingAgain', actions: 'choose' } },
  }),
  rangingAgain: phaseSetup.createStateConfig({
    description: 'The dice that are thrown again count as they fall.',
    meta: { rule: '40k.3', title: 'Charge range again', hands: 'chargeRange' },
    always: { guard: 'throwsNoRangeAgain', target: 'reaching' },
    on: { 'dice.thrown': { guard: 'areRangeDice', target: 'reaching', actions: 'resolveRange' } },
  }),
} as const;

/** @row 4C-U2 */
export const countering = (next: string) => phaseSetup.createStateConfig({
  description: 'Those who are charged and touch nobody come to meet the chargers, where a row has them do so.',
  meta: { rule: '40k.17', title: 'Counter-attack' },
  initial: 'ranging',
  states: {
    ranging: {
      description: 'In difficult terrain the higher of two dice is how far they come.',
      meta: { rule: '40k.6', title: 'How far they come', hands: 'counterRange' },
      always: { guard: 'needsNoCounterDice', target: 'moving' },
      on: { 'dice.thrown': { guard: 'areCounterDice', target: 'moving', actions: 'resolveCounterRange' } },
    },
    moving: {
      description: 'Each of them moves once, to an enemy if it can.',
      meta: { rule: '40k.17', title: 'Counter-attack', unlessDecided: 'rest.moved' },
      on: {
        'model.moved': { guard: 'mayCounter', actions: 'counter' },
        'rest.moved': { target: 'leaving', actions: 'counterTheRest' },
        'moves.ended': { target: 'leaving', actions: 'endCountering' },
      },
    },
    leaving: {
      description: 'Another unit that was charged may come to meet them too.',
      meta: { rule: '40k.17', title: 'Who else comes' },
      always: [
        { guard: 'isSomebodyCountering', target: 'ranging' },
        { target: next },
      ],
    },
  },
});
