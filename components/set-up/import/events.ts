/** What an import tells its page. */
import type { BuiltFormation } from '../../../src/army-lists/built-formation.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';

/** Formations, none of them empty, or a whole table. */
export type ImportedContent = { readonly formations: readonly BuiltFormation[] } | { readonly scenario: Scenario };

/** Sent when somebody goes on with what was read. */
export class ListImported extends CustomEvent<ImportedContent> {
  constructor(taken: ImportedContent) {
    super('imported', { bubbles: true, composed: true, detail: taken });
  }
}

declare global {
  interface HTMLElementEventMap {
    'imported': ListImported;
  }
}
