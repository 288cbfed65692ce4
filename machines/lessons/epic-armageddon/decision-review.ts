/** Decisions held against the odds: what each was worth, and what the best of the others would have been. */
import type { AssaultEvent } from '../../../src/epic-armageddon/model/events.ts';
import type { Odds } from '../../../src/epic-armageddon/odds/answer.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import type { Side } from '../../../src/epic-armageddon/model/procedure.ts';
import { metaOf } from '../../epic-armageddon/why.ts';
import { happen, presentOf, type Timeline } from '../../epic-armageddon/timeline.ts';
import { chargedInTheUsualWay, alternativesTo } from './alternatives.ts';
import type { AlternativeName } from './answer-words.ts';
import type { ReadyLesson } from './ready-lesson.ts';
import { backTo } from './position.ts';
import { isInState, statePath } from '../../why.ts';

/** One decision, or all that belong together, such as the moves of a charge. */
export interface ReviewedDecision {
  /** The state in which it was made, its title and its rule. */
  readonly path: string;
  readonly title: string;
  readonly rule: string;
  readonly round: number;
  /** How many events had happened before it. */
  readonly from: number;
  /** The chance to win that it left, 0 to 1. */
  readonly chosen: number;
  /** The chance that the best of the others would have left, and which that is; null: it was the best. */
  readonly better: { readonly way: AlternativeName; readonly chance: number } | null;
  /** What of the chances has not been followed, at most. */
  readonly open: number;
}

/** Tells how likely each ending is from a moment of an assault. */
export type OddsAt = (assault: Assault, path: string) => Odds | Promise<Odds>;

/** States in which something is decided that the odds can weigh. */
const WEIGHED = [
  'a1ChooseTarget', 'a2Charge.moving', 'a3CounterCharge.attackerMoves', 'a3CounterCharge.defenderMoves',
  'a4Attacks.choosing', 'a4Attacks.attacks.allocating', 'a4Attacks.firstStrike.allocating', 'a5SupportingFire.calling',
] as const;

const weighedIn = (path: string): string | undefined => WEIGHED.find(state => isInState(path, state));

/** What was decided in one state, and the moment before it. */
interface Stretch {
  readonly state: string;
  readonly before: Timeline;
  readonly events: readonly AssaultEvent[];
}

/** Everything decided since, state by state. */
const stretchesOf = (timeline: Timeline, from: number): readonly Stretch[] => {
  const states = timeline.snapshots.map(snapshot => weighedIn(statePath(snapshot)));
  const found: Stretch[] = [];
  for (let at = from; at < timeline.at;) {
    const state = states[at];
    let end = at + 1;
    while (end < timeline.at && states[end] === state) end += 1;
    if (state !== undefined) {
      found.push({ state, before: backTo(timeline, at), events: timeline.events.slice(at, end) });
    }
    at = end;
  }
  return found;
};

/** The assault once all of some events have happened. */
const afterAll = (before: Timeline, events: readonly AssaultEvent[]): Timeline =>
  events.reduce((now, event) => happen(now, event), before);

/** What arithmetic may add to a difference; beyond that it has to be more than what is open. */
const NOISE = 1e-6;
/** What is open is so many standard errors. */
const ERRORS = 3;

interface Chance {
  readonly chance: number;
  readonly open: number;
}

const chanceAt = async (timeline: Timeline, side: Side, oddsAt: OddsAt): Promise<Chance> => {
  const snapshot = presentOf(timeline);
  const { assault } = snapshot.context;
  if (snapshot.status !== 'active') return { chance: assault.winner === side ? 1 : 0, open: 0 };
  const { winner, error } = await oddsAt(assault, statePath(snapshot));
  return { chance: winner[side], open: ERRORS * error };
};

const advised = async (
  ready: ReadyLesson, { state, before, events }: Stretch, side: Side, oddsAt: OddsAt,
): Promise<ReviewedDecision> => {
  const { title, rule } = metaOf(presentOf(before));
  const weighed = (timeline: Timeline): Promise<Chance> =>
    chanceAt(state === 'a1ChooseTarget' ? chargedInTheUsualWay(ready, timeline) : timeline, side, oddsAt);
  const chosen = await weighed(afterAll(before, events));
  const others: (Chance & { readonly way: AlternativeName })[] = [];
  for (const { name, timeline } of alternativesTo(ready, before, state, events, side)) {
    others.push({ way: name, ...await weighed(timeline) });
  }
  const best = others.reduce<(typeof others)[number] | null>(
    (most, one) => (most === null || one.chance > most.chance ? one : most), null,
  );
  const open = Math.max(chosen.open, ...others.map(one => one.open));
  const isBetter = best !== null && best.chance - best.open > chosen.chance + chosen.open + NOISE;
  return {
    path: state, title, rule, round: presentOf(before).context.assault.round, from: before.at, chosen: chosen.chance,
    better: isBetter ? { way: best.way, chance: best.chance } : null, open,
  };
};

/**
 * What a side has decided since a moment, each decision held against a few others: what the lesson has prepared, what
 * happens if nobody decides, and the nearest of its alternatives. One after the other, so that a screen can breathe.
 */
export async function* reviewDecisions(
  ready: ReadyLesson, timeline: Timeline, from: number, side: Side, oddsAt: OddsAt,
): AsyncGenerator<ReviewedDecision, void> {
  for (const stretch of stretchesOf(timeline, from)) {
    if (alternativesTo(ready, stretch.before, stretch.state, stretch.events, side).length > 0) {
      yield await advised(ready, stretch, side, oddsAt);
    }
  }
}
