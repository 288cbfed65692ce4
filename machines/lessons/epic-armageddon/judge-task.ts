/** A task being done on the table, and whether it is done. */
import type { AssaultEvent } from '../../../src/epic-armageddon/model/events.ts';
import { STEPS } from '../../../src/epic-armageddon/model/procedure.ts';
import { LESSON_GOALS, type GoalId } from '../../../src/lessons/goals.ts';
import type { DoMoment, LessonMoment, LessonSentence } from '../../../src/lessons/lesson.ts';
import { LESSON_QUESTIONS } from '../../../src/lessons/questions.ts';
import { presentOf, replay, type Timeline } from '../../epic-armageddon/timeline.ts';
import type { JudgedRun, Verdict } from './judge-answer.ts';
import type { TaskAttempt, GoalOf } from './judge.ts';
import { goalJudgeOf } from './goals/judges.ts';
import { isWeighed } from './goals/play-well.ts';
import {
  isMomentOpen, presentMoment, withTimeline, withRecord, presentRecord, presentPosition, type LessonRun,
} from './lesson-run.ts';
import { backTo, positionOf } from './position.ts';
import { isInState, statePath } from '../../why.ts';
import { filledSentence } from './sentences.ts';
import { languageOf, wordsIn, type AnswerWords } from './answer-words.ts';

/** The task in hand; null: the moment has none. */
export const taskOf = (run: LessonRun): DoMoment | null => {
  const moment = presentMoment(run);
  return moment?.kind === 'do' ? moment : null;
};

/** The same run once these events have happened in its assault, from the beginning on. */
export const runWithEvents = (run: LessonRun, events: readonly AssaultEvent[]): LessonRun =>
  withTimeline(run, replay(run.ready.scenario, events));

const stepIn = (path: string): string => path.split('.')[0]!;

/** The states in which there is time for a task; a moment that comes after all of them has its own step. */
const statesOf = ({ goal, at }: DoMoment): readonly string[] => {
  const { states }: { readonly states: readonly string[] } = LESSON_GOALS[goal.goal];
  const placeOf = (path: string): number => (STEPS as readonly string[]).indexOf(stepIn(path));
  const isLate = states.length > 0 && states.every(state => placeOf(state) < placeOf(at.state));
  return isLate ? [stepIn(at.state)] : states;
};

/** Whether there is time for a task, moment by moment of the way. */
const timeAt = (moment: DoMoment, timeline: Timeline, from: number): readonly boolean[] => {
  const { until } = moment;
  const states = statesOf(moment);
  let isDue = false;
  return timeline.snapshots.slice(from, timeline.at + 1).map(snapshot => {
    const path = statePath(snapshot);
    isDue ||= until !== undefined && isInState(path, until);
    return !isDue && snapshot.status === 'active'
      && (states.length === 0 || states.some(state => isInState(path, state)));
  });
};

const doingOf = (run: LessonRun, moment: DoMoment): TaskAttempt & { readonly hasJustEnded: boolean } => {
  const { ready, timeline } = run;
  const from = Math.min(presentRecord(run)?.from ?? 0, timeline.at);
  const time = timeAt(moment, timeline, from);
  const lastAt = time.lastIndexOf(true);
  const isActive = presentOf(timeline).status === 'active';
  const isOver = !isActive || (lastAt >= 0 && lastAt < time.length - 1)
    || (moment.until !== undefined && isInState(statePath(presentOf(timeline)), moment.until));
  return {
    before: positionOf(ready, backTo(timeline, from)),
    now: presentPosition(run),
    last: timeline.snapshots[from + Math.max(0, lastAt)]!.context.assault,
    done: timeline.events.slice(from, timeline.at).map((event, i) => {
      const snapshot = timeline.snapshots[from + i]!;
      return { event, assault: snapshot.context.assault, path: statePath(snapshot) };
    }),
    isOver,
    hasJustEnded: isOver && (lastAt === time.length - 2 || time.length === 1),
  };
};

