/** Turns one after the other, each a phase with its history: played again from one list, and written as one. */
import { nextTurn } from '../../src/warhammer-40k/stages/next-turn.ts';
import type { Rulings } from '../../src/warhammer-40k/rulings/rulings.ts';
import { turnsIn, type PlayedEvent, type PlayedPhase } from '../../src/warhammer-40k/stages/turns.ts';
import { presentIn } from '../history.ts';
import type { PhaseInput } from './setup.ts';
import { replayPhase, type PhaseTimeline } from './timeline.ts';

/** Plays turn after turn as far as the rules accept it: at least the first, of which the last is the present one. */
export const replayTurns = ({ scenario, events }: PlayedPhase): readonly PhaseTimeline[] => {
  const turns: PhaseTimeline[] = [];
  for (const { begun, events: own } of turnsIn(events)) {
    const input = begun === null ? { scenario } : turnAfter(turns.at(-1)!, begun.rulings);
    if (input === null) return turns;
    const turn = replayPhase(input, own);
    turns.push(turn);
    if (turn.at < own.length) return turns;
  }
  return turns;
};

/** Null: the turn before is not over. */
const turnAfter = (before: PhaseTimeline, rulings: Rulings): PhaseInput | null => {
  const { status, context } = presentIn(before);
  return status === 'active' ? null : { phase: { ...nextTurn(context.phase), rulings } };
};

/** How many of the events the rules accept, one after the other. */
export const acceptedIn = (played: PlayedPhase): number => eventsIn(replayTurns(played)).length;

/** Everything of several turns as one list, also what has been taken back in the last. */
export const eventsIn = (turns: readonly Pick<PhaseTimeline, 'input' | 'events'>[]): readonly PlayedEvent[] =>
  turns.flatMap(({ input, events }): readonly PlayedEvent[] =>
    ('phase' in input ? [{ type: 'turn.begun', rulings: input.phase.rulings }, ...events] : events));
