/** What the parts of a lesson tell it, and what a lesson tells the page around it: plain JSON in `detail`. */
import type { GivenAnswer } from '../../../src/lessons/lesson.ts';
import { PublicEvent } from '../parts/public-event.ts';

const OUTWARDS = { bubbles: true, composed: true } as const;

/** Sent when something was placed, moved or taken out of an order: the ids of all that are placed, the first first. */
export class OrderChanged extends Event {
  readonly ids: readonly string[];

  constructor(ids: readonly string[]) {
    super('order-changed', OUTWARDS);
    this.ids = ids;
  }
}

/** Where a lesson stands: its id, that of the moment, and how many come before it. */
export interface LessonPlace {
  readonly lesson: string;
  readonly moment: string;
  readonly at: number;
  readonly of: number;
}

/** Sent when a lesson comes to another moment. */
export class LessonMoment extends PublicEvent<LessonPlace> {
  constructor(detail: LessonPlace) {
    super('lesson-moment', detail);
  }
}

export interface LessonAnswer {
  readonly lesson: string;
  readonly moment: string;
  /** What was answered; null where something was done on the table. */
  readonly given: GivenAnswer | null;
  readonly isRight: boolean;
  /** What was said to a wrong one. */
  readonly objection: string | null;
  readonly rule: string | null;
}

/** Sent when an answer was judged. */
export class LessonAnswered extends PublicEvent<LessonAnswer> {
  constructor(detail: LessonAnswer) {
    super('lesson-answered', detail);
  }
}

export interface LessonEnd {
  readonly lesson: string;
  /** Ids of the moments that were answered wrongly, or shown, and of the rules that they were about. */
  readonly missed: readonly string[];
  readonly rules: readonly string[];
}

/** Sent when the last moment of a lesson is behind. */
export class LessonEnded extends PublicEvent<LessonEnd> {
  constructor(detail: LessonEnd) {
    super('lesson-ended', detail);
  }
}

declare global {
  interface HTMLElementEventMap {
    'order-changed': OrderChanged;
    'lesson-moment': LessonMoment;
    'lesson-answered': LessonAnswered;
    'lesson-ended': LessonEnded;
  }
}
