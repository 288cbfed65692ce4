/** Charges played as a list of events, and what their statechart went through on the way. */
import { createActor, type InspectionEvent } from 'xstate';
import { chargeInTurn } from '../../../../machines/warhammer-40k/steps/charge-in-turn.ts';
import { chargeTogether } from '../../../../machines/warhammer-40k/steps/charge-together.ts';
import { HANDS } from '../../../../machines/warhammer-40k/hands.ts';
import { isRefusingGuard, REFUSING_GUARDS } from '../../../../machines/warhammer-40k/reasons.ts';
import { phaseSetup, type StateMeta } from '../../../../machines/warhammer-40k/setup.ts';
import type { PhaseEvent } from '../../../../src/warhammer-40k/model/events.ts';
import { rowsBeside } from '../../../../src/warhammer-40k/editions/rows.ts';
import type { PhaseHand } from '../../../../src/warhammer-40k/model/hands.ts';
import { phaseSentence } from '../../../../src/warhammer-40k/explain/log-sentences.ts';
import type { Phase } from '../../../../src/warhammer-40k/model/state.ts';
import type { Scenario } from '../../../../src/warhammer-40k/model/scenario.ts';
import { findCombats } from '../../../../src/warhammer-40k/movement/combats.ts';
import { profile, PROFILES, row } from '../../../support/warhammer-40k/build.ts';
import { field, gretchin, marines, orks, terrain } from '../../../warhammer-40k/charge/field.ts';

/** The charges by themselves: their chart is over where the fight begins. */
export const chargeMachine = phaseSetup.createMachine({
  id: 'phase',
  context: ({ input }) => ({ phase: findCombats((input as { readonly phase: Phase }).phase) }),
  initial: 'setUp',
  states: {
    setUp: {
      always: [
        { guard: 'chargesTogether', target: 'chargeTogether' }, { guard: 'chargesInTurn', target: 'chargeInTurn' },
      ],
    },
    chargeTogether,
    chargeInTurn,
    fight: { type: 'final' },
    aftermath: {},
    untold: {},
    over: {},
  },
});

/** What players and dice do in a charge. */
export const declare = (charger = 'marines', ...targets: readonly string[]): PhaseEvent =>
  ({ type: 'charge.declared', unit: charger, targets: targets.length === 0 ? ['orks'] : targets });
export const ENDED: PhaseEvent = { type: 'declarations.ended' };
export const REST: PhaseEvent = { type: 'rest.moved' };
export const thrown = (...faces: readonly number[]): PhaseEvent => ({ type: 'dice.thrown', faces });
export const move = (model: string, x: number, y: number): PhaseEvent => ({ type: 'model.moved', model, to: [x, y] });
export const again = (option: string): PhaseEvent => ({ type: 'choice.made', question: 'range-again', option });
export const pick = (charger: string): PhaseEvent => ({ type: 'charger.picked', unit: charger });

type Node = typeof chargeMachine.root;

const withInner = (node: Node): readonly Node[] => [node, ...Object.values(node.states).flatMap(withInner)];

/** Every state of one of the two charts. */
export const nodesIn = (chart: 'chargeTogether' | 'chargeInTurn'): readonly Node[] =>
  withInner((chargeMachine.root.states as Readonly<Record<string, Node>>)[chart]!);

const transitionsOf = (node: Node): readonly (readonly [object, string])[] => [
  ...[...node.transitions].flatMap(([type, list]) =>
    list.map((one, i) => [one, `${node.id} ${type} ${i + 1}`] as const)),
  ...(node.always ?? []).map((one, i) => [one, `${node.id} always ${i + 1}`] as const),
];

/** A transition by where it is, what takes it and which of several it is. */
export const namesIn = (nodes: readonly Node[]): readonly string[] =>
  nodes.flatMap(node => transitionsOf(node).map(([, name]) => name));

const NAMES = new Map(withInner(chargeMachine.root).flatMap(transitionsOf));

export interface Walked {
  readonly phase: Phase;
  /** The state in which it stands: the innermost one's id. */
  readonly at: string;
  readonly hands: readonly PhaseHand[];
  readonly transitions: readonly string[];
}

