/** Ways across the table: round what a model may not cross, and what they lead through. Inches. */
import { CONTACT, distance, isInContact, NOISE, overlaps, type Base, type Point } from '../../battlefield/base.ts';
import { along, isSame } from '../../battlefield/segment.ts';
import { contains, insideIntervals } from '../../battlefield/terrain.ts';
import { distanceToOutline, isOpen, shortestWay, type Obstacles, type ShortestWay } from '../../battlefield/way.ts';
import { answer } from '../editions/answers.ts';
import { isOfParty } from '../model/characters.ts';
import { isAlive, profileOf, unitOf } from '../model/roster.ts';
import { refuse, type Refusal } from '../model/log.ts';
import type { Model, Phase } from '../model/state.ts';
import { baseAt, modelBase, INCH_AWAY } from './places.ts';
import type { TerrainTrait } from '../model/terrain.ts';

/** A way from where a model stands. */
export interface Route {
  /** Where it begins, its corners, where it ends. */
  readonly points: readonly Point[];
  readonly length: number;
  /** It leads into, out of or through terrain that is difficult, or dangerous. */
  readonly difficult: boolean;
  readonly dangerous: boolean;
}

/** Whom a model may touch, and what keeps it from others. */
export interface Passing {
  /** Enemy units that it may come near and touch. */
  readonly near: readonly string[];
  /** How far it keeps from all other enemies; 0: it only does not touch them. */
  readonly away: number;
  /** Neither terrain nor models are in the way; it only may not end on them. */
  readonly through: boolean;
  /** How far it goes at most. */
  readonly longest: number;
}

/** What keeps a base just out of contact. */
const OUT_OF_CONTACT = 2 * CONTACT;
/** Nobody measures finer how far a model has gone, or how near an enemy is. */
export const MEASURED = CONTACT / 10;
/** Places about an enemy at which one could touch it. */
const ROUND_ABOUT = 12;

/**
 * How a model passes that charges: it may come near the units charged. Where everybody declares before anybody moves it
 * keeps 1″ from all other enemies; where units charge in turn, it only may not touch them.
 *
 * @rule 40k.16
 */
export const chargePassing = (phase: Phase, model: Model, targets: readonly string[] = []): Passing => {
  const own = unitOf(phase, model.unit);
  const declared = phase.charges.find(({ unit, stage }) => isOfParty(own, unit) && stage !== 'failed')?.targets ?? [];
  return {
    near: [...new Set([...declared, ...targets])],
    away: answer(phase, 'chargeShape') === 'together' ? INCH_AWAY : 0, through: false, longest: Infinity,
  };
};

/**
 * The shortest legal way of a model to a place; null: there is none. Without a word on how it passes, it passes as in
 * its charge.
 *
 * @rule 40k.16
 */
export const routeTo = (
  phase: Phase, model: Model, to: Point, passing: Passing = chargePassing(phase, model),
): Route | null =>
  (whyNotStand(phase, model, to, passing) === null ? shortestTo(phase, model, [to], passing) : null);

/**
 * The shortest legal way of a model into base contact with an enemy; null: there is none.
 *
 * @rule 40k.14, 40k.16
 */
export const routeToContact = (
  phase: Phase, model: Model, enemy: Model, passing: Passing = chargePassing(phase, model, [enemy.unit]),
): Route | null =>
  shortestToFit(phase, model, placesTouching(phase, model, enemy), passing,
    place => whyNotStand(phase, model, place, passing) === null);

/**
 * Places at which a model would touch another: straight ahead first, where it would touch somebody else as well, and
 * evenly about it.
 */
