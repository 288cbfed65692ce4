/** Any machine's own definition read as a chart. */
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { Chart, ChartState, ChartTransition } from './chart.ts';
import { asTitle } from './label.ts';
import { guardName } from './read-guard.ts';

/** Everything that a machine says of its order: states, transitions, conditions; nothing of what they do. */
export const chartOf = (machine: AnyStateMachine): Chart => {
  const nodes = withInner(machine.root);
  return { id: machine.id, states: nodes.map(stateOf), transitions: nodes.flatMap(transitionsOf) };
};

const withInner = (node: AnyStateNode): readonly AnyStateNode[] =>
  [node, ...Object.values(node.states).flatMap(inner => withInner(inner as AnyStateNode))];

const stateOf = (node: AnyStateNode): ChartState => {
  const { title, rule, procedure, isAside } = (node.meta ?? {}) as Readonly<Record<string, unknown>>;
  return {
    id: node.id,
    parent: node.parent?.id ?? null,
    kind: node.type,
    title: typeof title === 'string' ? title : nameOf(node),
    description: node.description ?? '',
    rule: typeof rule === 'string' ? rule : null,
    initial: node.type === 'compound' ? (node.initial.target[0]?.id ?? null) : null,
    ...(typeof procedure === 'string' ? { procedure } : {}),
    ...(isAside === true ? { isAside } : {}),
  };
};

const nameOf = (node: AnyStateNode): string => {
  if (node.type !== 'history') return asTitle(node.key);
  return node.history === 'deep' ? 'Deep history' : 'History';
};

const transitionsOf = (node: AnyStateNode): readonly ChartTransition[] => [
  ...listed(node, '', node.always ?? []),
  ...historyDefault(node),
  ...[...node.transitions].flatMap(([event, list]) => listed(node, event, list)),
];

const listed = (
  node: AnyStateNode, event: string, list: readonly AnyTransitionDefinition[],
): readonly ChartTransition[] => list.map((one, index) => ({
  id: `${node.id}/${event}/${index}`,
  source: node.id,
  event,
  kind: kindOf(event),
  targets: (one.target ?? []).map(target => target.id),
  guard: guardName(one.guard),
  actions: one.actions.map(nameOfAction),
}));

/** Where a history state leads as long as there is no history. */
const historyDefault = (node: AnyStateNode): readonly ChartTransition[] => {
  const { target } = node.config as { readonly target?: string | readonly string[] };
  if (node.type !== 'history' || target === undefined) return [];
  const targets = [target].flat().map(name => (name.startsWith('#')
    ? node.machine.getStateNodeById(name)
    : descendant(node.parent as AnyStateNode, name.replace(/^\./, '').split('.'))).id);
  return [{ id: `${node.id}//0`, source: node.id, event: '', kind: 'always', targets, guard: null, actions: [] }];
};

const descendant = (node: AnyStateNode, path: readonly string[]): AnyStateNode =>
  path.reduce((at, key) => at.states[key] as AnyStateNode, node);

const KINDS = [['xstate.done.', 'done'], ['xstate.error.', 'done'], ['xstate.after.', 'delayed']] as const;

const kindOf = (event: string): ChartTransition['kind'] => {
  if (event === '') return 'always';
  return KINDS.find(([begin]) => event.startsWith(begin))?.[1] ?? 'event';
};

/** A function without a name of its own is called what it is. */
const nameOfAction = (action: unknown): string => {
  if (typeof action === 'string') return action;
  const { type, name } = action as { readonly type?: unknown; readonly name?: unknown };
  if (typeof type === 'string') return type.replace(/^xstate\./, '');
  return typeof name === 'string' && name !== '' && name !== 'actions' ? name : 'function';
};
