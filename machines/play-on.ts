/** "Play on": what happens next where nobody says otherwise. */
import type { Hand } from '../src/dice/hand.ts';
import { facesAt } from '../src/dice/throw.ts';
import { presentIn, type History } from './history.ts';

/** What playing on has to know of a statechart. */
export interface PlayedOn<S, E, D extends E> {
  /** The dice that it asks for; empty: none. */
  readonly handsOf: (snapshot: S) => readonly Hand[];
  /** How many dice have been used up to now. */
  readonly diceUsed: (snapshot: S) => number;
  readonly thrown: (faces: readonly number[]) => E;
  readonly isRefused: (snapshot: S, event: E) => boolean;
  /** What happens where nobody decides. */
  readonly usual: (snapshot: S) => readonly D[];
  readonly after: (snapshot: S, decision: D) => S;
  /** Those whom one sees move. */
  readonly pieces: (snapshot: S) => readonly unknown[];
  /** Who is moved by an event; null: nobody is. */
  readonly moverOf: (event: E) => string | null;
  /** Whether something is decided before dice are thrown for it, though its state asks for the dice. */
  readonly comesBeforeDice: (decision: D) => boolean;
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * The prepared decisions that are still to come; moves of those whom a player has moved elsewhere are not.
 *
 * @param moverOf who is moved by an event; null: nobody is.
 */
export const preparedLeft = <E, D extends E>(
  { events, at }: Pick<History<unknown, E>, 'events' | 'at'>, prepared: readonly D[],
  moverOf: (event: E) => string | null,
): readonly D[] => {
  let rest = prepared;
  const strayed = new Set<string>();
  for (const event of events.slice(0, at)) {
    const found = rest.findIndex(one => isSame(one, event));
    const mover = moverOf(event);
    if (found !== -1) rest = rest.slice(found + 1);
    else if (mover !== null) strayed.add(mover);
  }
  return rest.filter(one => {
    const mover = moverOf(one);
    return mover === null || !strayed.has(mover);
  });
};

/** Whether anything is seen of a decision: another state, or somebody who moves. A refused one changes neither. */
const isVisible = <S extends { readonly value: unknown }, E, D extends E>(
  chart: PlayedOn<S, E, D>, snapshot: S, decision: D,
): boolean => {
  const after = chart.after(snapshot, decision);
  const before = chart.pieces(snapshot);
  return !isSame(after.value, snapshot.value) || chart.pieces(after).some((piece, i) => piece !== before[i]);
};

/**
 * What happens next if nobody decides: the dice asked for, with a prepared decision that comes before them, else the
 * next prepared decision that fits, else the usual.
 *
 * @param script the faces of the first dice of all; those of the seed follow it.
 * @returns null when it is over.
 */
export const nextIn = <S extends { readonly status: string; readonly value: unknown }, E, D extends E>(
  chart: PlayedOn<S, E, D>, timeline: History<S, E>, prepared: readonly D[], seed: number,
  script: readonly number[] = [],
): E | null => {
  const snapshot = presentIn(timeline);
  if (snapshot.status !== 'active') return null;
  const left = preparedLeft(timeline, prepared, chart.moverOf);
  const hands = chart.handsOf(snapshot);
  if (hands.length > 0) {
    const [due] = left;
    return due !== undefined && chart.comesBeforeDice(due) && !chart.isRefused(snapshot, due) ? due
      : chart.thrown(facesAt(seed, chart.diceUsed(snapshot), hands, script));
  }
  const decided = left.find(one => !chart.isRefused(snapshot, one));
  if (decided !== undefined) return decided;
  const usual = chart.usual(snapshot);
  return usual.find(one => isVisible(chart, snapshot, one)) ?? usual.at(-1) ?? null;
};
