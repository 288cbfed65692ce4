/** Stands put up as a block, or moved, turned and spread as they stand. All lengths in cm. */
import { distance, overlaps, type Base, type Point } from '../battlefield/base.ts';
import { chains } from '../battlefield/measure.ts';
import type { Scenario, Table } from '../epic-armageddon/model/scenario.ts';
import type { Side } from '../epic-armageddon/model/procedure.ts';
import { blockOf, USUAL_SPACING, WIDEST, type Block, type Room } from './blocks.ts';
import {
  areNumbers, middleOf, placesOf, spanOf, standingAt, standsNamed, standsOf, tidy, type Stand,
} from './stands.ts';

/** How a block is put up; what is not said stays as it is, or is as usual. */
export interface Arrangement {
  readonly block: Block;
  /** Where its middle is to be; unsaid: where it is. */
  readonly at?: Point;
  /** Where its front looks, degrees clockwise from straight away from the reader; unsaid: at the enemy's edge. */
  readonly facing?: number;
  /** Between neighbours, from 0 to 5cm. */
  readonly spacing?: number;
}

/** Attackers look away from the reader, defenders towards them. */
export const facingOf = (side: Side): number => (side === 'attacker' ? 0 : 180);

/**
 * Some stands as a block: neighbours at most 5cm apart and all in one chain, as far as the table allows with every base
 * on it. A block that stays as it is only draws together.
 *
 * @rule A2.8
 */
export const arrange = (setUp: Scenario, ids: readonly string[], arrangement: Arrangement): Scenario => {
  const stands = standsNamed(setUp, ids);
  if (stands.length === 0) return setUp;
  const at = arrangement.at !== undefined && areNumbers(...arrangement.at) ? arrangement.at : middleOf(stands);
  const block = turnedBlock(stands, arrangement, setUp.table);
  const there = onTable(shiftedTo(block, at), setUp.table);
  return standingAt(setUp, placesOf(stands, (_, i) => there[i]!.at));
};

/** The block round 0, 0 as it will look. */
export const turnedBlock = (
  stands: readonly Stand[], { block, facing = NaN, spacing = NaN }: Arrangement, table: Table,
): readonly Base[] => {
  const usual = block === 'as-they-are' ? 0 : facingOf(stands[0]?.side ?? 'attacker');
  const degrees = areNumbers(facing) ? facing : usual;
  const between = areNumbers(spacing) ? Math.min(WIDEST, Math.max(0, spacing)) : USUAL_SPACING;
  return turnedBy(blockOf(block, stands, between, roomOn(table, degrees)), degrees);
};

/** The table as a block sees it that looks this way. */
const roomOn = ({ width, depth }: Table, degrees: number): Room => {
  const quarter = Math.abs(Math.round(degrees / 90)) % 2;
  if (Math.abs(degrees % 90) > 0.01) return { across: Math.min(width, depth), deep: Math.min(width, depth) };
  return quarter === 0 ? { across: width, deep: depth } : { across: depth, deep: width };
};

