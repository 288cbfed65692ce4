/** A withdrawal: units go one at a time, the rest in the usual way; who ends too near an enemy pays for it. */
import { settlingStates } from './settling-states.ts';
import { assaultSetup } from '../setup.ts';

interface WithdrawingState {
  readonly title: string;
  readonly description: string;

  /** The state that follows. */
  readonly next: string;
}

/** @rule A7.3, A7.4 */
export const withdrawingState = ({ title, description, next }: WithdrawingState) =>
  assaultSetup.createStateConfig({
    description,
    meta: { rule: 'A7.3', title },
    initial: 'moving',
    states: {
      moving: {
        description,
        meta: { rule: 'A7.3', title, unlessDecided: 'withdrawal.ended' },
        on: {
          'unit.moved': { guard: 'mayWithdraw', actions: 'withdraw' },
          'rest.withdrew': { actions: 'withdrawTheRest' },
          'withdrawal.ended': { target: 'ended', actions: 'endWithdrawal' },
        },
      },
      ended: {
        description: 'Does anybody stand too near an enemy?',
        meta: { rule: 'A7.3', title },
        always: [{ guard: 'hasWaitingHits', target: 'caught' }, { target: next }],
      },
      caught: settlingStates({
        rule: 'A7.4', title, description: 'Those too near an enemy are destroyed, war engines damaged.', next,
      }),
    },
  });
