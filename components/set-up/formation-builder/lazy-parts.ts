/** What the formation picker loads when it is wanted. How depends on the build, so each entry says it. */
import type { FindAll } from '../../../src/army-lists/choices/search.ts';
import type { Library } from '../../../src/army-lists/library.ts';
import type { ArmyList } from '../../../src/army-lists/lists.ts';
import type { FormationFromText } from '../../../src/deployment/quick-entry/formation-from-text.ts';
import type { ReadProfile } from './profile-draft.ts';

/** Everything that needs the unit library or the army lists. */
export interface ArmyCatalogue {
  readonly library: Library;
  readonly lists: readonly ArmyList[];
  readonly find: FindAll;
  readonly formationFromText: (text: string) => FormationFromText;
  readonly readProfile: ReadProfile;
}

export interface FormationBuilderLazyParts {
  readonly catalogue: () => Promise<ArmyCatalogue>;
}