type Snapshot = ReturnType<ReturnType<typeof createActor<typeof chargeMachine>>['getSnapshot']>;

/** A phase after some events, every one of which has to be taken. */
export const walk = (phase: Phase, events: readonly PhaseEvent[]): Walked => {
  const transitions: string[] = [];
  const inspect = (event: InspectionEvent): void => {
    if (event.type !== '@xstate.microstep') return;
    transitions.push(...event._transitions.flatMap(one => NAMES.get(one) ?? []));
  };
  const actor = createActor(chargeMachine, { input: { phase }, inspect }).start();
  for (const event of events) {
    const refusal = refusalOf(actor.getSnapshot(), event);
    if (refusal !== null) throw new Error(`${event.type} at ${innermost(actor.getSnapshot()).id}: ${refusal}`);
    actor.send(event);
  }
  const snapshot = actor.getSnapshot();
  const { hands } = metaOf(snapshot);
  return {
    phase: snapshot.context.phase, at: innermost(snapshot).id, transitions,
    hands: hands === undefined ? [] : HANDS[hands](snapshot.context.phase),
  };
};

/** Why an event is refused after some others, as a sentence; null: it is taken. It must change nothing if it is. */
export const refused = (phase: Phase, events: readonly PhaseEvent[], event: PhaseEvent): string | null => {
  const actor = createActor(chargeMachine, { input: { phase: walk(phase, []).phase } }).start();
  for (const one of events) actor.send(one);
  const before = actor.getSnapshot();
  const refusal = refusalOf(before, event);
  actor.send(event);
  const isSame = actor.getSnapshot().context.phase === before.context.phase;
  if (isSame !== (refusal !== null)) throw new Error(`${event.type}: ${refusal ?? 'nothing happens'}`);
  return refusal;
};

const innermost = (snapshot: Snapshot): Node =>
  snapshot._nodes.reduce((found, node) => (node.id.length > found.id.length ? node : found));

const metaOf = (snapshot: Snapshot): Partial<StateMeta> => innermost(snapshot).meta ?? {};

const refusalOf = (snapshot: Snapshot, event: PhaseEvent): string | null => {
  const transitions = snapshot._nodes.flatMap(node => node.transitions.get(event.type) ?? []);
  if (transitions.length === 0) return 'not now';
  const guards = transitions.flatMap(({ guard }) =>
    (typeof guard === 'string' && isRefusingGuard(guard) ? [guard] : []));
  const refusals = guards.flatMap(guard => REFUSING_GUARDS[guard](snapshot.context.phase, event) ?? []);
  return refusals[0] === undefined ? null : phaseSentence(refusals[0]);
};

/** Marines who are fleet, or who come to meet a charge. */
export const trained = (trait: 'fleet' | 'counter-attack') =>
  ({ profiles: { ...PROFILES, marine: profile({ traits: [trait] }), ork: profile({ name: 'Ork', traits: [trait] }) } });
const OPEN = {
  chargeSight: 'no', multiCharge: 'primary', shotThenCharge: 'shot-unit-only', characterStrike: 'may',
} as const;
/** The same, and all charges are declared before anybody moves. */
export const TOGETHER = { ...OPEN, chargeShape: 'together' } as const;

/** A second rank of orks comes to meet the marines, by rows of the fourth edition; gretchin beside them too. */
export const ranks = (more: Partial<Scenario> = {}): Phase => field('4th', [
  marines(),
  orks(4, { models: [
    ...row('o', 5, [20, 15], { profile: 'ork' }), ...row('p', 1, [20, 19], { profile: 'ork' }),
  ] }),
  gretchin(1, [25, 15], { models: [
    ...row('g', 1, [25, 15], { profile: 'ork' }), ...row('h', 1, [25, 19], { profile: 'ork' }),
  ] }),
], { completions: rowsBeside('4th'), completion: OPEN, ...trained('counter-attack'), ...more });
export const RANK_WOODS = terrain(['difficult'], [0, 16], [48, 18]);
