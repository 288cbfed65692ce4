/** What a lesson loads when it is first wanted. How it is loaded depends on the build, so each entry says it. */
import type { ProfileSource } from '../../../src/epic-armageddon/scenario/profile-source.ts';
import type { LessonId } from '../../../src/lessons/epic-armageddon/course/names.ts';
import type { PhaseLessonId } from '../../../src/lessons/warhammer-40k/names.ts';
import type { PhaseLesson } from '../../../src/lessons/warhammer-40k/phase-lesson.ts';
import type { ReadLesson } from './reading.ts';

/** What only some moments need. */
export interface BringParts {
  /** Defines `<assault-resolver>`. */
  readonly resolver: () => Promise<unknown>;
  /** Defines `<unit-reasons>`. */
  readonly reasons: () => Promise<unknown>;
}

export interface LessonLazyParts {
  /** Defines `<lesson-player>`, and brings what reads a lesson. */
  readonly player: () => Promise<ReadLesson>;
  /** Defines `<phase-lesson-player>`, and brings the lessons of Warhammer 40,000. */
  readonly phases: () => Promise<(id: string) => Promise<PhaseLesson | null>>;
  /** The prose of a bundled lesson, in another language. */
  readonly prose: (id: LessonId | PhaseLessonId) => Promise<unknown>;
  /** The words of what follows the first screen of a lesson: answers, and why they are right or wrong. */
  readonly answerWords: () => Promise<unknown>;
  /** The same of Warhammer 40,000. */
  readonly phaseAnswerWords: () => Promise<unknown>;
  readonly parts: BringParts;
  /** The unit library. */
  readonly library: () => Promise<ProfileSource>;
}
