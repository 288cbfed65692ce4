/** Every single change to a scenario that is worth trying, one by one. */
import type { Scenario } from '../../model/scenario.ts';
import { markerChanges } from './blast-markers.ts';
import type { Change } from './change.ts';
import { characterChanges, type Candidates } from './characters.ts';
import { contactChanges } from './contact.ts';
import { coverChanges } from './cover.ts';
import { laidOut } from './layout.ts';
import { rulingChanges, type Questions } from './rulings.ts';
import { shootingChanges } from './shooting.ts';
import { supportChanges } from './support.ts';

export interface ChangeOptions {
  /** Characters that each side could bring; none if not said. */
  readonly characters?: Candidates;
  /** Open questions to be answered the other way, such as `RULINGS`; none if not said. */
  readonly questions?: Questions;
}

/**
 * All changes in an order that is always the same, each only where it is legal: nobody stands on another, formations
 * hang together as before, nobody is broken by it, and the same formations fight. Where nobody would be engaged there
 * is no assault to change.
 */
export function* everyChange(scenario: Scenario, options: ChangeOptions = {}): Generator<Change> {
  if (laidOut(scenario).engaged.length === 0) return;
  yield* contactChanges(scenario);
  yield* markerChanges(scenario);
  yield* supportChanges(scenario);
  yield* coverChanges(scenario);
  yield* characterChanges(scenario, options.characters ?? {});
  yield* shootingChanges(scenario);
  yield* rulingChanges(scenario, options.questions ?? {});
}
