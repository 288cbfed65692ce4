/**
 * Charges one by one: a unit declares, those whom it charges may fire, its dice say how far it comes, and it is moved
 * before the next one declares.
 */
import { chargeMoves } from './charge-moves.ts';
import { phaseSetup } from '../setup.ts';

/** @rule 40k.2, 40k.7, 40k.12 */
export const chargeInTurn = phaseSetup.createStateConfig({
  description: 'One unit after another charges.',
  meta: { rule: '40k.2', title: 'Charges' },
  initial: 'declaring',
  states: {
    declaring: {
      description: 'A unit names whom it charges, the primary target first; or no unit charges any more.',
      meta: { rule: '40k.2', title: 'Declare a charge', unlessDecided: 'declarations.ended' },
      on: {
        'charge.declared': { guard: 'mayDeclareCharge', target: 'overwatch', actions: 'declareInTurn' },
        'declarations.ended': { target: '#phase.fight', actions: 'endCharges' },
      },
    },
    overwatch: {
      description: 'Everybody who is charged may fire, once in a turn, unless they are in close combat.',
      meta: { rule: '40k.12', title: 'Overwatch', unlessDecided: 'overwatch.ended' },
      always: [
        { guard: 'areChargersGone', target: 'declaring', actions: 'failCharge' },
        { guard: 'isNobodyToFire', target: 'ranging' },
      ],
      on: {
        'overwatch.fired': { guard: 'mayFireOverwatch', actions: 'fireOverwatch' },
        'overwatch.ended': { target: 'ranging', actions: 'endOverwatch' },
      },
    },
    ranging: {
      description: 'Two dice say how far the unit comes; difficult terrain in its way takes some of it.',
      meta: { rule: '40k.3', title: 'Charge range', hands: 'chargeRange' },
      always: { guard: 'needsNoRangeDice', target: 'reaching', actions: 'takeRange' },
      on: { 'dice.thrown': { guard: 'areRangeDice', target: 'reaching', actions: 'resolveRange' } },
    },
    reaching: {
      description: 'If the nearest model cannot reach the enemy, nobody moves.',
      meta: { rule: '40k.7', title: 'Does it reach?' },
      always: [
        { guard: 'isOutOfReach', target: 'declaring', actions: 'failCharge' },
        { target: 'moving' },
      ],
    },
    moving: chargeMoves({
      next: '#phase.chargeInTurn.declaring', reaching: '#phase.chargeInTurn.reaching', tests: true,
    }),
  },
});
