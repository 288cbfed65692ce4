/** The odds of a regular assault from where its attacks begin, by whole rounds. */
import type { Assault } from '../../model/state.ts';
import { bySide, SIDES } from '../../model/procedure.ts';
import type { Odds } from '../answer.ts';
import { caughtInFlight } from '../assumption-words.ts';
import { addDefeat, endedIn, oddsOf, tallyFor, timesOf, type Tally } from '../tally.ts';
import { standInsFor } from './alike.ts';
import { boardOf } from './board.ts';
import { FINER, finerAndFiner } from './finer.ts';
import { pausingWith } from './pauses.ts';
import { isRegular } from './regular.ts';
import { fightRound, type Fight } from './round.ts';
import { Rounds } from './rounds.ts';
import { structureOf } from './structure.ts';
import { supportersOf } from './support.ts';

/** How much finer each sweep is where many stand for each other: few pairs are told apart, and all soon followed. */
const MUCH_FINER = 1e-3;

/** A fight in which nobody moves any more; null: it has to be walked state by state. */
export const roundFightOf = (assault: Assault): Fight | null => {
  if (!isRegular(assault)) return null;
  const board = boardOf(assault);
  const isToldInFull = board.isFlightTold && board.isMourned;
  if (isTooLarge(board.fighters) || (isSmall(board.fighters) && !isToldInFull)) return null;
  const supporters = bySide(side => supportersOf(assault, side));
  return { board, supporters, firstRound: assault.round, standing: null, structure: null };
};

/** States of a side are numbers, and every number must be told from the next. */
const isTooLarge = (fighters: Fight['board']['fighters']): boolean => SIDES.some(side =>
  fighters[side].reduce((numbers, { states }) => numbers * states, 1) > Number.MAX_SAFE_INTEGER);

/** So few that walking state by state tells everything. */
const FEW = 8;
const isSmall = ({ attacker, defender }: Fight['board']['fighters']): boolean =>
  attacker.length + defender.length <= FEW;

/** So many states of a side are gone through in no time, over and over again. */
const MANY = 2 ** 13;

/** Whether many rounds of a fight can be fought while somebody waits. */
export const isLight = ({ board: { fighters }, standing }: Fight): boolean => standing !== null || SIDES.every(side =>
  fighters[side].reduce((numbers, { states }) => numbers * states, 1) <= MANY);

/** Losses in flight that are not told, if any, with how likely they are. */
export const leftOut = (doubt: number): readonly string[] =>
  (doubt === 0 ? [] : [caughtInFlight(percent(doubt))]);

/** Two places, and never less than it is. */
const percent = (chance: number): string => {
  const place = 10 ** (Math.floor(Math.log10(100 * chance)) - 1);
  return `${Number((Math.min(Math.ceil(100 * chance / place) * place, 100)).toPrecision(2))} %`;
};

/** Adds all endings that rounds have come to; returns how likely those are of which some losses are not told. */
export const tellInto = (tally: Tally, fight: Fight, rounds: Rounds, width = 1, column = 0): number => {
  let doubt = 0;
  rounds.results.tell(fight.firstRound, (ending, round, chance) => {
    addDefeat(tally, ending, round, chance);
    if (ending.isDoubtful) for (const likely of ending.chances) doubt += chance * likely;
  }, width, column);
  return doubt;
};

/** One of several ways that are told side by side, and how likely it is. */
export interface Column {
  readonly place: number;
  readonly width: number;
  readonly chance: number;
}

const ALL: Column = { place: 0, width: 1, chance: 1 };

/** What rounds have come to so far. */
export const answerOf = (
  fight: Fight, rounds: Rounds, assumptions: readonly string[], { place, width, chance }: Column = ALL,
): Odds => {
  const tally = tallyFor(fight.board.assault);
  const doubt = tellInto(tally, fight, rounds, width, place) / chance;
  const shares = chance === 1 ? tally : timesOf(tally, 1 / chance);
  return oddsOf(shares, Math.max(0, 1 - endedIn(shares)), [...assumptions, ...leftOut(doubt)]);
};

/** The answer while nothing is known. */
export const nothingOf = ({ board }: Fight, assumptions: readonly string[]): Odds =>
  oddsOf(tallyFor(board.assault), 1, assumptions);

/** Of more fighters it takes too long to name the survivors, unless many stand for each other. */
const MOST_NAMED = 32;

/** Whether a fight can be followed beyond its first round. */
export const canGoOn = ({ board: { fighters, isTailTold }, standing }: Fight): boolean =>
  standing !== null || isTailTold || fighters.attacker.length + fighters.defender.length <= MOST_NAMED;

/** The fight with all that is alike in it. */
export const withAlike = (fight: Fight): Fight => ({
  ...fight,
  standing: standInsFor(fight.board, fight.supporters), structure: structureOf(fight.board, fight.supporters),
});

/**
 * The odds of a fight, better and better: first those of its first round, then of all rounds in finer and finer sweeps.
 *
 * @param assumptions what the figures take for granted.
 */
export function* fightOdds(
  fight: Fight, tolerance: number, effort: number, assumptions: readonly string[],
): Generator<Odds, Odds> {
  const { fighters } = fight.board;
  const start = { attacker: fighters.attacker.map(() => 0), defender: fighters.defender.map(() => 0) };
  const first = new Rounds(fight);
  const unknown = nothingOf(fight, assumptions);
  yield* pausingWith(unknown, first.first({ weight: 1, stretches: () => fightRound(fight, start, false) }, 0));
  let best = answerOf(fight, first, assumptions);
  if (best.unresolved <= tolerance) return best;
  const alike = withAlike(fight);
  if (!canGoOn(alike)) return best;
  const rounds = new Rounds(alike);
  for (const pause of finerAndFiner(alike, rounds, {
    tolerance, effort, finer: alike.standing === null ? FINER : MUCH_FINER,
    isOpen: () => best.unresolved > tolerance,
    sweep: (least, grain) => rounds.all(start, least, grain),
  })) {
    if (pause === 'swept') best = answerOf(fight, rounds, assumptions);
    else yield best;
  }
  return best;
}
