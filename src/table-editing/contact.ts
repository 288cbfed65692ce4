/** Stands put up against the enemy: into base contact, or face to face. All lengths in cm. */
import { CONTACT, distance, gap, isInContact, overlaps, type Base, type Point } from '../battlefield/base.ts';
import { sizeOf } from '../epic-armageddon/model/combatant.ts';
import { CONTACT_LIMIT } from '../epic-armageddon/movement/movement.ts';
import type { Scenario, Table } from '../epic-armageddon/model/scenario.ts';
import { combatantFrom, NO_LIBRARY, profilesOf } from '../epic-armageddon/scenario/profile-source.ts';
import { turn } from './arrange.ts';
import { middleOf, placesOf, standingAt, standsNamed, standsOf, tidy, type Stand } from './stands.ts';

/** Places round an enemy are tried so many degrees apart. */
const STEP = 3;

/**
 * Some stands each in base contact with the enemy that is nearest to it and has room, the nearest stands first: the gap
 * is 0. No more than two go round one enemy, two for each point of a war engine. Whoever finds no room stays.
 *
 * @rule A2.6, W4
 */
export const snapToContact = (setUp: Scenario, ids: readonly string[]): Scenario => {
  const standing = new Map(standsOf(setUp).map(stand => [stand.id, stand]));
  const places = new Map<string, Point>();
  const most = roomAround(setUp);
  const nearness = (stand: Stand): number => Math.min(...enemiesOf(stand, standing).map(enemy => gap(stand, enemy)));
  for (const stand of [...standsNamed(setUp, ids)].sort((a, b) => nearness(a) - nearness(b))) {
    const enemies = enemiesOf(stand, standing);
    if (enemies.some(enemy => gap(stand, enemy) === 0 && !overlaps(stand, enemy))) continue;
    const at = firstSpot(stand, enemies, [...standing.values()], most, setUp.table);
    if (at === null) continue;
    places.set(stand.id, at);
    standing.set(stand.id, { ...stand, at });
  }
  return standingAt(setUp, places);
};

/** Enemies by their distance. */
const enemiesOf = (stand: Stand, standing: ReadonlyMap<string, Stand>): readonly Stand[] =>
  [...standing.values()].filter(other => other.side !== stand.side).sort((a, b) => gap(stand, a) - gap(stand, b));

/** How many enemies one stand can have in contact. */
const roomAround = (setUp: Scenario): (id: string) => number => {
  const units = new Map(setUp.formations.flatMap(formation => formation.units).map(unit => [unit.id, unit]));
  const profiles = profilesOf(setUp.profiles, NO_LIBRARY);
  return id => {
    const combatant = combatantFrom(units.get(id)!, profiles);
    return CONTACT_LIMIT * (combatant === undefined ? 1 : sizeOf(combatant));
  };
};

const firstSpot = (
  stand: Stand, enemies: readonly Stand[], all: readonly Stand[], most: (id: string) => number, table: Table,
): Point | null => {
  const others = all.filter(other => other.id !== stand.id);
  const friends = others.filter(other => other.side === stand.side);
  const full = enemies.filter(enemy => friends.filter(other => isInContact(other, enemy)).length >= most(enemy.id));
  for (const enemy of enemies) {
    const at = spotAt(stand, enemy, others, full, table);
    if (at !== null) return at;
  }
  return null;
};

/** The place at an enemy's base that is nearest to the straight way, on nobody and in contact with none of the full. */
const spotAt = (
  stand: Stand, enemy: Stand, others: readonly Stand[], full: readonly Stand[], { width, depth }: Table,
): Point | null => {
  const [dx, dy] = [stand.at[0] - enemy.at[0], stand.at[1] - enemy.at[1]];
  const straight = dx === 0 && dy === 0 ? -Math.PI / 2 : Math.atan2(dy, dx);
  for (let degrees = 0; degrees <= 180; degrees += STEP) {
    for (const sign of degrees === 0 ? [1] : [1, -1]) {
      const at = touchingAt(stand, enemy, straight + (sign * degrees * Math.PI) / 180);
      const isOn = at[0] >= 0 && at[1] >= 0 && at[0] <= width && at[1] <= depth;
      const there = { at, radius: stand.radius };
      const isFree = !others.some(other => overlaps(there, other)) && !full.some(other => isInContact(there, other));
      if (isOn && isFree) return at;
    }
  }
  return null;
};