/** Whether the task in hand cannot be judged before the odds have been asked about what was decided. */
export const needsReview = (run: LessonRun): boolean => {
  const moment = taskOf(run);
  if (moment === null || !isWeighed(moment.goal.goal) || run.advice !== null) return false;
  return presentOf(run.timeline).status !== 'active'
    || (moment.goal.goal !== 'play-well' && doingOf(run, moment).isOver);
};

/** What had happened when the task in hand was given, and what has been done in the time for it. */
export const doneInTime = (run: LessonRun): {
  readonly before: readonly AssaultEvent[]; readonly made: readonly AssaultEvent[];
} => {
  const { timeline } = run;
  const from = Math.min(presentRecord(run)?.from ?? 0, timeline.at);
  const last = timeAt(taskOf(run)!, timeline, from).lastIndexOf(true);
  return { before: timeline.events.slice(0, from), made: timeline.events.slice(from, from + Math.max(0, last) + 1) };
};

const OPEN: Verdict = { is: 'open', says: [], marks: [] };

const withRule = (
  says: readonly LessonSentence[], { goal }: DoMoment, { timeIsOver }: AnswerWords,
): readonly LessonSentence[] =>
  (says.some(({ rule }) => rule !== undefined) ? says
    : [...says, { say: timeIsOver, rule: LESSON_GOALS[goal.goal].rule }]);

/** Judges the task in hand as the assault stands. */
export const judgeTask = (run: LessonRun): JudgedRun => {
  const moment = taskOf(run);
  if (moment === null || needsReview(run)) return { run, verdict: OPEN };
  return judged(run, moment, moment.goal as GoalOf<GoalId>);
};

const judged = <I extends GoalId>(run: LessonRun, moment: DoMoment, goal: GoalOf<I>): JudgedRun => {
  const doing = doingOf(run, moment);
  const judge = goalJudgeOf<I>(goal, run.advice ?? []);
  const { assault } = doing.now;
  if ((doing.isOver || !judge.isJudgedLate) && judge.isReached(doing, goal)) {
    const says = moment.after.map(one => filledSentence(assault, one, languageOf(run)));
    return {
      run: isMomentOpen(run) ? withRecord(run, { outcome: 'done' }) : run, verdict: { is: 'right', says, marks: [] },
    };
  }
  if (!doing.isOver) return { run, verdict: OPEN };
  const { says, marks } = judge.object(doing, goal);
  const first = moment.objection === undefined ? [] : [filledSentence(assault, moment.objection, languageOf(run))];
  const counts = isMomentOpen(run) && doing.hasJustEnded;
  return {
    run: counts ? withRecord(run, { wrong: presentRecord(run)!.wrong + 1 }) : run,
    verdict: { is: 'wrong', says: withRule([...first, ...says], moment, wordsIn(run)), marks },
  };
};

/** Whether the task in hand may be shown: not before somebody has tried it, or has read all there is of its hint. */
export const mayShowTask = (run: LessonRun): boolean => {
  const task = taskOf(run);
  const record = presentRecord(run);
  if (task === null || record === null) return false;
  return run.timeline.at > (record.from ?? 0) || record.wrong > 0 || !isMomentOpen(run)
    || (task.hint.length > 0 && record.hints >= task.hint.length);
};

/** The run once its task has been shown, which `done` is the end of; what was open counts as shown. */
export const withTaskShown = (run: LessonRun, done: LessonRun): LessonRun =>
  withRecord(done, { outcome: isMomentOpen(run) ? 'shown' : presentRecord(run)!.outcome });

/** The rule that a moment’s question or task is about; null: it has none. */
export const ruleAsked = (moment: LessonMoment): string | null => {
  switch (moment.kind) {
    case 'predict':
      return LESSON_QUESTIONS[moment.ask.asks].rule;
    case 'do':
      return LESSON_GOALS[moment.goal.goal].rule;
    case 'see':
      return null;
  }
};
