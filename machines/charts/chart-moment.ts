/** What a chart shows of a machine at a moment, asked of the machine. */
import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { type EventProber, type ChartMoment, type EventVerdict, PLAIN_PROBER, type Probe } from './event-prober.ts';
import { activeNodes, snapshotHere, type SnapshotLike } from './active-states.ts';
import { guardName } from './read-guard.ts';
import { idOf } from './step-by.ts';

/** What happens inside a machine is not for a player to bring about. */
const FROM_INSIDE = /^xstate\.(?:done|error|snapshot|init)\b/;

/** So many events of a type are asked; one that is refused by then is refused. */
const ENOUGH = 120;

/** How a machine takes an event: an event that its guards cannot read is taken by nobody. */
const takenBy = (snapshot: AnyMachineSnapshot, event: Probe): readonly AnyTransitionDefinition[] => {
  try {
    return snapshot.machine.getTransitionData(snapshot, event);
  } catch {
    return [];
  }
};

/** An event that is swallowed changes nothing and is not open. */
const doesSomething = ({ target, actions }: AnyTransitionDefinition): boolean =>
  target !== undefined || actions.length > 0;

const isInside = (node: AnyStateNode, outer: AnyStateNode): boolean => {
  for (let at: AnyStateNode | undefined = node; at !== undefined; at = at.parent) if (at === outer) return true;
  return false;
};

/** Whether one transition is tried before another of the same event. */
const comesBefore = (one: AnyTransitionDefinition, other: AnyTransitionDefinition): boolean => {
  if (one.source !== other.source) return isInside(one.source, other.source);
  const types = [...one.source.transitions.keys()];
  const list = one.source.transitions.get(one.eventType) ?? [];
  if (one.eventType !== other.eventType) return types.indexOf(one.eventType) < types.indexOf(other.eventType);
  return list.indexOf(one) < list.indexOf(other);
};

interface Asked {
  readonly event: Probe;
  readonly taken: readonly AnyTransitionDefinition[];
}

/** Asks about one event until every transition of a list has been taken, or enough has been asked. */
const askAbout = (
  snapshot: AnyMachineSnapshot, type: string, list: readonly AnyTransitionDefinition[], ask: EventProber,
): readonly Asked[] => {
  const asked: Asked[] = [];
  const waiting = new Set(list);
  for (const event of ask.probes(snapshot, type)) {
    const taken = takenBy(snapshot, event);
    asked.push({ event, taken });
    taken.forEach(one => waiting.delete(one));
    if (waiting.size === 0 || asked.length >= ENOUGH) break;
  }
  return asked;
};

const eventVerdictOf = (
  snapshot: AnyMachineSnapshot, one: AnyTransitionDefinition, asked: readonly Asked[], ask: EventProber,
): EventVerdict => {
  const transition = idOf(one);
  if (doesSomething(one) && asked.some(({ taken }) => taken.includes(one))) {
    return { transition, verdict: 'open', reason: null };
  }
  if (asked.some(({ taken }) => taken.some(other => other !== one && comesBefore(other, one)))) {
    return { transition, verdict: 'elsewhere', reason: null };
  }
  const first = asked[0];
  const reason = first === undefined ? null : ask.reason(snapshot, first.event, guardName(one.guard));
  return { transition, verdict: 'refused', reason };
};

/**
 * Where a machine is and what can happen now: every transition of its active states that an event can bring about, and
 * whether some event worth asking is taken by it.
 *
 * @param place a snapshot of the machine, or one like it
 */
export const chartMoment = (
  machine: AnyStateMachine, place: SnapshotLike, ask: EventProber = PLAIN_PROBER,
): ChartMoment => {
  const snapshot = snapshotHere(machine, place);
  const nodes = activeNodes(machine, snapshot.value);
  const isOver = snapshot.status !== 'active';
  const eventVerdicts = isOver ? [] : nodes.flatMap(node => [...node.transitions as Iterable<
    readonly [string, readonly AnyTransitionDefinition[]]
  >].filter(([type]) => type !== '' && !FROM_INSIDE.test(type)).flatMap(([type, list]) => {
    const asked = askAbout(snapshot, type, list, ask);
    return list.map(one => eventVerdictOf(snapshot, one, asked, ask));
  }));
  return { active: nodes.map(node => node.id), eventVerdicts, isOver };
};

/** The events worth asking about that a transition would take now, as far as they are drawn. */
export const eventsTakenBy = (
  machine: AnyStateMachine, place: SnapshotLike, transition: string, ask: EventProber = PLAIN_PROBER, most = 24,
): readonly Probe[] => {
  const snapshot = snapshotHere(machine, place);
  const nodes = activeNodes(machine, snapshot.value);
  const found = nodes.flatMap(node => [...node.transitions.values()].flat() as readonly AnyTransitionDefinition[])
    .find(one => idOf(one) === transition);
  if (found === undefined || snapshot.status !== 'active') return [];
  const events: Probe[] = [];
  let asked = 0;
  for (const event of ask.probes(snapshot, found.eventType)) {
    if (takenBy(snapshot, event).includes(found)) events.push(event);
    asked += 1;
    if (events.length >= most || asked >= ENOUGH) break;
  }
  return events;
};
