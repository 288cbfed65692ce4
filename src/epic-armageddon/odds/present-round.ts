/**
 * A round that is under way: followed state by state to its end, and from there on by whole rounds where these tell
 * all that may follow.
 */
import type { Assault } from '../model/state.ts';
import { bySide, type Side } from '../model/procedure.ts';
import type { Moment } from './procedure/turn.ts';
import { STATES } from './procedure.ts';
import { isBlurred } from './round/account.ts';
import { numberOf } from './round/loss-code.ts';
import type { Fight } from './round/fight.ts';
import type { SurvivorPair } from './round/waiting.ts';
import { tallyFor, type Tally } from './tally.ts';
import { stateIn } from './under-way/hurt.ts';
import { fightAfter } from './under-way/last-attacks.ts';
import { nodesFrom } from './walk/graph.ts';
import type { Node } from './walk/node.ts';
import type { Nodes } from './walk/readers.ts';
import { walk, type Budget } from './walk/sweep.ts';

/** A tie is possible from the attacks on until the result has been thrown. */
const [FIRST, LAST] = ['a4Attacks.engaged', 'a6Result.rolling'];

/** A round from a moment on, and all that may come of it. */
export interface PresentRound {
  readonly moment: Moment;
  readonly nodes: Nodes;
  /** The fight that later rounds are of, if they need not be walked. */
  readonly later: Fight | null;
  /** The tied ends of this round, as they are found. */
  readonly ties: Map<Node, Assault>;
}

/** What a sweep has found: endings, and those who fight on, as likely together as what it began with, or less. */
export interface Swept {
  readonly tally: Tally;
  readonly tied: readonly SurvivorPair[];
}

const laterFight = ({ at, assault }: Moment): Fight | null => {
  const place = STATES.indexOf(at);
  if (place < STATES.indexOf(FIRST!) || place > STATES.indexOf(LAST!)) return null;
  const fight = fightAfter(assault);
  return fight === null || fight.isLarge ? null : fight;
};

export const presentRound = ({ at, assault }: Moment): PresentRound => {
  const untold = { ...assault, log: [], results: [] };
  const fight = laterFight({ at, assault: untold });
  const ties = new Map<Node, Assault>();
  return {
    moment: { at, assault: untold }, ties,
    nodes: nodesFrom(untold, (node, tied) => ties.set(node, tied)),
    later: fight,
  };
};

/** The states of a side’s fighters as one number; null: something else about them has changed, or may count. */
const numberIn = ({ board }: Fight, tied: Assault, side: Side): number | null => {
  const states: number[] = [];
  for (const fighter of board.fighters[side]) {
    const { id, at } = fighter.unit;
    const unit = tied.units.find(one => one.id === id)!;
    if (unit.at[0] !== at[0] || unit.at[1] !== at[1]) return null;
    states.push(stateIn(fighter, unit));
  }
  return isBlurred(board.fighters[side], states) ? null : numberOf(board.fighters[side], states);
};

const isAsBefore = ({ board: { assault } }: Fight, tied: Assault): boolean => tied.formations.every((one, i) => {
  const before = assault.formations[i]!;
  return one.blastMarkers === before.blastMarkers && one.broken === before.broken && one.fighting === before.fighting;
});

/** Those who fight on, with how likely they are; what cannot be told by whole rounds is left open. */
const tiedPairs = (
  { ties }: PresentRound, fight: Fight,
): readonly SurvivorPair[] => [...ties].flatMap(([node, tied]) => {
  const { mass } = node;
  node.mass = 0;
  if (mass === 0 || !isAsBefore(fight, tied)) return [];
  const pair = bySide(side => numberIn(fight, tied, side));
  return pair.attacker === null || pair.defender === null ? []
    : [{ attacker: pair.attacker, defender: pair.defender, chances: [0, mass] }];
});

/**
 * Follows everything from a beginning on, but for what is less likely than `least`; later rounds only if they have to
 * be walked.
 *
 * @returns a generator of nothing, after every few milliseconds; it ends with all.
 */
export function* sweepFrom(
  present: PresentRound, start: Node, least: number, budget: Budget,
): Generator<undefined, Swept> {
  const { assault } = present.moment;
  const tally = tallyFor(assault);
  const sweep = { tally, least, budget, dropped: 0, done: 0 };
  for (const pause of walk(sweep, start, assault.round)) {
    if (pause === 'round' && present.later !== null) break;
    yield undefined;
  }
  return { tally, tied: present.later === null ? [] : tiedPairs(present, present.later) };
}

/** The last sweep drops no more than this part of the tolerance. */
const BELOW = 1e-6;

export interface SweepSteps {
  /** What the first sweep drops, and what each next one drops of it. */
  readonly coarse: number;
  readonly finer: number;
  /** What is less likely is never followed. */
  readonly nothing: number;
}

/** The thresholds of all sweeps, one after the other. */
export const thresholds = (tolerance: number, { coarse, finer, nothing }: SweepSteps): readonly number[] => {
  const finest = Math.max(tolerance * BELOW, nothing);
  const found = [Math.max(coarse, finest)];
  while (found.at(-1)! > finest) found.push(Math.max(found.at(-1)! * finer, finest));
  return found;
};

/** The sweeps of a round that goes on by whole rounds. */
export const OF_A_ROUND: SweepSteps = { coarse: 1e-4, finer: 1e-2, nothing: 1e-30 };
/** Those of a whole assault: fewer of them, each much finer. */
export const WHOLE: SweepSteps = { coarse: 1e-5, finer: 1e-3, nothing: 1e-30 };
