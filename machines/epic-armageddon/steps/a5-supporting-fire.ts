/** A5: friends lend their fire. */
import { assaultSetup } from '../setup.ts';
import { attackStates } from './attack-states.ts';
import { settlingStates } from './settling-states.ts';

export const a5SupportingFire = assaultSetup.createStateConfig({
  description: 'Formations near enough lend their firefight to both sides.',
  meta: { rule: 'A5', title: 'Support' },
  initial: 'calling',
  entry: 'beginSupport',
  states: {
    calling: {
      description: 'Both sides say who supports; everybody who may, unless they say otherwise.',
      meta: { rule: 'A5.2', title: 'Supporters', unlessDecided: 'support.called' },
      always: { guard: 'hasNoSupporters', target: '#assault.a6Result' },
      on: {
        'supporters.called': { guard: 'maySupport', actions: 'callSupporters' },
        'support.called': { target: 'firing' },
      },
    },
    firing: attackStates({
      rule: 'A5.3', title: 'Supporting fire', entry: 'beginSupportingFire',
      resolve: 'resolveSupportingFire', allocate: 'allocateSupportHits', allocateMacro: 'allocateSupportMacroHits',
      here: '#assault.a5SupportingFire.firing', next: '#assault.a5SupportingFire.ended',
    }),
    ended: {
      description: 'Has one side been wiped out?',
      meta: { rule: 'A5.6', title: 'Wiped out' },
      always: [
        { guard: 'hasHeldBlasts', target: 'blasts', actions: 'releaseBlasts' },
        { guard: 'hasMoreSupport', target: 'firing' },
        { guard: 'isWipedOut', target: '#assault.a7Withdraw', actions: 'endWipedOut' },
        { target: '#assault.a6Result' },
      ],
    },
    blasts: settlingStates({
      rule: 'W6', title: 'Blasts', description: 'War engines that blew up, where blasts wait for the end of the step.',
      next: '#assault.a5SupportingFire.ended',
    }),
  },
});
