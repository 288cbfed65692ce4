/** Walking and playing by turns: what has been found in either way, as one answer. */
import type { Odds, OddsFigures } from './answer.ts';
import { NOTHING, type Depth } from './later/followed.ts';
import type { Estimate, Sampling } from './later/plays.ts';
import { leftOut } from './round/fast-odds.ts';
import { eachFigure, endedIn, filledIn, noErrors, oddsOf, timesOf, type Tally } from './tally.ts';

/** So much is played in one go, and before anything has been walked. */
export const SLICE = 15_000;
const PIECE = 5000;
/** All is told anew once so large a part of what has been played is new, since to tell takes as long. */
const MORE = 1 / 16;

/** What later rounds come to, added to what is known of this one. */
export interface Later {
  readonly tally: Tally;
  readonly doubt: number;
  readonly sampled: number;
  readonly error: number;
  /** Of all figures, if they were asked for and something was sampled. */
  readonly errors?: OddsFigures;
}

/** What a sweep and what follows it come to. */
export interface WalkedTo extends Later {
  /** How likely it is that something was not followed, be it sampled or not. */
  readonly open: number;
}

/** What has been played in the place of what is open, if anything has. */
const playedIn = (played: Estimate | null): Estimate | null => (played?.isAny === true ? played : null);

/** One standard error of every figure: of what was sampled, and of what was open, be it played or not. */
const errorsFor = (
  whole: Tally, { errors }: WalkedTo, chance: number, rest: number, played: Estimate | null,
): OddsFigures => {
  const none = noErrors(whole);
  const later = errors === undefined ? none : eachFigure(none, errors, (_, error) => error / chance);
  if (rest === 0) return later;
  return eachFigure(later, played?.errors ?? later, (error, unsure) =>
    Math.hypot(error, played === null ? rest / 2 : Math.min(unsure, rest / 2)));
};

/** What has been found, with what has been played in the place of what is open. */
export const answered = (
  found: WalkedTo, chance: number, plays: Estimate | null, depth: Depth,
  assume: (noAssault: number) => readonly string[],
): Odds => {
  const { tally, doubt, open, sampled, error } = found;
  const shares = timesOf(tally, 1 / chance);
  const rest = Math.max(0, open - sampled) / chance;
  const unresolved = open / chance;
  const isKnown = unresolved < NOTHING || depth.exact;
  const told = (whole: Tally, unsure: number, toPlay: number, played: Estimate | null): Odds => {
    const untold = doubt / chance + (played?.doubt ?? 0) * rest;
    return oddsOf(whole, unresolved, [...assume(shares.noAssault), ...leftOut(untold)], {
      error: unsure, ...(depth.errors ? { errors: errorsFor(whole, found, chance, toPlay, played) } : {}),
    });
  };
  if (isKnown || rest < NOTHING) return told(shares, isKnown ? 0 : error / chance, 0, null);
  const played = playedIn(plays);
  const unsure = Math.min(played?.error ?? rest / 2, rest / 2);
  return told(filledIn(shares, played?.tally ?? null), Math.hypot(error / chance, unsure), rest, played);
};

/** What has been played alone: of results all ways are counted that they might have gone, 1 on average. */
const onlyPlayed = (played: Estimate, { errors }: Depth): WalkedTo => {
  const { tally, error, doubt } = played;
  const ended = endedIn(tally);
  const { attacker, defender, none } = tally.winner;
  const winner = { attacker: attacker / ended, defender: defender / ended, none: none / ended };
  return {
    tally: { ...tally, winner }, doubt, sampled: 1, error, open: 1, ...(errors ? { errors: played.errors } : {}),
  };
};

/** Walking and playing by turns: what is known so far, and what has been spent. */
export class ByTurns {
  readonly #played: Sampling;
  readonly #depth: Depth;
  readonly #assume: (noAssault: number) => readonly string[];
  left: number;
  found: WalkedTo | null = null;
  best: Odds | null = null;
  #walked = 0;
  /** What has been spent on playing, and what of it is not told yet. */
  sampled = 0;
  #untold = 0;

  constructor(played: Sampling, depth: Depth, assume: (noAssault: number) => readonly string[]) {
    this.#played = played;
    this.#depth = depth;
    this.#assume = assume;
    this.left = depth.effort;
  }

  walked(work: number): void {
    this.left -= work;
    this.#walked += work;
  }

  tell(): void {
    this.#untold = 0;
    const { found } = this;
    if (found !== null) this.best = answered(found, 1, this.#played, this.#depth, this.#assume);
    else if (this.#played.isAny) {
      this.best = answered(onlyPlayed(this.#played, this.#depth), 1, null, this.#depth, this.#assume);
    }
  }

  /** The best of all answers. */
  get last(): Odds {
    if (this.#untold > 0) this.tell();
    return this.best!;
  }

  get isEnough(): boolean {
    return this.best !== null && this.best.error <= this.#depth.tolerance;
  }

  /** Plays until that has taken so much. */
  * playUpTo(effort: number): Generator<Odds | null, void> {
    while (this.sampled < effort && this.left > 0 && !this.isEnough) yield* this.play(PIECE);
  }

  /** Plays until that has taken so many times as much as walking. */
  * even(times: number): Generator<Odds | null, void> {
    while (this.sampled < times * this.#walked && this.left > 0 && !this.isEnough) yield* this.play(SLICE);
  }

  /** Plays for so much work, or for what is left to be done. */
  play(effort: number): Generator<Odds | null, void> {
    return this.begin(Math.max(1, Math.min(this.left, effort)));
  }

  /** Plays for so much work however little is left; whatever there is is told at once where nothing has been. */
  * begin(effort: number): Generator<Odds | null, void> {
    for (const work of this.#played.play(effort)) {
      this.left -= work;
      this.sampled += work;
      this.#untold += work;
      if (this.best === null) this.tell();
      yield this.best;
    }
    if (this.#untold >= this.sampled * MORE) this.tell();
    yield this.best;
  }
}
