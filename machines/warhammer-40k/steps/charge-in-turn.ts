/**
 * Charges one by one: a unit declares, those whom it charges may fire, its dice say how far it comes, and it is moved
 * before the next one declares.
 */
import { countering, rethrows } from './charge-answers.ts';
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
        { guard: 'mustRegroupInTurn', target: 'regrouping' },
        { guard: 'areTargetsGone', target: 'declaring', actions: 'failCharge' },
        { guard: 'areChargersGone', target: 'declaring', actions: 'failCharge' },
        { guard: 'isNobodyToFire', target: 'ranging' },
      ],
      on: {
        'overwatch.fired': { guard: 'mayFireOverwatch', actions: 'fireOverwatch' },
        'overwatch.shot': { guard: 'mayShootOverwatch', target: 'templates', actions: 'aimShots' },
        'overwatch.ended': { target: 'ranging', actions: 'endOverwatch' },
      },
    },
    regrouping: {
      description: 'Units that are charged while they fall back regroup at once, or are destroyed.',
      meta: { rule: '40k.13', title: 'Regroup', hands: 'regroup' },
      on: { 'dice.thrown': { guard: 'areRegroupDice', target: 'overwatch', actions: 'resolveRegroup' } },
    },
    templates: {
      description: 'A die says how often each template hits; then the fire is settled like blows.',
      meta: { rule: '40k.12', title: 'Templates', hands: 'templates' },
      always: { guard: 'isNoTemplateLeft', target: '#phase.fight', actions: 'beginShots' },
      on: { 'dice.thrown': { guard: 'areTemplateDice', actions: 'resolveTemplates' } },
    },
    ranging: {
      description: 'Two dice say how far the unit comes; difficult terrain in its way takes some of it.',
      meta: { rule: '40k.3', title: 'Charge range', hands: 'chargeRange' },
      always: { guard: 'needsNoRangeDice', target: 'reaching', actions: 'takeRange' },
      on: { 'dice.thrown': { guard: 'areRangeDice', target: 'rethrowing', actions: 'resolveRange' } },
    },
    ...rethrows,
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
      countering: '#phase.chargeInTurn.countering',
    }),
    countering: countering('#phase.chargeInTurn.declaring'),
  },
});
