/** A whole fight of which only single rounds can be played, not all their dice told at once. */
import type { OddsFigures } from '../answer.ts';
import { bySide } from '../../model/procedure.ts';
import { areAtMost, type Board } from '../round/board.ts';
import { Results } from '../round/results.ts';
import { unhurtIn, type Fight, type Fought } from '../round/fight.ts';
import { fightRound } from '../round/round.ts';
import { Rounds } from '../round/rounds.ts';
import { endedIn, type Tally } from '../tally.ts';
import { inBothWays } from './both-ways.ts';
import { isLongUnknown } from './costly.ts';
import { errorsIn, toldBy, type Told } from './followed.ts';
import { withLostRiders } from './passengers.ts';
import type { Sampling } from './plays.ts';
import type { Blows } from './round-throws.ts';
import { Repeatable } from './repeatable.ts';
import { Sample, SEED } from './sample.ts';
import { wonShares, type Ended } from './won-shares.ts';

/** A fight whose rounds can be played, and how its war engines split their dice in the first one. */
export interface PlayableFight {
  readonly fight: Fight;
  readonly blows: Blows;
  /** The first round with all its dice at once, as if nothing irregular were. */
  readonly plainly: (plain: Fight) => Iterable<Fought>;
}

/** The first round as it is fought in the usual way. */
export const usually = (plain: Fight): Iterable<Fought> => fightRound(plain, unhurtIn(plain), false);

/** So much may be done to know how the first round would be if nothing irregular were. */
const TO_KNOW = 20_000;
/** So much is played before that, if the first of it takes long. */
const BEFORE = 40_000;

/** More fighters than these take too long before the first of that work can be counted. */
const FEW = 30;

/** The same table, of which is asked who wins, not who is lost. */
const boardOfWinners = (board: Board): Board =>
  ({ ...board, isFlightTold: false, isRoutTold: { attacker: false, defender: false } });

/** Rounds of a fight from its beginning, played one after the other. */
export class SampledRounds implements Sampling {
  readonly #playable: PlayableFight;
  readonly #sample: Sample;
  /** What is played less what the same dice would have come to in the first round if nothing irregular were. */
  readonly #differences = wonShares();
  /** So much is played before it is asked how the first round would be. */
  #toPlay: number;
  /** How the first round would be on average if nothing irregular were; null: not known. */
  #known: Ended | null | undefined;
  #isDoubtful = false;
  /** What has been played is told once. */
  #tally: Told | null = null;

  /** @param effort that may be spent in all: with little of it the first round is only played. */
  constructor(playable: PlayableFight, seed = SEED, effort = Infinity) {
    const { fight: asked, blows } = playable;
    const fight = asked.board.isFlightTold ? asked : { ...asked, board: boardOfWinners(asked.board) };
    this.#playable = { ...playable, fight };
    if (effort < TO_KNOW || !areAtMost(FEW, fight.board.fighters)) this.#known = null;
    this.#toPlay = isLongUnknown(fight.board) ? BEFORE : 0;
    const start = unhurtIn(fight);
    const results = new Results(fight.board);
    let chance: Repeatable;
    let plain: Ended;
    this.#sample = new Sample(fight, results, played => {
      const both = inBothWays(played, chance, start, blows);
      plain = { ...both.plain.wins, ended: 1 - both.plain.outcome.tie };
      return both.meeting;
    }, 'whole', seed, {
      streams: random => (chance = new Repeatable(random)), hear: play => this.#differences.add(play, plain),
    });
  }

  get #told(): Told {
    const { fight } = this.#playable;
    return this.#tally ??= toldBy(fight, sink => this.#sample.tell(1, fight.firstRound, sink));
  }

  get isAny(): boolean {
    return this.#sample.isAny;
  }

  get tally(): Tally {
    const { tally } = this.#told;
    const corrected = this.#corrected();
    if (corrected === null) return tally;
    const { attacker, defender } = bySide(side => Math.max(0, corrected[side] / corrected.ended));
    const none = tally.winner.none === 0 ? 0 : Math.max(0, 1 - attacker - defender);
    const all = (attacker + defender + none) / endedIn(tally);
    return { ...tally, winner: { attacker: attacker / all, defender: defender / all, none: none / all } };
  }

  get doubt(): number {
    return this.#told.doubt;
  }

  /** Whether somebody may be lost of whom that is not told: sooner known than how likely it is, for it stays so. */
  get isDoubtful(): boolean {
    return this.#isDoubtful ||= !this.#playable.fight.board.isFlightTold && this.doubt > 0;
  }

  get error(): number {
    return this.#known ? this.#differences.error(this.#known) : this.#sample.error(1);
  }

  get errors(): OddsFigures {
    const { tally } = this.#told;
    const errors = errorsIn(this.#playable.fight, this.#sample, 1, tally);
    const { error } = this;
    return { ...errors, winner: { ...errors.winner, attacker: error, defender: error } };
  }

  * play(effort: number): Generator<number, void> {
    for (const work of this.#sample.play(effort)) {
      this.#tally = null;
      this.#toPlay -= work;
      yield work;
    }
    if (this.#known === undefined && this.#toPlay <= 0) yield* this.#know();
  }

  /**
   * Who has won and how much has ended, where it is known how it would be on average if nothing irregular were: how far
   * chance was off there is taken off here.
   */
  #corrected(): Ended | null {
    return this.#known ? this.#differences.sums(this.#known) : null;
  }

  /** Tells the first round with all its dice at once, if that is soon done. */
  * #know(): Generator<number, void> {
    this.#known = null;
    const { fight, plainly } = this.#playable;
    if (fight.isLarge) return;
    const plain: Fight = { ...fight, board: withLostRiders(boardOfWinners(fight.board)) };
    const rounds = new Rounds(plain);
    let left = TO_KNOW;
    for (const work of rounds.first({ weight: 1, stretches: () => plainly(plain) }, 0)) {
      yield work;
      left -= work;
      if (left < 0) return;
    }
    if (rounds.isAnyLeftOut) return;
    const { tally } = toldBy(plain, sink => rounds.results.tell(plain.firstRound, sink));
    this.#known = { ...bySide(side => tally.winner[side]), ended: endedIn(tally) };
  }
}
