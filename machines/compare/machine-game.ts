/** Any XState v5 machine as a game to be walked: it is sent one event after another, as far as it takes them. */
import { initialTransition, transition, type AnyMachineSnapshot, type AnyStateMachine, type EventObject } from 'xstate';
import { activeNodes } from '../charts/active-states.ts';
import { asTitle, inWords } from '../charts/label.ts';
import type { Fact, WalkedGame, SaidLine, GamePlace } from './game.ts';

/** A machine on its way. */
export interface Sent {
  readonly snapshot: AnyMachineSnapshot;
  /** Events that are still to be sent. */
  readonly left: readonly EventObject[];
}

/** What a machine can tell beyond its states. */
export interface MachineDetails {
  readonly input?: unknown;
  /** What the other machine calls a state, by its id here; null: nothing else, or it has none such. */
  readonly elsewhere?: (id: string) => string | null;
  readonly roundOf?: (snapshot: AnyMachineSnapshot) => number;
  /** Everything that has happened so far; unless said, nothing. */
  readonly linesOf?: (snapshot: AnyMachineSnapshot) => readonly SaidLine[];
  /** Unless said, what stands in its context. */
  readonly factsOf?: (snapshot: AnyMachineSnapshot) => readonly Fact[];
}

type Meta = { readonly title?: unknown; readonly rule?: unknown };

const placeIn = (machine: AnyStateMachine, snapshot: AnyMachineSnapshot, telling: MachineDetails): GamePlace => {
  const nodes = activeNodes(machine, snapshot.value);
  const innermost = nodes.filter(node => !nodes.some(other => other.parent === node));
  const metas = innermost.map(({ meta }) => (meta ?? {}) as Meta);
  return {
    path: innermost.map(({ id, path }) => telling.elsewhere?.(id) ?? path.join('.')).join(' + '),
    round: telling.roundOf?.(snapshot) ?? 1,
    title: innermost.map(({ key }, i) => (typeof metas[i]!.title === 'string' ? metas[i]!.title : asTitle(key)))
      .join(' + '),
    rule: metas.flatMap(({ rule }) => (typeof rule === 'string' ? [rule] : [])).join(' · '),
    description: innermost.flatMap(({ description }) => description ?? []).join(' '),
  };
};

const inContext = ({ context }: AnyMachineSnapshot): readonly Fact[] =>
  Object.entries((context ?? {}) as Readonly<Record<string, unknown>>).map(([key, value]) => ({
    about: '', key,
    value: typeof value === 'object' && value !== null ? JSON.stringify(value) : value as Fact['value'],
  }));

/** The condition that says no, in words. */
const guardAgainst = (machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event: EventObject): SaidLine | null => {
  const guards = activeNodes(machine, snapshot.value)
    .flatMap(node => node.transitions.get(event.type) ?? [])
    .flatMap(({ guard }) => (typeof guard === 'string' ? [guard] : []));
  return guards.length === 0 || snapshot.can(event) ? null : { rule: '', say: inWords(guards[0]!) };
};

/** Walks a machine with these events; one that it refuses is passed over until it is taken, or to the end. */
export const machineGame = (
  machine: AnyStateMachine, events: readonly EventObject[], telling: MachineDetails = {},
): WalkedGame<Sent, EventObject> => ({
  begin: () => ({ snapshot: initialTransition(machine, telling.input as never)[0], left: events }),
  isOver: ({ snapshot }) => snapshot.status !== 'active',
  placeOf: ({ snapshot }) => placeIn(machine, snapshot, telling),
  handsOf: () => [],
  diceOf: () => [],
  thrown: faces => ({ type: 'dice.thrown', faces }),
  decided: ({ snapshot, left }) => left.find(event => snapshot.can(event)) ?? null,
  after: (before, event) => {
    const at = before.left.indexOf(event);
    if (at === -1 || !before.snapshot.can(event)) return before;
    return { snapshot: transition(machine, before.snapshot, event)[0], left: before.left.filter((_, i) => i !== at) };
  },
  whyNot: ({ snapshot }, event) => guardAgainst(machine, snapshot, event),
  linesOf: ({ snapshot }) => telling.linesOf?.(snapshot) ?? [],
  factsOf: ({ snapshot }) => (telling.factsOf ?? inContext)(snapshot),
});
