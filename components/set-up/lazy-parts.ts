/** What the set-up loads when it is first wanted. How it is loaded depends on the build, so each entry says it. */
import type { Library } from '../../src/army-lists/library.ts';
import type { Shelf } from './shelf/shelf.ts';

export interface SetUpLazyParts {
  readonly library: () => Promise<Library>;
  /** Defines `<assault-table-editor>`. */
  readonly editor: () => Promise<unknown>;
  /** Defines `<assault-import>` and `<assault-shelf>`. */
  readonly bringers: () => Promise<unknown>;
  /** The shelf of the page. */
  readonly shelf: () => Promise<Shelf>;
}
