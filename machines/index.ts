/** The package's main entry. */
export type { Profile } from '../src/epic-armageddon/profile.ts';
