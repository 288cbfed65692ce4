/** An assault at a moment of a lesson, and what comes of it if it goes on as the lesson has it. */
import type { StateValue } from 'xstate';
import type { AssaultHand } from '../../src/epic-armageddon/model/hands.ts';
import type { AssaultEvent } from '../../src/epic-armageddon/model/events.ts';
import type { Odds } from '../../src/epic-armageddon/odds/answer.ts';
import type { Assault } from '../../src/epic-armageddon/model/state.ts';
import { dealFaces } from '../../src/dice/hand.ts';
import { handsOf, type AssaultSnapshot } from '../epic-armageddon/why.ts';
import { nextEvent } from '../epic-armageddon/play-on.ts';
import { happen, presentOf, type Timeline } from '../epic-armageddon/timeline.ts';
import type { ReadyLesson } from './ready.ts';

/** A hand of dice and what it shows. */
export interface Shown {
  readonly hand: AssaultHand;
  readonly faces: readonly number[];
}

export interface Scene {
  readonly ready: ReadyLesson;
  readonly timeline: Timeline;
  readonly assault: Assault;
  /** The path of the state of the chart, such as `a4Attacks.attacks.rolling`. */
  readonly path: string;
  /** How likely each ending is from here, where it has been asked for. */
  readonly odds: Odds | null;
}

/** The path of a state, such as `a4Attacks.attacks.rolling`. */
export const pathOf = ({ value }: Pick<AssaultSnapshot, 'value'>): string => {
  const keys: string[] = [];
  for (let at: StateValue | undefined = value; at !== undefined;) {
    const [key, inner]: [string, StateValue | undefined] = typeof at === 'string' ? [at, undefined]
      : Object.entries(at)[0] as [string, StateValue | undefined];
    keys.push(key);
    at = inner;
  }
  return keys.join('.');
};

/** Whether a state is the one of that path, or lies in it. */
export const isIn = (path: string, state: string): boolean => path === state || path.startsWith(`${state}.`);

export const sceneOf = (ready: ReadyLesson, timeline: Timeline, odds: Odds | null = null): Scene => {
  const snapshot = presentOf(timeline);
  return { ready, timeline, assault: snapshot.context.assault, path: pathOf(snapshot), odds };
};

/** What happens next in a lesson if nobody says otherwise; null when the assault is over. */
export const nextIn = ({ decisions, seed, dice }: ReadyLesson, timeline: Timeline): AssaultEvent | null =>
  nextEvent(timeline, decisions, seed, dice);

/** No assault takes more steps. */
const MOST_STEPS = 5000;

const known = new WeakMap<ReadyLesson, WeakMap<Timeline, Timeline>>();

/** The assault one event later, worked out once; the same if it is over. */
const later = (ready: ReadyLesson, timeline: Timeline): Timeline => {
  const worked = known.get(ready) ?? new WeakMap<Timeline, Timeline>();
  known.set(ready, worked);
  const found = worked.get(timeline);
  if (found !== undefined) return found;
  const event = nextIn(ready, timeline);
  const after = event === null ? timeline : happen(timeline, event);
  worked.set(timeline, after);
  return after;
};

/** The moments that follow as the lesson has it, one event after the other, the present one first. */
export function* following(ready: ReadyLesson, timeline: Timeline): Generator<Timeline, void> {
  let now = timeline;
  yield now;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const after = later(ready, now);
    if (after === now) return;
    yield now = after;
  }
}

/** What there is to see on the way to a later moment. */
export interface Ahead extends Scene {
  /** The dice on the way there, throw by throw. */
  readonly thrown: readonly Shown[];
  /** The moments on the way, the present one first, that one last. */
  readonly way: readonly AssaultSnapshot[];
}

/** The first moment that is as it is asked for, the present one included; else the last there is. */
export const ahead = (scene: Scene, isThere: (path: string, assault: Assault) => boolean): Ahead => {
  const thrown: Shown[] = [];
  const way: AssaultSnapshot[] = [];
  let last = scene.timeline;
  for (const timeline of following(scene.ready, scene.timeline)) {
    if (timeline !== scene.timeline) thrown.push(...shownIn(timeline));
    last = timeline;
    const snapshot = presentOf(timeline);
    way.push(snapshot);
    if (isThere(pathOf(snapshot), snapshot.context.assault)) break;
  }
  return { ...sceneOf(scene.ready, last), thrown, way };
};

/** The dice of the event that happened last, hand by hand. */
const shownIn = ({ events, snapshots, at }: Timeline): readonly Shown[] => {
  const event = events[at - 1];
  if (event?.type !== 'dice.thrown') return [];
  const hands = handsOf(snapshots[at - 1]!);
  const dealt = dealFaces(hands, event.faces);
  return hands.map((hand, i) => ({ hand, faces: dealt[i]! }));
};
