/** Those who run: straight to their own edge, round what stops them, or trapped. Inches. */
import { distance, type Base, type Point } from '../../battlefield/base.ts';
import { distanceToOutline, shortestWay, type Obstacles } from '../../battlefield/way.ts';
import { isOn } from '../editions/rows.ts';
import { livingOf, livingOn, profileOf } from '../model/roster.ts';
import type { Model, Phase } from '../model/state.ts';
import { ring } from './closing-in.ts';
import { isCoherentWith } from './coherency.ts';
import { foughtBy } from './combats.ts';
import { INCH_AWAY } from './places.ts';
import { cutShort, isOnTable, leadsThrough, whyNotStand } from './route.ts';
import { otherSide } from '../model/procedure.ts';

export interface FallBack {
  /** Where its living models end. */
  readonly moves: Readonly<Record<string, Point>>;
  /** Difficult terrain has halved the distance. */
  readonly halved: boolean;
}

/** A way may lead back by so much, and count as going round. */
const DOUBLING_BACK = 0.25;
/** How far from where a model would end a free place is looked for, and near friends how far from them. */
const SHIFTS = [0.5, 1, 1.5, 2, 3] as const;
const GAPS_TO_FRIENDS = [0, 1, 1.9] as const;
/** How much further on a place is looked for that is clear of those whom a model has fought. */
const FURTHER = [0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10, 12] as const;
const NOTICEABLE = 0.005;

/**
 * Where the models of a unit end that falls back so many inches; null: it is trapped.
 *
 * Every model goes straight to its own edge, round impassable and dangerous terrain and round enemies by the shortest
 * way, never nearer than 1″ to enemies whom it has not fought this phase; friends and those it has fought are passed.
 * If anybody would have to do with difficult terrain on the way, all go half as far, to the fraction. At the edge they
 * stop. They close up on the way if they had lost touch. If one cannot make its move without doubling back, the unit
 * is trapped.
 *
 * @rule 40k.62, 40k.79
 * @ruling R-X.07, R-0.28
 */
export const fallBack = (phase: Phase, unit: string, inches: number): FallBack | null => {
  const whole = waysOf(phase, unit, inches);
  if (whole === null) return null;
  const halved = whole.some(({ points }) => points.length > 1 && leadsThrough(phase, points, 'difficult'));
  const ways = halved ? waysOf(phase, unit, inches / 2) : whole;
  const moves = ways === null ? null : settle(phase, unit, ways);
  return moves === null ? null : { moves, halved };
};

/** The way of one model: where it goes, and what it goes round. */
interface Flight {
  readonly model: Model;
  readonly points: readonly Point[];
  readonly end: Point;
  readonly inches: number;
  readonly obstacles: Obstacles;
}

const waysOf = (phase: Phase, unit: string, inches: number): readonly Flight[] | null => {
  const flights = livingOf(phase, unit).map(model => flightOf(phase, model, inches));
  return flights.some(flight => flight === null) ? null : flights.filter(flight => flight !== null);
};

/** Towards low y or towards high y. */
const headingOf = (phase: Phase, { side }: Model): 1 | -1 => (phase.table.edges[side] === 'low' ? -1 : 1);

const flightOf = (phase: Phase, model: Model, inches: number): Flight | null => {
  const heading = headingOf(phase, model);
  const edge = edgeOf(phase, model);
  const obstacles = obstaclesWithin(phase, model, inches);
  const stays = { model, points: [model.at], end: model.at, inches, obstacles };
  if ((edge - model.at[1]) * heading <= NOTICEABLE || inches <= 0) return stays;
  const goals = [model.at[0], ...sidesOf(obstacles)].filter(x => x >= 0 && x <= phase.table.width)
    .map((x): Point => [x, edge]);
  const way = shortestWay(model.at, goals, obstacles, {
    allows: onwards(phase, model),
  });
  if (way === null) return null;
  const points = cutShort(way.points, inches);
  return { ...stays, points, end: points.at(-1)! };
};

/** On the table, and not back. */
const onwards = (phase: Phase, model: Model) => (from: Point, to: Point): boolean =>
  isOnTable(phase, to) && (to[1] - from[1]) * headingOf(phase, model) >= -DOUBLING_BACK;

/** What a model goes round that it could come to. */
const obstaclesWithin = (phase: Phase, model: Model, inches: number): Obstacles => {
  const { radius } = profileOf(phase, model);
  const fought = foughtBy(phase, model.unit);
  const walls = phase.table.terrain
    .filter(({ traits }) => traits.includes('impassable') || traits.includes('dangerous'))
    .filter(({ outline }) => distanceToOutline(outline, model.at, model.at) <= inches + radius)
    .map(({ outline }) => ({ outline, clearance: radius }));
  const discs = livingOn(phase, otherSide(model.side)).filter(({ unit }) => !fought.has(unit))
    .map((enemy): Base => ({ at: enemy.at, radius: radius + profileOf(phase, enemy).radius + INCH_AWAY }))
    .filter(disc => distance(disc.at, model.at) <= inches + disc.radius);
  return { walls, discs };
};

