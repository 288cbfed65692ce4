/** What a line such as `6 boyz 2 nobz v 4 assault + chaplain` is understood as. */
import type { LibraryUnit } from '../../army-lists/unit.ts';
import type { ArmyRule } from '../../epic-armageddon/model/army-rules.ts';
import type { BySide, Side } from '../../epic-armageddon/model/procedure.ts';
import type { TerrainKind } from '../../epic-armageddon/model/terrain.ts';
import type { StandGroup } from '../line-up-request.ts';

/** A stretch of the text, from its first character to the one after its last. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A formation as an army list has it, with as few units as it may have. */
export interface KnownFormation {
  readonly name: string;
  /** Name of the list. */
  readonly list: string;
  readonly listId: string;
  readonly section: string;
  readonly force: string;
  /** Up to how many times as large it may be taken. */
  readonly sizes: number;
  readonly stands: readonly Required<StandGroup>[];
}

/** What some words may mean. */
export type Meaning =
  | { readonly kind: 'unit'; readonly unit: LibraryUnit }
  | { readonly kind: 'formation'; readonly formation: KnownFormation }
  | { readonly kind: 'force'; readonly force: string };

/** Some words with their number. */
export interface Token {
  readonly side: Side;
  /** The words as typed, without the number. */
  readonly words: string;
  /** Words and number. */
  readonly span: Span;
  /** The number as typed, null where there is none. */
  readonly number: Span | null;
  /** 1 where none is typed. */
  readonly count: number;
  /** Null: not understood. */
  readonly meaning: Meaning | null;
  /** The words are a name or an id, not only like one. */
  readonly exact: boolean;
  /** Other things that the words may mean, likeliest first. */
  readonly others: readonly Meaning[];
  /** The place of its stands in the list of its side, or of those that carry its characters; null: none are there. */
  readonly at: number | null;
  /** Why nothing stands on the table for it, in words; null where it does, and where none are asked for. */
  readonly trouble: string | null;
}

/** One side as it was understood, ready to be lined up. */
export interface QuickSide {
  /** Id of the force that most of its units belong to; null: of none. */
  readonly force: string | null;
  /** Rules of that force which bear on assaults. */
  readonly rules: readonly ArmyRule[];
  readonly stands: readonly Required<StandGroup>[];
  /** The terrain that its stands are said to be in, such as `in ruins`; null: in the open. */
  readonly cover: TerrainKind | null;
}

export interface QuickEntry extends BySide<QuickSide> {
  /** Everybody who was typed, in their order. */
  readonly tokens: readonly Token[];
}
