/** What the editor tells its page. */
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';

/** Sent when an edit is finished; a drag is one edit. */
export class SetUpChanged extends CustomEvent<{ readonly setUp: Scenario }> {
  constructor(setUp: Scenario) {
    super('set-up-changed', { bubbles: true, composed: true, detail: { setUp } });
  }
}

declare global {
  interface HTMLElementEventMap {
    'set-up-changed': SetUpChanged;
  }
}
