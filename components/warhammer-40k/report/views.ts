/** The table at the start and at the end of a phase, as it is drawn. */
import { isAlive } from '../../../src/warhammer-40k/model/roster.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import type { BattlefieldView } from '../../shared/battlefield/view.ts';
import type { ReportViews } from '../../shared/report/account.ts';
import { phaseView } from '../resolver/map-view.ts';
import type { PhaseHistory } from './history.ts';

/** Those who stood at the start are drawn where they were lost. */
const viewOf = (phase: Phase, stoodBefore: readonly string[]): BattlefieldView => ({
  ...phaseView(phase, {
    movable: [], choosable: [], chosen: null, shown: [], ghost: null, allowance: null, stoodBefore,
  }),
  tokens: [],
});

export const phaseViewsOf = ({ start, end }: PhaseHistory): ReportViews => {
  const [first, last] = [viewOf(start, []), viewOf(end, start.models.filter(isAlive).map(({ id }) => id))];
  return { start: first, end: last, both: { ...first, counters: [...first.counters, ...last.counters] } };
};
