/** What the set-up tells its page. */
import type { Scenario } from '../../src/epic-armageddon/scenario.ts';

/** Sent when an assault is to be played as it has been set up. */
export class SetUpReady extends CustomEvent<{ readonly scenario: Scenario }> {
  constructor(scenario: Scenario) {
    super('set-up-ready', { bubbles: true, composed: true, detail: { scenario } });
  }
}

declare global {
  interface HTMLElementEventMap {
    'set-up-ready': SetUpReady;
  }
}
