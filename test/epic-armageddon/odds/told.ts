/** Odds of which nothing is estimated, so that one way to them can be held to another. */
import type { Odds } from '../../../src/epic-armageddon/odds/answer.ts';
import type { Depth } from '../../../src/epic-armageddon/odds/later/followed.ts';
import { presentRound } from '../../../src/epic-armageddon/odds/present-round.ts';
import type { Moment } from '../../../src/epic-armageddon/odds/procedure/turn.ts';
import type { Nodes } from '../../../src/epic-armageddon/odds/walk/readers.ts';
import { walkedOdds } from '../../../src/epic-armageddon/odds/walked.ts';

/** How far odds are followed. */
export interface Asked {
  readonly tolerance?: number;
  readonly effort?: number;
}

const WORK = 1e10;

export const exactly = ({ tolerance = 1e-12, effort = WORK }: Asked = {}, assumptions: readonly string[] = []): Depth =>
  ({ tolerance, effort, exact: true, errors: false, assumptions });

export const lastOf = <T>(answers: Generator<unknown, T>): T => {
  let answer = answers.next();
  while (answer.done !== true) answer = answers.next();
  return answer.value;
};

/**
 * State by state to the end, whatever rounds could tell.
 *
 * @param nodes those of an earlier moment of the same assault: what has been looked into need not be again.
 */
export const walkedFrom = (moment: Moment, asked: Asked = {}, nodes: Nodes | null = null): Odds => {
  const present = presentRound(moment);
  return lastOf(walkedOdds({ ...present, nodes: nodes ?? present.nodes, later: null }, exactly(asked), () => []));
};
