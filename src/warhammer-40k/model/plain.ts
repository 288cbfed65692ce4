/** What goes without saying of a weapon and of a profile. */
import type { Profile, Weapon } from './profile.ts';

export const PLAIN_WEAPON: Omit<Weapon, 'name' | 'kind'> = {
  strengthFactor: 1, strengthBonus: 0, woundsOn: null, armourPiercing: null, twoHanded: false, charging: null,
  poisoned: null, traits: [], row: null,
};

type Untold = 'weapons' | 'grenades' | 'traits' | 'feelNoPain' | 'poisoned' | 'kinds' | 'hatredOf' | 'preferredEnemyOf';

/** Nothing in its hands, and nothing special. */
export const PLAIN_PROFILE: Pick<Profile, Untold> = {
  weapons: [], grenades: [], traits: [], feelNoPain: null, poisoned: null, kinds: [], hatredOf: [],
  preferredEnemyOf: [],
};
