/** How the stands of a block stand to each other, before it is turned and put somewhere. All lengths in cm. */
import { distance, gap, overlaps, type Base, type Point } from '../battlefield/base.ts';
import { chains } from '../battlefield/measure.ts';

export const BLOCKS = ['line', 'two-ranks', 'wedge', 'ring', 'as-they-are'] as const;
export type Block = (typeof BLOCKS)[number];

/**
 * Neighbours in a block are never further apart, so that every formation is coherent in it: 5cm, less what rounding to
 * the hundredth may add.
 *
 * @rule A2.8
 */
export const WIDEST = 4.98;
/** Between neighbours where nobody says. */
export const USUAL_SPACING = 1;

/** A block is no wider than this across its front, and a ring no larger. */
export interface Room {
  readonly across: number;
  readonly deep: number;
}

/** Bases round 0, 0, the front towards +y, in the order in which they were given. */
export const blockOf = (block: Block, bases: readonly Base[], spacing: number, room: Room): readonly Base[] =>
  drawnTogether(layOut(block, bases, spacing, room), spacing);

const layOut = (block: Block, bases: readonly Base[], spacing: number, room: Room): readonly Base[] => {
  switch (block) {
    case 'line': return ranks(bases, spacing, fitting(bases, bases.length, spacing, room));
    case 'two-ranks': return ranks(bases, spacing, fitting(bases, Math.ceil(bases.length / 2), spacing, room));
    case 'wedge': return inRows(bases, spacing, wedgeRows(bases.length));
    case 'ring': return rings(bases, spacing, room);
    case 'as-they-are': return bases;
  }
};

/** How many stand side by side: as many as are wanted, but no more than the table has room for. */
const fitting = (bases: readonly Base[], wanted: number, spacing: number, { across }: Room): number => {
  const largest = Math.max(0, ...bases.map(base => base.radius));
  const most = Math.max(1, Math.floor((across + spacing) / (2 * largest + spacing)));
  const rows = Math.ceil(bases.length / Math.min(wanted, most));
  return Math.min(wanted, Math.ceil(bases.length / rows));
};

const ranks = (bases: readonly Base[], spacing: number, abreast: number): readonly Base[] =>
  inRows(bases, spacing, Array.from({ length: Math.ceil(bases.length / abreast) }, () => abreast));

/** One before two before three. */
const wedgeRows = (count: number): readonly number[] => {
  const rows: number[] = [];
  for (let left = count; left > 0; left -= rows.length) rows.push(Math.min(left, rows.length + 1));
  return rows;
};

/** Rows of so many, each behind the one before it, their middles in one line. */
const inRows = (bases: readonly Base[], spacing: number, rows: readonly number[]): readonly Base[] => {
  const placed: Base[] = [];
  let edge = 0;
  for (const count of rows) {
    const row = bases.slice(placed.length, placed.length + count);
    const deepest = Math.max(0, ...row.map(base => base.radius));
    const width = row.reduce((sum, base) => sum + 2 * base.radius + spacing, -spacing);
    let left = -width / 2;
    for (const base of row) {
      placed.push({ ...base, at: [left + base.radius, edge - deepest] });
      left += 2 * base.radius + spacing;
    }
    edge -= 2 * deepest + spacing;
  }
  return placed;
};

/** The largest ring that fits, what is left over in smaller ones inside it. */
const rings = (bases: readonly Base[], spacing: number, { across, deep }: Room): readonly Base[] => {
  const widest = Math.min(across, deep) / 2;
  const placed: Base[] = [];
  let inner = Infinity;
  while (placed.length < bases.length) {
    const left = bases.slice(placed.length);
    const largest = Math.max(...left.map(base => base.radius));
    const limit = Math.min(widest - largest, inner - largest - spacing);
    const count = ringSize(left, spacing, limit);
    const row = count === 0 ? left : left.slice(0, count);
    const ring = ringOf(row, spacing);
    placed.push(...ring.bases);
    inner = ring.radius - Math.max(...row.map(base => base.radius));
    if (count === 0) break;
  }
  return placed;
};

