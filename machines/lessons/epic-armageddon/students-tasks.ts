/** The two students of the tests at a task: one who does what is wanted, and one who does not. */
import type { Point } from '../../../src/battlefield/base.ts';
import type { Decision } from '../../../src/epic-armageddon/model/events.ts';
import { SAVE_KINDS } from '../../../src/epic-armageddon/model/volley.ts';
import { combatantOf, formationOf, isOnTable, livingIn, unitOf } from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import { chargers, enemiesFrom, usualCharge, usualCharges } from '../../../src/epic-armageddon/steps/usual-moves.ts';
import type { LessonGoal } from '../../../src/lessons/goals.ts';
import { isWeighed } from './goals/play-well.ts';
import type { Verdict } from './judge-answer.ts';
import { taskOf, judgeTask, needsReview } from './judge-task.ts';
import { happen, type Timeline } from '../../epic-armageddon/timeline.ts';
import type { ReadyLesson } from './ready-lesson.ts';
import { withTimeline, presentPosition, type LessonRun } from './lesson-run.ts';
import { following } from './position.ts';

/** No volley of a lesson has more hits. */
const MANY_HITS = 12;

const hitsTo = (assault: Assault, unit: string): readonly Decision[] => {
  const { side } = unitOf(assault, unit);
  const others = assault.units.filter(one => one.side === side).map(({ id }) => id);
  return Array.from({ length: MANY_HITS }, (_, at) => at).flatMap(at => [unit, ...others].flatMap(to => [
    { type: 'hit.moved', side, hit: at, to } as const, { type: 'sniper.aimed', side, hit: at, to } as const,
  ]));
};

/** A choice of target that has these formations fight. */
const targeting = (assault: Assault, formations: readonly string[]): Decision => {
  const { side } = formationOf(assault, assault.engaging);
  const others = formations.filter(id => id !== assault.engaging && id !== assault.target);
  return {
    type: 'target.chosen', target: assault.target,
    combined: others.filter(id => formationOf(assault, id).side === side),
    intermingled: others.filter(id => formationOf(assault, id).side !== side),
  };
};

/** How far somebody steps back, cm. */
const BACK = 9;

/** Each who charges in the usual way, or goes back from its nearest enemy; none once the charge is over. @rule A2.1 */
const charges = (assault: Assault): readonly Decision[] => (assault.engaged.length > 0 ? []
  : chargers(assault).flatMap(unit => {
      const [nearest] = enemiesFrom(assault, unit);
      const there = usualCharge(assault, unit.id);
      const back = nearest === undefined ? null : awayFrom(unit.at, nearest.enemy.at);
      return [there, back].flatMap(to => (to === null ? [] : [{ type: 'unit.moved', unit: unit.id, to } as const]));
    }));

const awayFrom = ([x, y]: Point, [ex, ey]: Point): Point => {
  const far = Math.hypot(x - ex, y - ey);
  return [x + (BACK * (x - ex)) / far, y + (BACK * (y - ey)) / far];
};

/** Single decisions that may bring a goal about, or spoil it. */
const turns = (assault: Assault, goal: LessonGoal): readonly Decision[] => {
  switch (goal.goal) {
    case 'charge-with':
      return [targeting(assault, goal.formations), targeting(assault, [])];
    case 'dice-split':
      return [goal.count, 0, 1].map(closeCombat => ({ type: 'dice.split', unit: goal.unit, closeCombat }));
    case 'hit':
    case 'spare':
      return hitsTo(assault, goal.unit);
    case 'save-by':
      return [goal.save, ...SAVE_KINDS].flatMap(save => Array.from({ length: MANY_HITS }, (_, hit): Decision => (
        { type: 'save.chosen', side: unitOf(assault, goal.unit).side, hit, save })));
    case 'supported-by':
      return [goal.units, [], goal.units.slice(1)]
        .map(units => ({ type: 'supporters.called', side: goal.side, units }));
    default:
      return [{ type: 'withdrawal.ended' }, { type: 'charge.ended' }, ...charges(assault)];
  }
};

