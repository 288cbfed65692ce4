/** What has happened in an assault, parted into its moments: decisions of a side, and throws. */
import { choosers } from '../../../src/epic-armageddon/attacks/ways-to-fight.ts';
import { whyNotMoveHit } from '../../../src/epic-armageddon/attacks/owner-choices.ts';
import type { AssaultEvent, Decision } from '../../../src/epic-armageddon/model/events.ts';
import { formationOf, unitOf } from '../../../src/epic-armageddon/model/roster.ts';
import { enemyOf, SIDES, type Side } from '../../../src/epic-armageddon/model/procedure.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import { isInState, statePath } from '../../why.ts';
import type { Timeline } from '../timeline.ts';

/** Events that belong together: `count` of them from number `at`, which is 0 for the first. */
export interface ReviewMoment {
  readonly at: number;
  readonly count: number;
  readonly kind: 'decision' | 'throw';
  /** Who decided; of a throw the attacker. */
  readonly side: Side;
  /** The state in which it began. */
  readonly path: string;
}

/** States whose moves and their end are one decision, however many events they are. */
const MOVING = [
  'a2Charge.moving', 'a3CounterCharge.attackerMoves', 'a3CounterCharge.defenderMoves',
] as const;
export const isCharging = ({ path }: Pick<ReviewMoment, 'path'>): boolean =>
  MOVING.some(state => isInState(path, state));

/** What has happened, moment after moment: every event is of one of them. */
export const momentsOf = (timeline: Timeline): readonly ReviewMoment[] => {
  const moments: ReviewMoment[] = [];
  for (const [at, event] of timeline.events.slice(0, timeline.at).entries()) {
    const next = momentOf(timeline, at, event);
    const last = moments.at(-1);
    if (last !== undefined && isOneWith(last, next, event, timeline.events[at - 1]!)) {
      moments[moments.length - 1] = { ...last, count: last.count + 1 };
    } else moments.push(next);
  }
  return moments;
};

const momentOf = ({ snapshots }: Timeline, at: number, event: AssaultEvent): ReviewMoment => {
  const snapshot = snapshots[at]!;
  const path = statePath(snapshot);
  const { assault } = snapshot.context;
  const [kind, side] = event.type === 'dice.thrown' ? ['throw', 'attacker'] as const
    : ['decision', sideDeciding(assault, path, event)] as const;
  return { at, count: 1, kind, side, path };
};

/** Whether an event belongs to the decision before it: of the same state and side, or no side's in particular. */
const isOneWith = (last: ReviewMoment, next: ReviewMoment, event: AssaultEvent, before: AssaultEvent): boolean => {
  if (last.kind === 'throw' || next.kind === 'throw' || stretchOf(last.path) !== stretchOf(next.path)) return false;
  return !isEnd(before) && (last.side === next.side || isEnd(event));
};

const stretchOf = (path: string): string => MOVING.find(state => isInState(path, state)) ?? path;

/** It says that all has been decided, whoever has decided something. */
const isEnd = ({ type }: AssaultEvent): boolean => ENDS.has(type);
const ENDS: ReadonlySet<AssaultEvent['type']> = new Set([
  'target.chosen', 'test.accepted', 'test.repeated', 'charge.ended', 'overwatch.ended', 'counterCharge.ended',
  'ways.settled', 'hits.allocated', 'critical.entered', 'support.called', 'withdrawal.ended', 'consolidation.ended',
]);

/** Whose decision an event is, there where it happens. */
const sideDeciding = (assault: Assault, path: string, event: Decision): Side => {
  if (isInState(path, 'a2Charge.overwatch')) return 'defender';
  if (isInState(path, 'a3CounterCharge.defenderMoves')) return 'defender';
  switch (event.type) {
    case 'overwatch.fired':
      return formationOf(assault, event.formation).side;
    case 'ways.settled':
    case 'hits.allocated':
    case 'support.called':
      return SIDES.find(side => mayDecide(assault, path, side)) ?? 'attacker';
    case 'rest.withdrew':
    case 'withdrawal.halfway':
    case 'withdrawal.moved':
    case 'withdrawal.ended':
      return isInState(path, 'a7Withdraw') ? enemyOf(assault.winner ?? 'attacker') : 'attacker';
    case 'consolidation.moved':
    case 'consolidation.ended':
      return assault.winner ?? 'attacker';
    default:
      return deciderOf(assault, event) ?? 'attacker';
  }
};

/** Whose decision an event is by itself; null: it does not say, or nobody’s in particular. */
const deciderOf = (assault: Assault, event: AssaultEvent): Side | null => {
  switch (event.type) {
    case 'target.chosen':
    case 'charge.ended':
      return 'attacker';
    case 'unit.moved':
    case 'unit.rose':
    case 'care.taken':
    case 'unit.disembarked':
    case 'unit.embarked':
    case 'way.chosen':
    case 'dice.split':
      return assault.units.find(({ id }) => id === event.unit)?.side ?? null;
    case 'hit.moved':
    case 'save.chosen':
    case 'supporters.called':
      return event.side;
    case 'sniper.aimed':
      return enemyOf(event.side);
    default:
      return null;
  }
};

/** Whether a side has something to decide where both may: how to fight, ties of its hits, who supports. */
export const mayDecide = (assault: Assault, path: string, side: Side): boolean => {
  if (path === 'a5SupportingFire.calling') return assault.support.able[side].length > 0;
  if (path === 'a4Attacks.choosing') return choosers(assault).some(id => unitOf(assault, id).side === side);
  const { volley } = assault;
  if (volley === null || !path.toLowerCase().endsWith('allocating')) return false;
  return volley.hits[side].some((_, hit) =>
    volley.targets[side].some(({ unit }) => whyNotMoveHit(assault, side, hit, unit) === null));
};
