/** One side of a fight as it is played over and over: who reaches whom, what everybody throws, who counts alike. */
import { WAYS_TO_FIGHT, type WayToFight } from '../../model/combatant.ts';
import { EFFECTS, type Effect } from '../../model/profile.ts';
import type { Side } from '../../model/procedure.ts';
import type { HitCause } from '../../model/volley.ts';
import { isLimited, type BatchName, type Thrown } from '../round/attacks.ts';
import { isNamedInTail, type Board, type Dice, type Fighter } from '../round/board.ts';
import { lossCodeOfNumbers, lossCodeOfUnits, statesAfter, type LossCode } from '../round/loss-code.ts';
import type { Results } from '../round/results.ts';
import { isWayTold } from '../round/side-losses.ts';
import type { Supporter } from '../round/support.ts';
import { lateLossesIn, type LateLosses } from './late-losses.ts';
import type { ThrownDice } from './throws.ts';

const CAUSES: readonly HitCause[] = ['first-strike', 'attacks', 'support', 'splash', 'passengers'];

/** The dice of a fighter in one way to fight, by when they are thrown. */
interface DiceByTime {
  readonly first: readonly number[];
  readonly later: readonly number[];
  readonly all: readonly number[];
}

/** A fighter as it is played. */
export interface PlayedFighter {
  readonly fighter: Fighter;
  /** Enemies that it touches, those of them that let themselves be struck, those within 15cm that it does not touch. */
  readonly touched: readonly number[];
  readonly struck: readonly number[];
  readonly within: readonly number[];
  /** All enemies, the nearest first. */
  readonly byGap: readonly number[];
  /** Its dice whose hits may fall on anybody, as places in the list of all such dice. */
  readonly dice: { readonly [way in WayToFight]: DiceByTime };
  /** Its hits fall only on those whom it can reach. @rule W3, H6 */
  readonly isLimited: boolean;
  /** What it throws as a war engine, by how it has settled to fight and against whom, as it is found. */
  readonly engineDice: Map<number, readonly Thrown[]>;
  /** The dead of its group count so much each in the number of its side’s losses. */
  readonly weight: number;
}

/** A unit outside the assault that may lend its fire, as it is played. */
export interface PlayedSupporter {
  readonly supporter: Supporter;
  readonly isNear: readonly boolean[];
  /** Its dice whose hits may fall on anybody, and the others. */
  readonly dice: readonly number[];
  readonly limited: readonly Dice[];
}

/** Whom the fighters of a side reach, who reaches them, and what saves them where they stand. */
export interface Layout {
  readonly board: Board;
  readonly fighters: readonly PlayedFighter[];
  /** Those who may support the other side, and so fire at this one. */
  readonly foes: readonly PlayedSupporter[];
  /** How likely each fighter survives a hit, as it is found; under 0: not yet known. */
  readonly lives: Float64Array;
}

/** One side, and what changes about it while it is played. */
export class PlayedSide {
  readonly side: Side;
  layout: Layout;
  /** Hits simply go from one to the next: everybody takes one a lap and dies of the first that is not saved. */
  readonly isPlain: boolean;
  /** It matters if a hit comes of close combat or of a firefight. */
  readonly isWayTold: boolean;
  /** The state of each fighter, and how it has settled to fight in this round. */
  readonly states: Uint16Array;
  readonly living: Uint8Array;
  alive = 0;
  /** The losses of the side as a number: of those who count alike, how many. */
  losses = 0;
  /** Those of them that are worth more than others, as a number: see `round/late-losses.ts`. */
  late = 0;
  readonly #code: LossCode;
  readonly #late: LateLosses | null;
  /** Kinds of survivors by losses, and by late losses before. */
  readonly #kinds: number[] = [];
  readonly #lateKinds = new Map<number, number[]>();

