/** Who throws what in a round that is played, and in which order the hits reach whom. */
import { bySide, enemyOf, type BySide, type Side } from '../../model/procedure.ts';
import { limitedDice, thrownBy, type BatchName, type Thrown } from '../round/attacks.ts';
import type { Board } from '../round/board.ts';
import { insert } from '../round/falling.ts';
import { openTo, type Engaged } from '../round/engaged.ts';
import { addDie, type Throw } from './hits.ts';
import {
  diceNow, nearestIn, NOT, PlayedSide, SPILLED, WAY, wayNow, type PlayedFighter, type PlayedSupporter,
} from './side.ts';
import type { ThrownDice } from './throws.ts';

/** When a fighter attacks, and which enemies are there to be hit. */
interface Attacked {
  readonly batch: BatchName;
  readonly enemies: Uint8Array;
}

export class RoundThrows {
  /** How each fighter has settled to fight in this round, and who has attacked in it. */
  readonly settled: BySide<Uint8Array>;
  readonly attacked: BySide<Uint8Array>;
  /** How war engines split their dice. */
  readonly engines: BySide<Map<number, Engaged>>;
  /** Whom hits reach, the nearest first, and what each side throws. */
  readonly orders: BySide<number[]> = { attacker: [], defender: [] };
  readonly throws: BySide<Throw>;
  readonly #board: Board;
  readonly #sides: BySide<PlayedSide>;
  readonly #dice: ThrownDice;
  readonly #mayChange: boolean;
  /** How near each of the order is, cm. */
  readonly #near: BySide<Float64Array> = { attacker: new Float64Array(256), defender: new Float64Array(256) };
  /** Who has come out of a wreck in this round, in turn; and who fires in support at a side. */
  readonly #spilled: BySide<number[]> = { attacker: [], defender: [] };
  readonly #firing: { [side in Side]: readonly PlayedSupporter[] } = { attacker: [], defender: [] };

  /** @param mayChange whether somebody may come to reach others within a round. */
  constructor(board: Board, sides: BySide<PlayedSide>, dice: ThrownDice, mayChange: boolean) {
    this.#board = board;
    this.#sides = sides;
    this.#dice = dice;
    this.#mayChange = mayChange;
    const bytes = (): BySide<Uint8Array> => bySide(side => new Uint8Array(board.fighters[side].length));
    this.settled = bytes();
    this.attacked = bytes();
    this.engines = bySide(() => new Map<number, Engaged>());
    this.throws = bySide(() => ({ counts: [], limited: [], any: false }));
  }

  /** The engaged of a side in the order in which hits reach them. @rule H1 */
  order(side: Side): void {
    const { fighters, living } = this.#sides[side];
    const enemies = this.#sides[enemyOf(side)].living;
    const settled = this.settled[side];
    const order = this.orders[side];
    order.length = 0;
    for (let place = 0; place < fighters.length; place += 1) {
      if (settled[place] === NOT || settled[place] === SPILLED || living[place] === 0) continue;
      insert(order, this.#near[side], place, nearestIn(fighters[place]!, enemies));
    }
    for (const place of this.#spilled[side]) {
      if (living[place] === 1) insert(order, this.#near[side], place, nearestIn(fighters[place]!, enemies));
    }
  }

  /** Nobody has come out of a wreck yet in this round. */
  begin(side: Side): void {
    this.#spilled[side].length = 0;
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
  throwDice(side: Side, batch: BatchName): void {
    const { fighters, living } = this.#sides[side];
    const enemies = this.#enemies(side);
    const settled = this.settled[side];
    const thrown = this.throws[side];
    thrown.counts.fill(0);
    const limited: Thrown[] = [];
    thrown.any = false;
    for (let place = 0; place < fighters.length; place += 1) {
      if (settled[place] === NOT || settled[place] === SPILLED || living[place] === 0) continue;
      const one = fighters[place]!;
      if (one.isLimited) this.#throwLimited(side, place, one, { batch, enemies }, limited);
      else this.#throwFreely(side, place, diceNow(one, settled[place]!, wayNow(one, enemies), batch));
    }
    thrown.limited = limited;
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
    const settled = this.engines[side].get(place) ?? { fighter: place, by, blows: 0 };
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
    this.orders[side].length = 0;
    for (const place of targets) this.#insertUnder(firing, side, place);
    this.#supportThrow(enemyOf(side), firing, targets);
  }

  #supportThrow(side: Side, firing: readonly PlayedSupporter[], targets: readonly number[]): void {
    const thrown = this.throws[side];
    thrown.counts.fill(0);
    thrown.any = true;
    thrown.limited = firing.flatMap(({ limited, supporter: { near } }) =>
      limited.map(one => thrownBy(one, near.filter(place => targets.includes(place)))));
    for (const { dice } of firing) for (const die of dice) addDie(thrown.counts, die);
  }
}

/** So many enemies at most are told apart by one number. */
const MOST = 26;
const BLOWS = 32;

/** What a war engine throws against the same enemies, found once. */
const knownDice = (
  known: Map<number, readonly Thrown[]>, { by, blows }: Engaged, batch: BatchName, enemies: Uint8Array,
  found: () => readonly Thrown[],
): readonly Thrown[] => {
  if (enemies.length > MOST || blows >= BLOWS) return found();
  let key = blows;
  for (let enemy = 0; enemy < enemies.length; enemy += 1) key = key * 2 + enemies[enemy]!;
  key = (key * 2 + Number(by === 'firefight')) * 2 + Number(batch === 'attacks');
  let dice = known.get(key);
  if (dice === undefined) known.set(key, dice = found());
  return dice;
};

/** How far the nearest of some supporters is from a fighter, cm. */
const nearestOf = (firing: readonly PlayedSupporter[], place: number): number =>
  firing.reduce((cm, { supporter: { gaps } }) => Math.min(cm, gaps[place]!), Infinity);
