/** What stands on the rim of a counter, hits and marks, each where it covers no neighbour and nothing else. */
import { distance, type Point } from '../../src/battlefield/base.ts';
import { toPaper } from './camera.ts';
import type { BattlefieldView, Counter, Token } from './view.ts';

export const MARKS = ['inspiring', 'character', 'broken'] as const;
export type MarkKind = (typeof MARKS)[number];

export interface Mark {
  readonly counter: Counter;
  readonly kind: MarkKind;
  readonly at: Point;
}

/** A round patch of paper. */
export interface Disc {
  readonly at: Point;
  readonly radius: number;
}

/** Where all marks and hits stand, on paper. */
export interface Rim {
  readonly marks: readonly Mark[];
  readonly tokens: ReadonlyMap<string, Point>;
  /** The paper that they and the living counters take. */
  readonly discs: readonly Disc[];
}

const MARK = 6;
const EIGHTH = Math.PI / 4;
/** Eighths of a turn from the right, downwards: the places in the order of preference. */
const PLACES: Readonly<Record<MarkKind | 'token', readonly number[]>> = {
  inspiring: [-2, 2, -3, 3, -1, 4, 1, 0],
  character: [-3, 3, 4, 1, -2, 2, 0, -1],
  broken: [3, 4, -3, 2, 1, -2, 0, -1],
  token: [-1, 0, 1, -2, 2, 3, 4, -3],
};

/** Half the diagonal of a hit: smaller where the counters are small. */
export const tokenHalf = (radius: number): number => Math.min(11, Math.max(8.5, radius * 0.75));

export const rimOf = (view: BattlefieldView, scale: number): Rim => {
  const bases = view.counters.filter(one => one.alive)
    .map(one => ({ id: one.id, at: toPaper(one.at, scale), radius: one.radius * scale }));
  const taken: Disc[] = [];
  const marks: Mark[] = [];
  const tokens = new Map<string, Point>();
  for (const counter of view.counters) {
    const others = bases.filter(base => base.id !== counter.id);
    const place = (kind: MarkKind | 'token', size: number): Point => {
      const at = freePlace(counter, scale, PLACES[kind], size, others, taken);
      taken.push({ at, radius: size });
      return at;
    };
    for (const kind of marksOf(counter)) marks.push({ counter, kind, at: place(kind, MARK) });
    for (const token of tokensOn(counter, view.tokens)) tokens.set(token.id, place('token', tokenHalf(counter.radius * scale)));
  }
  return { marks, tokens, discs: [...bases.map(({ at, radius }) => ({ at, radius: radius + 2 })), ...taken] };
};

const marksOf = (counter: Counter): readonly MarkKind[] => {
  const has: Readonly<Record<MarkKind, boolean>> = {
    inspiring: counter.inspiring, character: counter.hasCharacter, broken: counter.broken,
  };
  return counter.alive ? MARKS.filter(kind => has[kind]) : [];
};

const tokensOn = (counter: Counter, tokens: readonly Token[]): readonly Token[] =>
  tokens.filter(token => token.unit === counter.id);

/** The first place that is free; else, in rings outwards, the first that covers no other mark. */
const freePlace = (
  counter: Counter, scale: number, eighths: readonly number[], size: number, bases: readonly Disc[], taken: readonly Disc[],
): Point => {
  const [x, y] = toPaper(counter.at, scale);
  for (let ring = 0; ring < 3; ring++) {
    const away = counter.radius * scale + size * (0.5 + 1.8 * ring);
    const places = eighths.map((eighth): Point => [x + away * Math.cos(eighth * EIGHTH), y + away * Math.sin(eighth * EIGHTH)]);
    const open = places.filter(place => !isTaken(place, size, taken));
    const best = open.find(place => !isTaken(place, size - 2, bases)) ?? (ring === 2 ? open[0] : undefined);
    if (best !== undefined) return best;
  }
  return [x + counter.radius * scale, y];
};

const isTaken = (place: Point, size: number, discs: readonly Disc[]): boolean =>
  discs.some(({ at, radius }) => distance(place, at) < radius + size);
