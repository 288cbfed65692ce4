/** A2: the charge, fire from overwatch, and whether there is an assault at all. */
import { assaultSetup } from '../setup.ts';
import { movingStates } from './moving-states.ts';
import { settlingStates } from './settling-states.ts';
import { withdrawingState } from './withdrawing-state.ts';

export const a2Charge = assaultSetup.createStateConfig({
  description: 'Units of the engaging formation make one move each; somebody must end within 15cm and in line of fire.',
  meta: { rule: 'A2', title: 'Charge' },
  initial: 'moving',
  states: {
    moving: movingStates({
      rule: 'A2.1', title: 'Charge', description: 'The attacker moves unit by unit.',
      guard: 'mayCharge', move: 'charge', mayGetOut: 'mayGetOutToCharge', mayGetIn: 'mayCollectToCharge',
      getIn: 'collect', goOn: 'goOnCharging',
      getOut: 'getOutToCharge', mayTakeCare: 'mayTakeCareToCharge', takeCare: 'takeCareToCharge',
      test: 'testInCharge', ends: 'charge.ended', mayEnd: 'mayEndCharge', end: 'endCharge',
      here: '#assault.a2Charge.moving', next: '#assault.a2Charge.overwatch',
    }),
    overwatch: {
      description: 'Formations on overwatch may fire at those who have charged.',
      meta: { rule: 'A2.12', title: 'Overwatch' },
      initial: 'deciding',
      states: {
        deciding: {
          description: 'Who fires? The hits are rolled at the table and entered here.',
          meta: { rule: 'A2.12', title: 'Overwatch', unlessDecided: 'overwatch.ended' },
          always: { guard: 'isNobodyOnOverwatch', target: '#assault.a2Charge.ended' },
          on: {
            'overwatch.fired': { guard: 'mayFire', target: 'fired', actions: 'fireOverwatch' },
            'overwatch.ended': { target: '#assault.a2Charge.ended' },
          },
        },
        fired: settlingStates({
          rule: 'A2.12', title: 'Overwatch', description: 'Those who charge save, in cover if they have any.',
          next: '#assault.a2Charge.overwatch.deciding',
        }),
      },
    },
    ended: {
      description: 'Is there an assault at all?',
      meta: { rule: 'A2.2', title: 'Within 15cm' },
      entry: 'breakInCharge',
      always: [
        { guard: 'hasBrokenInCharge', target: 'withdrawing', actions: 'withdrawFromCharge' },
        { guard: 'isWithinReach', target: '#assault.a3CounterCharge' },
        { target: '#assault.noAssault', actions: 'endWithoutCharge' },
      ],
    },
    withdrawing: withdrawingState({
      title: 'Withdrawal',
      description: 'Whoever broke on the way in withdraws and takes no part.',
      here: '#assault.a2Charge.withdrawing',
      next: '#assault.a2Charge.ended',
    }),
  },
});
