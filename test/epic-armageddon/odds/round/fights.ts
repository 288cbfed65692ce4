/** Small fights told by whole rounds and state by state, so that one can be held to the other. */
import type { Odds } from '../../../../src/epic-armageddon/odds/answer.ts';
import { turnAt } from '../../../../src/epic-armageddon/odds/procedure.ts';
import { boardOf } from '../../../../src/epic-armageddon/odds/round/board.ts';
import { fightOdds } from '../../../../src/epic-armageddon/odds/later/ways.ts';
import { isRegular } from '../../../../src/epic-armageddon/odds/round/regular.ts';
import type { Fight } from '../../../../src/epic-armageddon/odds/round/fight.ts';
import { supportersOf } from '../../../../src/epic-armageddon/odds/round/support.ts';
import { endedIn, oddsOf, tallyFor } from '../../../../src/epic-armageddon/odds/tally.ts';
import { nodesFrom } from '../../../../src/epic-armageddon/odds/walk/graph.ts';
import { walk } from '../../../../src/epic-armageddon/odds/walk/sweep.ts';
import type { Scenario } from '../../../../src/epic-armageddon/model/scenario.ts';
import { SIDES } from '../../../../src/epic-armageddon/model/procedure.ts';
import { fightersOnTable } from '../../../../src/epic-armageddon/model/roster.ts';
import { startAssault } from '../../../../src/epic-armageddon/steps/start.ts';
import type { Assault } from '../../../../src/epic-armageddon/model/state.ts';
import { exactly, lastOf, walkedFrom, type Asked } from '../told.ts';

/** The first answer, that of the first round; and the last one. */
export interface Told {
  readonly first: Odds;
  readonly last: Odds;
}

const CHOOSING = 'a4Attacks.choosing';
const WORK = 1e8;
/** None but for the first sweep. */
const NO_WORK = 1e-9;

/** An assault as its attacks begin. */
export const begun = (scenario: Scenario): Assault => {
  let moment = { at: 'setUp', assault: startAssault(scenario) };
  while (moment.at !== CHOOSING) {
    const turn = turnAt(moment);
    if (turn.dice !== null) throw new Error('Dice are thrown before the attacks.');
    moment = turn.next;
  }
  return moment.assault;
};

/** How many pairs of enemies there are in it. */
export const pairsIn = (assault: Assault): number =>
  SIDES.reduce((product, side) => product * fightersOnTable(assault, side).length, 1);

/** The fight of a regular assault, however few are in it; `few`: of so many it is told who is lost in flight. */
export const fightIn = (assault: Assault, few?: number): Fight => {
  if (!isRegular(assault)) throw new Error('Whole rounds do not tell this assault.');
  return {
    board: boardOf(assault, few), firstRound: assault.round, isLarge: false,
    supporters: { attacker: supportersOf(assault, 'attacker'), defender: supportersOf(assault, 'defender') },
  };
};

const firstOf = (fight: Fight): Odds => lastOf(fightOdds(fight, exactly({ effort: NO_WORK })));

/** By whole rounds. */
export const byRounds = (assault: Assault, asked: Asked = {}): Told => {
  const fight = fightIn(assault);
  return { first: firstOf(fight), last: lastOf(fightOdds(fight, exactly(asked))) };
};

/** The first round alone, by whole rounds. */
export const firstByRounds = (assault: Assault): Odds => firstOf(fightIn(assault));

/** The first round alone, state by state. */
export const firstByWalking = (assault: Assault): Odds => {
  const sweep = { tally: tallyFor(assault), least: 0, budget: { left: WORK }, dropped: 0, done: 0 };
  const pauses = walk(sweep, nodesFrom(assault).at({ at: CHOOSING, assault }), assault.round);
  while (pauses.next().value !== 'round');
  return oddsOf(sweep.tally, 1 - endedIn(sweep.tally), [], { error: 0 });
};

/** State by state. */
export const byWalking = (assault: Assault, asked: Asked = {}): Told => ({
  first: firstByWalking(assault),
  last: walkedFrom({ at: CHOOSING, assault }, asked),
});
