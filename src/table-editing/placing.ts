/** Where a block finds room. All lengths in cm. */
import { overlaps, type Base, type Point } from '../battlefield/base.ts';
import type { Scenario, Table } from '../epic-armageddon/model/scenario.ts';
import type { Side } from '../epic-armageddon/model/procedure.ts';
import { onTable, shiftedTo } from './arrange.ts';
import { spanOf } from './stands.ts';

/** From the middle of the table to that of a formation: two that face each other so can reach each other. */
const FROM_MIDDLE = 9;
const STEP = 2;
/** Between a block and others, cm, so that one sees who belongs together. */
const APART = 2;

/** Where a side's first formation stands: in its own half, before the middle of its edge, a charge from the enemy. */
export const frontOf = (side: Side, { width, depth }: Table): Point => {
  const from = Math.min(FROM_MIDDLE, depth / 4);
  return [width / 2, side === 'attacker' ? depth / 2 - from : depth / 2 + from];
};

/**
 * A block as near to a place as it finds room clear of others, whole on the table: beside it first, then behind and
 * before. Where there is no room at all it stands on others in that very place.
 */
export const clearOf = (
  block: readonly Base[], at: Point, others: readonly Base[], setUp: Scenario,
): readonly Base[] => {
  const wanted = onTable(shiftedTo(block, at), setUp.table);
  const [left, right] = spanOf(wanted, 0);
  const [near, far] = spanOf(wanted, 1);
  const inTheWay = others.filter(other => isNear(other, setUp.table))
    .map(other => ({ ...other, radius: other.radius + APART }));
  let best: readonly Base[] | null = null;
  let least = Infinity;
  for (const dy of reachOf(-near, setUp.table.depth - far)) {
    for (const dx of reachOf(-left, setUp.table.width - right)) {
      const cost = Math.abs(dx) + 1.5 * Math.abs(dy);
      if (cost >= least) continue;
      const tried = wanted.map(base => ({ ...base, at: [base.at[0] + dx, base.at[1] + dy] as const }));
      if (tried.some(base => inTheWay.some(other => overlaps(base, other)))) continue;
      best = tried;
      least = cost;
    }
  }
  return best ?? wanted;
};

/** Whoever stands far off the table is in nobody's way. */
const isNear = ({ at: [x, y], radius }: Base, { width, depth }: Table): boolean =>
  x > -radius && y > -radius && x < width + radius && y < depth + radius;

/** Steps from one end to the other, the shortest first. */
const reachOf = (least: number, most: number): readonly number[] => {
  const steps = [0];
  for (let cm = STEP; cm <= Math.max(-least, most); cm += STEP) {
    if (cm <= most) steps.push(cm);
    if (-cm >= least) steps.push(-cm);
  }
  return steps;
};
