/** Fire from overwatch at those who withdraw or consolidate: who fires, what it hits, what it costs the broken. */
import { assaultSetup } from '../setup.ts';
import { settlingStates } from './settling-states.ts';

interface OverwatchStates {
  /** These states themselves, and the one that follows them. */
  readonly here: string;
  readonly next: string;
}

/** @rule A2.12, A7.3, A8.3, B3 */
export const overwatchStates = ({ here, next }: OverwatchStates) => assaultSetup.createStateConfig({
  description: 'Formations on overwatch may fire at those who have moved.',
  meta: { rule: 'A2.12', title: 'Overwatch' },
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Who fires? The hits are rolled at the table and entered here.',
      meta: { rule: 'A2.12', title: 'Overwatch', unlessDecided: 'overwatch.ended' },
      on: {
        'overwatch.fired': { guard: 'mayFire', target: 'fired', actions: 'fireOverwatch' },
        'overwatch.ended': { target: next, actions: 'endFire' },
      },
    },
    fired: settlingStates({
      rule: 'A2.12', title: 'Overwatch',
      description: 'Those who were hit save, in cover if they have any; the panic of the broken nobody saves.',
      next: `${here}.felt`,
    }),
    felt: {
      description: 'Blast markers may break those who have won; of the broken each costs a unit.',
      meta: { rule: 'B3', title: 'Panic' },
      entry: 'feelFire',
      always: [{ guard: 'hasWaitingHits', target: 'fired' }, { target: 'deciding' }],
    },
  },
});
