/** A8: the winner counts its losses and makes its move. */
import { assaultSetup } from '../setup.ts';
import { overwatchStates } from './overwatch-states.ts';
import { settlingStates } from './settling-states.ts';
import { withdrawingState } from './withdrawing-state.ts';

export const a7Consolidate = assaultSetup.createStateConfig({
  description: 'The winner takes a Blast marker for each loss, and moves up to 5cm.',
  meta: { rule: 'A8', title: 'Consolidate' },
  initial: 'marking',
  states: {
    marking: {
      description: 'Blast markers for the losses of all rounds; they may break the winner.',
      meta: { rule: 'A8.1', title: 'Blast markers' },
      always: [
        { guard: 'isGrieving', target: 'grieving' },
        { target: 'marked', actions: 'markTheWinner' },
      ],
    },
    grieving: {
      description: 'A formation that has lost an Ethereal takes D3 Blast markers more.',
      meta: { rule: 'A8.1', title: 'Blast markers', hands: 'grief' },
      on: { 'dice.thrown': { guard: 'areGriefDice', target: 'marked', actions: ['grieve', 'markTheWinner'] } },
    },
    marked: {
      description: 'Who may move?',
      meta: { rule: 'A8.2', title: 'Blast markers' },
      always: [
        { guard: 'isAnyoneConsolidating', target: 'moving' },
        { target: '#assault.assaultOver', actions: 'endAssault' },
      ],
    },
    moving: {
      description: 'A free move of 5cm, into no zone of control.',
      meta: { rule: 'A8.3', title: 'Consolidation', unlessDecided: 'consolidation.ended' },
      on: {
        'unit.moved': { guard: 'mayConsolidate', actions: 'consolidate' },
        'unit.embarked': { guard: 'mayGetInAfterwards', actions: 'getInAfterwards' },
        'consolidation.moved': { guard: 'mayDrawFireAtWinner', target: 'overwatch', actions: 'drawFireAtWinner' },
        'consolidation.ended': { target: '#assault.assaultOver', actions: 'endAssault' },
      },
    },
    overwatch: overwatchStates({
      hits: '#assault.a7Consolidate.fired', next: '#assault.a7Consolidate.watched',
    }),
    fired: settlingStates({
      rule: 'A2.12', title: 'Overwatch',
      description: 'Those who were hit save, in cover if they have any; the panic of the broken nobody saves.',
      next: '#assault.a7Consolidate.overwatch.felt',
    }),
    watched: {
      description: 'Has the fire broken anybody who won?',
      meta: { rule: 'A2.12', title: 'Overwatch' },
      always: [
        { guard: 'isAnyoneWithdrawing', target: 'withdrawing', actions: 'fleeFromConsolidation' },
        { target: 'moving' },
      ],
    },
    withdrawing: withdrawingState({
      title: 'Withdrawal',
      description: 'Winners whom the fire has broken withdraw, and the assault is over.',
      here: '#assault.a7Consolidate.withdrawing',
      next: '#assault.a7Consolidate.fled',
    }),
    fled: {
      description: 'Whoever was broken has withdrawn.',
      meta: { rule: 'A8.3', title: 'Over' },
      always: { target: '#assault.assaultOver', actions: 'endAssault' },
    },
  },
});
