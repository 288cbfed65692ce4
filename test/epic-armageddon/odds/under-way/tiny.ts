/** Fights of a few stands, and what walking state by state tells of their moments: the slow obvious answer. */
import type { Odds } from '../../../../src/epic-armageddon/odds/answer.ts';
import type { Moment } from '../../../../src/epic-armageddon/odds/procedure/turn.ts';
import { lastAttacksAt, lastAttacksOdds } from '../../../../src/epic-armageddon/odds/under-way/last-attacks.ts';
import { walkOdds } from '../../../../src/epic-armageddon/odds/walk.ts';
import type { Scenario } from '../../../../src/epic-armageddon/model/scenario.ts';
import type { Assault } from '../../../../src/epic-armageddon/model/state.ts';
import { differences, figuresOf } from '../../../support/odds-oracle/figures.ts';
import { momentsOf } from './moments.ts';

const TOLERANCE = 1e-6;
const EFFORT = 1e6;
/** Sums of the same probabilities in another order differ by no more. */
const ROUNDING = 1e-12;

/** The first moment of a seeded play at a state of the procedure, of which something may be asked besides. */
export const momentAt = (
  scenario: Scenario, seed: number, at: string, isWanted: (assault: Assault) => boolean = () => true,
): Moment => {
  const found = momentsOf(scenario, seed).find(one => one.at === at && isWanted(one.assault));
  if (found === undefined) throw new Error(`The assault of seed ${seed} does not come to ${at}.`);
  return found;
};

export const lastOf = <T>(answers: Generator<T, T>): T => {
  let answer = answers.next();
  while (answer.done !== true) answer = answers.next();
  return answer.value;
};

export const walkedFrom = (moment: Moment): Odds => lastOf(walkOdds(moment, TOLERANCE, EFFORT, () => []));

/** Where whole rounds tell something else of the rest of a round than walking; also if they tell nothing. */
export const amissIn = (moment: Moment): readonly string[] => {
  const lastAttacks = lastAttacksAt(moment);
  if (lastAttacks === null) return ['nothing is told'];
  const told = lastOf(lastAttacksOdds(lastAttacks, { tolerance: TOLERANCE, effort: EFFORT, assumptions: [] }));
  const walked = walkedFrom(moment);
  const open = told.unresolved + walked.unresolved;
  return [
    ...differences(figuresOf(told), figuresOf(walked), ROUNDING + open),
    ...open < 3 * TOLERANCE ? [] : [`unresolved: ${open}`],
  ];
};
