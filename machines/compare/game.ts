/** Two games side by side, and a game as it is walked: what it asks for, and what comes of an answer. */
import type { Hand } from '../../src/dice/hand.ts';

/** Two of something that stand side by side: the first and the second. */
export type Both<T> = readonly [first: T, second: T];

/** The same question put to both. */
export const both = <A, B>([first, second]: Both<A>, ask: (one: A, at: 0 | 1) => B): Both<B> =>
  [ask(first, 0), ask(second, 1)];

/** Where a game stands. */
export interface GamePlace {
  /** The keys of its states: `a4Attacks.attacks.saving`. */
  readonly path: string;
  readonly round: number;
  readonly title: string;
  readonly rule: string;
  readonly description: string;
}

/** Something that was said to happen, and its rule. */
export interface SaidLine {
  readonly rule: string;
  readonly say: string;
}

/** One thing that can be told of how a game stands: `{ about: 'Boyz 3', key: 'fate', value: 'attack' }`. */
export interface Fact {
  /** The name of what it is about; empty for the game as a whole. */
  readonly about: string;
  readonly key: string;
  readonly value: string | number | boolean | null;
}

/** A die and whose it is: whoever throws for the same reason again, throws this one again. */
export interface NamedDie {
  /** Whose it is, one word for each. */
  readonly id: string;
  /** What they are called: `Boyz 3`; null: a side as a whole. */
  readonly owner: string | null;
  readonly side: string | null;
  /** What it is thrown for. */
  readonly purpose: string;
  /** The lowest face that succeeds; null where faces are added up or compared. */
  readonly target: number | null;
}

/** Anything that goes on by events: a statechart, or whatever behaves like one. */
export interface WalkedGame<S, E extends { readonly type: string }> {
  readonly begin: () => S;
  readonly isOver: (state: S) => boolean;
  readonly placeOf: (state: S) => GamePlace;
  /** The dice that it asks for now; none where something is decided. */
  readonly handsOf: (state: S) => readonly Hand[];
  /** Every die of these hands, hand by hand. */
  readonly diceOf: (state: S, hands: readonly Hand[]) => readonly NamedDie[];
  readonly thrown: (faces: readonly number[]) => E;
  /** What happens where no dice are asked for; null: nothing ever will. */
  readonly decided: (state: S) => E | null;
  /** The same state where the game refuses the event. */
  readonly after: (state: S, event: E) => S;
  /** Why an event would be refused; null if it would not. */
  readonly whyNot: (state: S, event: E) => SaidLine | null;
  /** Everything that has happened so far. */
  readonly linesOf: (state: S) => readonly SaidLine[];
  readonly factsOf: (state: S) => readonly Fact[];
}
