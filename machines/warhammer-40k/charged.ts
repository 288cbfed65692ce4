/** A phase as it stands once the charges that are usual have come home: nothing is thrown, and nobody fires. */
import { initialTransition, transition } from 'xstate';
import { usualCharge } from '../../src/warhammer-40k/charge/usual-charge.ts';
import type { PhaseEvent } from '../../src/warhammer-40k/model/events.ts';
import type { Phase } from '../../src/warhammer-40k/model/state.ts';
import { phaseMachine } from './phase.machine.ts';
import { usualDecisions } from './play.ts';
import type { PhaseInput } from './setup.ts';
import { handsOf, metaOf, whyNot, type PhaseSnapshot } from './why.ts';

/** The charges of a whole table take fewer steps. */
const MOST_STEPS = 1000;
/** Whoever charges comes as far as dice can say, and nothing happens to anybody on the way. */
const BEST_FACE = 6;

/**
 * The phase at the beginning of its fights, if everybody who may charge charges the nearest enemy, comes as far as the
 * highest dice say and is not fired at.
 *
 * @returns null where nobody comes into contact.
 */
export const afterUsualCharges = (input: PhaseInput): Phase | null => {
  let [snapshot]: readonly [PhaseSnapshot, unknown] = initialTransition(phaseMachine, input);
  for (let step = 0; step < MOST_STEPS && isBeforeFights(snapshot); step += 1) {
    for (const event of nextOf(snapshot)) [snapshot] = transition(phaseMachine, snapshot, event);
  }
  const { phase } = snapshot.context;
  return phase.combats.some(({ fought }) => !fought) ? phase : null;
};

const isBeforeFights = ({ status, context: { phase } }: PhaseSnapshot): boolean =>
  status === 'active' && phase.combats.length === 0 && phase.fight === null;

const nextOf = (snapshot: PhaseSnapshot): readonly PhaseEvent[] => {
  const { phase } = snapshot.context;
  const dice = handsOf(snapshot).reduce((sum, hand) => sum + hand.dice, 0);
  if (metaOf(snapshot).hands !== undefined) {
    return [{ type: 'dice.thrown', faces: Array<number>(dice).fill(BEST_FACE) }];
  }
  const charge = usualCharge(phase);
  const declared: PhaseEvent | null = charge && { type: 'charge.declared', ...charge };
  if (declared !== null && whyNot(snapshot, declared) === null) return [declared];
  return usualDecisions(metaOf(snapshot).unlessDecided!, phase);
};
