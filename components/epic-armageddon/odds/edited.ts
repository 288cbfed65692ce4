/** A plan after what somebody has done to one of its sides. */
import type { PlanEdited } from './edit.ts';
import { changed, moved, splitBy, type Plan } from './plan.ts';
import type { Forces, Reading } from './reading.ts';

/** Null: it cannot be made before the units are read. */
export const edited = (
  plan: Plan, { side, edit }: PlanEdited, forces: Forces | null, reading: Reading | null,
): Plan | null => {
  if (edit.kind === 'change') return changed(plan, side, edit.change);
  if (edit.kind === 'split') return splitBy(plan, side);
  if (forces === null || reading === null) return null;
  if (edit.kind === 'meant') return forces.meant(plan, side, edit.remark, edit.other);
  if (edit.kind === 'count') return forces.recount(plan, side, edit.row, edit.count);
  const spread = reading[side].rows.map((row, at) =>
    (at === edit.row ? moved(row.spread, edit.place, edit.count) : row.spread));
  return changed(plan, side, { spread });
};
