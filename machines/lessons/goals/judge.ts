/** How a task is judged: whether it is done, when its time is over, and what the opponent says if it is missed. */
import type { AssaultEvent } from '../../../src/epic-armageddon/model/events.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import type { LessonGoal, GoalId } from '../../../src/lessons/goals.ts';
import type { Objection } from '../questions/judge.ts';
import type { Scene } from '../scene.ts';

/** A task being done. */
export interface Doing {
  /** The assault when the task was given, and as it stands. */
  readonly before: Scene;
  readonly now: Scene;
  /** The last moment at which there was time for it. */
  readonly last: Assault;
  /** What has been done since, each with the assault in which it was. */
  readonly done: readonly { readonly event: AssaultEvent; readonly assault: Assault; readonly path: string }[];
  /** There is no more time for it. */
  readonly isOver: boolean;
}

export type GoalOf<I extends GoalId> = Extract<LessonGoal, { readonly goal: I }>;

export interface GoalJudge<G> {
  readonly isReached: (doing: Doing, goal: G) => boolean;
  /** It counts only when the time for it is over: until then it may be undone again. */
  readonly isJudgedLate: boolean;
  readonly object: (doing: Doing, goal: G) => Objection;
}
