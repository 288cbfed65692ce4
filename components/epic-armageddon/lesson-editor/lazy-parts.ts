/** What the editor loads when it is first wanted. How it is loaded depends on the build, so each entry says it. */
import type { ProfileSource } from '../../../src/epic-armageddon/scenario/profile-source.ts';

export interface EditorLazyParts {
  /** Defines `<assault-resolver>`. */
  readonly resolver: () => Promise<unknown>;
  /** Defines `<assault-lesson>`. */
  readonly lesson: () => Promise<unknown>;
  /** Defines `<assault-set-up>`. */
  readonly setUp: () => Promise<unknown>;
  readonly library: () => Promise<ProfileSource>;
}