export const placesTouching = (phase: Phase, model: Model, other: Model): readonly Point[] => {
  const { radius } = profileOf(phase, model);
  const ring: Base = { at: other.at, radius: radius + profileOf(phase, other).radius };
  const straight = angleTo(other.at, model.at);
  const beside = phase.models.filter(one => isAlive(one) && one.id !== model.id && one.id !== other.id)
    .flatMap(one => meetings(ring, { at: one.at, radius: radius + profileOf(phase, one).radius }));
  const even = Array.from({ length: ROUND_ABOUT }, (_, i) => onRing(ring, straight + (2 * Math.PI * i) / ROUND_ABOUT));
  const [ahead, ...round] = even;
  return [ahead!, ...[...beside, ...round].sort((p, q) => distance(p, model.at) - distance(q, model.at))];
};

/**
 * Why a model may not end at a place, whatever way leads there; null: it may. Whoever stays where he is may stay.
 *
 * @rule 40k.16
 */
export const whyNotStand = (phase: Phase, model: Model, to: Point, { near, away }: Passing): Refusal | null => {
  if (isSame(to, model.at)) return null;
  const there = baseAt(phase, model, to);
  const values = { model: model.name };
  if (!isOnTable(phase, to)) return refuse('40k.16', 'off-the-table', values);
  const wall = phase.table.terrain.find(({ traits, outline }) => traits.includes('impassable')
    && distanceToOutline(outline, to, to) < there.radius - CONTACT);
  if (wall !== undefined) {
    return refuse('40k.16', 'in-impassable-terrain', { ...values, terrain: wall.name, kind: wall.kind });
  }
  for (const other of phase.models) {
    if (!isAlive(other) || other.id === model.id) continue;
    const [apart, kept] = [distance(to, other.at), keptFrom(phase, model, other, away)];
    if (apart >= kept) continue;
    if (overlaps(there, modelBase(phase, other))) return refuse('40k.16', 'stands-on', { ...values, by: other.name });
    if (other.side === model.side || near.includes(other.unit)) continue;
    if (apart < kept - MEASURED) {
      return refuse('40k.16', 'too-near', { ...values, by: other.name });
    }
  }
  return null;
};

/** Why no way leads a model to a place within its move. */
export const whyNoWay = (phase: Phase, model: Model, to: Point, passing: Passing): Refusal | null => {
  const most = passing.longest;
  const route = shortestTo(phase, model, [to], { ...passing, longest: Infinity });
  if (route === null) return refuse('40k.16', 'no-way-there', { model: model.name });
  return route.length <= most + MEASURED ? null
    : refuse('40k.3', 'too-far', { model: model.name, far: route.length, most });
};

/** Living enemies that a model would touch at a place. */
export const touchedAt = (phase: Phase, model: Model, to: Point): readonly Model[] => {
  const there = baseAt(phase, model, to);
  return phase.models.filter(other =>
    other.side !== model.side && isAlive(other) && isInContact(there, modelBase(phase, other)));
};

/** What lies on straight parts of a way. Terrain has to do with whoever's centre is in it. @rule 40k.6, 40k.8 */
export const leadsThrough = (phase: Phase, points: readonly Point[], trait: TerrainTrait): boolean =>
  phase.table.terrain.some(({ traits, outline }) => traits.includes(trait) && points.some((point, i) =>
    contains(outline, point) || (i > 0 && insideIntervals(outline, points[i - 1]!, point).length > 0)));

/** The same way, no longer than so many inches. */
export const cutShort = (points: readonly Point[], inches: number): readonly Point[] => {
  const kept: Point[] = points.slice(0, 1);
  let left = inches;
  for (let i = 1; i < points.length; i += 1) {
    const leg = distance(points[i - 1]!, points[i]!);
    if (leg > left) return [...kept, along(points[i - 1]!, points[i]!, left / leg)];
    kept.push(points[i]!);
    left -= leg;
  }
  return kept;
};

/** The shortest way to one of several places. */
export const shortestTo = (
  phase: Phase, model: Model, places: readonly Point[], passing: Passing,
): Route | null => {
  const obstacles = passing.through ? NOTHING : obstaclesFor(phase, model, passing);
  const allows = (_: Point, corner: Point): boolean => isOnTable(phase, corner);
  const way = shortestWay(model.at, places, obstacles, { longest: passing.longest, allows });
  return way === null ? null : routeOf(phase, way);
};

