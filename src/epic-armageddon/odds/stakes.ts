/** What hangs on the next throw: the odds after it, by what it shows. */
import type { Assault, Side } from '../state.ts';
import type { Odds, OddsOptions } from './answer.ts';
import { assumptionsOf } from './assumptions.ts';
import { OVER, STATES } from './procedure.ts';
import type { Group, Groups } from './stakes/group.ts';
import { groupsAt } from './stakes/groups.ts';
import { endedIn, oddsOf, tallyFor, timesOf } from './tally.ts';
import { nodesFrom } from './walk/graph.ts';
import { newNode } from './walk/node.ts';
import { walk, type Budget, type Sweep } from './walk/sweep.ts';
import type { Counted } from './what-counts.ts';

/** One way in which dice may fall, as far as a player counts. */
export interface Stake {
  /** So many hits, saves, …; for the result by how much the attacker is ahead. */
  readonly count: number;
  readonly chance: number;
  /** The odds once this has been thrown. */
  readonly odds: Odds;
}

/** What hangs on the dice of one side, or on those of the result, which both throw. */
export interface Stakes {
  readonly side: Side | null;
  readonly counted: Counted;
  /** Every number that may come, the smallest first. */
  readonly stakes: readonly Stake[];
}

const TOLERANCE = 1e-9;
const EFFORT = 60_000;
/** What the first sweep drops, how much finer each next one is, and how far below the tolerance the last one is. */
const COARSE = 1e-4;
const FINER = 1e-2;
const BELOW = 1e-6;
const NOTHING = 1e-30;

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
  const nodes = nodesFrom({ ...assault, log: [], results: [] });
  const asked = OVER.includes(at) ? [] : groupsAt(nodes, { at, assault });
  const finest = Math.max(tolerance * BELOW, NOTHING);
  const budget: Budget = { left: effort };
  let best: readonly Stakes[] = [];
  for (let least = Math.max(COARSE, finest); asked.length > 0; least = Math.max(least * FINER, finest)) {
    const found: Stakes[] = [];
    for (const [place, groups] of asked.entries()) {
      const before = best[place]?.stakes ?? [];
      const stakes = yield* sweptStakes({ assault, at, groups, least, budget, best, before });
      found.push({ side: groups.side, counted: groups.counted, stakes });
    }
    best = found;
    if (openIn(best) <= tolerance || least === finest || budget.left <= 0) return best;
  }
  return best;
}

interface Asked {
  readonly assault: Assault;
  readonly at: string;
  readonly groups: Groups;
  readonly least: number;
  readonly budget: Budget;
  readonly best: readonly Stakes[];
  readonly before: readonly Stake[];
}

/** One sweep for each number. */
function* sweptStakes(
  { assault, at, groups, least, budget, best, before }: Asked,
): Generator<readonly Stakes[], readonly Stake[]> {
  const found: Stake[] = [];
  for (const [place, group] of groups.groups.entries()) {
    const sweep: Sweep = { tally: tallyFor(assault), least, budget, dropped: 0, done: 0 };
    for (const _ of walk(sweep, newNode(at, false, () => group.read), assault.round)) yield best;
    found.push(better(before[place], stakeOf(assault, at, group, sweep)));
  }
  return found;
}

const stakeOf = (assault: Assault, at: string, { count, chance }: Group, { tally }: Sweep): Stake => {
  const open = Math.max(0, 1 - endedIn(tally) / chance);
  const odds = oddsOf(timesOf(tally, 1 / chance), open, assumptionsOf(assault, at, tally.noAssault / chance));
  return { count, chance, odds };
};