/** The left and the right of everything in the way, just beyond it. */
const sidesOf = ({ walls, discs }: Obstacles): readonly number[] => [
  ...walls.flatMap(({ outline, clearance }) => {
    const xs = outline.map(([x]) => x);
    return [Math.min(...xs) - clearance, Math.max(...xs) + clearance];
  }),
  ...discs.flatMap(({ at: [x], radius }) => [x - radius, x + radius]),
];

/** Everybody to the end of his way, or next to it where somebody stands there, each near one who has got there. */
const settle = (phase: Phase, unit: string, flights: readonly Flight[]): FallBack['moves'] | null => {
  const left = [...flights];
  const placed: Model[] = [];
  const others = phase.models.filter(model => model.unit !== unit);
  while (left.length > 0) {
    const [flight] = left.splice(nextOf(left, placed), 1);
    const place = placeOf({ ...phase, models: [...others, ...placed] }, flight!, placed);
    if (place === null) return null;
    placed.push({ ...flight!.model, at: place });
  }
  return Object.fromEntries(flights.map(({ model }) => [model.id, placed.find(({ id }) => id === model.id)!.at]));
};

/** Whoever ends nearest to one who has got there; the first is the one furthest ahead. */
const nextOf = (left: readonly Flight[], placed: readonly Model[]): number => {
  const rank = ({ end, points }: Flight): number => (placed.length === 0
    ? -Math.abs(end[1] - points[0]![1]) : Math.min(...placed.map(({ at }) => distance(at, end))));
  return left.reduce((best, flight, i) => (rank(flight) < rank(left[best]!) ? i : best), 0);
};

/**
 * Where a row says so, whoever would end near those he fought goes on until nobody is within 1″.
 *
 * @row 7C-R3
 */
const furtherOn = (phase: Phase, { model, end, inches, obstacles }: Flight): readonly Flight[] =>
  (isOn(phase, '7C-R3') ? FURTHER.map(more => ({
    model, obstacles, points: [], inches: inches + more,
    end: [end[0], end[1] + headingOf(phase, model) * more] as const,
  })) : []);

const placeOf = (phase: Phase, flight: Flight, placed: readonly Model[]): Point | null =>
  placeAt(phase, flight, placed)
    ?? furtherOn(phase, flight).find(one => mayEnd(phase, one, one.end))?.end ?? null;

/** Whether a model stands at the edge to which it falls back. */
export const isAtOwnEdge = (phase: Phase, model: Model): boolean =>
  (edgeOf(phase, model) - model.at[1]) * headingOf(phase, model) <= NOTICEABLE;

/** The depth at which a model stands at its own edge. */
const edgeOf = (phase: Phase, model: Model): number => {
  const { radius } = profileOf(phase, model);
  return headingOf(phase, model) === -1 ? radius : phase.table.depth - radius;
};

const placeAt = (phase: Phase, flight: Flight, placed: readonly Model[]): Point | null => {
  const { model, end } = flight;
  const near = (a: Point, b: Point): number => distance(a, end) - distance(b, end);
  const isFit = (place: Point): boolean => mayEnd(phase, flight, place);
  const isTogether = (place: Point): boolean => placed.length === 0 || isCoherentWith(phase, model, place, placed);
  const aside = SHIFTS.flatMap(shift => ring(end, shift));
  const byFriends = placed.flatMap(friend => GAPS_TO_FRIENDS.flatMap(apart =>
    ring(friend.at, profileOf(phase, model).radius + profileOf(phase, friend).radius + apart)));
  const places = [end, ...[...aside, ...byFriends].filter(place => isAhead(phase, flight, place)).sort(near)];
  return places.find(place => isTogether(place) && isFit(place)) ?? places.find(isFit) ?? null;
};

const isAhead = (phase: Phase, { model, inches }: Flight, place: Point): boolean =>
  distance(model.at, place) <= inches + NOTICEABLE && onwards(phase, model)(model.at, place);

/** Whether a model gets to a place within its move, and may stand there. */
const mayEnd = (phase: Phase, { model, inches, obstacles }: Flight, place: Point): boolean => {
  const near = isOn(phase, '7C-R3') ? [] : [...foughtBy(phase, model.unit)];
  const passing = { near, away: INCH_AWAY, through: false, longest: Infinity };
  return whyNotStand(phase, model, place, passing) === null
    && shortestWay(model.at, [place], obstacles, {
      longest: inches + NOTICEABLE, allows: onwards(phase, model),
    }) !== null;
};
