/**
 * Charges that are all declared before anybody moves. Then the units move one after another, each to its end: the dice
 * for difficult terrain, whether it gets there, whether those who are running regroup, the models.
 */
import { countering, rethrows } from './charge-answers.ts';
import { chargeMoves } from './charge-moves.ts';
import { phaseSetup } from '../setup.ts';

/** @rule 40k.2, 40k.6, 40k.7, 40k.13 */
export const chargeTogether = phaseSetup.createStateConfig({
  description: 'All charges are declared, then they are made.',
  meta: { rule: '40k.2', title: 'Charges' },
  initial: 'declaring',
  states: {
    declaring: {
      description: 'Whoever will charge says whom. Nobody moves before everybody has been declared.',
      meta: { rule: '40k.2', title: 'Declare charges', unlessDecided: 'declarations.ended' },
      on: {
        'charge.declared': { guard: 'mayDeclareCharge', actions: 'declareCharge' },
        'declarations.ended': { target: 'picking' },
      },
    },
    picking: {
      description: 'Of those who have declared, one unit moves next.',
      meta: { rule: '40k.2', title: 'Who moves next', unlessDecided: 'charger.picked' },
      always: [
        { guard: 'hasNoChargeLeft', target: '#phase.fight', actions: 'endCharges' },
        { guard: 'hasOneChargeLeft', target: 'ranging', actions: 'pickNextCharger' },
      ],
      on: { 'charger.picked': { guard: 'mayPickCharger', target: 'ranging', actions: 'pickCharger' } },
    },
    ranging: {
      description: 'In difficult terrain the higher of two dice is how far they come.',
      meta: { rule: '40k.6', title: 'Charge range', hands: 'chargeRange' },
      always: { guard: 'needsNoRangeDice', target: 'reaching', actions: 'takeRange' },
      on: { 'dice.thrown': { guard: 'areRangeDice', target: 'rethrowing', actions: 'resolveRange' } },
    },
    ...rethrows,
    reaching: {
      description: 'If the nearest model cannot reach the enemy, nobody moves.',
      meta: { rule: '40k.7', title: 'Does it reach?' },
      always: [
        { guard: 'isOutOfReach', target: 'picking', actions: 'failCharge' },
        { guard: 'mustRegroup', target: 'regrouping' },
        { target: 'moving' },
      ],
    },
    regrouping: {
      description: 'Units that are charged while they fall back regroup at once, or are destroyed.',
      meta: { rule: '40k.13', title: 'Regroup', hands: 'regroup' },
      on: { 'dice.thrown': { guard: 'areRegroupDice', target: 'reaching', actions: 'resolveRegroup' } },
    },
    moving: chargeMoves({
      next: '#phase.chargeTogether.picking', reaching: '#phase.chargeTogether.reaching', tests: false,
      countering: '#phase.chargeTogether.countering',
    }),
    countering: countering('#phase.chargeTogether.picking'),
  },
});
