/** Phases whose players decide at random: whatever the rules let them do may happen, and is tried. */
import { isDeepStrictEqual } from 'node:util';
import { createActor, transition, type InspectionEvent } from 'xstate';
import { phaseMachine } from '../../../machines/warhammer-40k/phase.machine.ts';
import type { PhaseInput } from '../../../machines/warhammer-40k/setup.ts';
import { usualDecisions } from '../../../machines/warhammer-40k/play.ts';
import { handsOf, metaOf, whyNot, type PhaseSnapshot } from '../../../machines/warhammer-40k/why.ts';
import { diceIn } from '../../../src/dice/hand.ts';
import { otherSaves } from '../../../src/warhammer-40k/allocation/save-throws.ts';
import { GUN_KINDS } from '../../../src/warhammer-40k/model/gun.ts';
import { SAVE_KINDS } from '../../../src/warhammer-40k/model/allocation.ts';
import type { Decision, PhaseEvent, PhaseEventType } from '../../../src/warhammer-40k/model/events.ts';
import { phaseSentence } from '../../../src/warhammer-40k/explain/log-sentences.ts';
import { QUESTIONS, type PolicyQuestion } from '../../../src/warhammer-40k/editions/policy.ts';
import { isAlive } from '../../../src/warhammer-40k/model/roster.ts';
import type { Model, Phase } from '../../../src/warhammer-40k/model/state.ts';
import type { Source } from '../random/source.ts';
import { otherSide } from '../../../src/warhammer-40k/model/procedure.ts';

/** One event and what it did. */
export interface Step {
  readonly before: PhaseSnapshot;
  readonly event: PhaseEvent;
  readonly after: PhaseSnapshot;
}

/** More events than any of these phases has ever needed. */
const ENDLESS = 3000;

/** What tells which transitions are taken. */
export type Inspect = (event: InspectionEvent) => void;

/**
 * Plays a phase to its end, showing every step.
 *
 * Who has moved so that the step cannot be ended takes all moves of that step back and lets it be.
 *
 * @param restless how often, in cases of a hundred, players try something where something is decided.
 */
export const playAtRandom = (
  input: PhaseInput, source: Source, restless: number, watch: (step: Step) => void, inspect: Inspect = () => {},
): PhaseSnapshot => {
  let actor = createActor(phaseMachine, { input, inspect }).start();
  let entered = { snapshot: actor.getSnapshot(), isCalm: false };
  const send = (event: PhaseEvent): void => {
    const before = actor.getSnapshot();
    actor.send(event);
    const after = actor.getSnapshot();
    watch({ before, event, after });
    if (!isDeepStrictEqual(before.value, after.value)) entered = { snapshot: after, isCalm: false };
  };
  const takeBack = (why: string): void => {
    if (entered.isCalm) throw new Error(`What is usual is refused: ${why}`);
    entered = { ...entered, isCalm: true };
    actor = createActor(phaseMachine, { input, inspect, snapshot: entered.snapshot }).start();
  };
  for (let events = 0; actor.getSnapshot().status === 'active'; events += 1) {
    const snapshot = actor.getSnapshot();
    if (events > ENDLESS) throw new Error(`No end in sight at ${JSON.stringify(snapshot.value)}`);
    const wish = entered.isCalm || !source.once(restless) ? null : wishAt(snapshot, source);
    if (wish !== null) send(wish);
    if (wish !== null && whyNot(snapshot, wish) === null) continue;
    const next = nextAt(snapshot, source);
    const refusal = whyNot(snapshot, next);
    if (refusal === null) send(next);
    else takeBack(phaseSentence(refusal));
  }
  return actor.getSnapshot();
};

/** The dice asked for, or the usual decision. */
const nextAt = (snapshot: PhaseSnapshot, source: Source): PhaseEvent => {
  const { hands, unlessDecided } = metaOf(snapshot);
  return hands === undefined ? usualDecisions(unlessDecided!, snapshot.context.phase)[0]! : throwOf(snapshot, source);
};

const throwOf = (snapshot: PhaseSnapshot, { whole }: Source): PhaseEvent => {
  const dice = diceIn(handsOf(snapshot));
  return { type: 'dice.thrown', faces: Array.from({ length: dice }, () => whole([1, 6])) };
};

/** What a player tries at a state, allowed or not, beyond leaving it at what is usual; null: nothing. */
const wishAt = (snapshot: PhaseSnapshot, source: Source): Decision | null => {
  const { unlessDecided } = metaOf(snapshot);
  const types = [...new Set(snapshot._nodes.flatMap(node => Object.keys(node.on)))] as PhaseEventType[];
  const wishes = types.filter(type =>
    type !== 'dice.thrown' && (type !== unlessDecided || type === 'choice.made' || type === 'charger.picked'));
  return wishes.length === 0 ? null : wishFor(source.pick(wishes), snapshot, source);
};

