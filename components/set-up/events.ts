/** What the set-up and its parts tell the page around them. */
import type { BuiltFormation } from '../../src/army-lists/built-formation.ts';
import type { Scenario } from '../../src/epic-armageddon/model/scenario.ts';
import type { ShelfItem } from '../../src/shelf/shelf-item.ts';
import type { SetUp } from './take-over.ts';

/** Sent when an assault is to be played as it has been set up. */
export class SetUpReady extends CustomEvent<{ readonly scenario: Scenario }> {
  constructor(scenario: Scenario) {
    super('set-up-ready', { bubbles: true, composed: true, detail: { scenario } });
  }
}

/** What has been set up. */
export interface EditedSetUp {
  readonly setUp: SetUp;
  /** What can be played of it; null: something is still missing. */
  readonly scenario: Scenario | null;
  /** It is another table, and not the one before with something changed. */
  readonly isOther: boolean;
  /** What made the change, as long as it goes on; null: it stands alone. */
  readonly gesture: string | null;
}

/** Sent whenever something of it has changed. */
export class SetUpEdited extends CustomEvent<EditedSetUp> {
  constructor(edited: EditedSetUp) {
    super('set-up-edited', { bubbles: true, composed: true, detail: edited });
  }
}

/** Sent by the table editor when an edit is finished; a drag is one edit. */
export class SetUpChanged extends CustomEvent<{ readonly setUp: Scenario; readonly gesture: string | null }> {
  /** @param gesture edits of one gesture that follow each other are taken back together; null: it stands alone. */
  constructor(setUp: Scenario, gesture: string | null) {
    super('set-up-changed', { bubbles: true, composed: true, detail: { setUp, gesture } });
  }
}

/** Sent when what was done last is to be taken back, or done again. */
export class TurnWanted extends Event {
  readonly which: 'undo' | 'redo';

  constructor(which: 'undo' | 'redo') {
    super('turn-wanted', { bubbles: true, composed: true });
    this.which = which;
  }
}

/** Formations, none of them empty, or a whole table. */
export type ImportedContent = { readonly formations: readonly BuiltFormation[] } | { readonly scenario: Scenario };

/** Sent by the import when somebody goes on with what was read. */
export class ListImported extends CustomEvent<ImportedContent> {
  constructor(content: ImportedContent) {
    super('imported', { bubbles: true, composed: true, detail: content });
  }
}

/** Sent by the shelf when somebody wants to go on with something that was put on it. */
export class ShelfOpened extends CustomEvent<{ readonly item: ShelfItem }> {
  constructor(item: ShelfItem) {
    super('shelf-opened', { bubbles: true, composed: true, detail: { item } });
  }
}

declare global {
  interface HTMLElementEventMap {
    'imported': ListImported;
    'set-up-changed': SetUpChanged;
    'set-up-edited': SetUpEdited;
    'set-up-ready': SetUpReady;
    'shelf-opened': ShelfOpened;
    'turn-wanted': TurnWanted;
  }
}
