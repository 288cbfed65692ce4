/** A formation as a player has put it together, before it stands on a table: plain JSON, to be stored and placed. */
import type { Profile } from '../epic-armageddon/model/profile.ts';
import type { ArmyRule } from '../epic-armageddon/model/army-rules.ts';

/** A unit with the characters that it carries. */
export interface BuiltUnit {
  /** Id of the library, or key of the formation’s own `profiles`. */
  readonly profile: string;
  /** Ids of characters, found in the same way. */
  readonly characters: readonly string[];
  /** Ids of what was chosen of its datasheet and of those of its characters. */
  readonly options: readonly string[];
  /** The place of its transport in `units`; null: on foot. @rule A2.11 */
  readonly aboard: number | null;
}

export interface BuiltFormation {
  readonly name: string;
  /** Id of the army list it is of; null: of none. */
  readonly list: string | null;
  readonly initiative: number;
  readonly rules: readonly ArmyRule[];
  readonly units: readonly BuiltUnit[];
  /** Profiles that no library has, by the ids by which `units` name them. */
  readonly profiles: Readonly<Record<string, Profile>>;
}
