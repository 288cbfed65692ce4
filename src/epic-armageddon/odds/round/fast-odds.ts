/** The odds of a regular assault from where its attacks begin, by whole rounds. */
import { SIDES, type Assault } from '../../state.ts';
import type { Odds } from '../answer.ts';
import { addEnding, endedIn, oddsOf, tallyFor } from '../tally.ts';
import { standingFor } from './alike.ts';
import { boardOf } from './board.ts';
import { isRegular } from './regular.ts';
import type { Fight } from './round.ts';
import { Rounds } from './rounds.ts';
import { structureOf } from './structure.ts';
import { supportersOf } from './support.ts';

/** How likely a pair of survivors is that a sweep follows to the end: of the first sweep, and how it goes on. */
const COARSE = 0.1;
const FINER = 1e-1;
/** How much less likely those are that are followed for one round only. */
const UNLIKELY = 1e-4;
/** Pairs that are less likely than this part of the tolerance are never followed, not even for one round. */
const BELOW = 1e-6;

/** A fight in which nobody moves any more; null: it has to be walked state by state. */
export const fightOf = (assault: Assault): Fight | null => {
  if (!isRegular(assault)) return null;
  const board = boardOf(assault);
  const isToldInFull = board.isFlightTold && board.isMourned;
  if (isTooLarge(board.fighters) || (isSmall(board.fighters) && !isToldInFull)) return null;
  const supporters = { attacker: supportersOf(assault, 'attacker'), defender: supportersOf(assault, 'defender') };
  return { board, supporters, firstRound: assault.round, standing: null, structure: null };
};

/** States of a side are numbers, and every number must be told from the next. */
const isTooLarge = (fighters: Fight['board']['fighters']): boolean => SIDES.some(side =>
  fighters[side].reduce((numbers, { states }) => numbers * states, 1) > Number.MAX_SAFE_INTEGER);

/** So few that walking state by state tells everything. */
const FEW = 8;
const isSmall = ({ attacker, defender }: Fight['board']['fighters']): boolean =>
  attacker.length + defender.length <= FEW;

/** Losses in flight that are not told, if any, with how likely they are. */
const leftOut = (doubt: number): readonly string[] =>
  (doubt === 0 ? []
    : [`whoever is caught in flight is not counted among the lost (likelihood at most ${percent(doubt)})`]);

const percent = (chance: number): string => `${(100 * chance).toPrecision(2)} %`;

const answerOf = (fight: Fight, rounds: Rounds, assumptions: readonly string[]): Odds => {
  const tally = tallyFor(fight.board.assault);
  let doubt = 0;
  rounds.results.tell(fight.firstRound, ({ winner, isSwift, lost, broken, isDoubtful }, round, chance) => {
    addEnding(tally, { winner, kind: isSwift ? 'swift' : 'result', lost, broken }, round, chance);
    if (isDoubtful) doubt += chance;
  });
  return oddsOf(tally, Math.max(0, 1 - endedIn(tally)), [...assumptions, ...leftOut(doubt)]);
};

/**
 * The odds of a fight, better and better: first those of its first round, then of all rounds in finer and finer sweeps.
 *
 * @param assumptions what the figures take for granted.
 */
export function* fightOdds(
  fight: Fight, tolerance: number, effort: number, assumptions: readonly string[],
): Generator<Odds, Odds> {
  const { board: { fighters }, supporters } = fight;
  const start = { attacker: fighters.attacker.map(() => 0), defender: fighters.defender.map(() => 0) };
  const first = new Rounds(fight);
  first.first(start);
  let best = answerOf(fight, first, assumptions);
  if (best.unresolved <= tolerance) return best;
  const alike: Fight = {
    ...fight, standing: standingFor(fight.board, supporters), structure: structureOf(fight.board, supporters),
  };
  const rounds = new Rounds(alike);
  let left = effort;
  const finest = Math.max(tolerance * BELOW, Number.MIN_VALUE);
  for (let least = Math.max(COARSE, finest); best.unresolved > tolerance; least = Math.max(least * FINER, finest)) {
    yield best;
    rounds.results.clear();
    const sweep = rounds.all(start, least, alike.structure === null ? least : Math.max(least * UNLIKELY, finest));
    let step = sweep.next();
    while (step.done !== true && left > 0) {
      left -= step.value;
      yield best;
      step = sweep.next();
    }
    if (step.done !== true) break;
    best = answerOf(fight, rounds, assumptions);
    if (least === finest) break;
  }
  return best;
}
