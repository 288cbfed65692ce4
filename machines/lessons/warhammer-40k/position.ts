/** A take of a lesson at one of its moments, and what comes of it if it goes on as the lesson has it. */
import type {
  PhaseAt, PhaseLesson, PhaseMoment, Take,
} from '../../../src/lessons/warhammer-40k/phase-lesson.ts';
import type { Scenario } from '../../../src/warhammer-40k/model/scenario.ts';
import { phaseSampleOf } from '../../../src/warhammer-40k/scenario/samples/samples.ts';
import type { Decision, PhaseEvent } from '../../../src/warhammer-40k/model/events.ts';
import type { PhaseHand } from '../../../src/warhammer-40k/model/hands.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import { presentIn } from '../../history.ts';
import { nextPhaseEvent } from '../../warhammer-40k/play-on.ts';
import { happenInPhase, replayPhase, type PhaseTimeline } from '../../warhammer-40k/timeline.ts';
import { handsOf } from '../../warhammer-40k/why.ts';
import { eachLater, lastThrow, type DealtHand } from '../play-ahead.ts';
import { isInState, statePath } from '../../why.ts';

export type PhaseShownHand = DealtHand<PhaseHand>;

/** One take at one point. */
export interface PhasePosition {
  readonly lesson: PhaseLesson;
  readonly take: Take;
  readonly timeline: PhaseTimeline;
  readonly phase: Phase;
  /** The path of the state of the chart, such as `fight.striking.hitting`. */
  readonly path: string;
}

export const positionAt = (lesson: PhaseLesson, take: Take, timeline: PhaseTimeline): PhasePosition => {
  const snapshot = presentIn(timeline);
  return { lesson, take, timeline, phase: snapshot.context.phase, path: statePath(snapshot) };
};

/** No phase takes more steps. */
const MOST_STEPS = 2000;

const sampleOf = ({ sample }: Take) => {
  const found = phaseSampleOf(sample);
  if (found === null) throw new Error(`There is no bundled phase ${sample}.`);
  return found;
};

/** The table of a take: that of its bundled phase, with what it has otherwise. */
const scenarioOf = (take: Take): Scenario => {
  const { edition, completions = [], profiles: others = {} } = take;
  const scenario = sampleOf(take).scenario(edition);
  const profiles = Object.fromEntries(Object.entries(scenario.profiles)
    .map(([id, profile]) => [id, { ...profile, ...others[id] }]));
  return { ...scenario, completions, profiles };
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
  const start = replayPhase({ scenario: scenarioOf(take) }, []);
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
function* following({ lesson, take, timeline }: PhasePosition): Generator<PhasePosition, void> {
  for (const now of eachLater(timeline, one => later(take, one), MOST_STEPS)) yield positionAt(lesson, take, now);
}

const isNow = ({ phase, path }: PhasePosition, { state, rung }: PhaseAt): boolean =>
  isInState(path, state) && (rung === undefined || phase.fight?.rung === rung);

const known = new WeakMap<PhaseMoment, PhasePosition>();

/** A take as it stands when a moment comes, worked out once; null: it never comes. */
export const positionOfMoment = (lesson: PhaseLesson, moment: PhaseMoment): PhasePosition | null => {
  const found = known.get(moment);
  if (found !== undefined && found.lesson === lesson) return found;
  const position = positionOfTake(lesson, moment.take, moment.at);
  if (position !== null) known.set(moment, position);
  return position;
};

/** A take played on from its start to a point; null: that never comes. */
export const positionOfTake = (lesson: PhaseLesson, id: string, at: PhaseAt): PhasePosition | null => {
  const take = lesson.takes.find(one => one.id === id);
  if (take === undefined) return null;
  const start = positionAt(lesson, take, workedOf(take).start);
  for (const position of following(start)) if (isNow(position, at)) return position;
  return null;
};

/** Who decides by an event: a model or a unit; null: neither. */
const deciderOf = (event: PhaseEvent): string | null => {
  if ('model' in event) return event.model;
  return 'unit' in event ? event.unit : null;
};

/** The same take after a decision, which nothing that is prepared changes again. */
export const positionAfter = ({ lesson, take, timeline }: PhasePosition, event: PhaseEvent): PhasePosition => {
  const decisions = decisionsOf(take).filter(one =>
    one.type !== event.type || deciderOf(one) === null || deciderOf(one) !== deciderOf(event));
  return positionAt(lesson, { ...take, decisions }, happenInPhase(timeline, event));
};

/** What there is to see on the way to a later point. */
export interface LaterPhasePosition extends PhasePosition {
  /** The dice on the way there, throw by throw. */
  readonly thrown: readonly PhaseShownHand[];
}

/** The first point that is as it is asked for, the present one included; else the last there is. */
export const playPhaseAhead = (
  position: PhasePosition, isThere: (position: PhasePosition) => boolean,
): LaterPhasePosition => {
  const thrown: PhaseShownHand[] = [];
  let last = position;
  for (const next of following(position)) {
    if (next.timeline !== position.timeline) thrown.push(...lastThrow(next.timeline, handsOf));
    last = next;
    if (isThere(next)) break;
  }
  return { ...last, thrown };
};
