/** The table as it stood at a moment, or as it would stand after what was found to be better. */
import { presentOf, replay, type Timeline } from '../../../machines/epic-armageddon/timeline.ts';
import type { AssaultSnapshot } from '../../../machines/epic-armageddon/why.ts';
import { enemyOf, type Side } from '../../../src/epic-armageddon/model/procedure.ts';
import { unitOf } from '../../../src/epic-armageddon/model/roster.ts';
import { once } from '../../../src/shared/once.ts';
import type { PlannedWay } from '../../shared/battlefield/pieces.ts';
import type { BattlefieldView } from '../../shared/battlefield/view.ts';
import { stepOf } from '../../shared/resolver/step-path.ts';
import { foundCounters, foundStep } from '../../shared/review/found-counters.ts';
import { stepStateOf } from '../resolver/step-state.ts';
import { battlefieldView } from '../steps/battlefield-view.ts';
import { unitNames } from '../steps/wording.ts';
import { fightingOf, movedBetween, type MomentRow } from './moments.ts';
import type { BestDecision } from '../../../machines/epic-armageddon/review/review.ts';
import { reviewWords } from '../../shared/review/review-words.ts';

/** Nobody may do anything; the camera follows from step to step. Those who stood before a moment are drawn. */
export const viewAt = (snapshot: AssaultSnapshot, before: AssaultSnapshot): BattlefieldView => {
  const { assault } = snapshot.context;
  return battlefieldView(assault, {
    step: stepOf(stepStateOf(snapshot).path), stage: stageOf(before), movable: [], choosable: [], chosen: null,
    ghost: null, allowance: null,
    stoodBefore: before.context.assault.units.filter(({ lostTo }) => lostTo === null).map(({ id }) => id),
  });
};

const stageOf = (snapshot: AssaultSnapshot): string =>
  `review ${snapshot.context.assault.round} ${stepOf(stepStateOf(snapshot).path)}`;

/** As it stood once this was played. */
export const playedView = ({ before, after }: MomentRow): BattlefieldView => viewAt(after, before);

type Decisions = BestDecision['decisions'];

const reached = once((_: Decisions) => new Map<Timeline, AssaultSnapshot | null>());

/** After the first so many events and these decisions; null: one of them is refused there. */
const reachedBy = (timeline: Timeline, at: number, own: Decisions, more: Decisions = []): AssaultSnapshot | null => {
  const known = reached(more.length > 0 ? more : own);
  if (!known.has(timeline)) {
    const events = [...timeline.events.slice(0, at), ...own, ...more];
    const there = replay(timeline.scenario, events);
    known.set(timeline, there.at === events.length ? presentOf(there) : null);
  }
  return known.get(timeline)!;
};

/** As it would stand; null: what was found is refused there. */
export const snapshotOf = (timeline: Timeline, { moment: { at, best } }: MomentRow): AssaultSnapshot | null =>
  (best === undefined ? null : reachedBy(timeline, at, best.decisions));

/** How the other side would best answer it: ways on the map; null: it may not, or what was found is refused there. */
export const replyTo = (
  timeline: Timeline, { moment: { at, side, best } }: MomentRow, found: AssaultSnapshot,
): readonly PlannedWay[] | null => {
  if (best === undefined || best.reply === null) return null;
  const replied = reachedBy(timeline, at, best.decisions, best.reply.decisions);
  return replied === null ? null : waysBetween(found, replied, enemyOf(side));
};

const waysBetween = (before: AssaultSnapshot, after: AssaultSnapshot, side: Side): readonly PlannedWay[] => {
  const [from, to] = [before.context.assault, after.context.assault];
  return movedBetween(before, after).filter(id => unitOf(to, id).side === side).map(id => ({
    unit: id, path: [unitOf(from, id).at, unitOf(to, id).at], touches: [], label: '', selected: false,
  }));
};

/** Who would stand elsewhere is a dashed ghost there, and faint where it was played; and how it would be answered. */
export const bestView = (
  row: MomentRow, found: AssaultSnapshot, reply: readonly PlannedWay[] | null,
): BattlefieldView => {
  const view = viewAt(found, row.before);
  const { assault } = row.after.context;
  const played = new Map(movedBetween(row.after, found).map(id => [id, unitOf(assault, id).at]));
  const counters = foundCounters(view.counters, { moved: movedBetween(row.before, found), played });
  return { ...view, step: foundStep(view.step, counters), plans: reply ?? [], counters };
};

/** Why it is better, in one sentence; empty: there is nothing that the screen can tell. */
export const whyOf = ({ decision, moment: { side }, after }: MomentRow, found: AssaultSnapshot): string => {
  const { assault } = found.context;
  switch (decision) {
    case 'charge': case 'counterCharge': return reviewWords.why(fightingOf(found, side), fightingOf(after, side));
    case 'support': return reviewWords.supporters(unitNames(assault, assault.support.called[side]));
    case 'allocation': {
      const hit = new Set((assault.volley ?? assault.settled)?.hits[side].map(({ unit }) => unit) ?? []);
      return hit.size === 0 ? '' : reviewWords.hits(unitNames(assault, [...hit]));
    }
    default: return '';
  }
};
