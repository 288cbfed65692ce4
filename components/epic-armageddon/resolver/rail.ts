/** The step rail, read off the statechart: which steps there are, where it stands, where it may go from there. */
import { assaultMachine } from '../../../machines/epic-armageddon/assault.machine.ts';
import type { StateMeta } from '../../../machines/epic-armageddon/setup.ts';
import { presentOf, type Timeline } from '../../../machines/epic-armageddon/timeline.ts';
import { STEPS, type Step } from '../../../src/epic-armageddon/model/procedure.ts';
import { onceSpoken } from '../../shared/languages/spoken.ts';
import type { RailState, RailStep } from '../../shared/parts/step-rail.ts';
import { chartText } from './chart-text.ts';
import { openingWords } from './opening-words.ts';
import { stepOf } from '../../shared/resolver/step-path.ts';
import { stepStateOf } from './step-state.ts';
import { playingWords } from './playing-words.ts';

type StateNode = typeof assaultMachine.root;

const TEST = 'a0ActionTest';

const nodeOf = (step: Step): StateNode => assaultMachine.root.states[step] as StateNode;

/** The steps that some transition inside a step leads to. */
const leadsTo = (node: StateNode): readonly string[] => {
  const own = [...node.transitions.values()].flat().concat(node.always ?? []);
  const inner = Object.values(node.states).flatMap(child => leadsTo(child as StateNode));
  return [...own.flatMap(({ target }) => target ?? []).map(target => target.path[0]!), ...inner];
};

const NEXT: Readonly<Record<string, ReadonlySet<string>>> =
  Object.fromEntries(STEPS.map(step => [step, new Set(leadsTo(nodeOf(step)))]));

/** The steps in which somebody had something to do, up to the present moment. */
const visited = ({ snapshots, at }: Timeline): ReadonlySet<string> =>
  new Set(snapshots.slice(0, at + 1).map(snapshot => stepOf(stepStateOf(snapshot).path)));

/** The rail at the present moment of a history. */
export const railOf = onceSpoken((timeline: Timeline): readonly RailStep[] => {
  const { actionTest } = presentOf(timeline).context.assault;
  return actionTest === 'none' ? stepsOf(timeline) : [testOf(timeline), ...stepsOf(timeline)];
});

/** The action test, where a scenario asks for it. */
const testOf = (timeline: Timeline): RailStep => {
  const isNow = stepOf(stepStateOf(presentOf(timeline)).path) === TEST;
  const { title } = assaultMachine.root.states[TEST]!.meta as StateMeta;
  return { id: TEST, label: chartText(title), state: isNow ? 'now' : 'done', note: null };
};

const stepsOf = (timeline: Timeline): readonly RailStep[] => {
  const { path } = stepStateOf(presentOf(timeline));
  const now = stepOf(path);
  const { round } = presentOf(timeline).context.assault;
  const at = STEPS.indexOf(now as Step);
  const seen = visited(timeline);
  const stateOf = (step: Step, index: number): RailState => {
    if (step === now) return 'now';
    if (now === TEST) return index === 0 ? 'next' : 'later';
    if (at === -1 || index < at) return seen.has(step) ? 'done' : 'skipped';
    return NEXT[now]?.has(step) ? 'next' : 'later';
  };
  return STEPS.map((step, index) => {
    const state = stateOf(step, index);
    const note = state === 'now' && round > 1 ? playingWords.round(round) : null;
    return { id: step, label: openingWords.labels[step], state, note };
  });
};
