/** What the parts of lists against lists draw, and what they do. */
import type { BySide, Side } from '../../../src/epic-armageddon/model/procedure.ts';
import type { TerrainKind } from '../../../src/epic-armageddon/model/terrain.ts';
import { respoken } from '../../shared/languages/spoken.ts';
import type { ReadList } from './lazy-parts.ts';
import { listsWords } from './lists-words.ts';
import type { Match, Places } from './match.ts';
import type { ListName, PairAnswer } from './question.ts';

export const FILTERS = ['all', 'strike', 'fire'] as const;
export type Filter = (typeof FILTERS)[number];

/** What is shown of two lists, and what is chosen in it. */
export interface MatchView {
  readonly match: Match;
  readonly selected: Places;
  /** The places of both sides in the order in which they are shown. */
  readonly order: BySide<readonly number[]>;
  /** The formation of a side by the chances with which the other side is sorted; null: by averages. */
  readonly sortedBy: BySide<number | null>;
  /** What else is known of the selected pair; null: nothing yet. */
  readonly detail: PairAnswer | null;
  readonly filter: Filter;
}

export interface MatchActions {
  readonly select: (places: Places) => void;
  /** Sorts the other side by the chances with this formation; the same again: by averages. */
  readonly sort: (side: Side, place: number) => void;
  readonly show: (filter: Filter) => void;
  readonly setUp: () => void;
}

/** A list of one's own that is typed or brought as a file. */
export interface OwnList {
  readonly side: Side;
  readonly text: string;
  /** Sentences that say why it was not read, or what of it was not. */
  readonly says: readonly string[];
  readonly isReading: boolean;
}

/** What is said of it once it has been read; null: nothing, as all of it was. */
export const ownAfter = (own: OwnList, found: Awaited<ReturnType<ReadList>>): OwnList | null => {
  if ('problems' in found) return { ...own, says: found.problems.map(respoken), isReading: false };
  return found.open === 0 ? null : { ...own, says: [listsWords.leftOpen(found.open)], isReading: false };
};

/** Which lists are chosen, and in which state they meet. */
export interface ListsChosen {
  readonly names: readonly ListName[];
  /** The id of a list, '' of one’s own. */
  readonly lists: BySide<string>;
  readonly markers: BySide<number>;
  readonly cover: TerrainKind | null;
  readonly own: OwnList | null;
}

export interface ChooserActions {
  readonly choose: (side: Side, id: string) => void;
  readonly swap: () => void;
  readonly mark: (side: Side, count: number) => void;
  readonly coverIn: (kind: TerrainKind | null) => void;
  readonly type: (text: string) => void;
  readonly read: (list: string | File) => void;
}
