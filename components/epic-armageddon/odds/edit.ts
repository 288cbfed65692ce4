/** What somebody does in a column. */
import type { LineUpPlace } from '../../../src/deployment/line-up-request.ts';
import type { Side } from '../../../src/epic-armageddon/model/procedure.ts';
import { changed, moved, type Plan, type SidePlan, splitBy } from './plan.ts';
import type { Forces, Reading, Remark } from './reading.ts';

export type Edit =
  | { readonly kind: 'change'; readonly change: Partial<SidePlan> }
  /** So many stands of a row in all. */
  | { readonly kind: 'count'; readonly row: number; readonly count: number }
  /** So many of them in one place. */
  | { readonly kind: 'place'; readonly row: number; readonly place: LineUpPlace; readonly count: number }
  /** Both sides were typed into this column, and somebody has finished typing. */
  | { readonly kind: 'split' }
  /** Something typed is meant in another way. */
  | { readonly kind: 'meant'; readonly remark: Remark; readonly other: number };

/** Sent when something was changed in a column. */
export class PlanEdited extends Event {
  readonly side: Side;
  readonly edit: Edit;

  constructor(side: Side, edit: Edit) {
    super('plan-edited', { bubbles: true, composed: true });
    this.side = side;
    this.edit = edit;
  }
}

declare global {
  interface HTMLElementEventMap {
    'plan-edited': PlanEdited;
  }
}

/** What goes on as one change, such as typing in a field; null: nothing. */
export const gestureOf = ({ side, edit }: PlanEdited): string | null =>
  (edit.kind === 'change' && ('text' in edit.change || 'support' in edit.change)
    ? `${side} ${Object.keys(edit.change).join()}` : null);

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
