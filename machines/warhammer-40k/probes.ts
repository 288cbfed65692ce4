/** What a chart of the phase has to know of its events before it can ask about them. */
import type { EventProber, Probe } from '../charts/event-prober.ts';
import { lookOutHands } from '../../src/warhammer-40k/allocation/look-out.ts';
import { otherSaves } from '../../src/warhammer-40k/allocation/save-throws.ts';
import { phaseSentence, type Say } from '../../src/warhammer-40k/explain/log-sentences.ts';
import type { PhaseEvent, PhaseEventType } from '../../src/warhammer-40k/model/events.ts';
import { QUESTIONS, type PolicyQuestion } from '../../src/warhammer-40k/editions/policy.ts';
import { isAlive } from '../../src/warhammer-40k/model/roster.ts';
import type { Phase } from '../../src/warhammer-40k/model/state.ts';
import { usualDecisions } from './play.ts';
import { handsOf, metaOf, whyNot, type PhaseSnapshot } from './why.ts';
import { otherSide } from '../../src/warhammer-40k/model/procedure.ts';

/** Any face does for asking: what is refused is too few dice or too many. */
const FACE = 4;

type Of<T extends PhaseEventType> =
  (phase: Phase, snapshot: PhaseSnapshot) => Iterable<PhaseEvent & { readonly type: T }>;

const unitsOf = (phase: Phase, side: Phase['active']) => phase.units
  .filter(unit => unit.side === side && phase.models.some(model => model.unit === unit.id && isAlive(model)));

/** Events of each type that somebody could think of, the likeliest first. */
const PROBES: { readonly [T in PhaseEventType]: Of<T> } = {
  'dice.thrown': (_, snapshot) => {
    const dice = handsOf(snapshot).reduce((sum, hand) => sum + hand.dice, 0);
    return [{ type: 'dice.thrown', faces: Array.from({ length: dice }, () => FACE) }];
  },
  'answer.agreed': (_, snapshot) => (metaOf(snapshot).asks ?? [])
    .map((question: PolicyQuestion) => ({ type: 'answer.agreed', question, answer: QUESTIONS[question][0] })),
  'charge.declared': phase => unitsOf(phase, phase.active).flatMap(({ id }) =>
    unitsOf(phase, otherSide(phase.active))
      .map(target => ({ type: 'charge.declared', unit: id, targets: [target.id] }))),
  'charger.picked': phase => phase.charges.map(({ unit }) => ({ type: 'charger.picked', unit })),
  'overwatch.fired': phase => unitsOf(phase, otherSide(phase.active))
    .map(({ id }) => ({ type: 'overwatch.fired', unit: id, wounds: [] })),
  'overwatch.shot': phase => unitsOf(phase, otherSide(phase.active)).map(({ id }) => ({
    type: 'overwatch.shot', unit: id, guns: [{ kind: 'gun', strength: 4, armourPiercing: null, shots: 1 }],
  })),
  'model.moved': phase => phase.models.filter(isAlive)
    .map(({ id, at }) => ({ type: 'model.moved', model: id, to: at })),
  'weapon.chosen': phase => phase.models.filter(isAlive).flatMap(({ id, profile }) =>
    phase.profiles[profile]!.weapons.map(({ name }) => ({ type: 'weapon.chosen', model: id, weapon: name }))),
  'strikes.aimed': phase => phase.models.filter(isAlive).flatMap(({ id, side }) =>
    unitsOf(phase, otherSide(side)).map(target => ({ type: 'strikes.aimed', model: id, at: { [target.id]: 1 } }))),
  'wound.kept': phase => lookOutHands(phase).map((_, hand) => ({ type: 'wound.kept', hand })),
  'save.chosen': phase => otherSaves(phase).flatMap((other, hand) =>
    (other === null ? [] : [{ type: 'save.chosen', hand, dice: 1, save: other.by }])),
  'choice.made': ({ choice }) => (choice?.options ?? [])
    .map(option => ({ type: 'choice.made', question: choice!.question, option })),
  'silence.accepted': () => [{ type: 'silence.accepted' }],
  'declarations.ended': () => [{ type: 'declarations.ended' }],
  'overwatch.ended': () => [{ type: 'overwatch.ended' }],
  'rest.moved': () => [{ type: 'rest.moved' }],
  'moves.ended': () => [{ type: 'moves.ended' }],
  'strikes.settled': () => [{ type: 'strikes.settled' }],
};

/** What happens unless somebody decides comes first; anything else that fits after it. */
function* probesOf(snapshot: PhaseSnapshot, type: PhaseEventType): Generator<PhaseEvent> {
  const { phase } = snapshot.context;
  if (metaOf(snapshot).unlessDecided === type) yield* usualDecisions(type, phase);
  yield* PROBES[type]?.(phase, snapshot) ?? [];
}

/** What is worth asking a phase; why it refuses is said by `say`. */
export const phaseProber = (say: Say = phaseSentence): EventProber => ({
  probes: (snapshot, type) =>
    probesOf(snapshot as unknown as PhaseSnapshot, type as PhaseEventType) as Iterable<Probe>,
  reason: (snapshot, event) => {
    const refusal = whyNot(snapshot as unknown as PhaseSnapshot, event as unknown as PhaseEvent);
    return refusal === null ? null : { say: say(refusal), rule: refusal.rule };
  },
});

export const PHASE_PROBER: EventProber = phaseProber();
