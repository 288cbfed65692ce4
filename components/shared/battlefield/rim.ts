/** What stands on the rim of a counter, hits and marks, each where it covers no neighbour and nothing else. */
import { distance, type Point } from '../../../src/battlefield/base.ts';
import { boxAt, isInside, type Box, type Disc, type Spot } from './boxes.ts';
import { toPaper } from './camera.ts';
import { isRoomy } from './engines.ts';
import type { Mark, Rim } from './map-details.ts';
import { PILL, pillHalf, signsOf } from './signs.ts';
import type { Counter, Token } from './pieces.ts';
import type { BattlefieldView } from './view.ts';

const MARK = 6;
const EIGHTH = Math.PI / 4;
/** Eighths of a turn from the right, downwards: the places in the order of preference. */
const PLACES: Readonly<Record<string, readonly number[]>> = {
  inspiring: [1, -1, 3, -3, 2, -2, 4, 0],
  character: [-3, 3, 4, 1, -2, 2, 0, -1],
  aboard: [1, 0, 2, 3, -1, 4, -2, -3],
  pill: [1, 3, -3, 0, 4, -1, 2, -2],
  token: [-1, 0, 1, -2, 2, 3, 4, -3],
};
const USUAL_PLACES = [3, 4, -3, 2, 1, -2, 0, -1];

/** How large the signs of a counter are, 1 for the usual size. */
const markSize = (radius: number): number => Math.min(1, Math.max(0.7, radius / 18));

/** Half the diagonal of a hit: smaller where the counters are small. */
const tokenHalf = (radius: number, text: number): number => Math.min(11, Math.max(8.5, radius * 0.75)) * text;

/** Signs and hits keep to the frame, if there is one. */
export const rimOf = (view: BattlefieldView, scale: number, text: number, frame: Box | null = null): Rim => {
  const bases = view.counters.filter(one => one.alive)
    .map(one => ({ id: one.id, at: toPaper(one.at, scale), radius: one.radius * scale }));
  const taken: Disc[] = [];
  const marks: Mark[] = [];
  const tokens = new Map<string, Spot>();
  for (const counter of view.counters) {
    const pixels = counter.radius * scale;
    const place = (kind: string, radius: number, half = 0): Omit<Spot, 'half'> => {
      const others = bases.filter(base => base.id !== counter.id);
      const at = freePlace(counter, scale, PLACES[kind] ?? USUAL_PLACES, radius, half, others, taken, frame);
      taken.push(...discsAlong(at, radius, half));
      return { at, tether: tetherOf(at, radius + half, counter, scale) };
    };
    for (const sign of signsOf(counter, isRoomy(counter, pixels, text))) {
      const isPill = sign.words !== '';
      const size = isPill ? text : markSize(pixels);
      const radius = (isPill ? PILL : MARK) * size;
      const spot = place(isPill && sign.kind !== 'aboard' ? 'pill' : sign.kind, radius, pillHalf(sign) * size);
      marks.push({ ...sign, ...spot, side: counter.side, unit: counter.id, size });
    }
    for (const token of tokensOn(counter, view.tokens)) {
      const half = tokenHalf(pixels, text);
      tokens.set(token.id, { half, ...place('token', half + (token.effect === null ? 0 : 3)) });
    }
  }
  return { marks, tokens, discs: [...bases.map(({ at, radius }) => ({ at, radius: radius + 2 })), ...taken] };
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
  counter: Counter, scale: number, eighths: readonly number[], size: number, half: number,
  bases: readonly Disc[], taken: readonly Disc[], frame: Box | null,
): Point => {
  const [x, y] = toPaper(counter.at, scale);
  const radius = counter.radius * scale;
  for (let ring = 0; ring < 6; ring++) {
    const places = eighths.map((eighth): Point => {
      const isOverValue = eighth % 4 === 0 || radius < size * 1.6 || half > radius;
      const away = radius + size * ((isOverValue ? 0.9 : 0.5) + 1.8 * ring);
      return [x + (away + half) * Math.cos(eighth * EIGHTH), y + away * Math.sin(eighth * EIGHTH)];
    });
    const isFree = (place: Point, radius: number, discs: readonly Disc[]): boolean =>
      !discsAlong(place, radius, half).some(({ at }) => isTaken(at, radius, discs));
    const box = { width: 2 * (half + size), height: 2 * size };
    const open = places.filter(place =>
      isFree(place, size, taken) && (frame === null || isInside(boxAt(place, box), frame)));
    const best = open.find(place => isFree(place, size - 2, bases)) ?? (ring > 1 ? open[0] : undefined);
    if (best !== undefined) return best;
  }
  return [x + radius, y];
};

/** The discs that cover a pill, whose round ends stand so far from its middle: no word has room between two of them. */
const discsAlong = ([x, y]: Point, radius: number, half: number): readonly Disc[] => {
  const pairs = Math.ceil(half / (radius * 1.2));
  return Array.from({ length: 2 * pairs + 1 }, (_, i) => ({
    at: [x + (pairs === 0 ? 0 : half * (i / pairs - 1)), y], radius,
  }));
};

const isTaken = (place: Point, size: number, discs: readonly Disc[]): boolean =>
  discs.some(({ at, radius }) => distance(place, at) < radius + size);
