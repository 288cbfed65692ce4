/** What a lesson brings when it is wanted. How it comes depends on the build, so each entry says it. */
import type { ProfileSource } from '../../src/scenario/profile-source.ts';
import type { BringParts } from './lesson-player.ts';
import type { ReadLesson } from './reading.ts';

export interface LessonLater {
  /** Defines `<lesson-player>`, and brings what reads a lesson. */
  readonly player: () => Promise<ReadLesson>;
  /** What only some moments need. */
  readonly parts: BringParts;
  /** The unit library. */
  readonly library: () => Promise<ProfileSource>;
}
