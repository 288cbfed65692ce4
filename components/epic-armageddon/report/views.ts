/** The table at the start and at the end of an assault, as it is drawn. */
import type { BattlefieldView } from '../../shared/battlefield/view.ts';
import type { ReportViews } from '../../shared/report/account.ts';
import { battlefieldView } from '../steps/battlefield-view.ts';
import type { History, Moment } from './history.ts';

/** Those who stood at the start are drawn where they were lost. */
const viewOf = ({ assault, step }: Moment, stoodBefore: readonly string[]): BattlefieldView => {
  const view = battlefieldView(assault, {
    step, movable: [], choosable: [], chosen: null, ghost: null, allowance: null, stoodBefore,
  });
  const counters = view.counters.map(one => ({ ...one, now: false, note: null }));
  return { ...view, counters, tokens: [], areas: [] };
};

export const viewsOf = ({ start, end }: History): ReportViews => {
  const standing = start.assault.units.filter(unit => unit.lostTo === null).map(unit => unit.id);
  const [first, last] = [viewOf(start, []), viewOf(end, standing)];
  return { start: first, end: last, both: { ...first, counters: [...first.counters, ...last.counters] } };
};