  constructor(board: Board, side: Side, supporters: readonly Supporter[], dice: ThrownDice) {
    this.side = side;
    const fighters = board.fighters[side];
    const everybody = fighters.map((_, place) => place);
    const unhurt = fighters.map(() => 0);
    const code = isNamedInTail(board, side) ? lossCodeOfUnits : lossCodeOfNumbers;
    this.#code = code(fighters, unhurt, everybody);
    this.#late = lateLossesIn(fighters);
    this.layout = {
      board,
      fighters: fighters.map((fighter, place) => playedFighter(fighter, this.#code.weights[place]!, dice)),
      foes: supporters.map(supporter => playedSupporter(supporter, fighters.length, dice)),
      lives: new Float64Array(CAUSES.length * EFFECTS.length * WAYS_TO_FIGHT.length * fighters.length).fill(-1),
    };
    this.isWayTold = isWayTold(board, side);
    this.isPlain = !this.isWayTold
      && fighters.every(({ states, size, isExplosive }) => states === 2 && size === 1 && !isExplosive);
    this.states = new Uint16Array(fighters.length);
    this.living = new Uint8Array(fighters.length);
  }

  get fighters(): readonly PlayedFighter[] {
    return this.layout.fighters;
  }

  get foes(): readonly PlayedSupporter[] {
    return this.layout.foes;
  }

  /** Puts everybody into a state, in which the side has had such late losses. */
  begin(states: ArrayLike<number>, late = 0): void {
    this.#late?.begin(states);
    this.late = late;
    this.losses = 0;
    this.alive = 0;
    for (let place = 0; place < this.fighters.length; place += 1) {
      const { fighter, weight } = this.fighters[place]!;
      this.states[place] = states[place]!;
      this.losses += states[place]! * weight;
      const lives = states[place]! < fighter.states - 1;
      this.living[place] = lives ? 1 : 0;
      if (lives) this.alive += 1;
    }
  }

  /** Further hits on the side are settled, all at once. */
  settle(): void {
    this.#late?.settle();
  }

  /** A fighter goes down to a state. */
  hurt(place: number, state: number): void {
    const { fighter, weight } = this.fighters[place]!;
    this.losses += (state - this.states[place]!) * weight;
    if (this.#late !== null) this.late += this.#late.lossOf(place, this.states[place]!, state);
    this.states[place] = state;
    if (state < fighter.states - 1) return;
    this.living[place] = 0;
    this.alive -= 1;
  }

  /** Where it is kept how likely a side's fighters survive one hit, the first of them. */
  rowOf(effect: Effect, cause: HitCause, by: WayToFight): number {
    const row = (CAUSES.indexOf(cause) * EFFECTS.length + EFFECTS.indexOf(effect)) * WAYS_TO_FIGHT.length
      + WAYS_TO_FIGHT.indexOf(by);
    return row * this.fighters.length;
  }

  /** How likely a fighter survives one hit; `row` of such. */
  survives(
    place: number, effect: Effect, cause: HitCause, by: WayToFight, row = this.rowOf(effect, cause, by),
  ): number {
    const { board, lives } = this.layout;
    const at = row + place;
    const known = lives[at]!;
    if (known >= 0) return known;
    return lives[at] = board.survives(this.side, place, effect, cause, by);
  }

  /** The kind of those who are left. */
  kindIn(results: Results): number {
    if (this.late === 0) return this.#kinds[this.losses] ??= this.#kindOf(results);
    let kinds = this.#lateKinds.get(this.late);
    if (kinds === undefined) this.#lateKinds.set(this.late, kinds = []);
    return kinds[this.losses] ??= this.#kindOf(results);
  }

  #kindOf(results: Results): number {
    const fighters = this.layout.board.fighters[this.side];
    const states = statesAfter(this.#code, fighters, fighters.map(() => 0), this.losses);
    return results.kindIn(this.side, states, this.late);
  }
}

/** A supporter as it is played, who fires at a side of so many. */
export const playedSupporter = (supporter: Supporter, enemies: number, dice: ThrownDice): PlayedSupporter => ({
  supporter, isNear: Array.from({ length: enemies }, (_, place) => supporter.near.includes(place)),
  dice: supporter.dice.filter(({ striker }) => !striker.apart).map(one => dice.placeOf(one)),
  limited: supporter.dice.filter(({ striker }) => striker.apart),
});

export const playedFighter = (fighter: Fighter, weight: number, dice: ThrownDice): PlayedFighter => {
  const limited = isLimited(fighter);
  const places = (all: readonly Dice[]): readonly number[] => (limited ? [] : all.map(one => dice.placeOf(one)));
  const inWay = (way: WayToFight): DiceByTime =>
    ({ first: places(fighter.first[way]), later: places(fighter.later[way]), all: places(fighter.dice[way]) });
  return {
    fighter, weight, isLimited: limited, engineDice: new Map<number, readonly Thrown[]>(),
    touched: fighter.touched.map(({ enemy }) => enemy),
    struck: fighter.touched.filter(({ isStruck }) => isStruck).map(({ enemy }) => enemy),
    within: fighter.within,
    byGap: [...fighter.gaps.keys()].sort((a, b) => fighter.gaps[a]! - fighter.gaps[b]!),
    dice: { 'close-combat': inWay('close-combat'), firefight: inWay('firefight') },
  };
};

/** How a fighter fights: not at all, in close combat, in a firefight; by these numbers the ways to do so. */
export const NOT = 0;
export const CLOSE = 1;
export const FIRE = 2;
/** It has come out of a wreck in this round: it can be hit, and does not strike. @rule V12 */
export const SPILLED = 3;
export const WAY: readonly WayToFight[] = ['firefight', 'close-combat', 'firefight'];

/** How an ordinary unit can fight now. @rule A4.2 */
export const wayNow = ({ fighter, struck, touched, within }: PlayedFighter, enemies: Uint8Array): number => {
  if (!fighter.forces && isAny(struck, enemies)) return CLOSE;
  return isAny(touched, enemies) || isAny(within, enemies) ? FIRE : NOT;
};

const isAny = (places: readonly number[], living: Uint8Array): boolean => {
  for (const place of places) if (living[place] === 1) return true;
  return false;
};

/** How far the nearest living enemy stands from a fighter, cm. */
export const nearestIn = ({ byGap, fighter }: PlayedFighter, enemies: Uint8Array): number => {
  for (const enemy of byGap) if (enemies[enemy] === 1) return fighter.gaps[enemy]!;
  return Infinity;
};

const NONE: readonly number[] = [];

/** The dice of a fighter that has settled to fight in a way, and can fight in one now. @rule A4.2, A4.4 */
export const diceNow = (one: PlayedFighter, settled: number, now: number, batch: BatchName): readonly number[] => {
  if (now === NOT) return NONE;
  const dice = one.dice[WAY[now]!];
  if (batch === 'first-strike') return dice.first;
  if (now === settled) return dice.later;
  const before = one.dice[WAY[settled]!];
  return before.all.length > 0 && before.later.length === 0 ? NONE : dice.all;
};
