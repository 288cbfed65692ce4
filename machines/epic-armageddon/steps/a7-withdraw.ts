/** A7: the losers break and go, and their friends are shaken. */
import { assaultSetup } from '../setup.ts';
import { settlingStates } from './settling-states.ts';
import { withdrawingState } from './withdrawing-state.ts';

export const a7Withdraw = assaultSetup.createStateConfig({
  description: 'The loser breaks and withdraws two moves; whoever ends too near an enemy is lost.',
  meta: { rule: 'A7', title: 'Withdraw' },
  initial: 'breaking',
  states: {
    breaking: {
      description: 'Every losing formation breaks; one that was broken before is destroyed.',
      meta: { rule: 'A7.1', title: 'Break' },
      entry: 'breakTheLoser',
      always: [
        { guard: 'hasAftermath', target: 'wrecks' },
        { guard: 'isAnyoneWithdrawing', target: 'withdrawing' },
        { target: 'supporters' },
      ],
    },
    wrecks: settlingStates({
      rule: 'A7.5', title: 'Wrecks', description: 'Landed aircraft of the loser are lost; who sat inside saves.',
      next: '#assault.a7Withdraw.leaving',
    }),
    leaving: {
      description: 'What is left of the losers withdraws.',
      meta: { rule: 'A7.3', title: 'Withdrawal' },
      always: [{ guard: 'isAnyoneWithdrawing', target: 'withdrawing' }, { target: 'supporters' }],
    },
    withdrawing: withdrawingState({
      title: 'Withdrawal',
      description: 'Two moves for each unit of the loser.',
      here: '#assault.a7Withdraw.withdrawing',
      next: '#assault.a7Withdraw.supporters',
    }),
    supporters: {
      description: 'Friends of the loser who stood near take a Blast marker.',
      meta: { rule: 'A7.6', title: 'Shaken friends' },
      entry: 'shakeSupporters',
      always: [
        { guard: 'hasWaitingHits', target: 'panicking' },
        { guard: 'isAnyoneWithdrawing', target: 'supportersWithdrawing' },
        { target: '#assault.a7Consolidate' },
      ],
    },
    panicking: settlingStates({
      rule: 'B3', title: 'Panic', description: 'Friends who were broken lose units instead of taking a marker.',
      next: '#assault.a7Withdraw.shaken',
    }),
    shaken: {
      description: 'Friends whom the marker has broken withdraw in their turn.',
      meta: { rule: 'A7.6', title: 'Shaken friends' },
      always: [
        { guard: 'isAnyoneWithdrawing', target: 'supportersWithdrawing' },
        { target: '#assault.a7Consolidate' },
      ],
    },
    supportersWithdrawing: withdrawingState({
      title: 'Withdrawal of friends',
      description: 'Those whom that marker breaks withdraw in their turn.',
      here: '#assault.a7Withdraw.supportersWithdrawing',
      next: '#assault.a7Consolidate',
    }),
  },
});
