/** What differs from one view of a table to the next. */
import { distance } from '../../../src/battlefield/base.ts';
import type { Counter } from '../../shared/battlefield/pieces.ts';
import type { BattlefieldView } from '../../shared/battlefield/view.ts';

/** Whether somebody is new, or how far each one has moved, in cm. */
const shifts = (before: BattlefieldView, { counters }: BattlefieldView): readonly (number | 'new')[] => {
  const known = new Map(before.counters.map((counter): [string, Counter] => [counter.id, counter]));
  return counters.map(({ id, at }) => {
    const was = known.get(id);
    return was === undefined ? 'new' : distance(at, was.at);
  });
};

/** How many stands are new or stand elsewhere. */
export const elsewhere = (before: BattlefieldView, after: BattlefieldView): number =>
  (before === after ? 0 : shifts(before, after).filter(shift => shift !== 0).length);

export const hasMoved = (before: BattlefieldView, after: BattlefieldView): boolean =>
  shifts(before, after).some(shift => shift !== 'new' && shift > 0);

export const hasNewcomers = (before: BattlefieldView, after: BattlefieldView): boolean =>
  after.width !== before.width || after.depth !== before.depth || shifts(before, after).includes('new');
