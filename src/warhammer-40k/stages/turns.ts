/** Assault phases one after the other as one list of events: where the other player's turn begins it says so. */
import type { PhaseEvent } from '../model/events.ts';
import type { Rulings } from '../rulings/rulings.ts';
import type { Scenario } from '../model/scenario.ts';

/** The phase before is over, and the other player's begins, played by these rulings. */
export interface TurnBegun {
  readonly type: 'turn.begun';
  readonly rulings: Rulings;
}

export type PlayedEvent = PhaseEvent | TurnBegun;

/** What was on the table, and everything that has happened, in one turn or in several. */
export interface PlayedPhase {
  readonly scenario: Scenario;
  readonly events: readonly PlayedEvent[];
}

/** A turn, and what has happened in it. */
export interface PlayedTurn {
  /** Null: the first, which is played by the rulings of the scenario. */
  readonly begun: TurnBegun | null;
  readonly events: readonly PhaseEvent[];
}

/** At least one, of which the last is the present one. */
export const turnsIn = (events: readonly PlayedEvent[]): readonly PlayedTurn[] => {
  const turns: { readonly begun: TurnBegun | null; readonly events: PhaseEvent[] }[] = [{ begun: null, events: [] }];
  for (const event of events) {
    if (event.type === 'turn.begun') turns.push({ begun: event, events: [] });
    else turns.at(-1)!.events.push(event);
  }
  return turns;
};
