/** A take of a lesson at one of its moments, and what comes of it if it goes on as the lesson has it. */
import { dealFaces } from '../../../src/dice/hand.ts';
import type {
  PhaseAt, PhaseLesson, PhaseMoment, Take,
} from '../../../src/lessons/warhammer-40k/phase-lesson.ts';
import { phaseSampleOf } from '../../../src/warhammer-40k/scenario/samples/samples.ts';
import type { Decision, PhaseEvent } from '../../../src/warhammer-40k/model/events.ts';
import type { PhaseHand } from '../../../src/warhammer-40k/model/hands.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import { presentIn } from '../../history.ts';
import { phaseMachine } from '../../warhammer-40k/phase.machine.ts';
import { nextPhaseEvent } from '../../warhammer-40k/play-on.ts';
import { happenInPhase, replayPhase, type PhaseTimeline } from '../../warhammer-40k/timeline.ts';
import { handsOf, type PhaseSnapshot } from '../../warhammer-40k/why.ts';

/** A hand of dice and what it shows. */
export interface PhaseShown {
  readonly hand: PhaseHand;
  readonly faces: readonly number[];
}

/** One take at one point. */
export interface PhaseScene {
  readonly lesson: PhaseLesson;
  readonly take: Take;
  readonly timeline: PhaseTimeline;
  readonly phase: Phase;
  /** The path of the state of the chart, such as `fight.striking.hitting`. */
  readonly path: string;
}

const ROOT = `${phaseMachine.id}.`;

const pathOf = (snapshot: PhaseSnapshot): string => Object.keys(snapshot.getMeta())
  .reduce((longest, id) => (id.length > longest.length ? id : longest), '').slice(ROOT.length);

/** Whether a state is the one of that path, or lies in it. */
export const isAtState = (path: string, state: string): boolean => path === state || path.startsWith(`${state}.`);

const sceneAt = (lesson: PhaseLesson, take: Take, timeline: PhaseTimeline): PhaseScene => {
  const snapshot = presentIn(timeline);
  return { lesson, take, timeline, phase: snapshot.context.phase, path: pathOf(snapshot) };
};

/** No phase takes more steps. */
const MOST_STEPS = 2000;

const sampleOf = ({ sample }: Take) => {
  const found = phaseSampleOf(sample);
  if (found === null) throw new Error(`There is no bundled phase ${sample}.`);
  return found;
};

const decisionsOf = (take: Take): readonly Decision[] => take.decisions ?? sampleOf(take).decisions;

/** What has been worked out of a take: its start, and what follows each point of it. */
interface Worked {
  readonly start: PhaseTimeline;
  readonly next: WeakMap<PhaseTimeline, PhaseTimeline>;
}

const worked = new WeakMap<Take, Worked>();

const workedOf = (take: Take): Worked => {
  const found = worked.get(take);
  if (found !== undefined) return found;
  const start = replayPhase({ scenario: sampleOf(take).scenario(take.edition) }, []);
  const fresh = { start, next: new WeakMap<PhaseTimeline, PhaseTimeline>() };
  worked.set(take, fresh);
  return fresh;
};

/** A take one event later, worked out once; the same if it is over. */
const later = (take: Take, timeline: PhaseTimeline): PhaseTimeline => {
  const { next } = workedOf(take);
  const after = next.get(timeline) ?? laterBy(take, timeline);
  next.set(timeline, after);
  return after;
};

const laterBy = (take: Take, timeline: PhaseTimeline): PhaseTimeline => {
  const event = nextPhaseEvent(timeline, decisionsOf(take), take.seed ?? sampleOf(take).seed, take.dice);
  return event === null ? timeline : happenInPhase(timeline, event);
};

/** The points that follow, one event after the other, the present one first. */
function* following({ lesson, take, timeline }: PhaseScene): Generator<PhaseScene, void> {
  let now = timeline;
  yield sceneAt(lesson, take, now);
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const after = later(take, now);
    if (after === now) return;
    yield sceneAt(lesson, take, now = after);
  }
}

const isNow = ({ phase, path }: PhaseScene, { state, rung }: PhaseAt): boolean =>
  isAtState(path, state) && (rung === undefined || phase.fight?.rung === rung);

const known = new WeakMap<PhaseMoment, PhaseScene>();

/** A take as it stands when a moment comes, worked out once; null: it never comes. */
export const sceneOfMoment = (lesson: PhaseLesson, moment: PhaseMoment): PhaseScene | null => {
  const found = known.get(moment);
  if (found !== undefined && found.lesson === lesson) return found;
  const scene = sceneOfTake(lesson, moment.take, moment.at);
  if (scene !== null) known.set(moment, scene);
  return scene;
};

/** A take played on from its start to a point; null: that never comes. */
export const sceneOfTake = (lesson: PhaseLesson, id: string, at: PhaseAt): PhaseScene | null => {
  const take = lesson.takes.find(one => one.id === id);
  if (take === undefined) return null;
  const start = sceneAt(lesson, take, workedOf(take).start);
  for (const scene of following(start)) if (isNow(scene, at)) return scene;
  return null;
};

/** Who decides by an event: a model or a unit; null: neither. */
const deciderOf = (event: PhaseEvent): string | null => {
  if ('model' in event) return event.model;
  return 'unit' in event ? event.unit : null;
};

/** The same take after a decision, which nothing that is prepared changes again. */
export const decided = ({ lesson, take, timeline }: PhaseScene, event: PhaseEvent): PhaseScene => {
  const decisions = decisionsOf(take).filter(one =>
    one.type !== event.type || deciderOf(one) === null || deciderOf(one) !== deciderOf(event));
  return sceneAt(lesson, { ...take, decisions }, happenInPhase(timeline, event));
};

/** What there is to see on the way to a later point. */
export interface PhaseAhead extends PhaseScene {
  /** The dice on the way there, throw by throw. */
  readonly thrown: readonly PhaseShown[];
}

/** The first point that is as it is asked for, the present one included; else the last there is. */
export const aheadTo = (scene: PhaseScene, isThere: (scene: PhaseScene) => boolean): PhaseAhead => {
  const thrown: PhaseShown[] = [];
  let last = scene;
  for (const next of following(scene)) {
    if (next.timeline !== scene.timeline) thrown.push(...shownIn(next.timeline));
    last = next;
    if (isThere(next)) break;
  }
  return { ...last, thrown };
};

/** The dice of the event that happened last, hand by hand. */
const shownIn = ({ events, snapshots, at }: PhaseTimeline): readonly PhaseShown[] => {
  const event = events[at - 1];
  if (event?.type !== 'dice.thrown') return [];
  const hands = handsOf(snapshots[at - 1]!);
  const dealt = dealFaces(hands, event.faces);
  return hands.map((hand, i) => ({ hand, faces: dealt[i]! }));
};
