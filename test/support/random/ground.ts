/** Made-up tables: some features about the place where the fight will be. */
import type { Spot, TableJson, TerrainJson } from '../oracle/scenario-json.ts';
import type { Source } from './source.ts';

export interface Ground {
  readonly table: TableJson & { readonly terrain: readonly TerrainJson[] };
  /** About where the fight is. */
  readonly middle: Spot;
  /** Positions are whole multiples of this many cm. */
  readonly grain: number;
}

const KINDS = [
  'buildings', 'cliffs', 'fortifications', 'jungle', 'marsh', 'river', 'road', 'ruins', 'ruins', 'scrub', 'woods',
  'woods',
];

/** On half of the tables everything stands on a coarse grid, so that equal distances and exact limits come up. */
export const randomGround = (source: Source, pieces: number): Ground => {
  const { whole, once, pick } = source;
  const [width, depth] = pick([[120, 80], [120, 80], [180, 120], [60, 50]] as const);
  const middle: Spot = once(25)
    ? [whole([5, width - 5]), pick([6, depth - 6])]
    : [whole([15, width - 15]), whole([15, depth - 15])];
  const terrain = Array.from({ length: pieces }, (_, i): TerrainJson => ({
    id: `t${i + 1}`,
    kind: pick(KINDS),
    outline: outlineNear(source, middle, width, depth),
  }));
  return { table: { width, depth, terrain }, middle, grain: once(50) ? 0.5 : 0.01 };
};

/** A block, a triangle or an angled block whose corners lie on the table. */
const outlineNear = ({ whole, pick, once }: Source, [x, y]: Spot, width: number, depth: number): readonly Spot[] => {
  const nudge = once(70) ? 0.13 : 0;
  const [w, d] = [whole([3, 18]), whole([3, 18])];
  const left = Math.min(Math.max(x + whole([-16, 8]), 1), width - w - 1) + nudge;
  const near = Math.min(Math.max(y + whole([-16, 8]), 1), depth - d - 1) + nudge;
  const [right, far] = [left + w, near + d];
  const [inner, back] = [left + w / 2, near + d / 2];
  return pick([
    [[left, near], [right, near], [right, far], [left, far]],
    [[left, near], [right, near], [inner, far]],
    [[left, near], [right, near], [right, back], [inner, back], [inner, far], [left, far]],
  ] as const);
};
