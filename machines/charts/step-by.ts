/** One event, and everything that a machine goes through before it rests again. */
import {
  createActor, fromTransition, type AnyMachineSnapshot, type AnyStateMachine, type AnyTransitionDefinition,
} from 'xstate';
import type { Probe } from './asking.ts';
import { activeOf } from './here.ts';

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

/** Nobody: an actor in whose name a machine is asked, so that nothing is started, sent or run. */
const NOBODY = fromTransition((state: null) => state, null);

type Scope = Parameters<AnyStateMachine['transition']>[2];

const watched = (machine: AnyStateMachine): { readonly scope: Scope; readonly passages: Passage[] } => {
  const passages: Passage[] = [];
  const self = createActor(NOBODY, {
    inspect: event => {
      if (event.type !== '@xstate.microstep') return;
      const { value } = event.snapshot as AnyMachineSnapshot;
      passages.push({ taken: event._transitions.map(idOf), active: activeOf(machine, { value }) });
    },
  });
  const nothing = (): void => {};
  const scope = {
    self, system: self.system, id: '', sessionId: '', logger: nothing, defer: nothing, emit: nothing,
    stopChild: nothing, actionExecutor: nothing,
  };
  return { scope: scope as unknown as Scope, passages };
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
