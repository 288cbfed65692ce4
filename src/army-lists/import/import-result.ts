/** What a roster, a printed list or a scenario from elsewhere is understood as. */
import type { Scenario } from '../../epic-armageddon/model/scenario.ts';
import type { Lexicon } from '../../deployment/quick-entry/meanings.ts';
import type { Profile } from '../../epic-armageddon/model/profile.ts';
import type { ArmyList } from '../lists.ts';
import type { BuiltFormation } from '../built-formation.ts';
import type { ProfileField } from './compare-profiles.ts';

/** Words of a list that no unit is certainly meant by. */
export interface UnmatchedWords {
  /** The place of its formation in `formations`. */
  readonly formation: number;
  readonly words: string;
  readonly count: number;
  /** Ids of units that may be meant, likeliest first; none where nothing comes near. */
  readonly near: readonly string[];
}

/** A unit of the library that a file has with other values, as far as an assault asks for them. */
export interface ProfileDifference {
  /** Id of the library. */
  readonly unit: string;
  /** Id under which the file's profile is played where it is chosen. */
  readonly own: string;
  readonly name: string;
  readonly library: Profile;
  readonly file: Profile;
  /** Fields of the profile that are not alike. */
  readonly fields: readonly ProfileField[];
}

/** Formations as far as they were understood; one of which nothing was understood has no units. */
export interface UnderstoodList {
  readonly formations: readonly BuiltFormation[];
  readonly unmatched: readonly UnmatchedWords[];
  /** Sentences about what was assumed, left out or cut. */
  readonly notes: readonly string[];
  /** Where the file contradicts the library, which is what is played unless a player chooses the file. */
  readonly differences: readonly ProfileDifference[];
}

/** Or a whole scenario, or sentences that say why nothing was read. */
export type ImportResult = UnderstoodList | { readonly scenario: Scenario } | { readonly problems: readonly string[] };

/** What names are looked up in: a lexicon of units, and the army lists with their formations. */
export interface ImportSources {
  readonly lexicon: Lexicon;
  readonly lists: readonly ArmyList[];
}
