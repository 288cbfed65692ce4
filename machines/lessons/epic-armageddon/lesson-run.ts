/** A lesson being held: at which moment it stands, and how it goes on. Nothing of it knows a right answer. */
import type { Odds } from '../../../src/epic-armageddon/odds/answer.ts';
import { eventsShape } from '../../../src/shelf/event-shapes.ts';
import type { LessonMoment, LessonSentence } from '../../../src/lessons/lesson.ts';
import type { Json } from '../../../src/parsing/plain-json.ts';
import { problemList } from '../../../src/parsing/problems.ts';
import { readShape } from '../../../src/parsing/shapes.ts';
import { replay, type Timeline } from '../../epic-armageddon/timeline.ts';
import type { ReviewedDecision } from './decision-review.ts';
import { backTo, arrive, type LessonPosition, positionOf } from './position.ts';
import {
  fitsLesson, freshRecord, hintsShown, momentInHand, progressWith, recordInHand, recordsWith, type MomentOutcome,
  type MomentRecord, type Progress,
} from '../progress.ts';
import type { ReadyLesson } from './ready-lesson.ts';

export interface LessonRun {
  readonly ready: ReadyLesson;
  readonly timeline: Timeline;
  readonly progress: Progress;
  /** The odds at the moment in hand, where its question needs them and they have been asked for. */
  readonly odds: Odds | null;
  /** What the odds say of the decisions made, where they have been asked. */
  readonly advice: readonly ReviewedDecision[] | null;
}

/** The moment in hand; null: the lesson is over. */
export const presentMoment = ({ ready, progress }: LessonRun): LessonMoment | null =>
  momentInHand(ready.lesson.moments, progress);

/** What has become of the moment in hand; null: the lesson is over. */
export const presentRecord = ({ progress }: LessonRun): MomentRecord | null => recordInHand(progress);

export const isLessonOver = (run: LessonRun): boolean => presentMoment(run) === null;

/** Whether the moment in hand still wants something of whoever learns. */
export const isMomentOpen = (run: LessonRun): boolean => presentRecord(run)?.outcome === 'open';

/** The assault as it stands at the moment in hand. */
export const presentPosition = ({ ready, timeline, odds }: LessonRun): LessonPosition =>
  positionOf(ready, timeline, odds);

/** The same run with the record of the moment in hand changed. */
export const withRecord = (run: LessonRun, change: Partial<MomentRecord>): LessonRun =>
  ({ ...run, progress: progressWith(run.progress, change) });

/** The same run with the assault at another point. */
export const withTimeline = (run: LessonRun, timeline: Timeline): LessonRun => ({
  ...run, timeline, odds: null, advice: null,
  progress: { ...run.progress, events: timeline.events.slice(0, timeline.at) },
});

/** From this moment on, the first that comes; those that never come are passed over. */
const arriveFrom = (run: LessonRun, first: number): LessonRun => {
  let { records } = run.progress;
  for (let moment = first; moment < run.ready.lesson.moments.length; moment += 1) {
    const there = arrive(run.ready, run.timeline, run.ready.lesson.moments[moment]!.at);
    if (there !== null) {
      records = recordsWith(records, moment, { from: there.at });
      return { ...withTimeline(run, there), progress: { ...run.progress, moment, records, events: there.events } };
    }
    records = recordsWith(records, moment, { outcome: 'missing' });
  }
  const moment = run.ready.lesson.moments.length;
  return { ...run, odds: null, advice: null, progress: { ...run.progress, moment, records } };
};

/** Begins a lesson: its assault is played on to the first moment. */
export const beginLesson = (ready: ReadyLesson): LessonRun => arriveFrom({
  ready, timeline: replay(ready.scenario, []), odds: null, advice: null,
  progress: { lesson: ready.lesson.id, moment: 0, records: ready.lesson.moments.map(freshRecord), events: [] },
}, 0);

const isFrom = (from: number | null, last: number): boolean => from === null || (from >= 0 && from <= last);

/** Whether kept progress belongs to the lesson as it is now, and its moments to what has happened. */
const fits = ({ lesson }: ReadyLesson, progress: Progress): boolean => fitsLesson(lesson, progress)
  && progress.records.every(({ from }) => isFrom(from, progress.events.length));

/** Whether every one of some events is one that there can be. */
const areEvents = (events: readonly unknown[]): boolean => {
  const problems = problemList();
  readShape(eventsShape, events as Json, problems);
  return problems.count() === 0;
};

/**
 * Takes a lesson up where it was left.
 *
 * @returns null if the lesson is another one by now, or its rules no longer take what has happened.
 */
export const resumeLesson = (ready: ReadyLesson, progress: Progress): LessonRun | null => {
  if (!fits(ready, progress) || !areEvents(progress.events)) return null;
  const timeline = replay(ready.scenario, progress.events);
  return timeline.at === progress.events.length ? { ready, timeline, progress, odds: null, advice: null } : null;
};

const LEFT: Readonly<Record<LessonMoment['kind'], MomentOutcome>> = { predict: 'passed', do: 'passed', see: 'seen' };

/** Goes on to the next moment; what is still open is left as it is, something to look at has been looked at. */
export const goOn = (run: LessonRun): LessonRun => {
  const moment = presentMoment(run);
  if (moment === null) return run;
  const left = isMomentOpen(run) ? withRecord(run, { outcome: LEFT[moment.kind] }) : run;
  return arriveFrom(left, run.progress.moment + 1);
};

/** Back to a moment that has been; it and all that follow are open again. */
const goBack = (run: LessonRun, moment: number, from: number): LessonRun => {
  const { records } = run.progress;
  const fresh = records.map((record, i) => (i < moment ? record : freshRecord(record)));
  return withTimeline({
    ...run, progress: { ...run.progress, moment, records: recordsWith(fresh, moment, { from }) },
  }, backTo(run.timeline, from));
};

/**
 * Goes to a moment by its id: back to one that has been, on to one that is to come. The assault is played on as the
 * lesson has it. A moment that never comes, or that there is not, changes nothing.
 */
export const goTo = (run: LessonRun, id: string): LessonRun => {
  const place = run.ready.lesson.moments.findIndex(moment => moment.id === id);
  const from = run.progress.records[place]?.from ?? null;
  if (place < 0) return run;
  if (from !== null) return goBack(run, place, from);
  let there = run;
  while (there.progress.moment < place && !isLessonOver(there)) there = goOn(there);
  return there.progress.moment === place ? there : run;
};

/** The assault as it was when the moment in hand came, for another go. */
export const tryAgain = (run: LessonRun): LessonRun => {
  const from = presentRecord(run)?.from ?? null;
  return from === null ? run : withRecord(withTimeline(run, backTo(run.timeline, from)), { outcome: 'open' });
};

/** The sentences of the hint that have been asked for. */
export const hintsOf = (run: LessonRun): readonly LessonSentence[] =>
  hintsShown(presentMoment(run), presentRecord(run));

/** Asks for the next sentence of the hint. */
export const askForHint = (run: LessonRun): LessonRun => {
  const moment = presentMoment(run);
  const hints = presentRecord(run)?.hints ?? 0;
  return moment === null || hints >= moment.hint.length ? run : withRecord(run, { hints: hints + 1 });
};
