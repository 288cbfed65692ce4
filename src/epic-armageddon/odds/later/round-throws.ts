/** Who throws what in a round that is played, and in which order the hits reach whom. */
import { bySide, enemyOf, SIDES, type BySide, type Side } from '../../model/procedure.ts';
import { limitedDice, thrownBy, type BatchName, type Thrown } from '../round/attacks.ts';
import type { Board } from '../round/board.ts';
import { insert } from '../round/falling.ts';
import { openTo, settledIn, type Engaged } from '../round/engaged.ts';
import { addDie, type Throw } from './hits.ts';
import { knownDice } from './engine-dice.ts';
import { knownThrows, type KnownThrows } from './known-throws.ts';
import {
  CLOSE, diceNow, FIRE, nearestIn, NOT, PlayedSide, SPILLED, WAY, wayNow, type PlayedFighter, type PlayedSupporter,
} from './side.ts';
import type { ThrownDice } from './throws.ts';

/** When a fighter attacks, and which enemies are there to be hit. */
interface Attacked {
  readonly batch: BatchName;
  readonly enemies: Uint8Array;
}

/** How many of their dice war engines put into close combat, by place; null: as usual. @rule W2 */
export type Blows = BySide<readonly (number | null)[]>;

export class RoundThrows {
  /** How each fighter has settled to fight in this round, and who has attacked in it. */
  readonly settled: { [side in Side]: Uint8Array };
  readonly attacked: { [side in Side]: Uint8Array };
  /** How war engines split their dice. */
  readonly #engines: BySide<Map<number, Engaged>>;
  /** Whom hits reach, the nearest first, and what each side throws. */
  readonly orders: { [side in Side]: number[] } = { attacker: [], defender: [] };
  readonly throws: { [side in Side]: Throw };
  readonly #board: Board;
  readonly #sides: BySide<PlayedSide>;
  readonly #dice: ThrownDice;
  readonly #mayChange: boolean;
  /** How near each of the order is, cm. */
  readonly #near: BySide<Float64Array> = { attacker: new Float64Array(256), defender: new Float64Array(256) };
  /** Who has come out of a wreck in this round, in turn; and who fires in support at a side. */
  readonly #spilled: BySide<number[]> = { attacker: [], defender: [] };
  readonly #firing: { [side in Side]: readonly PlayedSupporter[] } = { attacker: [], defender: [] };
  readonly #known: KnownThrows | null;

  /** @param mayChange whether somebody may come to reach others within a round. */
  constructor(board: Board, sides: BySide<PlayedSide>, dice: ThrownDice, mayChange: boolean) {
    this.#board = board;
    this.#sides = sides;
    this.#dice = dice;
    this.#mayChange = mayChange;
    const bytes = (): BySide<Uint8Array> => bySide(side => new Uint8Array(board.fighters[side].length));
    this.settled = bytes();
    this.attacked = bytes();
    this.#engines = bySide(() => new Map<number, Engaged>());
    this.throws = bySide(() => ({ counts: [], limited: [], any: false }));
    this.#known = mayChange ? null : knownThrows(sides);
  }

  /** A round begins, and its first batch is thrown. @rule A4.1, A4.2 */
  beginRound(batch: BatchName, chosen: Blows | null): void {
    this.#known?.begin();
    this.#throwBatch(batch, true, chosen);
  }

  /** Another batch of the same round. @rule A4.4 */
  nextBatch(batch: BatchName): void {
    this.#throwBatch(batch, false, null);
  }

