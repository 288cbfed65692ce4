/** An assault played to its end as a list of events, and what the statechart went through on the way. */
import { createActor, type InspectionEvent } from 'xstate';
import { assaultMachine } from '../../../machines/epic-armageddon/assault.machine.ts';
import { handsOf, metaOf, why, type AssaultSnapshot } from '../../../machines/epic-armageddon/why.ts';
import { usualDecisions } from '../../../machines/epic-armageddon/play.ts';
import { diceIn } from '../../../src/dice/hand.ts';
import type { AssaultEvent, Decision } from '../../../src/epic-armageddon/model/events.ts';
import type { AssaultHand } from '../../../src/epic-armageddon/model/hands.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import { ATTACKER_ROLLS_HIGH } from '../../support/fight.ts';

export type Node = typeof assaultMachine.root;

const withInner = (node: Node): readonly Node[] => [node, ...Object.values(node.states).flatMap(withInner)];

/** Every state of the statechart, the whole of it included. */
export const NODES: readonly Node[] = withInner(assaultMachine.root);

const SETTLING = ['saving', 'following', 'blasting', 'telling'].join();

/** Every place where hits are settled; all of them are alike inside. */
export const SETTLINGS: readonly Node[] = NODES.filter(node => Object.keys(node.states).join() === SETTLING);

/** The place where hits are settled that a state lies in, if it lies in one. */
export const settlingOf = (id: string): Node | undefined => SETTLINGS.find(node => id.startsWith(`${node.id}.`));

const WITHDRAWAL = ['moving', 'testing', 'overwatch', 'ended', 'losing', 'lost'].join();

/** Every place where somebody withdraws; all of them are alike inside, too. */
const WITHDRAWALS: readonly Node[] = NODES.filter(node => Object.keys(node.states).join() === WITHDRAWAL);

/** A state’s name, the same for all states of its kind inside the places where somebody withdraws. */
export const placeOf = (id: string): string => {
  const copy = WITHDRAWALS.find(node => id.startsWith(`${node.id}.`));
  return copy === undefined ? id : id.replace(copy.id, 'withdrawing');
};

/** A state’s name, the same for all states of its kind inside the places where hits are settled or that are alike. */
export const kindOf = (id: string): string => {
  const copy = settlingOf(id);
  return copy === undefined ? placeOf(id) : id.replace(copy.id, 'settling');
};

const transitionsOf = (node: Node) => [
  ...[...node.transitions].flatMap(([type, list]) => list.map((one, i) => ({ type, one, nth: i + 1 }))),
  ...(node.always ?? []).map((one, i) => ({ type: 'always', one, nth: i + 1 })),
];

/**
 * A transition by where it is, what takes it and which of several it is: `assault.a6Result.settled always 2`; one that
 * stays inside a place where hits are settled by what it does there: `settling.saving always to following`.
 */
export const TRANSITIONS: ReadonlyMap<object, string> = new Map(NODES.flatMap(node =>
  transitionsOf(node).map(({ type, one, nth }) => {
    const copy = settlingOf(node.id);
    const targets = (one.target ?? []).map(target => target.id);
    const isInside = copy !== undefined && targets.every(id => settlingOf(id) === copy);
    const where = targets.map(kindOf).join() || 'itself';
    const guard = typeof one.guard === 'string' ? ` if ${one.guard}` : '';
    const name = isInside ? `${kindOf(node.id)} ${type}${guard} to ${where}` : `${placeOf(node.id)} ${type} ${nth}`;
    return [one, name] as const;
  })));

export interface Walk {
  readonly scenario: Scenario;
  /** Faces in the order in which they are thrown; past their end nobody hits and the attacker wins the result. */
  readonly faces?: readonly number[];
  /** As `play` takes them: each as soon as its state has come, defaults before and after. */
  readonly decisions?: readonly Decision[];
}

const facesFor = (hands: readonly AssaultHand[], script: number[]): readonly number[] => {
  if (script.length > 0 && script.length < diceIn(hands)) throw new Error(`${script.length} faces are no throw`);
  if (script.length > 0) return script.splice(0, diceIn(hands));
  return hands[0]?.purpose === 'result' ? ATTACKER_ROLLS_HIGH : Array<number>(diceIn(hands)).fill(1);
};

const nextEvents = (snapshot: AssaultSnapshot, faces: number[], decisions: Decision[]): readonly AssaultEvent[] => {
  const decided = decisions[0];
  const refusal = decided === undefined ? null : why(snapshot, decided);
  if (decided !== undefined && refusal === null) return [decisions.shift()!];
  if (refusal !== null && refusal.key !== 'not-now') throw new Error(`${decided!.type} is refused: ${refusal.key}`);
  const hands = handsOf(snapshot);
  if (hands.length > 0) return [{ type: 'dice.thrown', faces: facesFor(hands, faces) }];
  return usualDecisions(metaOf(snapshot).unlessDecided!, snapshot.context.assault);
};

/** Everything that happens in a walk, from the first decision to the last. */
export const eventsOf = ({ scenario, faces = [], decisions = [] }: Walk): readonly AssaultEvent[] => {
  const actor = createActor(assaultMachine, { input: { scenario } }).start();
  const left = { faces: [...faces], decisions: [...decisions] };
  const events: AssaultEvent[] = [];
  while (actor.getSnapshot().status === 'active') {
    for (const event of nextEvents(actor.getSnapshot(), left.faces, left.decisions)) {
      actor.send(event);
      events.push(event);
    }
  }
  if (left.decisions.length > 0) throw new Error(`${left.decisions[0]!.type} was never possible`);
  if (left.faces.length > 0) throw new Error(`${left.faces.length} faces are left over`);
  return events;
};

/** The transitions taken and the states entered by a list of events. */
export const takenBy = (
  scenario: Scenario, events: readonly AssaultEvent[],
): { readonly transitions: readonly string[]; readonly states: readonly string[] } => {
  const transitions: string[] = [];
  const states: string[] = [];
  const inspect = (event: InspectionEvent): void => {
    if (event.type !== '@xstate.microstep') return;
    for (const one of event._transitions) {
      const known = TRANSITIONS.get(one);
      if (known !== undefined) transitions.push(known);
      states.push(one.source.id);
    }
    if ('_nodes' in event.snapshot) states.push(...(event.snapshot as AssaultSnapshot)._nodes.map(node => node.id));
  };
  const actor = createActor(assaultMachine, { input: { scenario }, inspect }).start();
  states.push(...actor.getSnapshot()._nodes.map(node => node.id));
  for (const event of events) actor.send(event);
  return { transitions, states };
};
