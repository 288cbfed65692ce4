/** What a roster, a printed list or a scenario from elsewhere is understood as. */
import type { Scenario } from '../../epic-armageddon/model/scenario.ts';
import type { Lexicon } from '../../deployment/quick-entry/meanings.ts';
import type { ArmyList } from '../lists.ts';
import type { BuiltFormation } from '../built-formation.ts';

/** Words of a list that no unit is certainly meant by. */
export interface UnmatchedWords {
  /** The place of its formation in `formations`. */
  readonly formation: number;
  readonly words: string;
  readonly count: number;
  /** Ids of units that may be meant, likeliest first; none where nothing comes near. */
  readonly near: readonly string[];
}

/** Formations as far as they were understood; one of which nothing was understood has no units. */
export interface UnderstoodList {
  readonly formations: readonly BuiltFormation[];
  readonly unmatched: readonly UnmatchedWords[];
  /** Sentences about what was assumed, left out or cut. */
  readonly notes: readonly string[];
}

/** Or a whole scenario, or sentences that say why nothing was read. */
export type ImportResult = UnderstoodList | { readonly scenario: Scenario } | { readonly problems: readonly string[] };

/** What names are looked up in: a lexicon of units, and the army lists with their formations. */
export interface ImportSources {
  readonly lexicon: Lexicon;
  readonly lists: readonly ArmyList[];
}
