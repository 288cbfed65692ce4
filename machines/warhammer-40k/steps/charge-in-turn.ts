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
    rethrowing: {
      description: 'Some units may throw their dice for the charge again, once: both or one of them.',
      meta: { rule: '40k.3', title: 'Throw again?', unlessDecided: 'choice.made' },
      always: { guard: 'isNobodyAsked', target: 'reaching' },
      on: { 'choice.made': { guard: 'mayChoose', target: 'rangingAgain', actions: 'choose' } },
    },
    rangingAgain: {
      description: 'The dice that are thrown again count as they fall.',
      meta: { rule: '40k.3', title: 'Charge range again', hands: 'chargeRange' },
      always: { guard: 'throwsNoRangeAgain', target: 'reaching' },
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
      countering: '#phase.chargeInTurn.countering',
    }),
    countering: {
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
            { target: '#phase.chargeInTurn.declaring' },
          ],
        },
      },
    },
  },
});
