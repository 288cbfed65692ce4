/** What the formation builder tells its page. */
import type { BuiltFormation } from '../../../src/army-lists/built-formation.ts';
import type { Profile } from '../../../src/epic-armageddon/model/profile.ts';
import type { Side } from '../../../src/epic-armageddon/model/procedure.ts';
import type { TerrainKind } from '../../../src/epic-armageddon/model/terrain.ts';

/** A side as a line says it. */
export interface TypedSide {
  /** Null: nobody. */
  readonly built: BuiltFormation | null;
  /** The line; null: it was not typed. */
  readonly text: string | null;
  /** The terrain that it was said to stand in, such as `in ruins`; null: in none. Not given: nothing was said of it. */
  readonly cover?: TerrainKind | null;
}

export interface BuiltDetail extends TypedSide {
  readonly side: Side;
  /** The other side, where one line named both; null: it named one. */
  readonly against: TypedSide | null;
  /** The line is finished: what is next may be done. */
  readonly isEntered: boolean;
}

/** Sent with every change of a formation, typed, chosen or by hand. */
export class FormationBuilt extends CustomEvent<BuiltDetail> {
  constructor(detail: BuiltDetail) {
    super('formation-built', { bubbles: true, composed: true, detail });
  }
}

/** Sent when a profile of one's own was made or changed, to be put on the shelf. */
export class ProfileKept extends CustomEvent<{ readonly id: string; readonly profile: Profile }> {
  constructor(id: string, profile: Profile) {
    super('profile-kept', { bubbles: true, composed: true, detail: { id, profile } });
  }
}

declare global {
  interface HTMLElementEventMap {
    'formation-built': FormationBuilt;
    'profile-kept': ProfileKept;
  }
}