const wishFor = (type: PhaseEventType, snapshot: PhaseSnapshot, source: Source): Decision | null => {
  const { phase } = snapshot.context;
  const { pick, whole, once } = source;
  const living = phase.models.filter(isAlive);
  switch (type) {
    case 'answer.agreed': {
      const asks = metaOf(snapshot).asks!;
      const open = asks.filter(question => phase.completion[question] === undefined);
      const question = pick<PolicyQuestion>(open.length === 0 || once(5) ? [...asks, 'allocation'] : open);
      return { type, question, answer: pick<string>(QUESTIONS[question]) };
    }
    case 'charge.declared':
      return wishToCharge(phase, source);
    case 'charger.picked':
      return phase.charges.length === 0 ? null : { type, unit: pick(phase.charges).unit };
    case 'overwatch.fired': {
      const charge = phase.charges.at(-1);
      const shot = living.filter(model => model.unit === charge?.unit && once(40));
      return { type, unit: pick(phase.units).id, wounds: shot.map(({ id }) => ({ model: id, wounds: whole([1, 2]) })) };
    }
    case 'overwatch.shot': {
      const gun = { kind: pick(GUN_KINDS), strength: whole([1, 10]), armourPiercing: once(50) ? whole([1, 6]) : null };
      return { type, unit: pick(phase.units).id, guns: [{ ...gun, shots: whole([1, 3]) }] };
    }
    case 'model.moved': {
      const usual = usualMoves(snapshot);
      if (usual.length > 0 && once(60)) return pick(usual);
      const model = pick(living);
      return { type, model: model.id, to: somewhereNear(model, living, source) };
    }
    case 'weapon.chosen': {
      const model = pick(living);
      const { weapons } = phase.profiles[model.profile]!;
      return { type, model: model.id, weapon: pick(['none', ...weapons.map(({ name }) => name)]) };
    }
    case 'strikes.aimed':
      return wishToAim(phase, source);
    case 'save.chosen': {
      const other = pick(otherSaves(phase));
      return { type, hand: whole([0, 1]), dice: whole([1, 2]), save: other?.by ?? pick(SAVE_KINDS) };
    }
    case 'wound.kept':
      return { type, hand: whole([0, 1]) };
    case 'choice.made':
      return phase.choice && { type, question: phase.choice.question, option: pick(phase.choice.options) };
    case 'silence.accepted':
    case 'declarations.ended':
    case 'overwatch.ended':
    case 'rest.moved':
    case 'moves.ended':
    case 'strikes.settled':
      return { type };
    default:
      throw new Error(`Nobody wishes for ${type}.`);
  }
};

/** Where models would go if they were moved in the usual way. */
const usualMoves = (snapshot: PhaseSnapshot): readonly Decision[] => {
  const rest = { type: 'rest.moved' } as const;
  if (!snapshot.can(rest)) return [];
  const [after] = transition(phaseMachine, snapshot, rest);
  const { models } = snapshot.context.phase;
  return after.context.phase.models.filter(({ at }, i) => at !== models[i]!.at)
    .map(({ id, at }) => ({ type: 'model.moved', model: id, to: at }));
};

const wishToCharge = (phase: Phase, { pick, once }: Source): Decision => {
  const foes = phase.units.filter(one => one.side === otherSide(phase.active)).map(({ id }) => id);
  const first = pick(foes);
  const others = foes.filter(id => id !== first && once(25));
  const own = phase.units.filter(one => one.side === phase.active || once(3));
  return { type: 'charge.declared', unit: pick(own).id, targets: [first, ...others] };
};

const wishToAim = (phase: Phase, { pick, whole }: Source): Decision => {
  const model = pick(phase.models.filter(isAlive));
  const foes = phase.units.filter(one => one.side !== model.side).map(({ id }) => id);
  const attacks = whole([1, 5]);
  const at = pick([{ [pick(foes)]: attacks }, { [foes[0]!]: attacks, [foes.at(-1)!]: whole([1, 5]) }]);
  return { type: 'strikes.aimed', model: model.id, at };
};

/** Against an enemy's base, or anywhere near. */
const somewhereNear = (model: Model, living: readonly Model[], { pick, once, whole }: Source): Model['at'] => {
  const foes = living.filter(one => one.side !== model.side);
  if (foes.length > 0 && once(50)) {
    const [[x, y], angle] = [pick(foes).at, whole([0, 11]) * Math.PI / 6];
    return [x + Math.cos(angle), y + Math.sin(angle)];
  }
  return [model.at[0] + whole([-6, 6]) / 2, model.at[1] + whole([-6, 6]) / 2];
};
