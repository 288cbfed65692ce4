/** What lists against lists tell their page. */
import type { MatchRow } from '../../../src/deployment/list-match/match-lists.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import { PublicEvent } from '../../shared/parts/public-event.ts';

/** Sent when other lists meet. */
export class ListsChosen extends Event {
  constructor() {
    super('lists-chosen');
  }
}

/** Sent when every pair is known. */
export class ListsKnown extends PublicEvent<{ readonly rows: readonly MatchRow[] }> {
  constructor(rows: readonly MatchRow[]) {
    super('lists-known', { rows });
  }
}

/** Sent when one pair is to be set up as a table. */
export class PairWanted extends PublicEvent<{ readonly scenario: Scenario }> {
  constructor(scenario: Scenario) {
    super('pair-wanted', { scenario });
  }
}

declare global {
  interface HTMLElementEventMap {
    'lists-chosen': ListsChosen;
    'lists-known': ListsKnown;
    'pair-wanted': PairWanted;
  }
}
