/** One side's moves before the attacks: units go one at a time, and test for dangerous terrain as they do. */
import { settlingStates } from './settling-states.ts';
import { assaultSetup } from '../setup.ts';

interface MovingStates {
  readonly rule: string;
  readonly title: string;
  readonly description: string;
  readonly guard: 'mayCharge' | 'attackerMayCounterCharge' | 'defenderMayCounterCharge';
  readonly move: 'charge' | 'counterCharge';
  readonly mayGetOut: 'mayGetOutToCharge' | 'attackerMayGetOut' | 'defenderMayGetOut';
  readonly mayGetIn: 'mayCollectToCharge' | 'attackerMayGetIn' | 'defenderMayGetIn';
  readonly getOut: 'getOutToCharge' | 'getOutToCounterCharge';
  /** In a charge it is the transport that comes to whom it collects. @rule A2.11 */
  readonly getIn: 'collect' | 'getIn';
  readonly goOn: 'goOnCharging' | 'forgetTheLost';
  /** In a counter-charge skimmers may pop up. @rule A3.3 */
  readonly mayRise?: 'attackerMayRise' | 'defenderMayRise';
  readonly mayTakeCare: 'mayTakeCareToCharge' | 'attackerMayTakeCare' | 'defenderMayTakeCare';
  readonly takeCare: 'takeCareToCharge' | 'takeCareToCounterCharge';
  readonly test: 'testInCharge' | 'testInCounterCharge';
  readonly ends: 'charge.ended' | 'counterCharge.ended';
  readonly mayEnd: 'mayEndCharge' | 'attackerMayEndCounterCharge' | 'defenderMayEndCounterCharge';
  readonly end: 'endCharge' | 'endAttackersCounterCharge' | 'endDefendersCounterCharge';
  /** These moves themselves, and the state that follows them. */
  readonly here: string;
  readonly next: string;
}

/** @rule A2.1, A2.10, A2.11, A3.1, A3.4 */
export const movingStates = (
  {
    rule, title, description, guard, move, mayGetOut, mayGetIn, getOut, getIn, goOn, mayRise, mayTakeCare, takeCare,
    test, ends,
    mayEnd, end, here, next,
  }: MovingStates,
) => assaultSetup.createStateConfig({
  description,
  meta: { rule, title },
  initial: 'choosing',
  states: {
    choosing: {
      description,
      meta: { rule, title, unlessDecided: ends },
      on: {
        'unit.moved': { guard, target: 'testing', actions: move },
        ...(mayRise === undefined ? {} : { 'unit.rose': { guard: mayRise, actions: 'rise' } as const }),
        'care.taken': { guard: mayTakeCare, actions: takeCare },
        'unit.disembarked': { guard: mayGetOut, target: 'testing', actions: getOut },
        'unit.embarked': { guard: mayGetIn, target: 'testing', actions: getIn },
        [ends]: { guard: mayEnd, target: next, actions: end },
      },
    },
    testing: {
      description: 'A unit that enters dangerous terrain is lost on a 1.',
      meta: { rule: 'A2.10', title: 'Dangerous terrain', hands: 'terrain' },
      entry: goOn,
      always: [
        { guard: 'hasWaitingHits', target: 'failing' },
        ...(goOn === 'goOnCharging' ? [{ guard: 'isStillGoing', actions: goOn } as const] : []),
        { guard: 'isSafe', target: 'choosing' },
      ],
      on: { 'dice.thrown': { guard: 'areTerrainDice', actions: test } },
    },
    failing: settlingStates({
      rule: 'A2.10', title: 'Dangerous terrain', description: 'Nothing saves what dangerous terrain takes.',
      next: `${here}.testing`,
    }),
  },
});
