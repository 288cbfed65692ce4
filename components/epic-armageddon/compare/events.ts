/** What a comparison tells the page. */
import type { Both } from '../../../machines/compare/game.ts';
import type { RulingId } from '../../../src/epic-armageddon/rulings/rulings.ts';

/** Sent when both stand after another step. */
export class CompareStep extends CustomEvent<{
  readonly at: number; readonly of: number; readonly differs: boolean;
}> {
  constructor(at: number, of: number, differs: boolean) {
    super('compare-step', { bubbles: true, composed: true, detail: { at, of, differs } });
  }
}

/** Sent when a reader chose what is compared: an assault (null: the page's own), a question, and its answers. */
export class CompareChosen extends CustomEvent<{
  readonly scenario: string | null; readonly ruling: RulingId; readonly answers: Both<string>;
}> {
  constructor(scenario: string | null, ruling: RulingId, answers: Both<string>) {
    super('compare-chosen', { bubbles: true, composed: true, detail: { scenario, ruling, answers } });
  }
}

declare global {
  interface HTMLElementEventMap {
    'compare-step': CompareStep;
    'compare-chosen': CompareChosen;
  }
}
