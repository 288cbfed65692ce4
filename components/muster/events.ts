/** What the formation picker tells its page. */
import type { Mustered } from '../../src/army-lists/mustered.ts';
import type { Profile } from '../../src/epic-armageddon/profile.ts';
import type { Side } from '../../src/epic-armageddon/state.ts';

/** Sent when a formation is as it is to be. */
export class FormationMustered extends CustomEvent<{ readonly side: Side; readonly mustered: Mustered }> {
  constructor(side: Side, mustered: Mustered) {
    super('mustered', { bubbles: true, composed: true, detail: { side, mustered } });
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
    'profile-kept': ProfileKept;
  }
}
