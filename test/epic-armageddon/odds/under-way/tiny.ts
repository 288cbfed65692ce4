/** Fights of a few stands, and what walking state by state tells of their moments: the slow obvious answer. */
import type { Moment } from '../../../../src/epic-armageddon/odds/procedure/turn.ts';
import { lastAttacksAt, lastAttacksOdds } from '../../../../src/epic-armageddon/odds/under-way/last-attacks.ts';
import type { Scenario } from '../../../../src/epic-armageddon/model/scenario.ts';
import type { Assault } from '../../../../src/epic-armageddon/model/state.ts';
import { differences, figuresOf } from '../../../support/odds-oracle/figures.ts';
import { exactly, lastOf, walkedFrom } from '../told.ts';
import { momentsOf } from './moments.ts';

const TOLERANCE = 1e-6;
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

/** Where whole rounds tell something else of the rest of a round than walking; also if they tell nothing. */
export const amissIn = (moment: Moment): readonly string[] => {
  const lastAttacks = lastAttacksAt(moment);
  if (lastAttacks === null) return ['nothing is told'];
  const told = lastOf(lastAttacksOdds(lastAttacks, exactly({ tolerance: TOLERANCE })));
  const walked = walkedFrom(moment, { tolerance: TOLERANCE });
  const open = told.unresolved + walked.unresolved;
  return [
    ...differences(figuresOf(told), figuresOf(walked), ROUNDING + open),
    ...open < 3 * TOLERANCE ? [] : [`unresolved: ${open}`],
  ];
};
