/** A3: those who are charged answer; after a tie both sides do. */
import { assaultSetup } from '../setup.ts';
import { movingStates } from './moving-states.ts';

export const a3CounterCharge = assaultSetup.createStateConfig({
  description: 'Units not yet in contact go straight at their nearest enemy; after a tie the attacker does so first.',
  meta: { rule: 'A3', title: 'Counter-charge' },
  initial: 'opening',
  states: {
    opening: {
      description: 'In the first round only the defender counter-charges.',
      meta: { rule: 'A3.8', title: 'Counter-charge' },
      always: [{ guard: 'isFirstRound', target: 'defenderMoves' }, { target: 'attackerMoves' }],
    },
    attackerMoves: movingStates({
      rule: 'A3.8', title: 'Attacker counter-charges', description: 'The attacker counter-charges first.',
      guard: 'attackerMayCounterCharge', move: 'counterCharge', mayGetOut: 'attackerMayGetOut',
      mayGetIn: 'attackerMayGetIn', getOut: 'getOutToCounterCharge', getIn: 'getIn', goOn: 'forgetTheLost',
      mayRise: 'attackerMayRise',
      mayTakeCare: 'attackerMayTakeCare', takeCare: 'takeCareToCounterCharge', test: 'testInCounterCharge',
      ends: 'counterCharge.ended', mayEnd: 'attackerMayEndCounterCharge', end: 'endAttackersCounterCharge',
      here: '#assault.a3CounterCharge.attackerMoves', next: '#assault.a3CounterCharge.defenderMoves',
    }),
    defenderMoves: movingStates({
      rule: 'A3.1', title: 'Defender counter-charges', description: 'The defender counter-charges unit by unit.',
      guard: 'defenderMayCounterCharge', move: 'counterCharge', mayGetOut: 'defenderMayGetOut',
      mayGetIn: 'defenderMayGetIn', getOut: 'getOutToCounterCharge', getIn: 'getIn', goOn: 'forgetTheLost',
      mayRise: 'defenderMayRise',
      mayTakeCare: 'defenderMayTakeCare', takeCare: 'takeCareToCounterCharge', test: 'testInCounterCharge',
      ends: 'counterCharge.ended', mayEnd: 'defenderMayEndCounterCharge', end: 'endDefendersCounterCharge',
      here: '#assault.a3CounterCharge.defenderMoves', next: '#assault.a4Attacks',
    }),
  },
});
