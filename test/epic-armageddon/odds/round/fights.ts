/** Small fights told by whole rounds and state by state, so that one can be held to the other. */
import type { Odds } from '../../../../src/epic-armageddon/odds/answer.ts';
import { turnAt } from '../../../../src/epic-armageddon/odds/procedure.ts';
import { boardOf } from '../../../../src/epic-armageddon/odds/round/board.ts';
import { fightOdds } from '../../../../src/epic-armageddon/odds/round/fast-odds.ts';
import { isRegular } from '../../../../src/epic-armageddon/odds/round/regular.ts';
import type { Fight } from '../../../../src/epic-armageddon/odds/round/round.ts';
import { Rounds } from '../../../../src/epic-armageddon/odds/round/rounds.ts';
import { supportersOf } from '../../../../src/epic-armageddon/odds/round/support.ts';
import { addDefeat, endedIn, oddsOf, tallyFor } from '../../../../src/epic-armageddon/odds/tally.ts';
import { nodesFrom } from '../../../../src/epic-armageddon/odds/walk/graph.ts';
import { walk } from '../../../../src/epic-armageddon/odds/walk/sweep.ts';
import { walkOdds } from '../../../../src/epic-armageddon/odds/walk.ts';
import type { Scenario } from '../../../../src/epic-armageddon/model/scenario.ts';
import { startAssault } from '../../../../src/epic-armageddon/steps/start.ts';
import type { Assault } from '../../../../src/epic-armageddon/model/state.ts';

/** The first answer, that of the first round; and the last one. */
export interface Told {
  readonly first: Odds;
  readonly last: Odds;
}

export interface Asked {
  readonly tolerance?: number;
  readonly effort?: number;
}

const CHOOSING = 'a4Attacks.choosing';
const WORK = 1e8;

const lastOf = (answers: Generator<Odds, Odds>): Odds => {
  let answer = answers.next();
  while (answer.done !== true) answer = answers.next();
  return answer.value;
};

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

/** The fight of a regular assault, however few are in it; `few`: of so many it is told who is lost in flight. */
export const fightIn = (assault: Assault, few?: number): Fight => {
  if (!isRegular(assault)) throw new Error('Whole rounds do not tell this assault.');
  return {
    board: boardOf(assault, few), firstRound: assault.round, standing: null, structure: null,
    supporters: { attacker: supportersOf(assault, 'attacker'), defender: supportersOf(assault, 'defender') },
  };
};

/** By whole rounds. */
export const byRounds = (assault: Assault, { tolerance = 1e-12, effort = WORK }: Asked = {}): Told => {
  const fight = fightIn(assault);
  const first = lastOf(fightOdds(fight, 1, effort, []));
  return { first, last: lastOf(fightOdds(fight, tolerance, effort, [])) };
};

const firstRound = (assault: Assault): Odds => {
  const sweep = { tally: tallyFor(assault), least: 0, budget: { left: WORK }, dropped: 0, done: 0 };
  const pauses = walk(sweep, nodesFrom(assault).at({ at: CHOOSING, assault }), assault.round);
  while (pauses.next().value !== 'round');
  return oddsOf(sweep.tally, 1 - endedIn(sweep.tally), []);
};

/** State by state. */
export const byWalking = (assault: Assault, { tolerance = 1e-12, effort = WORK }: Asked = {}): Told => ({
  first: firstRound(assault),
  last: lastOf(walkOdds({ at: CHOOSING, assault }, tolerance, effort, () => [])),
});

/** One sweep over all rounds of a fight: what is less likely than `least` for one round, or than `grain` not at all. */
export const swept = (fight: Fight, least: number, grain = least): Odds => {
  const { fighters, assault } = fight.board;
  const rounds = new Rounds(fight);
  const start = { attacker: fighters.attacker.map(() => 0), defender: fighters.defender.map(() => 0) };
  for (const _ of rounds.all(start, least, grain));
  const tally = tallyFor(assault);
  rounds.results.tell(fight.firstRound, (ending, round, chance) => addDefeat(tally, ending, round, chance));
  return oddsOf(tally, Math.max(0, 1 - endedIn(tally)), []);
};
