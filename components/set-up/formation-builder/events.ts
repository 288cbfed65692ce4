/** What the formation builder tells its page. */
import type { BuiltFormation } from '../../../src/army-lists/built-formation.ts';
import type { Profile } from '../../../src/epic-armageddon/model/profile.ts';
import type { Side } from '../../../src/epic-armageddon/model/procedure.ts';
import type { TerrainKind } from '../../../src/epic-armageddon/model/terrain.ts';
import type { FormationFromText } from '../../../src/deployment/quick-entry/formation-from-text.ts';

/** A finished formation. */
export interface BuiltDetail {
  readonly side: Side;
  readonly built: BuiltFormation;
  /** The terrain that it was said to stand in, such as `in ruins`; null: nothing was said of it. */
  readonly cover: TerrainKind | null;
  /** The other side, where one line named both; null: it named one. */
  readonly against: { readonly built: BuiltFormation; readonly cover: TerrainKind | null } | null;
}

/** A formation with what its line says of it besides. */
export const builtDetail = (side: Side, built: BuiltFormation, { cover, against }: FormationFromText): BuiltDetail => ({
  side, built, cover,
  against: against?.built ? { built: against.built, cover: against.cover } : null,
});

/** Sent when a formation is finished. */
export class FormationBuilt extends CustomEvent<BuiltDetail> {
  constructor(detail: BuiltDetail) {
    super('formation-built', { bubbles: true, composed: true, detail });
  }
}

/** Sent with every change by hand to a formation that is there: units, choices, name, initiative, profiles. */
export class FormationEdited extends CustomEvent<{ readonly side: Side; readonly built: BuiltFormation }> {
  constructor(side: Side, built: BuiltFormation) {
    super('formation-edited', { bubbles: true, composed: true, detail: { side, built } });
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
    'formation-edited': FormationEdited;
    'profile-kept': ProfileKept;
  }
}
