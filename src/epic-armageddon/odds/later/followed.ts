/** One of the ways in which a round may go on: what is known of its odds. */
import type { Odds, OddsFigures } from '../answer.ts';
import { leftOut } from '../round/fast-odds.ts';
import { Results, type EndingInRound } from '../round/results.ts';
import type { BySide } from '../../model/procedure.ts';
import type { Fight } from '../round/fight.ts';
import type { FireInOne } from '../round/fire-in-one.ts';
import type { Opening, Rounds } from '../round/rounds.ts';
import { addDefeat, endedIn, errorsOf, noErrors, oddsOf, tallyFor, timesOf, type Tally } from '../tally.ts';
import { PARTS, Sample, type Root } from './sample.ts';

/** A way in which a round may go on, how likely it is, and how it is played. */
export interface Way extends Opening {
  readonly chance: number;
  readonly root: Root;
  /** Supporting fire that needs nobody’s name, if it is not that at the beginning of a round. */
  readonly fires?: () => BySide<FireInOne | null>;
}

/** How far ways are followed, and what is told of them. */
export interface Depth {
  /** Until this is the standard error of who wins. */
  readonly tolerance: number;
  readonly effort: number;
  /** What is not followed is left out, not estimated. */
  readonly exact: boolean;
  /** The errors of all figures are told. */
  readonly errors: boolean;
  /** Nobody hears of answers on the way to the last: they need not be told. */
  readonly isLastOnly?: boolean;
  readonly assumptions: readonly string[];
}

/** What is not followed is nothing but the rounding of a machine. */
export const NOTHING = 1e-12;
interface Column {
  readonly width: number;
  readonly column: number;
  readonly isTold: boolean;
}

/** One way, and what is known of it. */
export class FollowedWay {
  readonly way: Way;
  readonly sample: Sample | null;
  readonly #fight: Fight;
  readonly #exact: Tally;
  readonly #doubt: number;
  /** How likely the round of this way ties. */
  readonly open: number;

  /**
   * @param rounds in which the round of each of `width` ways is told in a column.
   * @param isTold whether it is; else the sample tells it.
   * @param isSampled whether what is open is to be estimated.
   */
  constructor(fight: Fight, rounds: Rounds, way: Way, { width, column, isTold }: Column, isSampled: boolean) {
    this.way = way;
    this.#fight = fight;
    const told = toldBy(fight, sink => isTold && rounds.results.tell(fight.firstRound, sink, width, column));
    this.#exact = timesOf(told.tally, 1 / way.chance);
    this.#doubt = told.doubt / way.chance;
    const open = Math.max(0, 1 - endedIn(this.#exact));
    this.open = open < NOTHING ? 0 : open;
    const rest = rounds.isAnyLeftOut ? 'open' : 'ties';
    this.sample = this.open === 0 || !isSampled ? null
      : new Sample(fight, new Results(fight.board, rounds.results), way.root, isTold ? rest : 'whole');
  }

  get error(): number {
    return this.sample?.error(this.open) ?? this.open;
  }

  odds({ exact, errors, assumptions }: Depth): Odds {
    const { sample, open } = this;
    if (sample === null || exact || !sample.isAny) {
      return oddsOf(this.#exact, open, [...assumptions, ...leftOut(this.#doubt)], {
        error: exact ? 0 : open, ...(errors ? { errors: noErrors(this.#exact) } : {}),
      });
    }
    const whole = toldBy(this.#fight, sink => sample.tell(open, this.#fight.firstRound, sink), this.#exact);
    return oddsOf(whole.tally, open, [...assumptions, ...leftOut(this.#doubt + whole.doubt)], {
      error: this.error, ...(errors ? { errors: errorsIn(this.#fight, sample, open, whole.tally) } : {}),
    });
  }
}

export interface Told {
  readonly tally: Tally;
  /** How likely those endings are of which some losses are not told. */
  readonly doubt: number;
}

/** Endings, added to those that are known already. */
export const toldBy = (fight: Fight, tell: (sink: EndingInRound) => void, before: Tally | null = null): Told => {
  const tally = before === null ? tallyFor(fight.board.assault) : timesOf(before, 1);
  let doubt = 0;
  tell((ending, round, chance) => {
    addDefeat(tally, ending, round, chance);
    if (ending.isDoubtful) for (const likely of ending.chances) doubt += chance * likely;
  });
  return { tally, doubt };
};

/** One standard error of every figure of a tally of which so much was sampled. */
export const errorsIn = (fight: Fight, sample: Sample, mass: number, whole: Tally): OddsFigures => {
  const parts = Array.from({ length: PARTS }, (_, part) =>
    toldBy(fight, sink => sample.tell(mass, fight.firstRound, sink, part)).tally);
  return errorsOf(whole, parts, sample.ended);
};
