/** Moving one unit in a straight line: how far it may go, what is in its way, what it may not touch. */
import { distance, gap, overlaps, type Base, type Point } from '../../battlefield/base.ts';
import { crosses } from '../../battlefield/measure.ts';
import { contains, lengthInside } from '../../battlefield/terrain.ts';
import { has, sizeOf } from '../model/combatant.ts';
import { assaultWith, unitWith } from '../model/copies.ts';
import { baseOf, gapBetween, isContact, ROUNDING } from './engagement.ts';
import { refuse, type Refusal } from '../model/log.ts';
import { combatantOf, formationOf, isOnTable, livingOf, unitOf } from '../model/roster.ts';
import type { Assault, Moves, Unit } from '../model/state.ts';
import { enemyOf } from '../model/procedure.ts';
import { goingOf, isWhollyIn } from './terrain.ts';
import { calledGround, type Going, type TerrainPiece } from '../model/terrain.ts';

/** At most this many units may touch one enemy, so many times its size if it is a war engine. @rule A2.6, W4 */
export const CONTACT_LIMIT = 2;
/** A whole move on a road is this much longer, cm. @rule A2.1 */
const ROAD_BONUS = 5;
/** A move is used up when less than this is left, cm. @rule A2.4, A3.3 */
export const USED_UP = 0.05;
/** How far a careful unit goes in a move, cm. @rule A2.10 */
export const CAREFUL = 5;
/** What still counts as straight at an enemy, cm to the side. @rule A2.4, A3.2 */
const STRAIGHT = 0.25;

/** A straight part of a move: a unit and where its centre is to stand. */
export interface Leg {
  readonly unit: Unit;
  readonly to: Point;
  /** Enemies that a war engine shoves aside; nobody if not said. @rule A2.13 */
  readonly pushed?: readonly string[];
  /** Whom a transport collects where it ends; nobody if not said. @rule A2.11 */
  readonly collects?: Unit;
}

/** Nobody has moved. */
export const NO_MOVES: Moves = {
  ways: [], second: [], isHalfway: false, watched: [], underFire: null, panic: null, setOut: 0,
};

const placed = (unit: Unit, at: Point): Unit => unitWith(unit, { at });

/** Lengths of ways from corner to corner, cm: one more corner costs no more than the one before. */
const lengths = new WeakMap<readonly Point[], number>();

const lengthOf = (path: readonly Point[]): number => {
  const known = lengths.get(path);
  if (known !== undefined) return known;
  let cm = 0;
  for (let i = 1; i < path.length; i += 1) cm += distance(path[i - 1]!, path[i]!);
  return cm;
};

/** Centimetres a unit has moved in this step. */
export const movedBy = ({ path, at }: Unit): number =>
  (path.length === 0 ? 0 : lengthOf(path) + distance(path.at(-1)!, at));

/** The unit after a leg, its path one corner longer. */
export const moved = (unit: Unit, to: Point): Unit => {
  const path = [...unit.path, unit.at];
  if (path.length > 1) lengths.set(path, movedBy(unit));
  return unitWith(unit, { at: to, path });
};

/** Where a unit stood when the current step began. */
export const startOf = (unit: Unit): Point => unit.path[0] ?? unit.at;

const going = (assault: Assault, unit: Unit, piece: TerrainPiece): Going => {
  const combatant = combatantOf(assault, unit);
  const isXeno = formationOf(assault, unit.formation).rules.includes('xeno-biology') && piece.works === null;
  if (!isXeno) return goingOf(piece, combatant.type, has(combatant, 'mounted'));
  const found = goingOf(piece, combatant.type === 'light-vehicle' ? 'infantry' : combatant.type, false);
  const isTough = combatant.type === 'armoured-vehicle' || combatant.type === 'war-engine';
  return isTough && found === 'dangerous' ? 'open' : found;
};

/** Words for what goes over whatever lies in its way. @rule A2.9 */
const FLIERS = ['jump-packs', 'tau-jet-packs', 'skimmer', 'support-craft', 'aircraft'];

/** Whether a unit moves over friends and terrain. @rule A2.9 */
export const flies = (assault: Assault, unit: Unit): boolean =>
  FLIERS.some(word => has(combatantOf(assault, unit), word));

const runsInto = (piece: TerrainPiece, { unit, to }: Leg): boolean =>
  contains(piece.outline, to) || lengthInside(piece.outline, unit.at, to) > ROUNDING;

/** A minefield of the other side goes off under those who fly low as well. @rule A2.9, V13 */
const isMinedFor = (piece: TerrainPiece, { side }: Unit): boolean =>
  piece.works === 'minefield' && piece.builtBy !== null && piece.builtBy !== side;

