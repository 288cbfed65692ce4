/** Models close up to the enemies that they are locked with. */
import { phaseSetup } from './setup.ts';

interface Piling {
  readonly rule: string;
  readonly title: string;
  readonly description: string;
  /** The state that follows. */
  readonly next: string;
  readonly actions?: 'goOn';
}

/** A pile-in is no choice; where to is. @rule 40k.70 */
export const piling = ({ rule, title, description, next, actions }: Piling) => phaseSetup.createStateConfig({
  description,
  meta: { rule, title, unlessDecided: 'moves.ended' },
  always: { guard: 'hasPiledIn', target: next, ...(actions === undefined ? {} : { actions }) },
  on: {
    'model.moved': { guard: 'mayPileIn', actions: 'pileIn' },
    'rest.moved': { actions: 'pileInRest' },
    'moves.ended': { actions: 'endPileIn' },
  },
});
