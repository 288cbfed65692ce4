/** What the set-up tells its page. */
import type { Scenario } from '../../src/epic-armageddon/model/scenario.ts';
import type { SetUp } from './take-over.ts';

/** Sent when an assault is to be played as it has been set up. */
export class SetUpReady extends CustomEvent<{ readonly scenario: Scenario }> {
  constructor(scenario: Scenario) {
    super('set-up-ready', { bubbles: true, composed: true, detail: { scenario } });
  }
}

/** Sent whenever something of it has changed, to be remembered. */
export class SetUpEdited extends CustomEvent<{ readonly setUp: SetUp }> {
  constructor(setUp: SetUp) {
    super('set-up-edited', { bubbles: true, composed: true, detail: { setUp } });
  }
}

declare global {
  interface HTMLElementEventMap {
    'set-up-edited': SetUpEdited;
    'set-up-ready': SetUpReady;
  }
}
