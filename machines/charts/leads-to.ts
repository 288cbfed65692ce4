/** Where an event would lead, asked of the machine itself. */
import type { AnyStateMachine } from 'xstate';
import type { Probe } from './asking.ts';
import { activeOf, snapshotHere, type Place } from './here.ts';
import { stepBy } from './step-by.ts';

const after = (machine: AnyStateMachine, place: Place, event: Probe): readonly string[] => {
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
  machine: AnyStateMachine, place: Place, events: Probe | Iterable<Probe>,
): readonly string[] => {
  const asked = Symbol.iterator in events ? [...events as Iterable<Probe>] : [events as Probe];
  return [...new Set(asked.flatMap(event => after(machine, place, event)))];
};
