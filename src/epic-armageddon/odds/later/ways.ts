/**
 * The odds of several ways in which a round may go on: the round itself with all its dice at once, later rounds from a
 * sample, or with all their dice at once too where so few fight that there is time for it.
 */
import type { Odds } from '../answer.ts';
import { SIDES } from '../../model/procedure.ts';
import { leftOut } from '../round/fast-odds.ts';
import type { Results } from '../round/results.ts';
import { unhurtIn, type Fight } from '../round/fight.ts';
import { fightRound } from '../round/round.ts';
import { Rounds } from '../round/rounds.ts';
import { endedIn, noErrors, oddsOf, timesOf } from '../tally.ts';
import { isCostly, isLongLost } from './costly.ts';
import { FollowedWay, NOTHING, toldBy, type Depth, type Way } from './followed.ts';
import { roundFrom } from './sample.ts';

/**
 * So much is sampled of all ways before it is asked how sure they are, less where no more effort is meant, but never
 * less than so much; of each way at least so much. Of several ways so little of each comes first.
 */
const FIRST = 10_000;
const FIRST_LEAST = 3000;
const EACH = 500;
const SOON = 60;
/** The round of all ways together may take so much; what takes more is sampled too. */
const FIRST_ROUND = 40_000;
/** Where nothing may be estimated, what is told in one go may take so many times what there is room for. */
const PATIENT = 100;
/** So much is sampled in one go; all is told anew once so large a part of it is new, since to tell takes as long. */
const SLICE = 2000;
const MORE = 1 / 16;
/**
 * So many states of both sides together may be followed to their ends, for such a part of the effort and for no more
 * work than a sample would take; more if nothing may be estimated.
 */
const FEW = 2 ** 12;
const MANY = 2 ** 20;
const PART = 0.6;

/** Whether later rounds may be followed with all their dice. */
export const isClosable = ({ board: { fighters } }: Fight, { exact }: Depth): boolean =>
  SIDES.flatMap(side => fighters[side]).reduce((all, { states }) => all * states, 1) <= (exact ? MANY : FEW);

/** The way that bears most on how sure all are. */
const nextOf = (followed: readonly FollowedWay[]): FollowedWay | null => {
  const weightOf = ({ way, error }: FollowedWay): number => way.chance * error;
  const next = followed.reduce((most, one) => (weightOf(one) > weightOf(most) ? one : most));
  return weightOf(next) > 0 ? next : null;
};

const errorOf = (followed: readonly FollowedWay[]): number =>
  followed.reduce((sum, { way, error }) => sum + way.chance * error, 0);

/**
 * Follows all rounds of all ways for so much work at most; null: there is no time for it, or they do not tell all.
 *
 * @param like what is known already of results of the fight.
 */
function* closed(
  fight: Fight, ways: readonly Way[], depth: Depth, effort: number, like: Results,
): Generator<number, readonly Odds[] | null> {
  if (fight.isLarge || effort <= 0 || !isClosable(fight, depth)) return null;
  const rounds = new Rounds(fight, ways.length, like);
  let left = effort;
  for (const work of rounds.all(ways)) {
    left -= work;
    if (left < rounds.left || (rounds.isAnyLeftOut && !depth.exact)) return null;
    yield work;
  }
  return ways.map((way, column) => {
    const { tally, doubt } = toldBy(fight, sink => rounds.results.tell(fight.firstRound, sink, ways.length, column));
    const shares = timesOf(tally, 1 / way.chance);
    const open = Math.max(0, 1 - endedIn(shares));
    const assumptions = [...depth.assumptions, ...leftOut(doubt / way.chance)];
    return oddsOf(shares, open, assumptions, {
      error: open < NOTHING ? 0 : open, ...(depth.errors ? { errors: noErrors(shares) } : {}),
    });
  });
}

/**
 * The odds after each of some ways, better and better. The rounds after this one are estimated first; then they are
 * followed with all their dice, if there is time for it.
 *
 * @param isPlayed whether rounds of the fight can only be played.
 */
