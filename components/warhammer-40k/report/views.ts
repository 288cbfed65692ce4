/** The table at the start and at the end of a phase, as it is drawn. */
import { isAlive } from '../../../src/warhammer-40k/roster.ts';
import type { Phase } from '../../../src/warhammer-40k/state.ts';
import type { BattlefieldView } from '../../battlefield/view.ts';
import type { Views } from '../../report/views.ts';
import { phaseView } from '../map-view.ts';
import type { PhaseHistory } from './history.ts';

/** Those who stood at the start are drawn where they were lost. */
const viewOf = (phase: Phase, stoodBefore: readonly string[]): BattlefieldView => ({
  ...phaseView(phase, {
    movable: [], choosable: [], chosen: null, shown: [], ghost: null, allowance: null, stoodBefore,
  }),
  tokens: [],
});

export const phaseViewsOf = ({ start, end }: PhaseHistory): Views => {
  const [first, last] = [viewOf(start, []), viewOf(end, start.models.filter(isAlive).map(({ id }) => id))];
  return { start: first, end: last, both: { ...first, counters: [...first.counters, ...last.counters] } };
};
