/** A6: two dice a side, a tie or a winner, and who is hacked down. */
import { assaultSetup } from '../setup.ts';
import { settlingStates } from './settling-states.ts';

export const a6Result = assaultSetup.createStateConfig({
  description: 'Both sides throw two dice, keep the higher and add what the fight has earned them.',
  meta: { rule: 'A6', title: 'Result' },
  initial: 'rolling',
  states: {
    rolling: {
      description: 'Two dice a side.',
      meta: { rule: 'A6.1', title: 'Result', hands: 'result' },
      on: { 'dice.thrown': { guard: 'areResultDice', target: 'settled', actions: 'resolveResult' } },
    },
    settled: {
      description: 'A tie is fought on; otherwise the loser is hacked down by the difference.',
      meta: { rule: 'A6.4', title: 'Result' },
      always: [
        { guard: 'isTied', target: '#assault.a3CounterCharge', actions: 'beginNextRound' },
        { guard: 'hasNoHits', target: '#assault.a7Withdraw' },
        { target: 'hackDown' },
      ],
    },
    hackDown: {
      description: 'Hits without a save fall on the losers, engaged or not, the nearest first.',
      meta: { rule: 'A6.5', title: 'Hack-downs', unlessDecided: 'hits.allocated' },
      on: {
        'hit.moved': { guard: 'mayMoveHit', actions: 'moveHit' },
        'hits.allocated': { target: 'hackedDown', actions: 'resolveHackDown' },
      },
    },
    hackedDown: settlingStates({
      rule: 'A6.5', title: 'Hack-downs', description: 'Nobody saves; war engines throw for critical hits.',
      next: '#assault.a7Withdraw',
    }),
  },
});
