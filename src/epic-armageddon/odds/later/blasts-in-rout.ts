/** Hack-downs in which somebody may blow up, by chance: what they cost both sides. */
import type { Uniform } from '../../../dice/throw.ts';
import { bySide, enemyOf, type BySide, type Side } from '../../model/procedure.ts';
import { accountant, type Accountant } from '../round/account.ts';
import type { Board } from '../round/board.ts';
import { advantage, hackDownsOf, type HackDowns, type RoundEnding } from '../round/endings.ts';
import { isFearlessIn, type States } from '../round/engaged.ts';
import type { Meeting } from '../round/results.ts';
import { hackDownOrder, hitsOnEach, lostOnceFled } from '../round/rout.ts';
import type { Blasts } from './blasts.ts';
import type { PlayedSide } from './side.ts';
import { drawnFrom } from './throws.ts';

/** The part of the routs that are played where it is not asked of them who is lost. */
const SOME = 1 / 8;
const NOTHING = { attacker: 0, defender: 0 };

/** One ending alone, as what a meeting comes to. */
const alone = (ending: RoundEnding): Meeting =>
  ({ outcome: { endings: [ending], tie: 0 }, wins: NOTHING, isBlurred: false });

/** One way in which a meeting may end, and how likely it is. */
export interface Ended {
  readonly meeting: Meeting;
  readonly chance: number;
}

/** The routs of a fight in which somebody may blow up. @rule A6.5, W6 */
export class BlastsInRout {
  readonly #board: Board;
  readonly #blasts: Blasts;
  readonly #uniform: Uniform;
  readonly #hackDowns: HackDowns;
  readonly #count: BySide<Accountant>;
  readonly #plain = new Map<RoundEnding, Meeting>();
  readonly #known = new Map<string, Meeting>();

  constructor(board: Board, blasts: Blasts, uniform: Uniform) {
    this.#board = board;
    this.#blasts = blasts;
    this.#uniform = uniform;
    this.#hackDowns = hackDownsOf(board);
    this.#count = bySide(side => accountant(board, side));
  }

  /**
   * The ways in which a meeting may end: those in which somebody may blow up are played. Where others tell who is lost,
   * only some of them are, and what differs counts as much more.
   */
  endings(meeting: Meeting, sides: BySide<PlayedSide>): readonly Ended[] {
    const often = this.#board.isFlightTold ? 1 : SOME;
    const isPlayed = often === 1 || this.#uniform() < often;
    return meeting.outcome.endings.flatMap((ending): readonly Ended[] => {
      const { winner, kind } = ending;
      if (winner === null || kind !== 'result' || !isPlayed || !this.#mayBlowUp(sides[enemyOf(winner)])) {
        return [{ meeting: this.#asItIs(ending), chance: 1 }];
      }
      const played = { meeting: this.#played(ending, winner, sides), chance: meeting.wins[winner] / often };
      return often === 1 ? [played] : [played, { meeting: this.#asItIs(ending), chance: 1 - 1 / often }];
    });
  }

  #asItIs(ending: RoundEnding): Meeting {
    let known = this.#plain.get(ending);
    if (known === undefined) this.#plain.set(ending, known = alone(ending));
    return known;
  }

  #mayBlowUp({ side, states, living }: PlayedSide): boolean {
    const fighters = this.#board.fighters[side];
    return fighters.some((fighter, place) => fighter.isExplosive && living[place] === 1
      && !isFearlessIn(fighters, fighter, [...states]));
  }

  /** A rout, after which everybody stands as before. */
  #played(ending: RoundEnding, winner: Side, sides: BySide<PlayedSide>): Meeting {
    const loser = enemyOf(winner);
    const before = bySide((side): States => [...sides[side].states]);
    const late = bySide(side => sides[side].late);
    const accounts = bySide(side => this.#count[side](before[side], before[side], late[side]));
    const ways = this.#hackDowns(loser, advantage(accounts.attacker, accounts.defender), accounts[winner].isBrutal);
    const hits = ways.hits[drawnFrom(ways.chances, this.#uniform)]!;
    const order = hackDownOrder(this.#board, loser, before[loser], before[winner]);
    for (const [place, count] of hitsOnEach(this.#board, loser, order, hits)) {
      this.#blasts.lose(sides[loser], place, count);
    }
    this.#blasts.release(sides);
    const after = bySide((side): States => [...sides[side].states]);
    for (const side of [winner, loser]) sides[side].begin(before[side], late[side]);
    const won = this.#count[winner](after[winner], before[winner], late[winner]);
    const fled = lostOnceFled(this.#board, loser, after[loser], after[winner]);
    const dead = accounts[loser].lost - (this.#board.fighters[loser].length - accounts[loser].living);
    return this.#meetingOf({
      ...ending, further: [0], chances: [1],
      lost: sided(winner, won.lost + won.vanishAsWinner, dead + fled),
      broken: sided(winner, won.breaksAsWinner, 1),
    });
  }

  /** The same ending is the same meeting. */
  #meetingOf(ending: RoundEnding): Meeting {
    const { winner, lost, broken, isDoubtful } = ending;
    const word = `${winner} ${lost.attacker} ${lost.defender} ${broken.attacker} ${broken.defender} ${isDoubtful}`;
    let known = this.#known.get(word);
    if (known === undefined) this.#known.set(word, known = alone(ending));
    return known;
  }
}

const sided = (winner: Side, ofWinner: number, ofLoser: number): BySide<number> =>
  bySide(side => (side === winner ? ofWinner : ofLoser));
