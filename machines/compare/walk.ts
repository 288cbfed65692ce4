/** One game walked to its end, and the dice that it is walked with. */
import type { WalkedGame, SaidLine, NamedDie, GamePlace } from './game.ts';

/** One thing that happened. */
export interface WalkMoment<S, E> {
  readonly event: E;
  /** Where the game stood. */
  readonly place: GamePlace;
  readonly before: S;
  readonly after: S;
  /** The dice that were thrown, each with its face; none where something was decided. */
  readonly dice: readonly ThrownDie[];
  /** What was said to happen. */
  readonly lines: readonly SaidLine[];
}

export interface ThrownDie extends NamedDie {
  readonly face: number;
  /** It was thrown with a face of its own because the other game has not thrown it. */
  readonly isNew: boolean;
}

export interface Walk<S, E> {
  readonly begin: S;
  readonly moments: readonly WalkMoment<S, E>[];
  readonly end: S;
}

/** Gives every die of a throw its face. */
export type Faces = (dice: readonly NamedDie[], place: GamePlace) => readonly Omit<ThrownDie, keyof NamedDie>[];

/** A walk longer than this comes to no end. */
const MOST_MOMENTS = 5000;

/** Walks a game until it is over, or until it refuses what happens unless somebody decides otherwise. */
export const walk = <S, E extends { readonly type: string }>(game: WalkedGame<S, E>, faces: Faces): Walk<S, E> => {
  const begin = game.begin();
  const moments: WalkMoment<S, E>[] = [];
  let state = begin;
  while (!game.isOver(state) && moments.length < MOST_MOMENTS) {
    const moment = next(game, state, faces);
    if (moment === null) break;
    moments.push(moment);
    state = moment.after;
  }
  return { begin, moments, end: state };
};

const next = <S, E extends { readonly type: string }>(
  game: WalkedGame<S, E>, before: S, faces: Faces,
): WalkMoment<S, E> | null => {
  const place = game.placeOf(before);
  const hands = game.handsOf(before);
  const named = game.diceOf(before, hands);
  const dice = hands.length === 0
    ? []
    : faces(named, place).map((thrown, at): ThrownDie => ({ ...named[at]!, ...thrown }));
  const event = hands.length === 0 ? game.decided(before) : game.thrown(dice.map(({ face }) => face));
  const after = event === null ? before : game.after(before, event);
  if (event === null || after === before) return null;
  const lines = game.linesOf(after).slice(game.linesOf(before).length);
  return { event, place, before, after, dice, lines };
};

/** Faces one after the other, as they come. */
export const inTurn = (stream: (used: number, dice: number) => readonly number[]): Faces => {
  let used = 0;
  return dice => {
    const faces = stream(used, dice.length);
    used += dice.length;
    return faces.map(face => ({ face, isNew: false }));
  };
};

/** A die is known again by its round and state, by its owner, and by what it is thrown for. */
const keyOf = ({ id, purpose }: NamedDie, { path, round }: GamePlace): string =>
  JSON.stringify([round, path, id, purpose]);

/**
 * The faces of another walk: everybody throws what they threw there in the same state of the same round and for the
 * same reason, the second such die the second face, and so on. A die that was not thrown there takes the next face of
 * `rest`.
 */
export const diceAsIn = <S, E>(led: Walk<S, E>, rest: (used: number, dice: number) => readonly number[]): Faces =>
  asInAny([led], rest);

/** The faces of the first of several walks in which a die was thrown; of `rest` those of dice that nobody threw. */
export const asInAny = <S, E>(
  walks: readonly Walk<S, E>[], rest: (used: number, dice: number) => readonly number[],
): Faces => {
  const all = walks.map(facesOf);
  const used = new Map<string, number>();
  let spare = walks.flatMap(({ moments }, i) => moments.flatMap(({ dice }) => dice)
    .filter(({ isNew }) => i === 0 || isNew)).length;
  return (dice, place) => dice.map(die => {
    const key = keyOf(die, place);
    const at = used.get(key) ?? 0;
    used.set(key, at + 1);
    const face = all.map(faces => faces.get(key)?.[at]).find(one => one !== undefined);
    if (face !== undefined) return { face, isNew: false };
    spare += 1;
    return { face: rest(spare - 1, 1)[0]!, isNew: true };
  });
};

/** What everybody threw, in the order in which they did. */
const facesOf = <S, E>({ moments }: Walk<S, E>): ReadonlyMap<string, readonly number[]> => {
  const known = new Map<string, number[]>();
  for (const { dice, place } of moments) {
    for (const die of dice) {
      const key = keyOf(die, place);
      const faces = known.get(key);
      if (faces === undefined) known.set(key, [die.face]);
      else faces.push(die.face);
    }
  }
  return known;
};
