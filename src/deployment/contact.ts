/** Stands in base contact: who meets whom, and where they stand then. */
import { distance, type Point } from '../battlefield/base.ts';
import { enemyOf, type BySide } from '../epic-armageddon/model/procedure.ts';
import { spot, type PlacedStand, type Stand } from './stand.ts';

/** One stand and the enemies around it. */
interface Group {
  readonly centre: Stand;
  readonly around: readonly Stand[];
}

/** Between neighbours that are not to touch, cm. */
export const APART = 0.1;
const HALF_CIRCLE = Math.PI;
const FULL_CIRCLE = 2 * Math.PI;

/** What stands in contact, and who found no room there. */
export interface Contact {
  readonly placed: readonly PlacedStand[];
  readonly left: readonly Stand[];
}

/**
 * Both sides' stands in base contact, face to face from left to right. Where one side has more, several stand around
 * one: no more than two, around a war engine two for each point of its capacity, and no more than have room before it.
 * Around one that is alone on its side they stand on all sides.
 *
 * @rule A2.6, W4
 */
export const placeContact = (touching: BySide<readonly Stand[]>, alone: (stand: Stand) => boolean): Contact => {
  const { attacker, defender } = touching;
  const [few, many] = attacker.length < defender.length ? [attacker, defender] : [defender, attacker];
  if (few.length === 0) return { placed: [], left: many };
  const span = (stand: Stand): number => (alone(stand) ? FULL_CIRCLE : HALF_CIRCLE);
  const shares = sharesOf(few, many, span);
  const groups = few.map((centre, i): Group => {
    const before = shares.slice(0, i).reduce((sum, share) => sum + share, 0);
    return { centre, around: many.slice(before, before + shares[i]!) };
  });
  const met = groups.reduce((sum, { around }) => sum + around.length, 0);
  return { placed: inARow(groups.map(placeGroup)), left: many.slice(met) };
};

/** How many of the many each of the few gets: evenly if there is room, else as many as fit from the left. */
const sharesOf = (
  few: readonly Stand[], many: readonly Stand[], span: (stand: Stand) => number,
): readonly number[] => {
  const even = (left: number, centres: number): number => Math.ceil(left / centres);
  const most = (left: number, centres: number): number => left - centres + 1;
  const shares = shareOut(few, many, span, even);
  return totalOf(shares) === many.length ? shares : shareOut(few, many, span, most);
};

const totalOf = (shares: readonly number[]): number => shares.reduce((sum, share) => sum + share, 0);

const shareOut = (
  few: readonly Stand[], many: readonly Stand[], span: (stand: Stand) => number,
  wanted: (left: number, centres: number) => number,
): readonly number[] => {
  let next = 0;
  return few.map((centre, i) => {
    const share = Math.min(centre.room, wanted(many.length - next, few.length - i));
    const fits = fitting(centre, many.slice(next, next + share), span(centre));
    next += fits;
    return fits;
  });
};

/** How many of these stands, from the first on, have room around one. */
const fitting = (centre: Stand, around: readonly Stand[], span: number): number => {
  let fits = around.length;
  while (fits > 1 && !isRoomFor(centre, around.slice(0, fits), span)) fits -= 1;
  return fits;
};

const isRoomFor = (centre: Stand, around: readonly Stand[], span: number): boolean => {
  const turns = turnsOf(centre, around);
  const closing = span === FULL_CIRCLE ? turnBetween(centre, around.at(-1)!, around[0]!) : 0;
  return turns.at(-1)! + closing <= span;
};

/** The angle at a centre between two neighbours that touch it but not each other. */
const turnBetween = (centre: Stand, one: Stand, other: Stand): number => {
  const [a, b] = [centre.radius + one.radius, centre.radius + other.radius];
  const c = one.radius + other.radius + APART;
  return Math.acos(Math.max(-1, (a * a + b * b - c * c) / (2 * a * b)));
};

/** The angle from the first stand around a centre to each of them. */
const turnsOf = (centre: Stand, around: readonly Stand[]): readonly number[] => {
  let turn = 0;
  return around.map((one, i) => (turn += i === 0 ? 0 : turnBetween(centre, around[i - 1]!, one)));
};

/** The centre just behind the middle of the table, the others around it from the left, the middle one before it. */
const placeGroup = ({ centre, around }: Group): readonly PlacedStand[] => {
  const turns = turnsOf(centre, around);
  const middle = (turns.at(-1) ?? 0) / 2;
  const meeting = (one: Stand, turn: number): Point => {
    const reach = centre.radius + one.radius;
    const depth = reach * Math.cos(turn - middle) - centre.radius;
    return spot(enemyOf(centre.side), reach * Math.sin(turn - middle), depth);
  };
  return [
    { ...centre, at: spot(centre.side, 0, centre.radius) },
    ...around.map((one, i) => ({ ...one, at: meeting(one, turns[i]!) })),
  ];
};

/** Groups side by side, as near as they can stand without touching, around the middle of the table. */
const inARow = (groups: readonly (readonly PlacedStand[])[]): readonly PlacedStand[] => {
  let end = 0;
  const moved = groups.map(group => {
    const left = Math.min(...group.map(({ at, radius }) => at[0] - radius));
    const right = Math.max(...group.map(({ at, radius }) => at[0] + radius));
    const by = end - left;
    end = right + by + APART;
    return shifted(group, by);
  });
  return shifted(moved.flat(), -(end - APART) / 2);
};

const shifted = (group: readonly PlacedStand[], by: number): readonly PlacedStand[] =>
  group.map(one => ({ ...one, at: [one.at[0] + by, one.at[1]] }));

/** How far from the middle of the table a spot lies. */
export const fromMiddle = (at: Point): number => distance([0, 0], at);
