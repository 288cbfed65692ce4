/** What a side can choose at a moment in which nobody moves, one thing at a time; and what advice does not look at. */
import type { Decision } from '../../../src/epic-armageddon/model/events.ts';
import type { Side } from '../../../src/epic-armageddon/model/procedure.ts';
import { isInState, statePath } from '../../why.ts';
import { afterAll, openDecisions } from '../open-decisions.ts';
import type { AssaultSnapshot } from '../why.ts';
import { isAlive, passengersOf } from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import { dangersOf } from '../../../src/epic-armageddon/movement/movement.ts';
import { assumptionsOf } from '../../../src/epic-armageddon/odds/assumptions.ts';
import { onOverwatch } from '../../../src/epic-armageddon/steps/a2-overwatch.ts';
import { chargers, enemiesFrom } from '../../../src/epic-armageddon/steps/usual-moves.ts';

export interface OpenChoice {
  readonly events: readonly Decision[];
  readonly after: AssaultSnapshot;
}

/** Targets and who joins in, ways to fight, other victims and saves, who supports; always in the same order. */
export const choicesOf = (snapshot: AssaultSnapshot, side: Side): readonly OpenChoice[] => [
  ...[...openDecisions(snapshot)].filter(({ kind, values }) => values.side === side && !OF_MOVES.has(kind)),
  ...supporters(snapshot, side),
];

/** They are searched for as charges. */
const OF_MOVES: ReadonlySet<string> = new Set([
  'charge-without', 'charge-to-fire', 'charge-also', 'charge-all', 'called-off', 'counter-charge',
  'counter-charge-all',
]);

/** One more of those who may support, or one less. @rule A5.2 */
const supporters = (snapshot: AssaultSnapshot, side: Side): readonly OpenChoice[] => {
  if (snapshot.status !== 'active' || !isInState(statePath(snapshot), 'a5SupportingFire.calling')) return [];
  const { able, called } = snapshot.context.assault.support;
  return able[side].flatMap((id): readonly OpenChoice[] => {
    const units = able[side].filter(one => called[side].includes(one) !== (one === id));
    const events: readonly Decision[] = [{ type: 'supporters.called', side, units }];
    const after = afterAll(snapshot, events);
    return after === null ? [] : [{ events, after }];
  });
};

/** In English sentences. */
export const leftOut = (snapshot: AssaultSnapshot): readonly string[] => {
  const { assault } = snapshot.context;
  const path = statePath(snapshot);
  return [...path.startsWith('a2Charge') ? inCharges(assault) : [], ...assumptionsOf(assault, path, 0)];
};

const inCharges = (assault: Assault): readonly string[] => {
  const all = chargers(assault);

  const hasCarriers = all.some(({ id }) => passengersOf(assault, id).some(isAlive));
  const hasDangers = all.some(unit => enemiesFrom(assault, unit).some(({ enemy }) =>
    dangersOf(assault, { unit, to: enemy.at }).length > 0));
  return [
    ...hasCarriers ? ['whoever gets out of a transport does so nearest the enemy, and nobody gets in'] : [],
    ...hasDangers ? ['nobody goes where dice are thrown for the ground'] : [],
    ...onOverwatch(assault).length > 0 ? ['nobody fires from overwatch'] : [],
  ];
};
