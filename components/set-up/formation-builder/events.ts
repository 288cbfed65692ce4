/** What the formation picker tells its page. */
import type { Mustered } from '../../../src/army-lists/mustered.ts';
import type { Profile } from '../../../src/epic-armageddon/model/profile.ts';
import type { Side } from '../../../src/epic-armageddon/model/procedure.ts';
import type { TerrainKind } from '../../../src/epic-armageddon/model/terrain.ts';
import type { FromText } from '../../../src/deployment/quick-entry/muster-text.ts';

/** A formation that is as it is to be. */
export interface MusteredDetail {
  readonly side: Side;
  readonly mustered: Mustered;
  /** The terrain that it was said to stand in, such as `in ruins`; null: nothing was said of it. */
  readonly cover: TerrainKind | null;
  /** The other side, where one line named both; null: it named one. */
  readonly against: { readonly mustered: Mustered; readonly cover: TerrainKind | null } | null;
}

/** A formation with what its line says of it besides. */
export const musteredDetail = (side: Side, mustered: Mustered, { cover, against }: FromText): MusteredDetail => ({
  side, mustered, cover,
  against: against?.mustered ? { mustered: against.mustered, cover: against.cover } : null,
});

/** Sent when a formation is as it is to be. */
export class FormationMustered extends CustomEvent<MusteredDetail> {
  constructor(detail: MusteredDetail) {
    super('mustered', { bubbles: true, composed: true, detail });
  }
}

/** Sent with every change by hand to a formation that is there: units, choices, name, initiative, profiles. */
export class FormationEdited extends CustomEvent<{ readonly side: Side; readonly mustered: Mustered }> {
  constructor(side: Side, mustered: Mustered) {
    super('formation-edited', { bubbles: true, composed: true, detail: { side, mustered } });
  }
}

/** Sent when a profile of one's own was made or changed, to be kept. */
export class ProfileKept extends CustomEvent<{ readonly id: string; readonly profile: Profile }> {
  constructor(id: string, profile: Profile) {
    super('profile-kept', { bubbles: true, composed: true, detail: { id, profile } });
  }
}

declare global {
  interface HTMLElementEventMap {
    'mustered': FormationMustered;
    'formation-edited': FormationEdited;
    'profile-kept': ProfileKept;
  }
}