/** Bases turned clockwise round 0, 0. */
const turnedBy = <B extends Base>(bases: readonly B[], degrees: number): readonly B[] => {
  const turn = (-degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return bases.map(base => ({ ...base, at: [
    base.at[0] * cos - base.at[1] * sin, base.at[0] * sin + base.at[1] * cos,
  ] }));
};

const shiftedBy = <B extends Base>(bases: readonly B[], [dx, dy]: Point): readonly B[] =>
  bases.map(base => ({ ...base, at: [base.at[0] + dx, base.at[1] + dy] }));

/** Bases with their middle in a place. */
export const shiftedTo = <B extends Base>(bases: readonly B[], [x, y]: Point): readonly B[] => {
  const [fromX, fromY] = middleOf(bases);
  return shiftedBy(bases, [x - fromX, y - fromY]);
};

/** The same bases moved together so far that all of them are on the table, if that has room for them. */
export const onTable = <B extends Base>(bases: readonly B[], { width, depth }: Table): readonly B[] =>
  (bases.length === 0 ? bases : shiftedBy(bases, [
    backInside(spanOf(bases, 0), width), backInside(spanOf(bases, 1), depth),
  ]));

/** By how much a span has to move to lie between 0 and a size; what is too large is put in the middle. */
export const backInside = ([least, most]: readonly [number, number], size: number): number => {
  if (most - least > size) return (size - least - most) / 2;
  return Math.max(0, -least) + Math.min(0, size - most);
};

/** Some stands moved by so much, but none over the table's edge if all of them can be on it. */
export const moveBy = (setUp: Scenario, ids: readonly string[], by: Point): Scenario => {
  const stands = standsNamed(setUp, ids);
  if (!areNumbers(...by)) return setUp;
  const moved = onTable(shiftedBy(stands, by), setUp.table);
  return standingAt(setUp, placesOf(stands, (_, i) => moved[i]!.at));
};

/** Some stands turned clockwise round their middle, by degrees. */
export const turn = (setUp: Scenario, ids: readonly string[], degrees: number): Scenario => {
  const stands = standsNamed(setUp, ids);
  if (stands.length === 0 || !areNumbers(degrees)) return setUp;
  const middle = middleOf(stands);
  const turned = turnedBy(shiftedBy(stands, [-middle[0], -middle[1]]), degrees);
  const there = onTable(shiftedBy(turned, middle), setUp.table);
  return standingAt(setUp, placesOf(stands, (_, i) => there[i]!.at));
};

/**
 * Some stands with about so many cm more between neighbours; less than 0 draws them together. Nobody is pushed onto
 * anybody, off the table, or out of a chain that held before.
 *
 * @rule A2.8
 */
export const spread = (setUp: Scenario, ids: readonly string[], cm: number): Scenario => {
  const stands = standsNamed(setUp, ids);
  if (stands.length < 2 || !areNumbers(cm)) return setUp;
  const wanted = cm / meanDistance(stands);
  const scaled = (part: number): readonly Stand[] => onTable(scaledBy(stands, 1 + wanted * part), setUp.table);
  const links = chains(stands, () => WIDEST).length;
  const others = standsOf(setUp).filter(stand => !ids.includes(stand.id));
  const collisions = collisionsOf(stands, others);
  const isGood = (part: number): boolean => {
    const tried = scaled(part).map(stand => ({ ...stand, at: tidy(stand.at) }));
    return isOn(tried, setUp.table) && chains(tried, () => WIDEST).length <= links
      && collisionsOf(tried, others) <= collisions;
  };
  const part = largest(isGood);
  if (part === 0) return setUp;
  const there = scaled(part);
  return standingAt(setUp, placesOf(stands, (_, i) => there[i]!.at));
};

/** The largest part of a change that is still good: all of it, or what a search finds. */
const largest = (isGood: (part: number) => boolean): number => {
  if (isGood(1)) return 1;
  let good = 0;
  let bad = 1;
  for (let step = 0; step < 12; step += 1) {
    const middle = (good + bad) / 2;
    if (isGood(middle)) good = middle;
    else bad = middle;
  }
  return good;
};

/** From each stand to the nearest other one, centre to centre, on average. */
const meanDistance = (stands: readonly Stand[]): number => {
  const nearest = stands.map(stand =>
    Math.min(...stands.filter(other => other !== stand).map(other => distance(stand.at, other.at))));
  return Math.max(0.1, nearest.reduce((sum, cm) => sum + cm, 0) / stands.length);
};

const scaledBy = (stands: readonly Stand[], factor: number): readonly Stand[] => {
  const [x, y] = middleOf(stands);
  const size = Math.max(0, factor);
  return stands.map(stand => ({ ...stand, at: [x + (stand.at[0] - x) * size, y + (stand.at[1] - y) * size] }));
};

const isOn = (bases: readonly Base[], { width, depth }: Table): boolean =>
  bases.every(({ at: [x, y] }) => x >= 0 && y >= 0 && x <= width && y <= depth);

/** How many pairs stand on each other. */
const collisionsOf = (stands: readonly Stand[], others: readonly Stand[]): number =>
  stands.reduce((sum, stand, i) =>
    sum + [...stands.slice(i + 1), ...others].filter(other => overlaps(stand, other)).length, 0);
