/** What stands on the rim of a counter, hits and marks, each where it covers no neighbour and nothing else. */
import { distance, type Point } from '../../src/battlefield/base.ts';
import type { Disc } from './boxes.ts';
import { toPaper } from './camera.ts';
import type { BattlefieldView, Counter, Token } from './view.ts';

export const MARKS = ['inspiring', 'character', 'broken'] as const;
export type MarkKind = (typeof MARKS)[number];

export interface Mark {
  readonly counter: Counter;
  readonly kind: MarkKind;
  readonly at: Point;
}

/** Where a hit lies. */
export interface Spot {
  readonly at: Point;
  /** Half its diagonal. */
  readonly half: number;
  /** From a hit that found no place at its counter's rim: the way back there. */
  readonly tether: Point | null;
}

/** Where all marks and hits stand, on paper. */
export interface Rim {
  readonly marks: readonly Mark[];
  readonly tokens: ReadonlyMap<string, Spot>;
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

/** How large the marks of a counter are, 1 for the usual size. */
export const markSize = (radius: number): number => Math.min(1, Math.max(0.7, radius / 18));

/** Half the diagonal of a hit: smaller where the counters are small. */
export const tokenHalf = (radius: number, text: number): number => Math.min(11, Math.max(8.5, radius * 0.75)) * text;

export const rimOf = (view: BattlefieldView, scale: number, text: number): Rim => {
  const bases = view.counters.filter(one => one.alive)
    .map(one => ({ id: one.id, at: toPaper(one.at, scale), radius: one.radius * scale }));
  const taken: Disc[] = [];
  const marks: Mark[] = [];
  const tokens = new Map<string, Spot>();
  for (const counter of view.counters) {
    const others = bases.filter(base => base.id !== counter.id);
    const place = (kind: MarkKind | 'token', size: number): Point => {
      const at = freePlace(counter, scale, PLACES[kind], size, others, taken);
      taken.push({ at, radius: size });
      return at;
    };
    for (const kind of marksOf(counter)) {
      marks.push({ counter, kind, at: place(kind, MARK * markSize(counter.radius * scale)) });
    }
    for (const token of tokensOn(counter, view.tokens)) {
      const half = tokenHalf(counter.radius * scale, text);
      const at = place('token', half + (token.effect === null ? 0 : 3));
      tokens.set(token.id, { at, half, tether: tetherOf(at, half, counter, scale) });
    }
  }
  return { marks, tokens, discs: [...bases.map(({ at, radius }) => ({ at, radius: radius + 2 })), ...taken] };
};

/** The marks of a living counter. */
export const marksOf = (counter: Counter): readonly MarkKind[] => {
  const has: Readonly<Record<MarkKind, boolean>> = {
    inspiring: counter.inspiring, character: counter.hasCharacter, broken: counter.broken,
  };
  return counter.alive ? MARKS.filter(kind => has[kind]) : [];
};

const tetherOf = (at: Point, half: number, counter: Counter, scale: number): Point | null => {
  const centre = toPaper(counter.at, scale);
  const away = distance(at, centre);
  const gap = away - counter.radius * scale;
  return gap <= half * 1.6 ? null : [((centre[0] - at[0]) * gap) / away, ((centre[1] - at[1]) * gap) / away];
};

const tokensOn = (counter: Counter, tokens: readonly Token[]): readonly Token[] =>
  tokens.filter(token => token.unit === counter.id);

/**
 * The first place that is free; else, in rings outwards, the first that covers no other mark. Signs beside a
 * counter, and large ones round a small counter, keep off its value.
 */
const freePlace = (
  counter: Counter, scale: number, eighths: readonly number[], size: number,
  bases: readonly Disc[], taken: readonly Disc[],
): Point => {
  const [x, y] = toPaper(counter.at, scale);
  const radius = counter.radius * scale;
  for (let ring = 0; ring < 3; ring++) {
    const places = eighths.map((eighth): Point => {
      const isOverValue = eighth % 4 === 0 || radius < size * 1.6;
      const away = radius + size * ((isOverValue ? 0.9 : 0.5) + 1.8 * ring);
      return [x + away * Math.cos(eighth * EIGHTH), y + away * Math.sin(eighth * EIGHTH)];
    });
    const open = places.filter(place => !isTaken(place, size, taken));
    const best = open.find(place => !isTaken(place, size - 2, bases)) ?? (ring === 2 ? open[0] : undefined);
    if (best !== undefined) return best;
  }
  return [x + radius, y];
};

const isTaken = (place: Point, size: number, discs: readonly Disc[]): boolean =>
  discs.some(({ at, radius }) => distance(place, at) < radius + size);