  /** What both sides throw in a batch, and in which order it reaches whom; at first everybody settles how to fight. */
  #throwBatch(batch: BatchName, isFirst: boolean, chosen: Blows | null): void {
    if (this.#known?.restore(this) === true) return;
    for (const side of SIDES) {
      if (isFirst) this.#settle(side, chosen);
      else if (this.#known !== null) this.attacked[side] = this.attacked[side].slice();
    }
    for (const side of SIDES) this.#order(side);
    for (const side of SIDES) this.#throwDice(side, batch);
    this.#known?.keep(this);
  }

  /** Some are engaged, of whom some have attacked: the rest of a round that has begun elsewhere. */
  goOn(engaged: BySide<readonly number[]>, attacked: BySide<readonly number[]>): void {
    for (const side of SIDES) {
      const [settled, struck] = this.#nobody(side);
      for (const place of engaged[side]) settled[place] = FIRE;
      for (const place of attacked[side]) struck[place] = 1;
    }
  }

  /** Nobody has settled to fight, and nobody has attacked: those of before may be kept. */
  #nobody(side: Side): readonly [settled: Uint8Array, attacked: Uint8Array] {
    const count = this.#board.fighters[side].length;
    return [this.settled[side] = new Uint8Array(count).fill(NOT), this.attacked[side] = new Uint8Array(count)];
  }

