/** What else a side could have decided: a few ways, each played to where the decision is behind. */
import type { AssaultEvent } from '../../../src/epic-armageddon/model/events.ts';
import { possibleTargets } from '../../../src/epic-armageddon/steps/a1-choose-target.ts';
import { choosers } from '../../../src/epic-armageddon/attacks/ways-to-fight.ts';
import { whyNotMoveHit } from '../../../src/epic-armageddon/attacks/owner-choices.ts';
import { combatantOf, unitOf } from '../../../src/epic-armageddon/model/roster.ts';
import { isWarEngine } from '../../../src/epic-armageddon/model/combatant.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import type { Side } from '../../../src/epic-armageddon/model/procedure.ts';
import { usualCharges, usualCounterCharges, type UsualMove } from '../../../src/epic-armageddon/steps/usual-moves.ts';
import { deciderOf } from '../../epic-armageddon/decider.ts';
import { happen, presentOf, type Timeline } from '../../epic-armageddon/timeline.ts';
import type { ReadyLesson } from './ready-lesson.ts';
import { following, nextLessonEvent } from './position.ts';
import { isInState, statePath } from '../../why.ts';
import type { AlternativeName } from './answer-words.ts';

/**
 * As prepared; as if nobody decided; another target, supporters, dice or victim; everybody at the nearest enemy: each a
 * decision that a side could have made instead.
 */
export interface Alternative {
  readonly name: AlternativeName;
  /** The assault once it is decided so. */
  readonly timeline: Timeline;
}

const isPast = (timeline: Timeline, state: string): boolean =>
  presentOf(timeline).status !== 'active' || !isInState(statePath(presentOf(timeline)), state);

/** Played on as a lesson has it until a state is left; null: it never is. */
const playedOut = (ready: ReadyLesson, before: Timeline, state: string): Timeline | null => {
  for (const later of following(ready, before)) if (isPast(later, state)) return later;
  return null;
};

/** The same events but for those of one side, and whatever else has to happen for the state to be left. */
const without = (ready: ReadyLesson, before: Timeline, state: string, events: readonly AssaultEvent[], side: Side,
  instead: readonly AssaultEvent[] = []): Timeline | null => {
  const { assault } = presentOf(before).context;
  const kept = events.filter(event => event.type !== 'dice.thrown' && !event.type.endsWith('.ended')
    && !event.type.endsWith('.called') && deciderOf(assault, event) !== side && deciderOf(assault, event) !== null);
  const unprepared: ReadyLesson = { ...ready, decisions: [] };
  let now = before;
  for (const event of [...kept, ...instead]) {
    now = happen(settled(unprepared, now), event);
    if (isPast(now, state)) return now;
  }
  return playedOut(unprepared, now, state);
};

/** Dice that a move has called for are thrown before anything else. */
const settled = (ready: ReadyLesson, timeline: Timeline): Timeline => {
  let now = timeline;
  for (let event = nextLessonEvent(ready, now); event?.type === 'dice.thrown'; event = nextLessonEvent(ready, now)) {
    now = happen(now, event);
  }
  return now;
};

/** So many other victims are tried. */
const MOST_VICTIMS = 6;

/** A side’s hits that may fall on others equally near who have none. @rule H1 */
const movableHits = (assault: Assault, side: Side): readonly AssaultEvent[] => {
  const { volley } = assault;
  if (volley === null) return [];
  const hit = new Set(volley.hits[side].map(({ unit }) => unit));
  const others = volley.targets[side].map(({ unit }) => unit).filter(unit => !hit.has(unit));
  return volley.hits[side].flatMap((_, at) => others
    .filter(to => whyNotMoveHit(assault, side, at, to) === null)
    .map((to): AssaultEvent => ({ type: 'hit.moved', side, hit: at, to })));
};

/** Everybody of a side goes at the nearest enemy. @rule A2.1, A3.1 */
const everybodyGoes = (ready: ReadyLesson, before: Timeline, state: string, side: Side): Timeline | null => {
  const unprepared: ReadyLesson = { ...ready, decisions: [] };
  let now = before;
  for (let moves = movesIn(now, state, side); moves.length > 0; moves = movesIn(now, state, side)) {
    const after = moves.reduce((moved, { unit, to }) => happen(moved, { type: 'unit.moved', unit, to }), now);
    if (after.at === now.at) break;
    now = settled(unprepared, after);
    if (isPast(now, state)) break;
  }
  return playedOut(unprepared, now, state);
};

