/** One event, and everything that a machine goes through before it rests again. */
import type { AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition, InspectionEvent } from 'xstate';
import { activeOf, type SnapshotLike, snapshotHere } from './active-states.ts';
import type { Probe } from './event-prober.ts';

/** One move of a machine: the transitions that it took, and the states that were active after it. */
export interface Passage {
  /** Ids of transitions, as the chart has them. */
  readonly taken: readonly string[];
  readonly active: readonly string[];
}

export interface Stepped {
  readonly snapshot: AnyMachineSnapshot;
  /** In order: the event itself, then whatever followed by itself. */
  readonly passages: readonly Passage[];
}

/** The id of a transition, as the chart has it. */
export const idOf = (one: AnyTransitionDefinition): string => {
  const list = one.eventType === '' ? one.source.always ?? [] : one.source.transitions.get(one.eventType) ?? [];
  return `${one.source.id}/${one.eventType}/${list.indexOf(one)}`;
};

type Scope = Parameters<AnyStateMachine['transition']>[2];

const nothing = (): void => {};

/** Has what it is given, and does nothing else that it is asked to do. */
const idle = (having: object): object => new Proxy(having, { get: (own, key) => Reflect.get(own, key) ?? nothing });

/** As much of an actors' system as a machine asks of it, also when it makes actors of its own. */
const systemTelling = (tell: (event: InspectionEvent) => void): object =>
  idle({ scheduler: idle({}), _clock: idle({}), _sendInspectionEvent: tell });

/** Nobody: an actor in whose name a machine is asked, so that nothing is started, sent or run. */
const nobodyIn = (system: object): object => idle({ id: '', sessionId: '', system, getSnapshot: () => ({}) });

const watched = (machine: AnyStateMachine): { readonly scope: Scope; readonly passages: Passage[] } => {
  const passages: Passage[] = [];
  const system = systemTelling(event => {
    if (event.type !== '@xstate.microstep') return;
    const { value } = event.snapshot as AnyMachineSnapshot;
    passages.push({ taken: event._transitions.map(idOf), active: activeOf(machine, { value }) });
  });
  return { scope: idle({ self: nobodyIn(system), system, id: '', sessionId: '' }) as Scope, passages };
};

/** Sends an event without running what it would have run. */
export const stepBy = (machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event: Probe): Stepped => {
  const { scope, passages } = watched(machine);
  return { snapshot: machine.transition(snapshot, event, scope), passages };
};

/** How a machine begins. */
export const beginOf = (machine: AnyStateMachine, input?: unknown): Stepped => {
  const { scope, passages } = watched(machine);
  return { snapshot: machine.getInitialSnapshot(scope, input as never), passages };
};

/** Where an event would lead, asked of the machine itself. */
const after = (machine: AnyStateMachine, place: SnapshotLike, event: Probe): readonly string[] => {
  try {
    const snapshot = snapshotHere(machine, place);
    if (!snapshot.can(event)) return [];
    return activeOf(machine, stepBy(machine, snapshot, event).snapshot);
  } catch {
    return [];
  }
};

/**
 * Ids of the states in which a machine could rest after an event, or after any of several: the one that it goes to and
 * whatever follows by itself. An event that is refused leads nowhere.
 */
export const leadsTo = (
  machine: AnyStateMachine, place: SnapshotLike, events: Probe | Iterable<Probe>,
): readonly string[] => {
  const asked = Symbol.iterator in events ? [...events as Iterable<Probe>] : [events as Probe];
  return [...new Set(asked.flatMap(event => after(machine, place, event)))];
};
