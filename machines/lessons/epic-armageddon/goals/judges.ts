/** Every task with its judge. */
import type { GoalId } from '../../../../src/lessons/goals.ts';
import type { ReviewedDecision } from '../decision-review.ts';
import * as choices from './choices.ts';
import type { GoalJudge, GoalOf } from '../judge.ts';
import * as places from './places.ts';
import { doneWell, isWeighed, playWell, type WeighedGoal } from './play-well.ts';

const JUDGES: { readonly [id in Exclude<GoalId, WeighedGoal>]: GoalJudge<GoalOf<id>> } = {
  'charge-with': choices.chargeWith,
  'in-contact': places.inContact,
  'not-in-contact': places.notInContact,
  near: places.near,
  away: places.away,
  'clear-of-enemies': places.clearOfEnemies,
  'in-cover': places.inCover,
  engaged: places.engaged,
  'not-engaged': places.notEngaged,
  'hit-last': places.hitLast,
  'dice-split': choices.diceSplit,
  hit: choices.hit,
  spare: choices.spare,
  'save-by': choices.saveBy,
  'supported-by': choices.supportedBy,
  'got-away': places.gotAway,
  reach: choices.reach,
};

/** The judge of a task; how well something is done is judged by what the odds have said. */
export const goalJudgeOf = <I extends GoalId>(
  goal: GoalOf<I>, advice: readonly ReviewedDecision[],
): GoalJudge<GoalOf<I>> => {
  const { goal: id } = goal;
  if (!isWeighed(id)) return JUDGES[id as Exclude<GoalId, WeighedGoal>] as unknown as GoalJudge<GoalOf<I>>;
  return (id === 'play-well' ? playWell(advice) : doneWell(advice)) as unknown as GoalJudge<GoalOf<I>>;
};
