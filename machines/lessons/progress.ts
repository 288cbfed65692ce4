/** How far somebody has got in a lesson: plain JSON, so that it can be kept and taken up again. */
import type { AssaultEvent } from '../../src/epic-armageddon/model/events.ts';
import type { LessonMoment, LessonSentence } from '../../src/lessons/lesson.ts';

/**
 * What has become of a moment: still open; answered; done on the table; looked at; answered by showing; left without an
 * answer; or it never came.
 */
const MOMENT_OUTCOMES = ['open', 'right', 'done', 'seen', 'shown', 'passed', 'missing'] as const;
export type MomentOutcome = (typeof MOMENT_OUTCOMES)[number];

/** What has become of one moment. */
export interface MomentRecord {
  readonly id: string;
  readonly outcome: MomentOutcome;
  /** Wrong answers, or goes that did not reach the goal. */
  readonly wrong: number;
  /** Sentences of its hint that have been shown. */
  readonly hints: number;
  /** How many events had happened in the assault when it came; null: it has not come yet. */
  readonly from: number | null;
}

export interface Progress {
  readonly lesson: string;
  /** The place of the moment in hand; as many as there are moments: the lesson is over. */
  readonly moment: number;
  readonly records: readonly MomentRecord[];
  /** What has happened in the assault. */
  readonly events: readonly AssaultEvent[];
}

export const freshRecord = ({ id }: Pick<LessonMoment, 'id'>): MomentRecord =>
  ({ id, outcome: 'open', wrong: 0, hints: 0, from: null });

/** The same records with one of them changed. */
export const recordsWith = (
  records: readonly MomentRecord[], at: number, change: Partial<MomentRecord>,
): readonly MomentRecord[] => records.map((record, i) => (i === at ? { ...record, ...change } : record));

/** The moment in hand; null: the lesson is over. */
export const momentInHand = <M>(moments: readonly M[], { moment }: Progress): M | null => moments[moment] ?? null;

/** What has become of the moment in hand; null: the lesson is over. */
export const recordInHand = ({ records, moment }: Progress): MomentRecord | null => records[moment] ?? null;

/** The same progress with the record of the moment in hand changed. */
export const progressWith = (progress: Progress, change: Partial<MomentRecord>): Progress =>
  ({ ...progress, records: recordsWith(progress.records, progress.moment, change) });

/** Whether kept progress belongs to a lesson as it is now. */
export const fitsLesson = (
  { id, moments }: { readonly id: string; readonly moments: readonly Pick<LessonMoment, 'id'>[] },
  { lesson, moment, records }: Progress,
): boolean => lesson === id && records.length === moments.length && moment >= 0 && moment <= records.length
  && moments.every((one, i) => one.id === records[i]!.id && MOMENT_OUTCOMES.includes(records[i]!.outcome));

/** The sentences of the hint that have been asked for. */
export const hintsShown = (
  moment: { readonly hint: readonly LessonSentence[] } | null, record: MomentRecord | null,
): readonly LessonSentence[] => moment?.hint.slice(0, record!.hints) ?? [];