  /** Who is directly engaged as the round begins, and how. @rule A4.1, A4.2 */
  #settle(side: Side, chosen: Blows | null): void {
    const { fighters, living } = this.#sides[side];
    const enemies = this.#sides[enemyOf(side)].living;
    const [settled] = this.#nobody(side);
    this.#spilled[side].length = 0;
    for (let place = 0; place < fighters.length; place += 1) {
      if (living[place] === 0) continue;
      const one = fighters[place]!;
      if (one.fighter.isEngine) this.#settleEngine(side, place, one, chosen?.[side][place] ?? null);
      else settled[place] = wayNow(one, enemies);
    }
  }

  /** @param blows how many of its dice go into close combat; null: as usual. @rule W2 */
  #settleEngine(side: Side, place: number, { fighter }: PlayedFighter, blows: number | null): void {
    const engaged = settledIn(fighter, place, this.#sides[enemyOf(side)].living);
    this.settled[side][place] = engaged === null ? NOT : engaged.by === 'close-combat' ? CLOSE : FIRE;
    if (engaged !== null) this.#engines[side].set(place, blows === null ? engaged : { ...engaged, blows });
  }

  /** The engaged of a side in the order in which hits reach them. @rule H1 */
  #order(side: Side): void {
    const { fighters, living } = this.#sides[side];
    const enemies = this.#sides[enemyOf(side)].living;
    const settled = this.settled[side];
    const order: number[] = [];
    this.orders[side] = order;
    for (let place = 0; place < fighters.length; place += 1) {
      if (settled[place] === NOT || settled[place] === SPILLED || living[place] === 0) continue;
      insert(order, this.#near[side], place, nearestIn(fighters[place]!, enemies));
    }
    for (const place of this.#spilled[side]) {
      if (living[place] === 1) insert(order, this.#near[side], place, nearestIn(fighters[place]!, enemies));
    }
  }

  /** Those who have come out of a wreck can be hit for the rest of the batch, and of the round. @rule V12 */
  spill(side: Side, places: readonly number[], isSupport: boolean): void {
    const { fighters } = this.#sides[side];
    const enemies = this.#sides[enemyOf(side)].living;
    for (const place of places) {
      this.settled[side][place] = SPILLED;
      this.#spilled[side].push(place);
    }
    for (const place of places) {
      if (isSupport) this.#insertUnder(this.#firing[side], side, place);
      else insert(this.orders[side], this.#near[side], place, nearestIn(fighters[place]!, enemies));
    }
  }

  /** Puts a target of supporting fire in its place, if that reaches it. @rule A5.4 */
  #insertUnder(firing: readonly PlayedSupporter[], side: Side, place: number): void {
    const isReached = this.#board.assault.rulings.supportReach === 'all-engaged'
      || firing.some(({ isNear }) => isNear[place]);
    if (isReached) insert(this.orders[side], this.#near[side], place, nearestOf(firing, place));
  }

  /** What a side throws in a batch. @rule A4.2, A4.4 */
  #throwDice(side: Side, batch: BatchName): void {
    const { fighters, living } = this.#sides[side];
    const enemies = this.#enemies(side);
    const settled = this.settled[side];
    const limited: Thrown[] = [];
    this.throws[side] = { counts: [], limited, any: false };
    for (let place = 0; place < fighters.length; place += 1) {
      if (settled[place] === NOT || settled[place] === SPILLED || living[place] === 0) continue;
      const one = fighters[place]!;
      if (one.isLimited) this.#throwLimited(side, place, one, { batch, enemies }, limited);
      else this.#throwFreely(side, place, diceNow(one, settled[place]!, wayNow(one, enemies), batch));
    }
  }

  /** Living enemies that are engaged: where that may change in a round, others come into view. @rule A4.6 */
  #enemies(side: Side): Uint8Array {
    const enemy = enemyOf(side);
    const { living } = this.#sides[enemy];
    if (!this.#mayChange) return living;
    const settled = this.settled[enemy];
    return living.map((lives, place) => (settled[place] === NOT ? 0 : lives));
  }

  #throwFreely(side: Side, place: number, dice: readonly number[]): void {
    const thrown = this.throws[side];
    for (const die of dice) {
      if (this.#dice.kinds[die]!.dice === 0) continue;
      addDie(thrown.counts, die);
      thrown.any = true;
      this.attacked[side][place] = 1;
    }
  }

  #throwLimited(
    side: Side, place: number, { fighter, engineDice }: PlayedFighter, { batch, enemies }: Attacked, limited: Thrown[],
  ): void {
    const open = openTo(fighter, enemies);
    if (!open['close-combat'] && !open.firefight) return;
    const by = WAY[this.settled[side][place]!]!;
    const settled = this.#engines[side].get(place) ?? { fighter: place, by, blows: 0 };
    const found = (): readonly Thrown[] =>
      limitedDice(fighter, settled, open, batch, enemies, this.orders[enemyOf(side)]);
    for (const one of fighter.isEngine ? knownDice(engineDice, settled, batch, enemies, found) : found()) {
      if (one.dice === 0) continue;
      const thrown = this.throws[side];
      thrown.any = true;
      this.attacked[side][place] = 1;
      if (one.from === null) addDie(thrown.counts, this.#dice.placeOfKind(one));
      else limited.push(one);
    }
  }

  /** What those throw who support the other side, and in which order their hits reach this one. @rule A5.2, A5.4 */
  supportOn(side: Side): void {
    const struck = this.#sides[side];
    this.orders[side] = [];
    this.throws[enemyOf(side)] = { counts: [], limited: [], any: false };
    if (struck.foes.length === 0) return;
    const { supportCalledBy } = this.#board.assault.rulings;
    const settled = this.settled[side];
    const attacked = this.attacked[side];
    const targets: number[] = [];
    const isSeen: boolean[] = [];
    for (let place = 0; place < settled.length; place += 1) {
      const isTarget = settled[place] !== NOT && settled[place] !== SPILLED && struck.living[place] === 1;
      if (isTarget) targets.push(place);
      isSeen.push(isTarget && (supportCalledBy === 'enemy-engaged' || attacked[place] === 1));
    }
    for (const place of this.#spilled[side]) {
      if (struck.living[place] === 0) continue;
      targets.push(place);
      isSeen[place] = supportCalledBy === 'enemy-engaged';
    }
    const firing = struck.foes.filter(({ supporter }) => supporter.near.some(place => isSeen[place]));
    this.#firing[side] = firing;
    if (firing.length === 0) return;
    for (const place of targets) this.#insertUnder(firing, side, place);
    this.#supportThrow(enemyOf(side), firing, targets);
  }

  #supportThrow(side: Side, firing: readonly PlayedSupporter[], targets: readonly number[]): void {
    const counts: number[] = [];
    const limited = firing.flatMap(one =>
      one.limited.map(die => thrownBy(die, one.supporter.near.filter(place => targets.includes(place)))));
    for (const { dice } of firing) for (const die of dice) addDie(counts, die);
    this.throws[side] = { counts, limited, any: true };
  }
}

/** How far the nearest of some supporters is from a fighter, cm. */
const nearestOf = (firing: readonly PlayedSupporter[], place: number): number =>
  firing.reduce((cm, { supporter: { gaps } }) => Math.min(cm, gaps[place]!), Infinity);