/**
 * The shortest way to one of several places that fit. The nearest of them is it where one can go there straight, and
 * then no other is looked at.
 */
export const shortestToFit = (
  phase: Phase, model: Model, places: readonly Point[], passing: Passing, isFit: (place: Point) => boolean,
): Route | null => {
  const nearest = [...places].sort((a, b) => distance(a, model.at) - distance(b, model.at));
  const first = nearest.findIndex(isFit);
  if (first === -1) return null;
  const [from, to] = [model.at, nearest[first]!];
  const apart = distance(from, to);
  if (apart > passing.longest + NOISE) return null;
  if (passing.through || isOpen(from, to, obstaclesFor(phase, model, passing))) {
    return routeOf(phase, { points: [from, to], length: apart });
  }
  return shortestTo(phase, model, nearest.filter((place, i) => i === first || (i > first && isFit(place))), passing);
};

/** What a model goes round: impassable terrain, and everybody else. @rule 40k.16 */
const obstaclesFor = (phase: Phase, model: Model, passing: Passing): Obstacles => {
  const { radius } = profileOf(phase, model);
  return {
    walls: phase.table.terrain.filter(({ traits }) => traits.includes('impassable'))
      .map(({ outline }) => ({ outline, clearance: radius })),
    discs: phase.models.filter(other => isAlive(other) && other.id !== model.id)
      .map(other => discOf(phase, model, other, passing))
      .filter(disc => distance(disc.at, model.at) <= passing.longest + disc.radius + NOISE),
  };
};

/** What a model keeps out of for another; whoever is further away than it goes is in nobody's way. */
const discOf = (phase: Phase, model: Model, other: Model, { near, away }: Passing): Base => ({
  at: other.at,
  radius: other.side === model.side || near.includes(other.unit)
    ? profileOf(phase, model).radius + profileOf(phase, other).radius : keptFrom(phase, model, other, away),
});

/** Whether a model gets straight to a place past everybody but these. */
export const isClearLine = (
  phase: Phase, model: Model, to: Point, isPassed: (other: Model) => boolean,
): boolean => isOpen(model.at, to, obstaclesFor(
  { ...phase, models: phase.models.filter(other => !isPassed(other)) }, model,
  { near: [], away: 0, through: false, longest: Infinity },
));

const NOTHING: Obstacles = { discs: [], walls: [] };

const routeOf = (phase: Phase, { points, length }: ShortestWay): Route => ({
  points, length,
  difficult: leadsThrough(phase, points, 'difficult'), dangerous: leadsThrough(phase, points, 'dangerous'),
});

/** From centre to centre. */
const keptFrom = (phase: Phase, model: Model, enemy: Model, away: number): number =>
  profileOf(phase, model).radius + profileOf(phase, enemy).radius + Math.max(away, OUT_OF_CONTACT);

/** Whether a centre is. */
export const isOnTable = ({ table }: Phase, [x, y]: Point): boolean =>
  x >= 0 && y >= 0 && x <= table.width && y <= table.depth;

const angleTo = (from: Point, to: Point): number => Math.atan2(to[1] - from[1], to[0] - from[0]);

const onRing = ({ at, radius }: Base, angle: number): Point =>
  [at[0] + radius * Math.cos(angle), at[1] + radius * Math.sin(angle)];

/** Where the edges of two discs meet: two points, or none. */
const meetings = (a: Base, b: Base): readonly Point[] => {
  const apart = distance(a.at, b.at);
  if (apart === 0 || apart > a.radius + b.radius || apart < Math.abs(a.radius - b.radius)) return [];
  const cosine = (a.radius ** 2 + apart ** 2 - b.radius ** 2) / (2 * a.radius * apart);
  const turn = Math.acos(Math.min(1, Math.max(-1, cosine)));
  const straight = angleTo(a.at, b.at);
  return [onRing(a, straight + turn), onRing(a, straight - turn)];
};
