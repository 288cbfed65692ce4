/** Models close up to the enemies that they are locked with. */
import { phaseSetup } from '../setup.ts';

interface Piling {
  readonly rule: string;
  readonly title: string;
  readonly description: string;
  /** The state that follows. */
  readonly next: string;
  readonly actions?: 'goOn';
}

/** A pile-in is no choice; where to is. @rule 40k.8, 40k.70 */
export const piling = ({ rule, title, description, next, actions }: Piling) => phaseSetup.createStateConfig({
  description,
  meta: { rule, title },
  initial: 'moving',
  states: {
    moving: {
      description: 'Whoever touches nobody goes as near to the enemy as it can.',
      meta: { rule, title, unlessDecided: 'moves.ended' },
      always: [
        { guard: 'hasPiledIn', target: next, ...(actions === undefined ? {} : { actions }) },
        { guard: 'hasEndedInDanger', target: 'testing' },
      ],
      on: {
        'model.moved': { guard: 'mayPileIn', actions: 'pileIn' },
        'rest.moved': { actions: 'pileInRest' },
        'moves.ended': { actions: 'endPileIn' },
      },
    },
    testing: {
      description: 'Where they move as in a charge: a die for everybody whose way led through dangerous terrain.',
      meta: { rule: '40k.8', title: 'Dangerous terrain', hands: 'endPileInDangers' },
      on: {
        'dice.thrown': { guard: 'areEndPileInDangerDice', target: 'moving', actions: 'resolveEndPileInDangers' },
      },
    },
  },
});
