/** One game played twice, under other rules or by another statechart, and laid side by side step by step. */
import { facesAt } from '../../src/dice/throw.ts';
import { align } from './pairing.ts';
import { both, type Both, type Fact, type WalkedGame, type SaidLine } from './game.ts';
import { diceAsIn, inTurn, type WalkMoment, type ThrownDie, walk, type Walk } from './walk.ts';

/**
 * What happened otherwise in a step. Alone: it happened in one game only. Event: something else was decided. Dice:
 * other dice were asked for. Faces: the same dice fell otherwise. Log: something else was said. Next: it goes on
 * elsewhere. Facts: both stand further apart, or nearer, than before.
 */
export const STEP_DIFFERENCES = ['alone', 'event', 'dice', 'faces', 'log', 'next', 'facts'] as const;
export type StepDifference = (typeof STEP_DIFFERENCES)[number];

/** A fact that is not the same in both games. */
export interface Apart {
  readonly about: string;
  readonly key: string;
  readonly values: Both<Fact['value']>;
}

/** A line of the log, and whether the other game has none like it in this step. */
export interface MarkedLine extends SaidLine {
  readonly differs: boolean;
}

export interface LockstepStep<S, E> {
  /** What happened in each game; null: it waits for the other. */
  readonly moments: Both<WalkMoment<S, E> | null>;
  /** How both stand afterwards. */
  readonly states: Both<S>;
  readonly lines: Both<readonly MarkedLine[]>;
  readonly news: readonly StepDifference[];
  /** What is not the same afterwards. */
  readonly apart: readonly Apart[];
  /** Why what happened in the one game could not happen in the other; null: it could, or there is no reason. */
  readonly refusal: SaidLine | null;
}

export interface Lockstep<S, E> {
  readonly walks: Both<Walk<S, E>>;
  readonly begin: Both<S>;
  readonly steps: readonly LockstepStep<S, E>[];
  /** The first step in which something differs; null: nothing does. */
  readonly first: number | null;
}

/** Faces of an endless stream, from the die with this number on. */
export type Stream = (used: number, dice: number) => readonly number[];

/** Plays two games with the same dice: the first takes them from the stream, the second from the first. */
export const lockstep = <S, E extends { readonly type: string }>(
  games: Both<WalkedGame<S, E>>, stream: Stream,
): Lockstep<S, E> => {
  const led = walk(games[0], inTurn(stream));
  return sideBySide(games, [led, walk(games[1], diceAsIn(led, stream))]);
};

/** Two games that have been walked. */
export const sideBySide = <S, E extends { readonly type: string }>(
  games: Both<WalkedGame<S, E>>, walks: Both<Walk<S, E>>,
): Lockstep<S, E> => {
  const begin = both(walks, one => one.begin);
  let before: Before<S> = { states: begin, apart: apartIn(both(begin, (state, at) => games[at].factsOf(state))) };
  const steps = align(walks[0].moments, walks[1].moments, likeness).map(moments => {
    const step = stepOf(games, moments, before);
    before = step;
    return step;
  });
  const first = steps.findIndex(differs);
  return { walks, begin, steps, first: first === -1 ? null : first };
};

/** Whether anything happened otherwise in a step. */
export const differs = <S, E>({ news }: LockstepStep<S, E>): boolean => news.length > 0;

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The same thing in the same state of the same round; best the very same. */
const likeness = <S, E extends { readonly type: string }>(a: WalkMoment<S, E>, b: WalkMoment<S, E>): number => {
  if (a.place.path !== b.place.path || a.place.round !== b.place.round || a.event.type !== b.event.type) return 0;
  return isSame(a.event, b.event) ? 3 : 1;
};

/** How both stood before a step. */
type Before<S> = Pick<LockstepStep<S, unknown>, 'states' | 'apart'>;

const stepOf = <S, E extends { readonly type: string }>(
  games: Both<WalkedGame<S, E>>, moments: Both<WalkMoment<S, E> | null>, before: Before<S>,
): LockstepStep<S, E> => {
  const states = both(moments, (moment, at) => moment?.after ?? before.states[at]);
  const [a, b] = both(states, (state, at) => games[at].placeOf(state));
  const apart = apartIn(both(states, (state, at) => games[at].factsOf(state)));
  return {
    moments,
    states,
    apart,
    lines: marked(both(moments, moment => moment?.lines ?? [])),
    news: newsOf(moments, { next: a.path !== b.path || a.round !== b.round, facts: !isSame(apart, before.apart) }),
    refusal: refusalOf(games, moments, before.states),
  };
};

const newsOf = <S, E>(
  [a, b]: Both<WalkMoment<S, E> | null>, afterwards: { readonly next: boolean; readonly facts: boolean },
): readonly StepDifference[] => {
  if (a === null || b === null) return ['alone'];
  const isThrown = a.dice.length > 0 || b.dice.length > 0;
  const asked = ({ id, purpose, target }: ThrownDie): unknown => [id, purpose, target];
  const news: Readonly<Record<Exclude<StepDifference, 'alone'>, boolean>> = {
    event: !isThrown && !isSame(a.event, b.event),
    dice: !isSame(a.dice.map(asked), b.dice.map(asked)),
    faces: isSame(a.dice.map(asked), b.dice.map(asked))
      && !isSame(a.dice.map(die => die.face), b.dice.map(die => die.face)),
    log: !isSame(a.lines, b.lines),
    ...afterwards,
  };
  return STEP_DIFFERENCES.filter(one => one !== 'alone' && news[one]);
};

const marked = ([a, b]: Both<readonly SaidLine[]>): Both<readonly MarkedLine[]> => {
  const lines = align(a, b, (one, other) => (isSame(one, other) ? 1 : 0));
  return both([0, 1] as const, at => lines.flatMap(pair => {
    const line = pair[at];
    return line === null ? [] : [{ ...line, differs: pair[at === 0 ? 1 : 0] === null }];
  }));
};

const apartIn = ([a, b]: Both<readonly Fact[]>): readonly Apart[] => {
  const nameOf = ({ about, key }: Fact): string => `${about}\n${key}`;
  const others = new Map(b.map(fact => [nameOf(fact), fact]));
  const known = new Set(a.map(nameOf));
  const facts: readonly Both<Fact | undefined>[] = [
    ...a.map((fact): Both<Fact | undefined> => [fact, others.get(nameOf(fact))]),
    ...b.filter(fact => !known.has(nameOf(fact))).map((fact): Both<undefined | Fact> => [undefined, fact]),
  ];
  return facts.flatMap(pair => {
    const { about, key } = (pair[0] ?? pair[1])!;
    const values = both(pair, fact => fact?.value ?? null);
    return values[0] === values[1] ? [] : [{ about, key, values }];
  });
};

/** The one that waits is asked whether it would have accepted what happened in the other. */
const refusalOf = <S, E extends { readonly type: string }>(
  games: Both<WalkedGame<S, E>>, [a, b]: Both<WalkMoment<S, E> | null>, before: Both<S>,
): SaidLine | null => {
  if (a !== null && b === null && a.dice.length === 0) return games[1].whyNot(before[1], a.event);
  if (a === null && b !== null && b.dice.length === 0) return games[0].whyNot(before[0], b.event);
  return null;
};

/** The dice of a seed, or those of a script first. */
export const streamOf = (seed: number, script: readonly number[] = []): Stream => (used, dice) =>
  facesAt(seed, used, [{ name: 'next', dice, read: 'sum' }], script);
