/** A withdrawal: units go one at a time, the rest in the usual way; who ends too near an enemy pays for it. */
import { overwatchStates } from './overwatch-states.ts';
import { settlingStates } from './settling-states.ts';
import { assaultSetup } from '../setup.ts';

interface WithdrawingState {
  readonly title: string;
  readonly description: string;
  /** The withdrawal itself, and the state that follows it. */
  readonly here: string;
  readonly next: string;
}

/** @rule A2.8, A2.10, A2.12, A7.3, A7.4 */
export const withdrawingState = ({ title, description, here, next }: WithdrawingState) =>
  assaultSetup.createStateConfig({
    description,
    meta: { rule: 'A7.3', title },
    initial: 'moving',
    states: {
      moving: {
        description,
        meta: { rule: 'A7.3', title, unlessDecided: 'withdrawal.ended' },
        on: {
          'unit.moved': { guard: 'mayWithdraw', target: 'testing', actions: 'withdraw' },
          'care.taken': { guard: 'mayTakeCareToWithdraw', actions: 'takeCareToWithdraw' },
          'unit.disembarked': { guard: 'maySetDown', target: 'testing', actions: 'setDown' },
          'unit.embarked': { guard: 'mayCollectToWithdraw', target: 'testing', actions: 'collectInFlight' },
          'rest.withdrew': { target: 'testing', actions: 'withdrawTheRest' },
          'withdrawal.halfway': { guard: 'mayBeHalfway', target: 'overwatch', actions: 'endFirstMoves' },
          'withdrawal.moved': { guard: 'mayDrawFire', target: 'overwatch', actions: 'drawFire' },
          'withdrawal.ended': { target: 'ended', actions: 'endWithdrawal' },
        },
      },
      testing: {
        description: 'Each of its moves that meets dangerous terrain costs a unit a test.',
        meta: { rule: 'A2.10', title: 'Dangerous terrain', hands: 'terrain' },
        entry: 'goOnWithdrawing',
        always: [
          { guard: 'hasWaitingHits', target: 'losing' },
          { guard: 'isStillGoing', actions: 'goOnWithdrawing' },
          { guard: 'isSafe', target: 'moving' },
        ],
        on: { 'dice.thrown': { guard: 'areTerrainDice', actions: 'testInWithdrawal' } },
      },
      overwatch: overwatchStates({ hits: `${here}.losing`, next: `${here}.moving` }),
      ended: {
        description: 'Who stands apart is lost; does anybody stand too near an enemy?',
        meta: { rule: 'A7.3', title },
        always: [
          { guard: 'hasWaitingHits', target: 'losing' },
          { guard: 'hasAftermath', target: 'losing' },
          { target: next },
        ],
      },
      losing: settlingStates({
        rule: 'A7.3', title, description: 'What dangerous terrain, overwatch and enemies too near cost is settled.',
        next: `${here}.lost`,
      }),
      lost: {
        description: 'Who is left goes on; or it was the end of the withdrawal.',
        meta: { rule: 'A7.3', title },
        always: [
          { guard: 'isUnderFire', target: `${here}.overwatch.felt` },
          { guard: 'isStillWithdrawing', target: 'testing' },
          { target: next },
        ],
      },
    },
  });
