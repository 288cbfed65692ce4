/** Where the statechart stands, in the words that its states carry themselves. */
import { phaseMachine } from '../../../machines/warhammer-40k/phase.machine.ts';
import { metaOf, type PhaseSnapshot } from '../../../machines/warhammer-40k/why.ts';
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
