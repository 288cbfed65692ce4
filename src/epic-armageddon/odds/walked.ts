/**
 * The odds of what whole rounds do not tell from its beginning: walked state by state as far as there is time for it,
 * later rounds sampled, and what is still open played to its end.
 */
import { bySide, SIDES, type Side } from '../model/procedure.ts';
import { fightersOnTable } from '../model/roster.ts';
import type { Assault } from '../model/state.ts';
import type { Odds } from './answer.ts';
import { readThrow } from '../../dice/hand.ts';
import { assumptionsOf } from './assumptions.ts';
import { answered, ByTurns, type WalkedTo, type Later } from './by-turns.ts';
import { errorsIn, toldBy, type Depth } from './later/followed.ts';
import { Plays, PlayedEndings, SampledPlays, type Play, type PlayedThrow } from './later/plays.ts';
import { SampledFight } from './later/sampled-fight.ts';
import type { PlayableFight } from './later/sampled-rounds.ts';
import { Sample, type Root } from './later/sample.ts';
import { drawn, summed } from './later/throws.ts';
import { isClosable } from './later/ways.ts';
import {
  OF_A_ROUND, sweepFrom, thresholds, WHOLE, type PresentRound, type Swept,
} from './present-round.ts';
import { statesOf } from './round/loss-code.ts';
import { isSmall } from './round/fast-odds.ts';
import { Results } from './round/results.ts';
import type { Fight } from './round/fight.ts';
import { Rounds } from './round/rounds.ts';
import type { SurvivorPair } from './round/waiting.ts';
import { endedIn, timesOf } from './tally.ts';
import type { Group, Groups, Stakes } from './stakes/answer.ts';
import { newNode, type Node } from './walk/node.ts';

/** A state looked into costs so much, in units of work. */
const LOOK = 100;
/** The part of the effort that walking may take, and how much may be left open so that nothing need be played. */
const WALKED = 0.5;
/** The part of it after which the odds after each number of a throw are told for the first time. */
const SOON = 1 / 16;
const OPEN = 1e-6;
/** So much is walked before anything is played, and then played so that there is something to tell. */
const FIRST = 15_000;
/** So much is played before anything else where rounds can be; and so much of it, in pieces, before walking begins. */
const BEGINNING = 1500;
const BEFORE_WALKING = 60_000;

const massOf = ({ chances }: SurvivorPair): number => chances.reduce((sum, chance) => sum + chance, 0);

/** Survivors as they were found, each as often as they are likely. */
const rootOf = ({ board: { fighters } }: Fight, pairs: readonly SurvivorPair[]): Root => {
  const sums = summed(pairs.map(massOf));
  const states = pairs.map(pair => bySide(side => statesOf(fighters[side], pair[side])));
  return played => {
    played.begin(states[drawn(sums, played.uniform() * sums.at(-1)!)]!);
    return null;
  };
};

/** Rounds after this one, with all their dice if there is time for it; else sampled. */
function* laterRounds(
  fight: Fight, { tally, tied }: Swept, effort: number, depth: Depth,
): Generator<number, Later> {
  const mass = tied.reduce((sum, pair) => sum + massOf(pair), 0);
  if (mass === 0) return { tally, doubt: 0, sampled: 0, error: 0 };
  if (isClosable(fight, depth)) {
    const rounds = new Rounds(fight);
    yield* rounds.from(tied);
    return { ...toldBy(fight, sink => rounds.results.tell(fight.firstRound, sink), tally), sampled: 0, error: 0 };
  }
  if (depth.exact) return { tally, doubt: 0, sampled: mass, error: 0 };
  const sample = new Sample(fight, new Results(fight.board), rootOf(fight, tied));
  for (let left = effort; left > 0 && !(sample.isAny && sample.error(mass) < depth.tolerance);) {
    for (const work of sample.play(Math.min(left, SLICE))) {
      left -= work;
      yield work;
    }
  }
  const whole = toldBy(fight, sink => sample.tell(mass, fight.firstRound, sink), tally);
  return {
    ...whole, sampled: mass, error: sample.error(mass),
    ...(depth.errors ? { errors: errorsIn(fight, sample, mass, whole.tally) } : {}),
  };
}
const SLICE = 5000;

/**
 * Walks from a beginning that is so likely, in sweeps that get finer and finer, until too little is left open.
 *
 * @returns a generator that pauses with what has been done.
 */
function* walkFrom(
  present: PresentRound, start: () => Node, chance: number, effort: number, depth: Depth,
): Generator<number | WalkedTo, WalkedTo> {
  const budget = { left: effort / LOOK };
  const steps = present.later === null ? WHOLE : OF_A_ROUND;
  let best: WalkedTo | null = null;
  const enough = Math.min(OPEN, depth.tolerance);
  for (const least of thresholds(enough, steps)) {
    const before = budget.left;
    const sweep = sweepFrom(present, start(), least, budget);
    let step = sweep.next();
    for (let told = before; step.done !== true; step = sweep.next()) {
      yield (told - budget.left) * LOOK;
      told = budget.left;
    }
    const swept = step.value;
    const later = present.later === null ? { tally: swept.tally, doubt: 0, sampled: 0, error: 0 }
      : yield* laterRounds(present.later, swept, effort, depth);
    const open = Math.max(0, chance - endedIn(later.tally) + later.sampled);
    if (best === null || open - later.sampled < best.open - best.sampled) best = { ...later, open };
    yield best;
    if (best.open - best.sampled <= enough * chance || budget.left <= 0) break;
  }
  return best!;
}

