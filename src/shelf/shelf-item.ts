/** Items of a shelf: formations, tables, assaults and profiles of one's own, phases of 40k. Plain JSON. */
import type { BuiltFormation } from '../army-lists/built-formation.ts';
import type { AssaultEvent } from '../epic-armageddon/model/events.ts';
import type { Profile } from '../epic-armageddon/model/profile.ts';
import type { Scenario } from '../epic-armageddon/model/scenario.ts';
import type { PlayedPhase } from '../warhammer-40k/stages/turns.ts';

export const SHELF_KINDS = ['formation', 'table', 'assault', 'profile', 'phase'] as const;
export type ShelfKind = (typeof SHELF_KINDS)[number];

/** An assault, over or not. */
export interface SavedAssault {
  readonly scenario: Scenario;
  readonly events: readonly AssaultEvent[];
  /** After how many of its events it stands; the others have been taken back. */
  readonly at: number;
}

/** A phase of Warhammer 40,000 with all its turns, over or not, which stands after so many of its events. */
export type SavedPhase = PlayedPhase & { readonly at: number };

/** The content of each kind. A table may be half set up. */
export interface ShelfContents {
  readonly formation: BuiltFormation;
  readonly table: Scenario;
  readonly assault: SavedAssault;
  readonly profile: Profile;
  readonly phase: SavedPhase;
}

interface About {
  readonly id: string;
  readonly name: string;
  /** When it was saved: ISO 8601 in UTC, so that the order of the texts is that of the times. */
  readonly savedAt: string;
  readonly note: string;
}

/** One item on the shelf. */
export type ShelfItem =
  { readonly [K in ShelfKind]: About & { readonly kind: K; readonly content: ShelfContents[K] } }[ShelfKind];

/** Something to be put on the shelf: without an id it is new. */
export type NewShelfItem = {
  readonly [K in ShelfKind]: Partial<Omit<About, 'name'>> & {
    readonly kind: K; readonly name: string; readonly content: ShelfContents[K];
  };
}[ShelfKind];

/** What no name shows: control characters, and those that turn the direction of what follows them. */
const UNSEEN = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

/** A name or a note as it is shown: one line, without what cannot be seen. */
export const tidyText = (text: string): string => text.replace(UNSEEN, ' ').trim();
