/** What a side can choose at a moment in which nobody moves: one thing at a time, each with the moment after it. */
import type { Decision } from '../../../src/epic-armageddon/model/events.ts';
import type { Side } from '../../../src/epic-armageddon/model/procedure.ts';
import { isInState, statePath } from '../../why.ts';
import { afterAll, openDecisions } from '../open-decisions.ts';
import type { AssaultSnapshot } from '../why.ts';

export interface Choice {
  readonly events: readonly Decision[];
  readonly after: AssaultSnapshot;
}

/** Targets and who joins in, ways to fight, other victims and saves, who supports; in an order that is always the same. */
export const choicesOf = (snapshot: AssaultSnapshot, side: Side): readonly Choice[] => [
  ...[...openDecisions(snapshot)].filter(({ kind, values }) => values.side === side && !OF_MOVES.has(kind)),
  ...supporters(snapshot, side),
];

/** They are searched for as charges. */
const OF_MOVES: ReadonlySet<string> = new Set([
  'charge-without', 'charge-to-fire', 'charge-also', 'charge-all', 'called-off', 'counter-charge',
  'counter-charge-all',
]);

/** One more of those who may support, or one less. @rule A5.2 */
const supporters = (snapshot: AssaultSnapshot, side: Side): readonly Choice[] => {
  if (snapshot.status !== 'active' || !isInState(statePath(snapshot), 'a5SupportingFire.calling')) return [];
  const { able, called } = snapshot.context.assault.support;
  return able[side].flatMap((id): readonly Choice[] => {
    const units = able[side].filter(one => called[side].includes(one) !== (one === id));
    const events: readonly Decision[] = [{ type: 'supporters.called', side, units }];
    const after = afterAll(snapshot, events);
    return after === null ? [] : [{ events, after }];
  });
};
