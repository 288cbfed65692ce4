/** Where the statechart stands, in the words that its states carry themselves. */
import { assaultMachine } from '../../../machines/epic-armageddon/assault.machine.ts';
import { metaOf, type AssaultSnapshot } from '../../../machines/epic-armageddon/why.ts';
import { onceSpoken } from '../../shared/languages/spoken.ts';
import type { StepState } from '../steps/step.ts';
import { chartText } from './chart-text.ts';

const ROOT = `${assaultMachine.id}.`;

const innermostId = (snapshot: AssaultSnapshot): string =>
  Object.keys(snapshot.getMeta()).reduce((longest, id) => (id.length > longest.length ? id : longest));

export const stepStateOf = onceSpoken((snapshot: AssaultSnapshot): StepState => {
  const id = innermostId(snapshot);
  const { title, rule } = metaOf(snapshot);
  const { description = '' } = assaultMachine.getStateNodeById(id);
  return { path: id.slice(ROOT.length), title: chartText(title), rule, description: chartText(description) };
});
