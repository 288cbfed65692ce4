/** Which transitions of the statechart of a phase are taken. */
import type { InspectionEvent } from 'xstate';
import { phaseMachine } from '../../../machines/warhammer-40k/phase.machine.ts';

type Node = typeof phaseMachine.root;

const withInner = (node: Node): readonly Node[] => [node, ...Object.values(node.states).flatMap(withInner)];

/** Every state, the whole of it included. */
export const NODES: readonly Node[] = withInner(phaseMachine.root);

const transitionsOf = (node: Node) => [
  ...[...node.transitions].flatMap(([type, list]) =>
    list.map((one, i) => [one, `${node.id} ${type} ${i + 1}`] as const)),
  ...(node.always ?? []).map((one, i) => [one, `${node.id} always ${i + 1}`] as const),
];

/** A transition by where it is, what takes it and which of several it is: `phase.setUp always 2`. */
export const TRANSITIONS: ReadonlyMap<object, string> = new Map(NODES.flatMap(transitionsOf));

export interface Coverage {
  readonly inspect: (event: InspectionEvent) => void;
  /** States that were never entered, and transitions never taken, by name. */
  readonly missing: () => readonly string[];
}

export const coverage = (): Coverage => {
  const seen = new Set<string>();
  return {
    inspect: event => {
      if (event.type !== '@xstate.microstep') return;
      for (const one of event._transitions) {
        seen.add(TRANSITIONS.get(one) ?? 'start');
        seen.add(one.source.id);
      }
      for (const { id } of (event.snapshot as unknown as { readonly _nodes: readonly Node[] })._nodes) seen.add(id);
    },
    missing: () => [...NODES.map(({ id }) => id), ...TRANSITIONS.values()].filter(name => !seen.has(name)),
  };
};
