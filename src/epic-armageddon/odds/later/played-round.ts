/** Rounds played with dice of chance, as `round/round.ts` follows them with all dice at once. */
import type { Uniform } from '../../../dice/throw.ts';
import { bySide, enemyOf, SIDES, type BySide, type Side } from '../../model/procedure.ts';
import type { HitCause } from '../../model/volley.ts';
import type { BatchName } from '../round/attacks.ts';
import type { Board } from '../round/board.ts';
import { swiftWinner } from '../round/endings.ts';
import type { Meeting, Results } from '../round/results.ts';
import type { Fight, ScoredBySide } from '../round/fight.ts';
import { Blasts, hasBlasts } from './blasts.ts';
import { BlastsInRout, type Ended } from './blasts-in-rout.ts';
import type { Hits } from './heavy-hits.ts';
import { PlayedHits } from './hits.ts';
import { layoutsOf, type Layouts } from './layouts.ts';
import { passengersIn, type Passengers } from './passengers.ts';
import type { Repeatable } from './repeatable.ts';
import { RoundThrows, type Blows } from './round-throws.ts';
import { NOT, PlayedSide } from './side.ts';
import { Strikes } from './strikes.ts';
import { ThrownDice } from './throws.ts';

/**
 * What a round costs in units of work, each about a microsecond: by itself, for each fighter, for each whose hits only
 * some may take, and for a side on which hits do not simply go from one to the next.
 */
const ROUND = 1;
const FIGHTER = 0.1;
const LIMITED = 4;
const APART = 6;

/** A round of which the attacks are over, or supporting fire too. */
export interface RestOfRound {
  /** Who is engaged, and who has attacked, by place. */
  readonly engaged: BySide<readonly number[]>;
  readonly attacked: BySide<readonly number[]>;
  /** Supporting fire is still to come. */
  readonly isSupported: boolean;
  /** How many attackers lived before the attacks. */
  readonly living: number;
}

/** A fight whose rounds are played one after the other. */
export class PlayedFight {
  readonly sides: BySide<PlayedSide>;
  readonly #board: Board;
  readonly #results: Results;
  readonly uniform: Uniform;
  readonly #dice = new ThrownDice();
  readonly hits: PlayedHits;
  readonly blasts: Blasts | null;
  readonly #rout: BlastsInRout | null;
  readonly passengers: Passengers | null;
  readonly layouts: Layouts | null;
  /** The first batch of a round. @rule A4.4 */
  readonly #first: BatchName;
  readonly #isSupported: boolean;
  readonly #thrown: RoundThrows;
  readonly #strikes: Strikes;

  /** @param streams of the same numbers, if its rounds may be played twice. */
  constructor(fight: Fight, results: Results, random: Uniform, streams: Repeatable | null = null) {
    this.#board = fight.board;
    this.#results = results;
    const uniform = streams?.next ?? random;
    this.uniform = uniform;
    this.blasts = hasBlasts(fight.board) ? new Blasts(fight.board, random) : null;
    this.passengers = passengersIn(fight.board, { uniform, streams });
    this.hits = new PlayedHits(this.#dice, { uniform, streams }, this.blasts, this.passengers);
    this.#first = fight.board.hasFirstStrike ? 'first-strike' : 'attacks';
    this.#isSupported = SIDES.some(side => fight.supporters[side].length > 0);
    this.sides = bySide(side => new PlayedSide(fight.board, side, fight.supporters[enemyOf(side)], this.#dice));
    this.#rout = this.blasts === null ? null : new BlastsInRout(fight.board, this.blasts, random);
    this.layouts = layoutsOf(fight, this.sides, this.#dice, this.passengers);
    this.#thrown = new RoundThrows(fight.board, this.sides, this.#dice, this.layouts !== null);
    this.#strikes = new Strikes({
      sides: this.sides, hits: this.hits, thrown: this.#thrown, blasts: this.blasts, passengers: this.passengers,
      layouts: this.layouts,
    });
  }

  /** What a round costs, in units of work. */
  get cost(): number {
    const all = SIDES.flatMap(side => this.sides[side].fighters);
    return ROUND + FIGHTER * all.length + LIMITED * all.filter(one => one.isLimited).length
      + APART * SIDES.filter(side => !this.sides[side].isPlain).length;
  }

  /** What was to be worked out anew in rounds, in units of work, since this was last asked. */
  takeCost(): number {
    return this.layouts?.takeCost() ?? 0;
  }

  /** Puts everybody where a round begins. */
  begin(states: BySide<ArrayLike<number>>): void {
    for (const side of SIDES) this.sides[side].begin(states[side]);
    this.passengers?.begin();
  }

  /**
   * The round from the states that the sides are in, which go on to what it leaves of them: what they come to.
   *
   * @param scored what of the first throw is known beforehand.
   * @param blows how war engines have split their dice; null: as usual.
   */
  round(scored: ScoredBySide | null = null, blows: Blows | null = null): Meeting {
    this.layouts?.open(this.sides);
    this.#thrown.beginRound(this.#first, blows);
    this.#strikes.fall(this.#first, scored);
    if (this.#first !== 'attacks') {
      const isThrown = SIDES.some(side => this.#thrown.throws[side].any);
      this.layouts?.open(this.sides);
      this.#thrown.nextBatch('attacks');
      this.#strikes.fall('attacks', isThrown ? null : scored);
    }
    return this.#afterAttacks(this.#engagedAttackers(), this.sides.attacker.alive);
  }

  /** The rest of a round of which some are engaged, some of whom have attacked, once the attacks are over or later. */
  rest({ engaged, attacked, isSupported, living }: RestOfRound): Meeting {
    this.#thrown.goOn(engaged, attacked);
    this.blasts?.release(this.sides);
    return isSupported ? this.#afterAttacks(engaged.attacker.length, living) : this.#result();
  }

  /** The ways in which a meeting that the round has come to may end, and how likely each is; null: as it says. */
  endings(meeting: Meeting): readonly Ended[] | null {
    return this.#rout?.endings(meeting, this.sides) ?? null;
  }

  /** Hits of known kinds on some of a side, in the order in which hits reach them. @rule H6, H7 */
  take(side: Side, order: readonly number[], hits: Hits, cause: HitCause): void {
    this.hits.take(this.sides[side], order, hits, cause);
  }

  #afterAttacks(engaged: number | null, living: number): Meeting {
    const { attacker, defender } = this.sides;
    const outside = attacker.alive;
    const winner = swiftWinner(this.#board, engaged, living, { living: outside, outside }, { living: defender.alive });
    if (winner !== undefined) return this.#results.swift(this.#kind('attacker'), this.#kind('defender'), winner);
    if (this.#isSupported) this.#support();
    return this.#result();
  }

  #result(): Meeting {
    return this.#results.result(this.#kind('attacker'), this.#kind('defender'));
  }

  #kind(side: Side): number {
    return this.sides[side].kindIn(this.#results);
  }

  /** Engaged attackers that live; null: nobody was engaged. */
  #engagedAttackers(): number | null {
    const { living } = this.sides.attacker;
    const settled = this.#thrown.settled.attacker;
    let [all, alive] = [0, 0];
    for (let place = 0; place < living.length; place += 1) {
      if (settled[place] === NOT) continue;
      all += 1;
      alive += living[place]!;
    }
    return all === 0 ? null : alive;
  }

  /** Supporting fire on both sides. @rule A5.2, A5.4 */
  #support(): void {
    this.layouts?.open(this.sides);
    for (const side of SIDES) this.#thrown.supportOn(side);
    this.#strikes.fall('support', null);
  }
}
