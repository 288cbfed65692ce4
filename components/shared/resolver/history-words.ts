/** What has happened, in a few words: what undo takes back and redo does again. */
import { counted, figure } from '../languages/forms.ts';
import { spoken } from '../languages/spoken.ts';

export const historyWords = spoken('resolver/history', {
  thrown: (dice: number): string => `throw of ${figure(dice)}`,
  /** Whoever moved, by name. */
  move: (name: string): string => `move of ${name}`,
  moves: (moves: number): string => counted(moves, { one: 'move', other: 'moves' }),
  steps: (steps: number): string => counted(steps, { one: 'step', other: 'steps' }),
  turn: 'beginning of the turn',
  setUp: 'change of the set-up',
  rules: 'change of the rules',
  course: 'other course from an earlier moment',
  /** What has been taken back: 'Taken back: throw of 12.' */
  takenBack: (what: string): string => `Taken back: ${what}.`,
  /** What the next action is called. */
  next: (action: string): string => `Next: ${action}.`,
});

/** An event as plain facts; a throw has faces. */
interface Happened {
  readonly type: string;
  readonly faces?: readonly number[];
}

/**
 * 'throw of 12', 'move of Boyz 5', '6 moves'; at least one event.
 *
 * @param words what one event alone is called, by its type.
 * @param moverOf the name of whoever is moved by an event; null: nobody is.
 */
export const eventsInWords = <E extends Happened>(
  events: readonly E[], words: Readonly<Record<string, string>>, moverOf: (event: E) => string | null,
): string => {
  const throws = events.filter(({ type }) => type === 'dice.thrown');
  const movers = events.map(moverOf).filter(name => name !== null);
  if (throws.length === 1 && movers.length === 0) return historyWords.thrown(throws[0]!.faces!.length);
  if (movers.length === events.length) {
    return movers.length === 1 ? historyWords.move(movers[0]!) : historyWords.moves(movers.length);
  }
  const { type } = events[0]!;
  return (events.every(event => event.type === type) ? words[type] : undefined) ?? historyWords.steps(events.length);
};
