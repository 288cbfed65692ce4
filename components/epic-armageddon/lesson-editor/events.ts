/** What the parts of the editor tell it, and what it tells the page around it. */
import type { AssaultEvent } from '../../../src/epic-armageddon/model/events.ts';
import type { Lesson, LessonMoment, LessonSentence } from '../../../src/lessons/lesson.ts';
import type { LessonDraft } from '../../../src/lessons/lesson-draft.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';

const OUTWARDS = { bubbles: true, composed: true } as const;

/** Sent when sentences were changed; all edits of one gesture are one step. */
export class SentencesChanged extends Event {
  readonly says: readonly LessonSentence[];
  readonly gesture: string | null;

  constructor(says: readonly LessonSentence[], gesture: string | null) {
    super('sentences-changed', OUTWARDS);
    this.says = says;
    this.gesture = gesture;
  }
}

/** Sent when a moment was changed; all edits of one gesture are one step. */
export class MomentChanged extends Event {
  readonly moment: LessonMoment;
  readonly gesture: string | null;

  constructor(moment: LessonMoment, gesture: string | null) {
    super('moment-changed', OUTWARDS);
    this.moment = moment;
    this.gesture = gesture;
  }
}

/** Sent when nobody works on the moment any more. */
export class MomentLeft extends Event {
  constructor() {
    super('moment-left', OUTWARDS);
  }
}

/** What a lesson is made of: a bundled assault, a scenario and what has happened in it, or a lesson to go on with. */
export type Source =
  | { readonly id: string }
  | { readonly scenario: Scenario; readonly events: readonly AssaultEvent[] }
  | { readonly lesson: Lesson; readonly scenario: Scenario; readonly events: readonly AssaultEvent[] };

/** Sent when it has been chosen what the lesson is about. */
export class SourceTaken extends Event {
  readonly source: Source;

  constructor(source: Source) {
    super('source-taken', OUTWARDS);
    this.source = source;
  }
}

/** Sent whenever something of the lesson has changed: what is being made, to go on with, and the lesson as it is. */
export class LessonEdited extends CustomEvent<{ readonly making: LessonDraft; readonly lesson: Lesson }> {
  constructor(making: LessonDraft, lesson: Lesson) {
    super('lesson-edited', { ...OUTWARDS, detail: { making, lesson } });
  }
}

declare global {
  interface HTMLElementEventMap {
    'sentences-changed': SentencesChanged;
    'moment-changed': MomentChanged;
    'moment-left': MomentLeft;
    'source-taken': SourceTaken;
    'lesson-edited': LessonEdited;
  }
}
