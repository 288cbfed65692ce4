/** What a lesson loads when it is first wanted. How it is loaded depends on the build, so each entry says it. */
import type { ProfileSource } from '../../../src/epic-armageddon/scenario/profile-source.ts';
import type { LessonId } from '../../../src/lessons/epic-armageddon/course/names.ts';
import type { PhaseLessonId } from '../../../src/lessons/warhammer-40k/names.ts';
import type { PhaseLesson } from '../../../src/lessons/warhammer-40k/phase-lesson.ts';
import type { ProblemsPart } from '../../shared/public/problems-panel.ts';
import type { LoadScript } from '../../shared/lesson/later.ts';
import type { ReadLesson } from './reading.ts';

/** What only some moments need. */
export interface BringParts {
  /** Defines `<assault-resolver>`. */
  readonly resolver: () => Promise<unknown>;
  /** Defines `<unit-reasons>`. */
  readonly reasons: () => Promise<unknown>;
  /** Where what is wanted at a touch is another script: runs that. */
  readonly load?: LoadScript;
}

export interface LessonLazyParts {
  /** Defines `<lesson-player>`, and brings what reads a lesson. */
  readonly player: () => Promise<ReadLesson>;
  /** Defines `<phase-lesson-player>`, and brings the lessons of Warhammer 40,000. */
  readonly phases: () => Promise<(id: string) => Promise<PhaseLesson | null>>;
  /** The prose of a bundled lesson, in another language. */
  readonly prose: (id: LessonId | PhaseLessonId) => Promise<unknown>;
  readonly parts: BringParts;
  /** What shows what is wrong with a lesson. */
  readonly problems: () => Promise<ProblemsPart>;
  /** The unit library. */
  readonly library: () => Promise<ProfileSource>;
}
