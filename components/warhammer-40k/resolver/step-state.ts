/** Where the statechart stands, in the words that its states carry themselves, and the dice that are due there. */
import { transition } from 'xstate';
import { phaseMachine } from '../../../machines/warhammer-40k/phase.machine.ts';
import { handsOf, metaOf, type PhaseSnapshot } from '../../../machines/warhammer-40k/why.ts';
import { once } from '../../../src/shared/once.ts';
import type { PhaseHand } from '../../../src/warhammer-40k/model/hands.ts';
import { textIn } from '../../shared/languages/spoken.ts';
import type { StepState } from '../../shared/parts/panel-frame.ts';

/** What the statechart says of itself: all its texts, and those of moments, which come without the others. */
const PARTS = ['phase/chart', 'phase/moments', 'phase/charges', 'phase/fight', 'phase/aftermath'] as const;

/** What another language lacks stays as it is. */
const chartText = (text: string): string => PARTS.map(part => textIn(part, text)).find(Boolean) ?? text;

const ROOT = `${phaseMachine.id}.`;

export const stepStateOf = (snapshot: PhaseSnapshot): StepState => {
  const id = Object.keys(snapshot.getMeta()).reduce((longest, one) => (one.length > longest.length ? one : longest));
  const { title, rule } = metaOf(snapshot);
  const { description = '' } = phaseMachine.getStateNodeById(id);
  return { path: id.slice(ROOT.length), title: chartText(title), rule, description: chartText(description) };
};

/**
 * The moment at which the dice fall that are due, also behind weapons and targets that have to be settled:
 * with what is chosen up to now; else the moment itself.
 */
export const throwingMoment = once((snapshot: PhaseSnapshot): PhaseSnapshot => {
  if (snapshot.status !== 'active' || metaOf(snapshot).unlessDecided !== 'strikes.settled') return snapshot;
  const [after] = transition(phaseMachine, snapshot, { type: 'strikes.settled' });
  return after.status === 'active' && handsOf(after)[0]?.purpose === 'hit' ? after : snapshot;
});

/** Empty: none are due. */
export const dueHands = once((snapshot: PhaseSnapshot): readonly PhaseHand[] =>
  (snapshot.status === 'active' ? handsOf(throwingMoment(snapshot)) : []));
