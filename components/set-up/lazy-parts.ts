/**
 * What the set-up and its formation builder load when it is first wanted. How it is loaded depends on the build, so
 * each entry says it.
 */
import type { BuiltFormation } from '../../src/army-lists/built-formation.ts';
import type { FindAll } from '../../src/army-lists/choices/search.ts';
import type { Library } from '../../src/army-lists/library.ts';
import type { ArmyList } from '../../src/army-lists/lists.ts';
import type { FormationFromText } from '../../src/deployment/quick-entry/formation-from-text.ts';
import type { ReadProfile } from './formation-builder/profile-draft.ts';
import type { Shelf } from './shelf/shelf.ts';

export interface SetUpLazyParts {
  readonly library: () => Promise<Library>;
  /** Defines `<club-rulings>`. */
  readonly rulings: () => Promise<unknown>;
  /** Defines `<assault-import>` and `<assault-shelf>`. */
  readonly sources: () => Promise<unknown>;
  /** The shelf of the page. */
  readonly shelf: () => Promise<Shelf>;
}

/** Everything that needs the unit library or the army lists. */
export interface ArmyCatalogue {
  readonly library: Library;
  readonly lists: readonly ArmyList[];
  readonly find: FindAll;
  readonly formationFromText: (text: string) => FormationFromText;
  /** A line that is read as the units of a formation. */
  readonly write: (built: BuiltFormation) => string;
  readonly readProfile: ReadProfile;
}

export interface FormationBuilderLazyParts {
  readonly catalogue: () => Promise<ArmyCatalogue>;
}
