/** Where the statechart stands, in the words that its states carry themselves. */
import { assaultMachine } from '../../machines/epic-armageddon/assault.machine.ts';
import { metaOf, type AssaultSnapshot } from '../../machines/epic-armageddon/why.ts';
import type { StepState } from '../steps/step.ts';

const ROOT = `${assaultMachine.id}.`;

const innermostId = (snapshot: AssaultSnapshot): string =>
  Object.keys(snapshot.getMeta()).reduce((longest, id) => (id.length > longest.length ? id : longest));

export const stepStateOf = (snapshot: AssaultSnapshot): StepState => {
  const id = innermostId(snapshot);
  const { title, rule } = metaOf(snapshot);
  return { path: id.slice(ROOT.length), title, rule, description: assaultMachine.getStateNodeById(id).description ?? '' };
};

/** The step of a path, such as `a4Attacks`. */
export const stepOf = (path: string): string => path.split('.')[0] ?? '';