/** Whether a leg enters terrain or starts in it; units that fly only where they land. @rule A2.9, A2.10 */
const goesInto = (assault: Assault, leg: Leg, piece: TerrainPiece): boolean =>
  (flies(assault, leg.unit) && !isMinedFor(piece, leg.unit)
    ? contains(piece.outline, leg.to) : runsInto(piece, leg));

/** Those whom a leg is made to touch: enemies, and who is collected. @rule A2.10, A2.11 */
export const metAt = (assault: Assault, leg: Leg): readonly Unit[] =>
  (leg.collects === undefined ? contactsAt(assault, leg) : [...contactsAt(assault, leg), leg.collects]);

/** Whether a leg ends in contact with somebody all of whom is in the terrain. @rule A2.10, A2.11 */
const reachesInto = (assault: Assault, leg: Leg, piece: TerrainPiece): boolean =>
  metAt(assault, leg).some(unit => isWhollyIn(piece, baseOf(assault, unit)));

/** Terrain of a kind of going that a leg has to do with. @rule A2.9, A2.10 */
const terrainOnTheWay = (assault: Assault, leg: Leg, kind: Going): readonly TerrainPiece[] =>
  assault.table.terrain.filter(piece => going(assault, leg.unit, piece) === kind
    && (goesInto(assault, leg, piece) || reachesInto(assault, leg, piece)));

/** Terrain that a unit cannot enter. @rule L5 */
export const impassableFor = (assault: Assault, unit: Unit): readonly TerrainPiece[] =>
  assault.table.terrain.filter(piece => going(assault, unit, piece) === 'impassable');

/** Why a leg cannot be made over terrain that stops its unit; null if it can. @rule L5 */
export const whyWalled = (assault: Assault, leg: Leg): Refusal | null => {
  const wall = terrainOnTheWay(assault, leg, 'impassable')[0];
  return wall === undefined ? null : refuse('L5', 'impassable', { unit: leg.unit.name, ...calledGround(wall) });
};

/** Terrain that is dangerous for a unit. @rule L5 */
export const dangerousFor = (assault: Assault, unit: Unit): readonly TerrainPiece[] =>
  assault.table.terrain.filter(piece => going(assault, unit, piece) === 'dangerous');

/** Dangerous terrain that a leg makes its unit test for. @rule A2.10 */
export const dangersOf = (assault: Assault, leg: Leg): readonly TerrainPiece[] =>
  terrainOnTheWay(assault, leg, 'dangerous');

const isAllIn = ({ outline }: TerrainPiece, from: Point, to: Point): boolean =>
  contains(outline, to) && lengthInside(outline, from, to) > distance(from, to) - ROUNDING;

const isOnRoad = (assault: Assault, { unit, to }: Leg): boolean => {
  const points = [...unit.path, unit.at, to];
  const roads = assault.table.terrain.filter(piece => piece.kind === 'road');
  return points.every((point, i) => roads.some(road => isAllIn(road, points[i - 1] ?? point, point)));
};

/** What a road adds to a move that stays on it. @rule A2.1 */
export const roadBonus = (assault: Assault, leg: Leg): number => (isOnRoad(assault, leg) ? ROAD_BONUS : 0);

/** Why a leg is too long for what is left of a move of so many cm; null if it is not. @rule A2.1 */
export const whyTooFar = (leg: Leg, allowance: number, rule: string): Refusal | null => {
  const cm = movedBy(leg.unit) + distance(leg.unit.at, leg.to);
  return cm <= allowance + ROUNDING ? null : refuse(rule, 'too-far', { unit: leg.unit.name, cm, allowance });
};

/** Why a leg cannot end where it does, off the table or on somebody; null if it can. @rule A2.9 */
export const whyNotThere = (assault: Assault, leg: Leg): Refusal | null => {
  const { table } = assault;
  const name = leg.unit.name;
  const isOn = leg.to[0] >= 0 && leg.to[1] >= 0 && leg.to[0] <= table.width && leg.to[1] <= table.depth;
  if (!isOn) return refuse('A2.1', 'off-the-table', { unit: name });
  const there = baseOf(assault, placed(leg.unit, leg.to));
  const other = assault.units
    .find(unit => isOnTable(unit) && unit.id !== leg.unit.id && !isPushed(leg, unit)
      && overlaps(there, baseOf(assault, unit)));
  return other === undefined ? null : refuse('A2.9', 'occupied', { unit: name, by: other.name });
};

