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
}

/** Sent whenever something of it has changed. */
export class SetUpEdited extends CustomEvent<EditedSetUp> {
  constructor(edited: EditedSetUp) {
    super('set-up-edited', { bubbles: true, composed: true, detail: edited });
  }
}

/** Sent by the table editor when an edit is finished; a drag is one edit. */
export class SetUpChanged extends CustomEvent<{ readonly setUp: Scenario }> {
  constructor(setUp: Scenario) {
    super('set-up-changed', { bubbles: true, composed: true, detail: { setUp } });
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
  }
}