/** So many fight that already a look at the first throw may take longer than there is time for. */
const MANY = 24;

const isOfMany = (assault: Assault): boolean =>
  SIDES.reduce((sum, side) => sum + fightersOnTable(assault, side).length, 0) > MANY;

/** For each unit of work that is walked so many are played: more where rounds can be played, which is soon done. */
const PLAYED = { moments: 1, rounds: 4 } as const;

/**
 * The odds from a moment on, better and better; null while nothing is known.
 *
 * @param fight whose rounds may at least be played; null: moment after moment has to be. Of more than a few who fight
 *   nothing is walked then, since that would come to no end.
 */
export function* walkedOdds(
  present: PresentRound, depth: Depth, assume: (noAssault: number) => readonly string[],
  fight: PlayableFight | null = null,
): Generator<Odds | null, Odds> {
  const played = fight === null ? new SampledPlays(present.moment)
    : new SampledFight(fight, present.moment, depth.effort);
  const times = fight === null ? PLAYED.moments : PLAYED.rounds;
  const turns = new ByTurns(played, depth, assume);
  if (!depth.exact && (fight !== null || isOfMany(present.moment.assault))) {
    yield* turns.begin(fight === null ? FIRST : BEGINNING);
    if (fight !== null && !isSmall(fight.fight.board)) {
      while (turns.left > 0 && !turns.isEnough) yield* turns.play(BEGINNING);
      return turns.last;
    }
    if (fight !== null) yield* turns.playUpTo(BEFORE_WALKING);
    if (turns.isEnough || turns.left <= 0) return turns.last;
  }
  const share = depth.exact ? WALKED : 1 / (1 + times);
  const walking = walkFrom(present, () => present.nodes.at(present.moment), 1, depth.effort * share, depth);
  for (let step = walking.next(); ; step = walking.next()) {
    if (typeof step.value === 'number') turns.walked(step.value);
    else {
      turns.found = step.value;
      turns.tell();
    }
    if (step.done === true) break;
    yield turns.best;
    if (depth.exact || (turns.found === null && depth.effort - turns.left < FIRST)) continue;
    yield* turns.even(times);
    if (turns.isEnough) return turns.last;
  }
  const whole = turns.found!;
  if (depth.exact || whole.open - whole.sampled <= OPEN) return turns.last;
  if (turns.sampled < FIRST) yield* turns.begin(FIRST - turns.sampled);
  while (turns.left > 0 && !turns.isEnough) yield* turns.play(FIRST);
  return turns.last;
}

/** One number that may be thrown, and what is known of the odds after it. */
interface WalkedStake {
  readonly group: Group;
  readonly played: PlayedEndings;
  found: WalkedTo | null;
}

const oddsAfter = (
  { moment: { at, assault } }: PresentRound, { group, played, found }: WalkedStake, depth: Depth,
): Odds => answered(
  found ?? { tally: timesOf(played.tally, group.chance), doubt: 0, sampled: 0, error: 0, open: group.chance },
  group.chance, played, depth, noAssault => assumptionsOf(assault, at, noAssault),
);

const surer = (before: WalkedTo | null, found: WalkedTo): WalkedTo =>
  (before !== null && openOf(before) < openOf(found) ? before : found);

const openOf = ({ open, sampled }: WalkedTo): number => open - sampled;

const openIn = ({ group, found }: WalkedStake): number =>
  (found === null ? group.chance : openOf(found));

/** What was counted of a throw: the sum of what a side’s hands say. */
const countedIn = ({ hands, faces }: PlayedThrow, side: Side | null): number => {
  const readings = readThrow(hands, faces);
  return hands.reduce((sum, hand, i) => (side === null || hand.side === side ? sum + readings[i]! : sum), 0);
};

/** The odds after each number of a throw that whole rounds do not tell. */
export function* walkedStakes(
  present: PresentRound, asked: readonly Groups[], depth: Depth,
): Generator<readonly Stakes[], readonly Stakes[]> {
  const all = asked.map(({ side, counted, groups }) => ({
    side, counted,
    stakes: groups.map((group): WalkedStake =>
      ({ group, played: new PlayedEndings(present.moment.assault), found: null })),
  }));
  const told = (): readonly Stakes[] => all.map(({ side, counted, stakes }) => ({
    side, counted,
    stakes: stakes.map(stake =>
      ({ count: stake.group.count, chance: stake.group.chance, odds: oddsAfter(present, stake, depth) })),
  }));
  const one = all.flatMap(({ stakes }) => stakes);
  let left = depth.effort;
  let best: readonly Stakes[] = [];
  for (const part of depth.exact ? [1] : [SOON, 1]) {
    for (const stake of one) {
      const { chance, read } = stake.group;
      const start = () => newNode(present.moment.at, () => read);
      for (const step of walkFrom(present, start, chance, part * depth.effort * WALKED / one.length, depth)) {
        if (typeof step === 'number') left -= step;
        else stake.found = surer(stake.found, step);
        yield best;
      }
    }
    best = told();
    yield best;
  }
  if (depth.exact || one.every(stake => openIn(stake) <= OPEN * stake.group.chance)) return best;
  const plays = new Plays(present.moment);
  const heard = (play: Play): void => {
    for (const { side, stakes } of all) {
      const count = countedIn(play.first!, side);
      stakes.find(({ group }) => group.count === count)?.played.add(play);
    }
  };
  while (left > 0) {
    for (const work of plays.play(Math.min(left, FIRST), heard)) left -= work;
    yield best = told();
  }
  return best;
}