/** In contact in this direction, to the hundredth of a cm: of the four places round the exact one, the best inside. */
const touchingAt = (stand: Base, enemy: Base, angle: number): Point => {
  const reach = stand.radius + enemy.radius;
  const exact: Point = [enemy.at[0] + reach * Math.cos(angle), enemy.at[1] + reach * Math.sin(angle)];
  const either = (cm: number): readonly number[] => [Math.floor(cm * 100) / 100, Math.ceil(cm * 100) / 100];
  const places = either(exact[0]).flatMap(x => either(exact[1]).map(y => tidy([x, y])));
  const touching = places.filter(place => distance(place, enemy.at) <= reach);
  const near = touching.filter(place => distance(place, enemy.at) >= reach - CONTACT / 2);
  const [first = exact] = near;
  return near.reduce((best, place) => (distance(place, exact) < distance(best, exact) ? place : best), first);
};

/**
 * Some stands as they are, turned until their line runs along that of the nearest enemy formation, and moved along it
 * until their middle is opposite its middle; how far away they are stays about the same.
 */
export const alignWithEnemy = (setUp: Scenario, ids: readonly string[]): Scenario => {
  const enemy = nearestFormation(setUp, standsNamed(setUp, ids));
  if (enemy.length === 0) return setUp;
  const line = lineOf(enemy) ?? 0;
  const own = lineOf(standsNamed(setUp, ids));
  const turned = own === null ? setUp : turn(setUp, ids, -halfTurn(line - own));
  const stands = standsNamed(turned, ids);
  const along: Point = [Math.cos((line * Math.PI) / 180), Math.sin((line * Math.PI) / 180)];
  const [from, to] = [middleOf(stands), middleOf(enemy)];
  const off = (to[0] - from[0]) * along[0] + (to[1] - from[1]) * along[1];
  return standingAt(turned, placesOf(stands, ({ at }) => [at[0] + along[0] * off, at[1] + along[1] * off]));
};

const nearestFormation = (setUp: Scenario, stands: readonly Stand[]): readonly Stand[] => {
  const all = standsOf(setUp);
  const side = stands[0]?.side;
  const enemies = all.filter(stand => side !== undefined && stand.side !== side);
  const nearest = enemies.reduce<{ readonly id: string; readonly cm: number } | null>((best, enemy) => {
    const cm = Math.min(...stands.map(stand => gap(stand, enemy)));
    return best === null || cm < best.cm ? { id: enemy.formation, cm } : best;
  }, null);
  return enemies.filter(enemy => enemy.formation === nearest?.id);
};

/** The direction in which stands are drawn out, degrees from the right; null where they are drawn out in none. */
const lineOf = (stands: readonly Stand[]): number | null => {
  const mean = (axis: 0 | 1): number => stands.reduce((sum, { at }) => sum + at[axis], 0) / stands.length;
  const [x, y] = [mean(0), mean(1)];
  let [xx, yy, xy] = [0, 0, 0];
  for (const { at } of stands) {
    xx += (at[0] - x) ** 2;
    yy += (at[1] - y) ** 2;
    xy += (at[0] - x) * (at[1] - y);
  }
  const isRound = Math.hypot(xx - yy, 2 * xy) < 0.1 * (xx + yy);
  return stands.length < 2 || isRound ? null : (Math.atan2(2 * xy, xx - yy) * 90) / Math.PI;
};

/** A line looks the same after half a turn: the smaller way round, from -90 to 90. */
const halfTurn = (degrees: number): number => degrees - 180 * Math.round(degrees / 180);
