/** A machine's own snapshot, and which states are active in it. */
import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, StateValue } from 'xstate';

/** As much of a snapshot as tells where a machine is: also one that was stored, or comes from a machine like it. */
export interface SnapshotLike {
  readonly value: StateValue;
  readonly context?: unknown;
  readonly status?: string;
  readonly historyValue?: Readonly<Record<string, readonly { readonly id: string }[]>>;
  readonly machine?: unknown;
}

/** A snapshot of this machine. */
export const snapshotHere = (machine: AnyStateMachine, place: SnapshotLike): AnyMachineSnapshot => {
  if (place.machine === machine) return place as unknown as AnyMachineSnapshot;
  const { value, context = {}, historyValue = {} } = place;
  const history = Object.entries(historyValue)
    .map(([id, nodes]) => [id, nodes.map(node => machine.getStateNodeById(node.id))]);
  return machine.resolveState({
    value, context, historyValue: Object.fromEntries(history) as never, status: (place.status ?? 'active') as never,
  });
};

/** The nodes that are active, the machine itself first, and each before those that it holds. */
export const activeNodes = (machine: AnyStateMachine, value: StateValue): readonly AnyStateNode[] => {
  const within = (node: AnyStateNode, inner: StateValue | undefined): readonly AnyStateNode[] => {
    if (inner === undefined) return [node];
    const parts = typeof inner === 'string' ? { [inner]: undefined } : inner;
    return [node, ...Object.entries(parts).flatMap(([key, part]) => {
      const child = node.states[key] as AnyStateNode | undefined;
      return child === undefined ? [] : within(child, part);
    })];
  };
  return within(machine.root, value);
};

/** Ids of the active states, the machine itself first. */
export const activeOf = (machine: AnyStateMachine, place: Pick<SnapshotLike, 'value'>): readonly string[] =>
  activeNodes(machine, place.value).map(node => node.id);
