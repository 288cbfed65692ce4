/** How those usually charge who have not moved yet: as it is prepared, else straight at the enemy. */
import { stillToCome } from '../../../machines/epic-armageddon/play-on.ts';
import type { Timeline } from '../../../machines/epic-armageddon/timeline.ts';
import type { Decision } from '../../../src/epic-armageddon/model/events.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import { usualCharges } from '../../../src/epic-armageddon/steps/usual-moves.ts';
import { once } from '../../../src/shared/once.ts';
import type { PlannedMove } from '../steps/standing-view.ts';

const CHARGE = 'a2Charge.moving.choosing';

const NOBODY: readonly PlannedMove[] = [];

const perTimeline = once((_: Timeline) => new Map<readonly Decision[], readonly PlannedMove[]>());

/** Two moves of one unit in a row are the legs of one. */
export const plannedMoves = (
  timeline: Timeline, prepared: readonly Decision[], path: string, assault: Assault,
): readonly PlannedMove[] => {
  if (path !== CHARGE) return NOBODY;
  const known = perTimeline(timeline);
  const planned = known.get(prepared) ?? planOf(stillToCome(timeline, prepared), assault);
  known.set(prepared, planned);
  return planned;
};

const planOf = (decisions: readonly Decision[], assault: Assault): readonly PlannedMove[] => {
  const others = decisions.findIndex(({ type }) => type !== 'unit.moved');
  const moves = (others === -1 ? decisions : decisions.slice(0, others))
    .flatMap(decision => (decision.type === 'unit.moved' ? [decision] : []));
  const planned: { unit: string; legs: PlannedMove['legs'] }[] = [];
  for (const { unit, to } of moves.length > 0 ? moves : usualCharges(assault)) {
    const last = planned.at(-1);
    if (last?.unit === unit) last.legs = [...last.legs, to];
    else planned.push({ unit, legs: [to] });
  }
  return planned;
};
