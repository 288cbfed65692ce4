/** Probability on its way through everything that may come of an assault, round by round and step by step. */
import { PLACES } from '../procedure.ts';
import { addEnding, type Tally } from '../tally.ts';
import type { Branches, Node, Ranked } from './node.ts';
import type { Pattern } from '../throws/patterns.ts';

/** How much may still be looked into: one for every moment looked into. */
export interface Budget {
  left: number;
}

/** Pairs of patterns that cost as much as one moment. */
const PAIRS = 64;
/** Patterns, or nodes met for the first time, that do. */
const PATTERNS = 16;
const NODES = 4;
/** So much is done between two pauses. */
const SLICE = 50;

/** One walk of all probability from the start, which drops what is less likely than `least`. */
export interface Sweep {
  readonly tally: Tally;
  readonly least: number;
  readonly budget: Budget;
  dropped: number;
  /** What has been done since the last pause. */
  done: number;
}

/** Nodes to which probability has come, by their place in the procedure, and those of the next round. */
interface Waiting {
  readonly places: Node[][];
  readonly later: Node[];
  lowest: number;
}

const spend = (sweep: Sweep, cost: number): void => {
  sweep.budget.left -= cost;
  sweep.done += cost;
};

const arrive = (sweep: Sweep, waiting: Waiting, node: Node, mass: number): void => {
  if (!node.isMet) {
    node.isMet = true;
    spend(sweep, 1 / NODES);
  }
  if (node.mass === 0) {
    if (node.isNextRound) waiting.later.push(node);
    else {
      waiting.places[node.place]!.push(node);
      waiting.lowest = Math.min(waiting.lowest, node.place);
    }
  }
  node.mass += mass;
};

const sizeOf = (branches: Branches): number => {
  switch (branches.kind) {
    case 'ends':
      return 0;
    case 'parts':
      return branches.list.length;
    case 'sides':
      return branches.attacker.list.length + branches.defender.list.length;
  }
};

const droppedIn = (branches: Branches): number => {
  switch (branches.kind) {
    case 'ends':
      return 0;
    case 'parts':
      return branches.dropped;
    case 'sides':
      return Math.max(branches.attacker.dropped, branches.defender.dropped);
  }
};

/** What may follow a node, looked into as finely as is needed; null: nobody has looked, and the budget is spent. */
const branchesOf = (node: Node, sweep: Sweep, least: number): Branches | null => {
  const { branches } = node;
  const isEnough = branches !== null && (droppedIn(branches) === 0 || node.least <= least);
  if (isEnough || sweep.budget.left <= 0) return branches;
  node.branches = node.read(least);
  node.least = least;
  spend(sweep, 1 + sizeOf(node.branches) / PATTERNS);
  return node.branches;
};

/** Probability goes on to every pair of what is left of the two sides. */
function* spread(
  sweep: Sweep, waiting: Waiting, mass: number, branches: Extract<Branches, { readonly kind: 'sides' }>,
): Generator<undefined, void> {
  const { attacker, defender, child } = branches;
  const { least } = sweep;
  const likeliest = defender.list[0]?.chance ?? 0;
  const theirs = defender.tails[0]!;
  sweep.dropped += mass * (attacker.dropped + attacker.tails[0]! * defender.dropped);
  for (let i = 0; i < attacker.list.length; i += 1) {
    const a = attacker.list[i]!;
    const share = mass * a.chance;
    if (share * likeliest < least) {
      sweep.dropped += mass * attacker.tails[i]! * theirs;
      return;
    }
    const count = likely(defender, least / share);
    for (let j = 0; j < count; j += 1) {
      const d = defender.list[j]!;
      const node = child(a, d, sweep.budget.left > 0);
      if (node === null) sweep.dropped += share * d.chance;
      else arrive(sweep, waiting, node, share * d.chance);
    }
    sweep.dropped += share * defender.tails[count]!;
    spend(sweep, count / PAIRS);
    if (sweep.done >= SLICE) yield pause(sweep);
  }
}

/** How many patterns are at least so likely. */
const likely = ({ list }: Ranked<Pattern>, least: number): number => {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (list[middle]!.chance >= least) low = middle + 1;
    else high = middle;
  }
  return low;
};

const pause = (sweep: Sweep): undefined => {
  sweep.done = 0;
  return undefined;
};

/** Probability goes on from a node. */
function* flow(sweep: Sweep, waiting: Waiting, node: Node, round: number): Generator<undefined, void> {
  const { mass } = node;
  node.mass = 0;
  const branches = mass < sweep.least ? null : branchesOf(node, sweep, sweep.least / mass);
  if (branches === null) {
    sweep.dropped += mass;
    return;
  }
  switch (branches.kind) {
    case 'ends':
      return addEnding(sweep.tally, branches.ending, round, mass);
    case 'parts':
      for (const { chance, node: next } of branches.list) arrive(sweep, waiting, next, mass * chance);
      sweep.dropped += mass * branches.dropped;
      break;
    case 'sides':
      yield* spread(sweep, waiting, mass, branches);
  }
  if (sweep.done >= SLICE) yield pause(sweep);
}

/** The next node, the earliest in the procedure first; undefined: the round is over. */
const nextIn = (waiting: Waiting): Node | undefined => {
  const { places } = waiting;
  while (waiting.lowest < places.length) {
    const node = places[waiting.lowest]!.pop();
    if (node !== undefined) return node;
    waiting.lowest += 1;
  }
  return undefined;
};

/**
 * Walks all probability from a node to the endings, round after round: a round from where one has begun before is not
 * looked into again, so that what comes back for ever costs nothing and dies away.
 *
 * @returns a generator that pauses every few milliseconds, and after every round.
 */
export function* walk(sweep: Sweep, start: Node, firstRound: number): Generator<'round' | undefined, void> {
  let nodes: readonly Node[] = [start];
  start.mass = 1;
  for (let round = firstRound; nodes.length > 0; round += 1) {
    const waiting: Waiting = { places: Array.from({ length: PLACES.size }, () => []), later: [], lowest: 0 };
    for (const node of nodes) waiting.places[node.place]!.push(node);
    for (let node = nextIn(waiting); node !== undefined; node = nextIn(waiting)) {
      yield* flow(sweep, waiting, node, round);
    }
    nodes = waiting.later;
    yield 'round';
  }
}
