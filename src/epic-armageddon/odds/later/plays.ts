/** Assaults played to their ends by the tables of the procedure: for what rounds do not tell. */
import { diceIn, SIDES_OF_A_DIE } from '../../../dice/hand.ts';
import { seededUniform, type Uniform } from '../../../dice/throw.ts';
import type { AssaultHand } from '../../model/hands.ts';
import { bySide, SIDES, type BySide } from '../../model/procedure.ts';
import type { Assault } from '../../model/state.ts';
import { modifiers } from '../../steps/a6-result.ts';
import type { OddsFigures } from '../answer.ts';
import { OVER, turnAt } from '../procedure.ts';
import { DUE_HANDS } from '../procedure/due-hands.ts';
import type { Moment } from '../procedure/turn.ts';
import { addEnding, addTally, endingOf, errorsOf, tallyFor, timesOf, type Tally } from '../tally.ts';
import { leadsOf } from '../throws/leads.ts';
import { PARTS, SEED } from './sample.ts';
import { wonShares } from './won-shares.ts';

/** What a state of the procedure costs to go through, in units of work. */
const STATE = 30;

/** One throw of an assault that is played. */
export interface PlayedThrow {
  readonly hands: readonly AssaultHand[];
  readonly faces: readonly number[];
}

/** An assault that has been played. */
export interface Play {
  readonly end: Assault;
  /** How likely each side won by the results that were thrown for, whatever they showed. */
  readonly wins: BySide<number>;
  readonly first: PlayedThrow | null;
  readonly states: number;
}

/** How likely the attacker and the defender win a roll-off. @rule A6.1, A6.2 */
const chancesOf = (assault: Assault): BySide<number> => {
  const bonus = bySide(side => modifiers(assault, side).reduce((sum, { value }) => sum + value, 0));
  const ahead = bonus.attacker - bonus.defender;
  const sum = (isWon: (lead: number) => boolean): number =>
    LEADS.reduce((all, { lead, chance }) => (isWon(ahead + lead) ? all + chance : all), 0);
  return { attacker: sum(lead => lead > 0), defender: sum(lead => lead < 0) };
};
const LEADS = /* @__PURE__ */ leadsOf();

const facesOf = (hands: readonly AssaultHand[], uniform: Uniform): readonly number[] =>
  Array.from({ length: diceIn(hands) }, () => 1 + Math.floor(uniform() * SIDES_OF_A_DIE));

const playFrom = (start: Moment, uniform: Uniform): Play => {
  const wins = { attacker: 0, defender: 0 };
  let here = start;
  let first: PlayedThrow | null = null;
  let states = 0;
  while (!OVER.includes(here.at)) {
    const turn = turnAt(here);
    states += 1;
    if (turn.dice === null) {
      here = turn.next;
      continue;
    }
    if (turn.dice === 'result') {
      const chances = chancesOf(here.assault);
      for (const side of SIDES) wins[side] += chances[side];
    }
    const hands = DUE_HANDS[turn.dice](here.assault);
    const faces = facesOf(hands, uniform);
    first ??= { hands, faces };
    here = turn.resolve(here.assault, faces);
    if (here.assault.log.length > 0) here = { at: here.at, assault: { ...here.assault, log: [] } };
  }
  return { end: here.assault, wins, first, states };
};

/** What has been found by playing. */
export interface Estimate {
  /** Something has been played. */
  readonly isAny: boolean;
  /** What an assault comes to, all ways together certain. */
  readonly tally: Tally;
  /** How likely it ends so that some losses are not told. */
  readonly doubt: number;
  /** One standard error of who wins; 1: too little has been played. */
  readonly error: number;
  readonly errors: OddsFigures;
}

/** What plays of an assault have come to, part by part: how far these are apart says how sure the whole is. */
export class PlayedEndings implements Estimate {
  readonly doubt = 0;
  readonly #assault: Assault;
  readonly #tallies: readonly Tally[];
  readonly #counts = new Float64Array(PARTS);
  readonly #shares = wonShares();
  #count = 0;

  constructor(assault: Assault) {
    this.#assault = assault;
    this.#tallies = Array.from({ length: PARTS }, () => tallyFor(assault));
  }

  get isAny(): boolean {
    return this.#count > 0;
  }

  add({ end, wins }: Play): void {
    const part = this.#count % PARTS;
    this.#count += 1;
    this.#counts[part]! += 1;
    const tally = this.#tallies[part]!;
    const ending = endingOf(end);
    const before = { ...tally.winner, ended: 0 };
    addEnding(tally, ending, end.round, 1);
    const isThrownFor = wins.attacker + wins.defender > 0;
    if (ending.kind === 'result' && isThrownFor) tally.winner[ending.winner ?? 'none'] -= 1;
    for (const side of SIDES) tally.winner[side] += wins[side];
    this.#shares.add({ ...tally.winner, ended: 1 }, before);
  }

  get tally(): Tally {
    const sum = tallyFor(this.#assault);
    for (const tally of this.#tallies) addTally(sum, tally);
    return timesOf(sum, 1 / this.#count);
  }

  get error(): number {
    return this.#shares.error();
  }

  get errors(): OddsFigures {
    const parts = this.#tallies.map((tally, part) => timesOf(tally, 1 / Math.max(1, this.#counts[part]!)));
    return errorsOf(this.tally, parts, this.#counts);
  }
}

/** Plays of an assault from a moment on: always the same for a question. */
export class Plays {
  readonly #start: Moment;
  readonly #uniform = seededUniform(SEED);

  constructor(start: Moment) {
    this.#start = { at: start.at, assault: { ...start.assault, log: [], results: [] } };
  }

  /** Plays for so much work, at least once, each being heard of; pauses with what has been done. */
  * play(effort: number, heard: (play: Play) => void): Generator<number, void> {
    for (let left = effort; left > 0;) {
      const play = playFrom(this.#start, this.#uniform);
      heard(play);
      left -= play.states * STATE;
      yield play.states * STATE;
    }
  }
}

/** Something that is played again and again, and what it has come to. */
export interface Sampling extends Estimate {
  /** Plays for so much work, at least once; pauses with what has been done. */
  readonly play: (effort: number) => Generator<number, void>;
}

/** Plays of an assault through the tables, all told together. */
export class SampledPlays extends PlayedEndings implements Sampling {
  readonly #plays: Plays;

  constructor(start: Moment) {
    super(start.assault);
    this.#plays = new Plays(start);
  }

  play(effort: number): Generator<number, void> {
    return this.#plays.play(effort, one => this.add(one));
  }
}
