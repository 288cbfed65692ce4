/** What comes after a fight: who has won, who holds, who runs, and who runs after them. */
import { breakingOff } from './breaking-off.ts';
import { piling } from './pile-in.ts';
import { phaseSetup } from '../setup.ts';

/** @rule 40k.56, 40k.71 @ruling */
export const aftermath = phaseSetup.createStateConfig({
  description: 'The fight of one combat is settled, stage by stage in the order of the text.',
  meta: { rule: '40k.71', title: 'After the fight' },
  initial: 'tallying',
  states: {
    tallying: {
      description: 'Wounds are counted. A text that tells the fight alone gives their number and says no more.',
      meta: { rule: '40k.56', title: 'Tally' },
      always: [
        { guard: 'isFiring', target: '#phase.chargeInTurn.overwatch', actions: 'endShots' },
        { guard: 'isHoldingOut', target: 'noRetreat', actions: 'endHoldingOut' },
        { guard: 'isInFreeRound', target: 'breakOff.striking', actions: 'endFreeRound' },
        { guard: 'isAftermathUntold', target: '#phase.untold', actions: 'handBackTally' },
        { target: 'goingOn', actions: 'tally' },
      ],
    },
    goingOn: {
      description: 'Which stage is next? The texts have them in different orders.',
      meta: { rule: '40k.71', title: 'Next stage' },
      always: [
        { guard: 'isAtPanic', target: 'panic' },
        { guard: 'isAtMorale', target: 'morale' },
        { guard: 'isAtPileIn', target: 'pileIn' },
        { guard: 'isAtBreakOff', target: 'breakOff' },
        { guard: 'isAtNoRetreat', target: 'noRetreat' },
        { guard: 'isAtConsolidation', target: 'consolidate' },
        { target: '#phase.fight', actions: 'closeFight' },
      ],
    },
    panic: {
      description: 'Friends of those who were wiped out test their morale.',
      meta: { rule: '40k.59', title: 'Panic', hands: 'panic' },
      always: { guard: 'isNobodyTesting', target: 'goingOn', actions: 'goOn' },
      on: { 'dice.thrown': { guard: 'arePanicDice', actions: 'resolvePanic' } },
    },
    morale: {
      description: 'The losers test whether they hold.',
      meta: { rule: '40k.60', title: 'Morale' },
      initial: 'choosing',
      states: {
        choosing: {
          description: 'Who cannot hurt the enemy may fail on purpose, where the text says so.',
          meta: { rule: '40k.61', title: 'Fail on purpose?', unlessDecided: 'choice.made' },
          always: { guard: 'isNobodyAsked', target: 'testing' },
          on: { 'choice.made': { guard: 'mayChoose', actions: 'choose' } },
        },
        testing: {
          description: 'Two dice for every losing unit.',
          meta: { rule: '40k.60', title: 'Morale', hands: 'morale' },
          always: { guard: 'isNobodyTesting', target: '#phase.aftermath.goingOn', actions: 'goOn' },
          on: { 'dice.thrown': { guard: 'areMoraleDice', actions: 'resolveMorale' } },
        },
      },
    },
    pileIn: piling({
      description: 'Those who are still locked close up, the side whose turn it is first.',
      rule: '40k.70', title: 'Pile-in', next: '#phase.aftermath.goingOn', actions: 'goOn',
    }),
    breakOff: breakingOff,
    noRetreat: {
      description: 'Losers that need not or cannot run take wounds for it, where a row says so.',
      meta: { rule: '4C-R14', title: 'No retreat' },
      always: [
        { guard: 'isNobodyTesting', target: 'goingOn', actions: 'goOn' },
        { target: '#phase.fight', actions: 'holdOut' },
      ],
    },
    consolidate: {
      description: 'Victors with nobody left to fight reorder their ranks.',
      meta: { rule: '40k.68', title: 'Consolidation' },
      initial: 'sorting',
      states: {
        sorting: {
          description: 'Who consolidates next, and is it known how far?',
          meta: { rule: '40k.68', title: 'Consolidation' },
          always: [
            { guard: 'isConsolidating', target: 'moving' },
            { guard: 'isNobodyConsolidating', target: '#phase.aftermath.goingOn', actions: 'goOn' },
            { target: 'rolling' },
          ],
        },
        rolling: {
          description: 'A die says how far the unit may go.',
          meta: { rule: '40k.68', title: 'Consolidation', hands: 'consolidation' },
          on: { 'dice.thrown': { guard: 'areConsolidationDice', target: 'moving', actions: 'rollConsolidation' } },
        },
        moving: {
          description: 'Each model may move once.',
          meta: { rule: '40k.68', title: 'Consolidation', unlessDecided: 'moves.ended' },
          on: {
            'model.moved': { guard: 'mayConsolidate', actions: 'consolidate' },
            'moves.ended': { guard: 'mayEndConsolidation', target: 'testing' },
          },
        },
        testing: {
          description: 'Where the text says so: a die for everybody whose way led through dangerous terrain.',
          meta: { rule: '40k.8', title: 'Dangerous terrain', hands: 'consolidationDangers' },
          always: { guard: 'isNobodyEndangered', target: 'regrouping', actions: 'endConsolidation' },
          on: {
            'dice.thrown': {
              guard: 'areConsolidationDangerDice', target: 'testing', actions: 'resolveConsolidationDangers',
            },
          },
        },
        regrouping: {
          description: 'Units that fall back and were run into test to regroup, or are destroyed.',
          meta: { rule: 'R-0.26', title: 'Regroup', hands: 'regroupAfterwards' },
          always: { guard: 'isNobodyRegrouping', target: 'sorting' },
          on: {
            'dice.thrown': { guard: 'areRegroupDiceAfterwards', target: 'sorting', actions: 'regroupAfterwards' },
          },
        },
      },
    },
  },
});
