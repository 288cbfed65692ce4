/** One side's moves before the attacks: units go one at a time, and test for dangerous terrain as they do. */
import { assaultSetup } from './setup.ts';

interface MovingStates {
  readonly rule: string;
  readonly title: string;
  readonly description: string;
  readonly guard: 'mayCharge' | 'attackerMayCounterCharge' | 'defenderMayCounterCharge';
  readonly move: 'charge' | 'counterCharge';
  readonly test: 'testInCharge' | 'testInCounterCharge';
  readonly ends: 'charge.ended' | 'counterCharge.ended';
  readonly end: 'endCharge' | 'endAttackersCounterCharge' | 'endDefendersCounterCharge';
  /** The state that follows. */
  readonly next: string;
}

/** @rule A2.1, A2.10, A3.1 */
export const movingStates = ({ rule, title, description, guard, move, test, ends, end, next }: MovingStates) =>
  assaultSetup.createStateConfig({
    description,
    meta: { rule, title },
    initial: 'choosing',
    states: {
      choosing: {
        description,
        meta: { rule, title, unlessDecided: ends },
        on: {
          'unit.moved': { guard, target: 'testing', actions: move },
          [ends]: ends === 'charge.ended'
            ? { guard: 'mayEndCharge', target: next, actions: end }
            : { target: next, actions: end },
        },
      },
      testing: {
        description: 'A unit that enters dangerous terrain is lost on a 1.',
        meta: { rule: 'A2.10', title: 'Dangerous terrain', hands: 'terrain' },
        always: { guard: 'isSafe', target: 'choosing' },
        on: { 'dice.thrown': { guard: 'areTerrainDice', actions: test } },
      },
    },
  });
