/** Fire from overwatch at those who withdraw or consolidate: who fires, what it hits, what it costs the broken. */
import { assaultSetup } from '../setup.ts';

interface OverwatchStates {
  /** Where its hits are settled; it comes back to `felt`. */
  readonly hits: string;
  /** The state that follows. */
  readonly next: string;
}

/** @rule A2.12, A7.3, A8.3, B3 */
export const overwatchStates = ({ hits, next }: OverwatchStates) => assaultSetup.createStateConfig({
  description: 'Formations on overwatch may fire at those who have moved.',
  meta: { rule: 'A2.12', title: 'Overwatch' },
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Who fires? The hits are rolled at the table and entered here.',
      meta: { rule: 'A2.12', title: 'Overwatch', unlessDecided: 'overwatch.ended' },
      on: {
        'overwatch.fired': { guard: 'mayFire', target: hits, actions: 'fireOverwatch' },
        'overwatch.ended': { target: next, actions: 'endFire' },
      },
    },
    felt: {
      description: 'Blast markers may break those who have won; of the broken each costs a unit.',
      meta: { rule: 'B3', title: 'Panic' },
      entry: 'feelFire',
      always: [{ guard: 'hasWaitingHits', target: hits }, { target: 'deciding' }],
    },
  },
});
