/** Where the statechart stands, in the words that its states carry themselves. */
import { phaseMachine } from '../../../machines/warhammer-40k/phase.machine.ts';
import { metaOf, type PhaseSnapshot } from '../../../machines/warhammer-40k/why.ts';
import type { StepState } from '../../shared/parts/panel-frame.ts';
import { chartText } from './chart-text.ts';

const ROOT = `${phaseMachine.id}.`;

export const stepStateOf = (snapshot: PhaseSnapshot): StepState => {
  const id = Object.keys(snapshot.getMeta()).reduce((longest, one) => (one.length > longest.length ? one : longest));
  const { title, rule } = metaOf(snapshot);
  const { description = '' } = phaseMachine.getStateNodeById(id);
  return { path: id.slice(ROOT.length), title: chartText(title), rule, description: chartText(description) };
};