const DIRECTIONS = 16;
/** How far apart those stand who have withdrawn together, cm. */
const PITCH = 3;

/** All of a formation withdraw side by side, in every direction. @rule A2.8, A7.3 */
const together = (assault: Assault, formation: string): readonly (readonly Decision[])[] => {
  const units = livingIn(assault, formation).filter(isOnTable);
  const [first] = units;
  if (first === undefined) return [];
  const cm = 2 * Math.min(...units.map(unit => combatantOf(assault, unit).speed)) - PITCH * units.length;
  return Array.from({ length: DIRECTIONS }, (_, i) => (2 * Math.PI * i) / DIRECTIONS).map(turn => [
    ...units.map((unit, place): Decision => ({ type: 'unit.moved', unit: unit.id, to: [
      first.at[0] + cm * Math.cos(turn) - PITCH * place * Math.sin(turn),
      first.at[1] + cm * Math.sin(turn) + PITCH * place * Math.cos(turn),
    ] })),
    { type: 'withdrawal.ended' },
  ]);
};

/** Everybody who can goes at the nearest enemy. @rule A2.1 */
const headlong = (assault: Assault): readonly Decision[] =>
  usualCharges(assault).map(({ unit, to }) => ({ type: 'unit.moved', unit, to }));

/** A way to go on: one decision as soon as the rules take it, and what else is prepared. */
interface Plan {
  readonly turn: Decision | null;
  readonly decisions: readonly Decision[];
}

/**
 * As prepared, as if nobody decided, and a single turn, alone or with the rest of what is prepared. Where the odds have
 * the last word, whoever is to miss it decides nothing, or charges headlong.
 */
function* plansOf(run: LessonRun, goal: LessonGoal, wanted: Verdict['is']): Generator<Plan> {
  const { decisions } = run.ready;
  if (wanted === 'right' || !isWeighed(goal.goal)) yield { turn: null, decisions };
  else if (goal.goal === 'charge-well') yield { turn: null, decisions: headlong(presentPosition(run).assault) };
  yield { turn: null, decisions: [] };
  if (goal.goal === 'got-away') {
    for (const decisions of together(presentPosition(run).assault, goal.formation)) yield { turn: null, decisions };
  }
  for (const turn of turns(presentPosition(run).assault, goal)) {
    yield { turn, decisions: [] };
    yield { turn, decisions: decisions.filter(({ type }) => type !== turn.type) };
  }
}

/** The first moment at which a decision can be made, with it made; as it was if it never can. */
const turned = (ready: ReadyLesson, timeline: Timeline, turn: Decision): Timeline => {
  for (const later of following(ready, timeline)) {
    const after = happen(later, turn);
    if (after !== later) return after;
  }
  return timeline;
};

/** Plays a plan until the task is judged; null: it never is. */
const followed = (run: LessonRun, { turn, decisions }: Plan, wanted: Verdict['is']): LessonRun | null => {
  const ready: ReadyLesson = { ...run.ready, decisions };
  const begun = turn === null ? run.timeline : turned(ready, run.timeline, turn);
  for (const timeline of following(ready, begun)) {
    const there = withTimeline(run, timeline);
    if (needsReview(there)) return there;
    const { is } = judgeTask(there).verdict;
    if (is !== 'open') return is === wanted ? there : null;
  }
  return null;
};

const doneSo = (run: LessonRun, wanted: Verdict['is']): LessonRun | null => {
  const goal = taskOf(run)?.goal;
  if (goal === undefined) return null;
  for (const plan of plansOf(run, goal, wanted)) {
    const there = followed(run, plan, wanted);
    if (there !== null) return there;
  }
  return null;
};

/**
 * The run with the task in hand done, or played to the end where the odds have still to be asked; null: nothing that
 * was tried does it.
 */
export const oracleDone = (run: LessonRun): LessonRun | null => doneSo(run, 'right');

/**
 * The run with the time for the task in hand over and the task not done, or played to the end where the odds have still
 * to be asked; null: nothing that was tried misses it.
 */
export const wrongDone = (run: LessonRun): LessonRun | null => doneSo(run, 'wrong');
