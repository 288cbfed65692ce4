/** Getting at the enemy: into contact, near a friend who is, or as close as can be. Inches. */
import { distance, gap, isWithin, type Point } from '../../battlefield/base.ts';
import { isAlive, profileOf } from '../model/roster.ts';
import type { Model, Phase } from '../model/state.ts';
import { areTouching, baseAt, modelBase, gapBetween, isOnNearFloor, NEAR } from './places.ts';
import { cutShort, placesTouching, shortestTo, shortestToFit, whyNotStand, type Passing } from './route.ts';

/** Whether a place will do. */
export type IsGood = (place: Point) => boolean;

/** Gaps to a friend at which places near him are looked for; the widest is just within reach. */
const GAPS_TO_FRIENDS = [0, 1, NEAR - 0.01] as const;
/** Directions in which places are looked for. */
const DIRECTIONS = 16;
/** Of the places nearest to the enemy, this many are tried one by one. */
const TRIED = 8;
/** Parts of a move that are tried in each direction. */
const PARTS = [1, 0.75, 0.5, 0.25] as const;
/** What counts as nearer. */
const NOTICEABLE = 0.05;

/** The nearest of some models first. */
const byDistance = (phase: Phase, model: Model, others: readonly Model[]): readonly Model[] =>
  [...others].sort((a, b) => gapBetween(phase, model, a) - gapBetween(phase, model, b));

/** From a place to the nearest of some enemies. */
export const gapAt = (phase: Phase, model: Model, at: Point, enemies: readonly Model[]): number =>
  Math.min(...enemies.map(enemy => gap(baseAt(phase, model, at), modelBase(phase, enemy))));

/** Whether a model would stand near one of some friends at a place. @rule 40k.15 */
export const isNearAt = (phase: Phase, model: Model, at: Point, friends: readonly Model[]): boolean => {
  const there = baseAt(phase, model, at);
  return friends.some(friend => friend.id !== model.id && isWithin(there, modelBase(phase, friend), NEAR)
    && isOnNearFloor(phase, model, friend));
};

/** Whether nobody of these touches an enemy, whoever moves now left out. @rule 40k.15 */
export const isFreeEnemy = (phase: Phase, enemy: Model, friends: readonly Model[], mover: Model): boolean =>
  friends.every(friend => friend.side !== mover.side || friend.id === mover.id || !isAlive(friend)
    || !areTouching(phase, friend, enemy));

/** A place in contact with the nearest of some enemies whom a model can get at; null: it cannot. */
export const placeInContact = (
  phase: Phase, model: Model, enemies: readonly Model[], passing: Passing, isGood: IsGood,
): Point | null => {
  for (const enemy of byDistance(phase, model, enemies)) {
    if (gapBetween(phase, model, enemy) > passing.longest + NOTICEABLE) break;
    const place = nearestPlace(phase, model, placesTouching(phase, model, enemy), passing, isGood);
    if (place !== null) return place;
  }
  return null;
};

/** A place near one of some friends, as close to the enemy as can be found; null: there is none in reach. */
export const placeNear = (
  phase: Phase, model: Model, friends: readonly Model[], enemies: readonly Model[], passing: Passing, isGood: IsGood,
): Point | null => {
  const isFit = (place: Point): boolean => isNearAt(phase, model, place, friends) && isGood(place);
  const places = friends.filter(({ id }) => id !== model.id)
    .flatMap(friend => GAPS_TO_FRIENDS.flatMap(apart => placesAbout(phase, model, friend, apart)));
  return closestPlace(phase, model, places, enemies, passing, isFit)
    ?? nearestPlace(phase, model, places, passing, isFit);
};

/** The place closest to some enemies that is found in reach: its own place if none is closer. */
export const placeCloser = (
  phase: Phase, model: Model, enemies: readonly Model[], passing: Passing, isGood: IsGood,
): Point => {
  const now = gapAt(phase, model, model.at, enemies);
  const onTheWay = byDistance(phase, model, enemies).slice(0, 1).flatMap(enemy => {
    const route = shortestTo(phase, model, placesTouching(phase, model, enemy), { ...passing, longest: Infinity });
    return route === null ? [] : PARTS.map(part => cutShort(route.points, passing.longest * part).at(-1)!);
  });
  const places = [...onTheWay, ...placesAround(model.at, passing.longest)]
    .filter(place => gapAt(phase, model, place, enemies) < now - NOTICEABLE);
  return closestPlace(phase, model, places, enemies, passing, isGood) ?? model.at;
};

/** Of some places the one with the shortest way. */
const nearestPlace = (
  phase: Phase, model: Model, places: readonly Point[], passing: Passing, isGood: IsGood,
): Point | null => {
  const isFit: IsGood = place => mayStand(phase, model, place, passing) && isGood(place);
  return shortestToFit(phase, model, places, passing, isFit)?.points.at(-1) ?? null;
};

/** Of some places the one closest to the enemy, tried one by one. */
const closestPlace = (
  phase: Phase, model: Model, places: readonly Point[], enemies: readonly Model[], passing: Passing, isGood: IsGood,
): Point | null => {
  const byGap = places.map(place => ({ place, apart: gapAt(phase, model, place, enemies) }))
    .sort((a, b) => a.apart - b.apart);
  let tried = 0;
  for (const { place } of byGap) {
    if (!mayStand(phase, model, place, passing) || !isGood(place)) continue;
    if (shortestTo(phase, model, [place], passing) !== null) return place;
    tried += 1;
    if (tried === TRIED) return null;
  }
  return null;
};

const mayStand = (phase: Phase, model: Model, place: Point, passing: Passing): boolean =>
  distance(model.at, place) <= passing.longest + NOTICEABLE / 100 && whyNotStand(phase, model, place, passing) === null;

const placesAbout = (phase: Phase, model: Model, other: Model, apart: number): readonly Point[] =>
  ring(other.at, profileOf(phase, model).radius + profileOf(phase, other).radius + apart);

const placesAround = (at: Point, inches: number): readonly Point[] => PARTS.flatMap(part => ring(at, inches * part));

/** Places on a circle, symmetrical to both axes. */
export const ring = ([x, y]: Point, radius: number): readonly Point[] =>
  Array.from({ length: DIRECTIONS }, (_, i): Point => {
    const angle = (2 * Math.PI * i) / DIRECTIONS;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