export function* oddsOfWays(
  fight: Fight, ways: readonly Way[], depth: Depth, isPlayed = false,
): Generator<readonly Odds[], readonly Odds[]> {
  const width = ways.length;
  const rounds = new Rounds(fight, width);
  let left = depth.effort;
  const isTold: boolean[] = [];
  for (const [place, way] of ways.entries()) {
    const inFull = Math.max(FIRST_ROUND / width, depth.effort);
    let room = depth.exact && !fight.isLarge && !isLongLost(fight, PATIENT * inFull) ? inFull
      : isPlayed || isCostly(fight, FIRST_ROUND / width, way.fires) ? 0 : FIRST_ROUND / width;
    if (room > 0) {
      for (const work of rounds.first(way, place)) {
        left -= work;
        room -= work;
        if (room < 0) break;
        yield [];
      }
    }
    isTold.push(room > 0);
  }
  const followed = ways.map((way, place) =>
    new FollowedWay(fight, rounds, way, { width, column: place, isTold: isTold[place]! }, !depth.exact));
  const told = (): readonly Odds[] => followed.map(one => one.odds(depth));
  const onTheWay = depth.isLastOnly === true ? (): readonly Odds[] => NOBODYS : told;
  if (followed.every(({ open }) => open === 0)) return told();
  const toBegin = Math.max(FIRST_LEAST, Math.min(FIRST, depth.effort));
  const sampled = depth.exact ? 0 : yield* firstSample(followed, onTheWay, toBegin, depth.tolerance);
  left -= sampled;
  let best = onTheWay();
  yield best;
  const toSample = depth.exact ? Infinity : sampled * ((errorOf(followed) / depth.tolerance) ** 2 - 1);
  const closing = closed(fight, ways, depth, isPlayed ? 0 : Math.min(left * PART, toSample), rounds.results);
  let step = closing.next();
  for (; step.done !== true; step = closing.next()) {
    left -= step.value;
    yield best;
  }
  if (step.value !== null || depth.exact) return step.value ?? told();
  let [all, untold] = [sampled, 0];
  while (left > 0 && errorOf(followed) > depth.tolerance) {
    const next = nextOf(followed);
    if (next === null) break;
    for (const work of next.sample!.play(Math.min(SLICE, left))) {
      left -= work;
      all += work;
      untold += work;
    }
    if (untold >= all * MORE) {
      best = onTheWay();
      untold = 0;
    }
    yield best;
  }
  return untold > 0 || depth.isLastOnly === true ? told() : best;
}

const NOBODYS: readonly Odds[] = [];

/** Something of every way, until that is sure enough; it is told once as soon as there is something of each. */
function* firstSample(
  followed: readonly FollowedWay[], told: () => readonly Odds[], effort: number, tolerance: number,
): Generator<readonly Odds[], number> {
  let done = 0;
  let first: readonly Odds[] = [];
  const each = Math.max(EACH, effort / followed.length);
  for (const part of followed.length > 1 ? [SOON, each - SOON] : [each]) {
    for (const { sample } of followed) {
      if (sample === null) continue;
      for (const work of sample.play(part)) {
        done += work;
        if (done >= FIRST_LEAST && errorOf(followed) <= tolerance) return done;
        if (first.length === 0 && followed.every(one => one.sample?.isAny ?? true)) first = told();
        yield first;
      }
    }
  }
  return done;
}

/** The odds of the one way that there is; null while nothing is known. */
export function* only(answers: Generator<readonly Odds[], readonly Odds[]>): Generator<Odds | null, Odds> {
  let step = answers.next();
  for (; step.done !== true; step = answers.next()) yield step.value[0] ?? null;
  return step.value[0]!;
}

/** The odds of a fight from where its round begins, better and better; null while nothing is known. */
export const fightOdds = (fight: Fight, depth: Depth): Generator<Odds | null, Odds> => {
  const start = unhurtIn(fight);
  return only(oddsOfWays(fight, [{
    chance: 1, weight: 1, root: roundFrom(start), stretches: isByUnit => fightRound(fight, start, isByUnit),
  }], depth));
};
