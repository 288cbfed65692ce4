/** What hangs on the next throw: the odds after it, by what it shows. */
import type { Assault } from '../model/state.ts';
import { EFFORT, TOLERANCE, type OddsOptions } from './answer.ts';
import { assumptionsOf } from './assumptions.ts';
import { presentRound, sweepFrom, type PresentRound, type Swept } from './present-round.ts';
import { OVER, STATES } from './procedure.ts';
import { leftOut } from './round/fast-odds.ts';
import { pausingWith } from './round/pauses.ts';
import type { Group, Groups, Stake, Stakes } from './stakes/answer.ts';
import { groupsAt } from './stakes/groups.ts';
import { askedAt } from './stakes/asked.ts';
import { stakesSideBySide } from './stakes/side-by-side.ts';
import { endedIn, oddsOf, timesOf } from './tally.ts';
import { OF_A_ROUND, thresholds } from './thresholds.ts';
import { newNode } from './walk/node.ts';
import type { Budget } from './walk/sweep.ts';

export type { Stake, Stakes } from './stakes/answer.ts';

const openIn = (stakes: readonly Stakes[]): number => Math.max(0, ...stakes.map(({ stakes: list }) =>
  list.reduce((sum, { chance, odds }) => sum + chance * odds.unresolved, 0)));

/** The better of two answers about a group. */
const better = (one: Stake | undefined, other: Stake): Stake =>
  (one !== undefined && one.odds.unresolved <= other.odds.unresolved ? one : other);

/**
 * The odds after the next throw, for every number that a player may count of it; better and better, the first after a
 * few milliseconds.
 *
 * The chances of a list add up to 1, and its odds, each as likely as its number, are the odds before the throw.
 *
 * @param at the state of the procedure by the path of its name; where no dice are thrown nothing hangs on them.
 * @returns a generator that yields the best answer so far; the first ones are empty.
 * @throws RangeError for a state that does not exist.
 */
export function* stakesOf(
  assault: Assault, at: string, { tolerance = TOLERANCE, effort = EFFORT }: OddsOptions = {},
): Generator<readonly Stakes[], readonly Stakes[]> {
  if (!STATES.includes(at)) throw new RangeError(`${at} is no state of an assault.`);
  if (OVER.includes(at)) return [];
  const byAnswers = askedAt({ at, assault }, { tolerance, effort, assumptions: assumptionsOf(assault, at, 0) });
  if (byAnswers !== null) return yield* stakesSideBySide(byAnswers);
  const present = presentRound({ at, assault });
  const asked = groupsAt(present.nodes, present.moment);
  const budget: Budget = { left: effort };
  let best: readonly Stakes[] = [];
  if (asked.length === 0) return best;
  for (const least of thresholds(tolerance, OF_A_ROUND)) {
    const found: Stakes[] = [];
    for (const [place, groups] of asked.entries()) {
      const before = best[place]?.stakes ?? [];
      const stakes = yield* sweptStakes({ present, groups, least, budget, best, before });
      found.push({ side: groups.side, counted: groups.counted, stakes });
    }
    best = found;
    if (openIn(best) <= tolerance || budget.left <= 0) break;
  }
  return best;
}

interface Asked {
  readonly present: PresentRound;
  readonly groups: Groups;
  readonly least: number;
  readonly budget: Budget;
  readonly best: readonly Stakes[];
  readonly before: readonly Stake[];
}

/** One sweep for each number. */
function* sweptStakes(
  { present, groups, least, budget, best, before }: Asked,
): Generator<readonly Stakes[], readonly Stake[]> {
  const found: Stake[] = [];
  for (const [place, group] of groups.groups.entries()) {
    const sweep = sweepFrom(present, newNode(present.moment.at, () => group.read), least, budget);
    found.push(better(before[place], stakeOf(present, group, yield* pausingWith(best, sweep))));
  }
  return found;
}

const stakeOf = (
  { moment: { at, assault } }: PresentRound, { count, chance }: Group, { tally, doubt }: Swept,
): Stake => {
  const open = Math.max(0, 1 - endedIn(tally) / chance);
  const assumptions = [...assumptionsOf(assault, at, tally.noAssault / chance), ...leftOut(doubt / chance)];
  return { count, chance, odds: oddsOf(timesOf(tally, 1 / chance), open, assumptions) };
};