const isPushed = ({ pushed = [] }: Leg, unit: Unit): boolean => pushed.includes(unit.id);

const whyNotThrough = (assault: Assault, leg: Leg): Refusal | null => {
  const { unit, to } = leg;
  const from = baseOf(assault, unit);
  const isCrossed = (other: Unit): boolean => crosses(from, to, baseOf(assault, other));
  const enemy = livingOf(assault, enemyOf(unit.side)).find(other => !isPushed(leg, other) && isCrossed(other));
  if (enemy !== undefined) return refuse('A2.9', 'through-enemy', { unit: unit.name, by: enemy.name });
  if (flies(assault, unit)) return null;
  const friend = livingOf(assault, unit.side)
    .find(other => other.id !== unit.id && combatantOf(assault, other).type !== 'infantry' && isCrossed(other));
  return friend === undefined ? null : refuse('A2.9', 'through-friend', { unit: unit.name, by: friend.name });
};

/**
 * Why a unit cannot make this leg whatever it is for; null if it can: off the table, onto or through others, through
 * terrain that stops it. Infantry may be moved over by its friends, nobody else may.
 *
 * @rule A2.9
 */
export const whyBlocked = (assault: Assault, leg: Leg): Refusal | null =>
  whyNotThere(assault, leg) ?? whyWalled(assault, leg) ?? whyNotThrough(assault, leg);

/** Whether a leg heads straight at an enemy, give or take next to nothing. @rule A2.4, A3.2 */
export const isStraightAt = ({ unit, to }: Leg, enemy: Unit): boolean => {
  const [dx, dy] = [enemy.at[0] - unit.at[0], enemy.at[1] - unit.at[1]];
  const aside = Math.abs((to[0] - unit.at[0]) * dy - (to[1] - unit.at[1]) * dx);
  return aside / distance(unit.at, enemy.at) <= STRAIGHT;
};

/** Enemies that a unit would touch at a spot. */
export const contactsAt = (assault: Assault, { unit, to }: Leg): readonly Unit[] => {
  const there: Base = { at: to, radius: combatantOf(assault, unit).radius };
  return livingOf(assault, enemyOf(unit.side)).filter(enemy => isContact(gap(there, baseOf(assault, enemy))));
};

/** Units of a side other than one that touch an enemy; a war engine among them is one. @rule A2.6, W4 */
const touching = (assault: Assault, enemy: Unit, but: Unit): number =>
  livingOf(assault, but.side).filter(unit => unit.id !== but.id && isContact(gapBetween(assault, unit, enemy))).length;

/** Whether so many units touch an enemy already that no more may. @rule A2.6 */
export const isFull = (assault: Assault, enemy: Unit, but: Unit): boolean =>
  touching(assault, enemy, but) >= CONTACT_LIMIT * sizeOf(combatantOf(assault, enemy));

/** Why a unit may not touch the enemies it would touch; null if it may. @rule A2.6 */
export const whyTooMany = (assault: Assault, leg: Leg): Refusal | null => {
  const full = contactsAt(assault, leg).find(enemy => isFull(assault, enemy, leg.unit));
  return full === undefined ? null : refuse('A2.6', 'two-in-contact', {
    unit: leg.unit.name, enemy: full.name, most: CONTACT_LIMIT * sizeOf(combatantOf(assault, full)),
  });
};

/** Moves a unit along a leg, and those it carries with it. */
export const makeLeg = (assault: Assault, id: string, to: Point): Assault => assaultWith(assault, {
  units: assault.units.map(unit => {
    if (unit.id === id) return moved(unit, to);
    return unit.aboard === id ? unitWith(unit, { at: to }) : unit;
  }),
});

/** Whether any unit of a formation has moved in this step. */
export const hasMoved = (assault: Assault, formation: string): boolean =>
  assault.units.some(unit => unit.formation === formation && unit.path.length > 0);

/** Ends a step of moving: everybody's way begins anew. */
export const endMoves = (assault: Assault): Assault => {
  const hasGone = (unit: Unit): boolean => unit.path.length > 0 || unit.left !== null || unit.careful;
  const atRest = (unit: Unit): Unit => unitWith(unit, { path: [], left: null, careful: false });
  const ended = assault.moves === NO_MOVES ? assault : assaultWith(assault, { moves: NO_MOVES });
  return ended.units.some(hasGone)
    ? assaultWith(ended, { units: ended.units.map(unit => (hasGone(unit) ? atRest(unit) : unit)) })
    : ended;
};

export const legOf = (assault: Assault, id: string, to: Point): Leg => ({ unit: unitOf(assault, id), to });
