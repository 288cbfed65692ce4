/** What comes of the rounds after the first, estimated from rounds that are played: always the same for a question. */
import { seededUniform, type Uniform } from '../../../dice/throw.ts';
import type { BySide } from '../../model/procedure.ts';
import type { States } from '../round/engaged.ts';
import type { EndingInRound, Meeting, Results } from '../round/results.ts';
import type { Fight, ScoredBySide } from '../round/fight.ts';
import { PlayedFight } from './played-round.ts';
import type { Repeatable } from './repeatable.ts';
import type { Blows } from './round-throws.ts';
import { nothingEnded, wonShares, type Ended } from './won-shares.ts';

/** Each of so many parts of the sample is told by itself: how far they are apart says how sure the whole is. */
export const PARTS = 16;

/** No result is a tie more often than this; so a tie is played on the more often, the likelier it is. */
const MOST_TIED = 286 / 1296;
const MOST_ROUNDS = 60;
/** A sample is the same for every question of a kind. */
export const SEED = 1;

/** So much is done between two pauses. */
const SLICE = 2000;

/** Plays the round whose ties are played on: what it comes to; null: it is tied for certain. */
export type Root = (played: PlayedFight) => Meeting | null;

/** The whole round and all after it; what follows on its ties; or that, and what else telling it has left open. */
type Told = 'whole' | 'ties' | 'open';

/** A sample whose rounds are played twice, and each of whose plays is heard of. */
interface Heard {
  readonly streams?: (random: Uniform) => Repeatable | null;
  readonly hear?: (play: Ended) => void;
}

/** What has been sampled of a round whose ties are so likely in all. */
export class Sample {
  readonly #results: Results;
  readonly #played: PlayedFight;
  readonly #root: Root;
  readonly #tells: Told;
  readonly #uniform: () => number;
  readonly #cost: number;
  /** How much has ended after ties that were played on, by part. */
  readonly #ended = new Float64Array(PARTS);
  readonly #shares = wonShares();
  readonly #hear: (play: Ended) => void;
  /** What the present play has come to so far. */
  #play = nothingEnded();
  #part = 0;

  /**
   * @param results of nothing else, in which as many columns are told as there are parts.
   * @param tells what of the first round is told by the sample.
   */
  constructor(
    fight: Fight, results: Results, root: Root, tells: Told = 'ties', seed = SEED,
    { streams = () => null, hear = () => undefined }: Heard = {},
  ) {
    this.#results = results;
    this.#uniform = seededUniform(seed);
    this.#played = new PlayedFight(fight, results, this.#uniform, streams(this.#uniform));
    this.#hear = hear;
    this.#root = root;
    this.#tells = tells;
    this.#cost = this.#played.cost;
  }

  /** How much has ended in each part. */
  get ended(): ArrayLike<number> {
    return this.#ended;
  }

  /** Whether anything has been found. */
  get isAny(): boolean {
    return this.#ended.some(ended => ended > 0);
  }

  /** Plays for so much work; pauses with what has been done. */
  * play(effort: number): Generator<number, void> {
    let done = 0;
    for (let left = effort; left > 0;) {
      const rounds = this.#playOnce() * this.#cost + this.#played.takeCost();
      this.#shares.add(this.#play);
      this.#hear(this.#play);
      left -= rounds;
      done += rounds;
      if (done < SLICE) continue;
      yield done;
      done = 0;
    }
    if (done > 0) yield done;
  }

  /** One beginning, and all rounds after it; how many rounds were fought. */
  #playOnce(): number {
    const part = this.#part;
    this.#play = nothingEnded();
    const first = this.#root(this.#played);
    this.#part = (part + 1) % PARTS;
    const isWhole = this.#tells === 'whole';
    if (first !== null && isWhole) this.#tell(first, 0, part, 1);
    if (this.#tells === 'open' && first?.isBlurred === true) this.#tell(first, 0, part, 1 / MOST_TIED);
    if (first !== null && this.#uniform() * MOST_TIED >= first.outcome.tie) return 1;
    let weight = isWhole ? MOST_TIED : 1;
    for (let round = 1; round < MOST_ROUNDS; round += 1) {
      const meeting = this.#played.round();
      this.#tell(meeting, round, part, weight);
      if (this.#uniform() * MOST_TIED >= meeting.outcome.tie) return round + 1;
      weight *= MOST_TIED;
    }
    return MOST_ROUNDS;
  }

  #tell(meeting: Meeting, round: number, part: number, weight: number): void {
    const { wins } = meeting;
    const at = round * PARTS + part;
    const ended = this.#played.endings(meeting);
    if (ended === null) this.#add(meeting, at, weight);
    else for (const one of ended) this.#add(one.meeting, at, weight * one.chance);
    const over = weight * (1 - meeting.outcome.tie);
    this.#ended[part]! += over;
    this.#play.ended += over;
    this.#play.attacker += weight * wins.attacker;
    this.#play.defender += weight * wins.defender;
  }

  #add(meeting: Meeting, at: number, weight: number): void {
    const chances = this.#results.chancesOf(meeting);
    while (chances.length <= at) chances.push(0);
    chances[at]! += weight;
  }

  /** Tells every ending of the sample, or of one part of it, as ties that are so likely in all come to it. */
  tell(mass: number, firstRound: number, sink: EndingInRound, part: number | null = null): void {
    const parts = part === null ? [...this.#ended.keys()] : [part];
    const ended = parts.reduce((sum, one) => sum + this.#ended[one]!, 0);
    if (ended === 0) return;
    for (const one of parts) {
      this.#results.tell(firstRound, (ending, round, chance) => sink(ending, round, chance * mass / ended), PARTS,
        one);
    }
  }

  /** One standard error of who wins. */
  error(mass: number): number {
    return mass * this.#shares.error();
  }
}

/** A round from given states; `scored` and `blows` as for a round that is played. */
export const roundFrom = (
  states: BySide<States>, scored: ScoredBySide | null = null, blows: Blows | null = null,
): Root => played => {
  played.begin(states);
  return played.round(scored, blows);
};
