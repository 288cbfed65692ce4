/** What the calculator tells its page. */
import type { Odds } from '../../../src/epic-armageddon/odds/answer.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import { PublicEvent } from '../../shared/parts/public-event.ts';

/** Since 2 the figures hold what is estimated of what was not followed. */
const FORM = 2;

/** Sent when the odds of what stands in the two columns are known as well as they will be. */
export class OddsKnown extends PublicEvent<{ readonly odds: Odds; readonly match: string | null }> {
  constructor(odds: Odds, match: string | null) {
    super('odds-known', { odds, match }, FORM);
  }
}

/** Sent when what the odds are about is to be played. */
export class PlayWanted extends PublicEvent<{ readonly scenario: Scenario }> {
  constructor(scenario: Scenario) {
    super('play-wanted', { scenario });
  }
}

declare global {
  interface HTMLElementEventMap {
    'play-wanted': PlayWanted;
    'odds-known': OddsKnown;
  }
}