const movesIn = (timeline: Timeline, state: string, side: Side): readonly UsualMove[] => {
  const { assault } = presentOf(timeline).context;
  return state === 'a2Charge.moving' ? usualCharges(assault) : usualCounterCharges(assault, side);
};

/** What a choice of target leads to: everybody charges in the usual way. */
export const chargedInTheUsualWay = (ready: ReadyLesson, timeline: Timeline): Timeline =>
  everybodyGoes(ready, timeline, 'a2Charge.moving', 'attacker') ?? timeline;

/** Decisions that could be made instead, in a state, by a side. */
const insteads = (
  assault: Assault, state: string, side: Side,
): readonly (readonly [AlternativeName, AssaultEvent])[] => {
  if (state === 'a1ChooseTarget') {
    return possibleTargets(assault).map(target => ['another-target', { type: 'target.chosen', target }]);
  }
  if (state === 'a5SupportingFire.calling' && assault.support.able[side].length > 0) {
    return [
      ['everybody-supports', { type: 'supporters.called', side, units: assault.support.able[side] }],
      ['nobody-supports', { type: 'supporters.called', side, units: [] }],
    ];
  }
  if (state.endsWith('.allocating')) {
    return movableHits(assault, side).slice(0, MOST_VICTIMS).map(event => ['another-victim', event]);
  }
  if (state !== 'a4Attacks.choosing') return [];
  return choosers(assault).map(id => unitOf(assault, id)).filter(unit => unit.side === side)
    .flatMap(unit => otherWays(assault, unit.id));
};

const otherWays = (assault: Assault, unit: string): readonly (readonly [AlternativeName, AssaultEvent])[] => {
  const combatant = combatantOf(assault, unitOf(assault, unit));
  if (!isWarEngine(combatant)) {
    return (['close-combat', 'firefight'] as const).map(by => ['fights-otherwise', { type: 'way.chosen', unit, by }]);
  }
  const dice = combatant.damageCapacity;
  return [...new Set([0, Math.floor(dice / 2), dice])]
    .map(closeCombat => ['fights-otherwise', { type: 'dice.split', unit, closeCombat }]);
};

/** Whether a side has anything to decide in a state. */
const decides = (assault: Assault, state: string, side: Side): boolean => {
  if (state.startsWith('a1') || state.startsWith('a2')) return side === 'attacker';
  if (state === 'a3CounterCharge.attackerMoves') return side === 'attacker';
  if (state === 'a3CounterCharge.defenderMoves') return side === 'defender';
  if (state === 'a5SupportingFire.calling') return assault.support.able[side].length > 0;
  if (state.endsWith('.allocating')) return movableHits(assault, side).length > 0;
  return choosers(assault).some(id => unitOf(assault, id).side === side);
};

/** States in which everybody may be moved. */
const MOVING: readonly string[] = [
  'a2Charge.moving', 'a3CounterCharge.attackerMoves', 'a3CounterCharge.defenderMoves',
];

/** A few ways in which a side could have decided; none where it had nothing to decide. */
export const alternativesTo = (
  ready: ReadyLesson, before: Timeline, state: string, events: readonly AssaultEvent[], side: Side,
): readonly Alternative[] => {
  const { assault } = presentOf(before).context;
  if (!decides(assault, state, side)) return [];
  const found: readonly (readonly [AlternativeName, Timeline | null])[] = [
    ['as-prepared', ready.decisions.length === 0 ? null : playedOut(ready, before, state)],
    ['undecided', without(ready, before, state, events, side)],
    ['everybody-goes', MOVING.includes(state) ? everybodyGoes(ready, before, state, side) : null],
    ...insteads(assault, state, side).map(([name, event]) =>
      [name, without(ready, before, state, events, side, [event])] as const),
  ];
  return found.flatMap(([name, timeline]) => (timeline === null ? [] : [{ name, timeline }]));
};