const ringSize = (bases: readonly Base[], spacing: number, limit: number): number => {
  let count = bases.length;
  while (count > 0 && ringOf(bases.slice(0, count), spacing).radius > limit) count -= 1;
  return count;
};

interface Ring {
  readonly radius: number;
  readonly bases: readonly Base[];
}

/** Neighbours round a circle, as small as their bases allow; the first one stands at the front. */
const ringOf = (bases: readonly Base[], spacing: number): Ring => {
  if (bases.length < 2) return { radius: 0, bases: bases.map(base => ({ ...base, at: [0, 0] })) };
  const chords = bases.map((base, i) => base.radius + bases[(i + 1) % bases.length]!.radius + spacing);
  let radius = tightest(chords);
  let placed = aroundCircle(bases, chords, radius);
  while (isCrowded(placed)) {
    radius *= 1.1;
    placed = aroundCircle(bases, chords, radius);
  }
  return { radius, bases: placed };
};

/** The radius at which the chords go once round. */
const tightest = (chords: readonly number[]): number => {
  const turn = (radius: number): number =>
    chords.reduce((sum, chord) => sum + 2 * Math.asin(Math.min(1, chord / (2 * radius))), 0);
  let low = Math.max(...chords) / 2;
  let high = low + chords.reduce((sum, chord) => sum + chord, 0);
  for (let step = 0; step < 50; step += 1) {
    const middle = (low + high) / 2;
    if (turn(middle) > 2 * Math.PI) low = middle;
    else high = middle;
  }
  return high;
};

const aroundCircle = (bases: readonly Base[], chords: readonly number[], radius: number): readonly Base[] => {
  const turns = chords.map(chord => 2 * Math.asin(Math.min(1, chord / (2 * radius))));
  const share = (2 * Math.PI) / turns.reduce((sum, turn) => sum + turn, 0);
  let angle = Math.PI / 2;
  return bases.map((base, i) => {
    const at: Point = [radius * Math.cos(angle), radius * Math.sin(angle)];
    angle -= turns[i]! * share;
    return { ...base, at };
  });
};

const isCrowded = (bases: readonly Base[]): boolean =>
  bases.some((base, i) => bases.slice(i + 1).some(other => overlaps(base, other)));

/**
 * The same bases in one chain: whatever hangs too far off is pulled straight towards the nearest of the others, so that
 * nobody comes nearer to anybody than the spacing.
 *
 * @rule A2.8
 */
const drawnTogether = (bases: readonly Base[], spacing: number): readonly Base[] => {
  const [first, ...others] = chains(bases, () => WIDEST);
  if (first === undefined || others.length === 0) return bases;
  const near = nearestPair(bases, first, others);
  const along = distance(near.from.at, near.to.at);
  const by = (near.cm - Math.min(spacing, WIDEST - 0.05)) / along;
  const moved = new Set(near.group);
  const [dx, dy] = [(near.to.at[0] - near.from.at[0]) * by, (near.to.at[1] - near.from.at[1]) * by];
  const closer = bases.map((base, i): Base =>
    (moved.has(i) ? { ...base, at: [base.at[0] + dx, base.at[1] + dy] } : base));
  return drawnTogether(closer, spacing);
};

interface Nearest {
  readonly group: readonly number[];
  readonly from: Base;
  readonly to: Base;
  readonly cm: number;
}

/** Of all other chains the one nearest to the first, and the two bases between which they are. */
const nearestPair = (
  bases: readonly Base[], first: readonly number[], others: readonly (readonly number[])[],
): Nearest => {
  const pairs = others.flatMap(group => group.flatMap(i => first.map((j): Nearest =>
    ({ group, from: bases[i]!, to: bases[j]!, cm: gap(bases[i]!, bases[j]!) }))));
  return pairs.reduce((best, pair) => (pair.cm < best.cm ? pair : best));
};
