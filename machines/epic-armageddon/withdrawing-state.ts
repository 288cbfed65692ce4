/** A withdrawal: units go one at a time, the rest in the usual way, and it ends. */
import { assaultSetup } from './setup.ts';

interface WithdrawingState {
  readonly title: string;
  readonly description: string;
  readonly end: readonly ('endWithdrawal' | 'endWithoutCharge')[];
  /** The state that follows. */
  readonly next: string;
}

/** @rule A7.3 */
export const withdrawingState = ({ title, description, end, next }: WithdrawingState) =>
  assaultSetup.createStateConfig({
    description,
    meta: { rule: 'A7.3', title, unlessDecided: 'withdrawal.ended' },
    on: {
      'unit.moved': { guard: 'mayWithdraw', actions: 'withdraw' },
      'rest.withdrew': { actions: 'withdrawTheRest' },
      'withdrawal.ended': { target: next, actions: [...end] },
    },
  });
