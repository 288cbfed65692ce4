/** Rounds played with dice of chance, as `round/round.ts` follows them with all dice at once. */
import type { Uniform } from '../../../dice/throw.ts';
import type { WayToFight } from '../../model/combatant.ts';
import type { Effect } from '../../model/profile.ts';
import { bySide, enemyOf, SIDES, type BySide, type Side } from '../../model/procedure.ts';
import type { HitCause } from '../../model/volley.ts';
import { inOrder, limitedDice, thrownBy, type BatchName, type HitKind, type Thrown } from '../round/attacks.ts';
import type { Board } from '../round/board.ts';
import { swiftWinner } from '../round/endings.ts';
import { openTo, settledIn, type Engaged } from '../round/engaged.ts';
import { fallsOn, inFallingOrder, isMacro, type Fallen } from '../round/falling.ts';
import { hurtByChance } from '../round/hurt.ts';
import type { Meeting, Results } from '../round/results.ts';
import type { Fight, ScoredBySide } from '../round/round.ts';
import { PlayedSide, type PlayedFighter, type PlayedSupporter } from './side.ts';
import { sharedOut, ThrownDice } from './throws.ts';

const NOT = 0;
const CLOSE = 1;
const FIRE = 2;
const WAY: readonly WayToFight[] = ['firefight', 'close-combat', 'firefight'];

/**
 * What a round costs in units of work, each about a microsecond: by itself, for each fighter, for each whose hits only
 * some may take, and for a side on which hits do not simply go from one to the next.
 */
const ROUND = 1;
const FIGHTER = 0.1;
const LIMITED = 4;
const APART = 6;

/** What a side throws in a batch: how many dice of each kind whose hits anybody may take, and the others. */
interface Throw {
  readonly counts: number[];
  limited: readonly Thrown[];
  any: boolean;
}

/** Hits of any kinds: how many of each. */
interface Hits {
  readonly kinds: readonly HitKind[];
  readonly counts: readonly number[];
}

type Macro = 'macro-weapon' | 'titan-killer';

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
  readonly #hasFirstStrike: boolean;
  readonly #isSupported: boolean;
  /** How each fighter has settled to fight in this round, and who has attacked in it. */
  readonly #settled: BySide<Uint8Array>;
  readonly #engines: BySide<Map<number, Engaged>>;
  readonly #attacked: BySide<Uint8Array>;
  readonly #throws: BySide<Throw>;
  readonly #orders: BySide<number[]> = { attacker: [], defender: [] };
  readonly #near = new Float64Array(256);

  constructor(fight: Fight, results: Results, uniform: Uniform) {
    this.#board = fight.board;
    this.#results = results;
    this.uniform = uniform;
    this.#hasFirstStrike = fight.board.hasFirstStrike;
    this.#isSupported = SIDES.some(side => fight.supporters[side].length > 0);
    this.sides = bySide(side => new PlayedSide(fight.board, side, fight.supporters[enemyOf(side)], this.#dice));
    const bytes = (): BySide<Uint8Array> => bySide(side => new Uint8Array(fight.board.fighters[side].length));
    this.#settled = bytes();
    this.#attacked = bytes();
    this.#engines = bySide(() => new Map<number, Engaged>());
    this.#throws = bySide(() => ({ counts: [], limited: [], any: false }));
  }

  /** What a round costs, in units of work. */
  get cost(): number {
    const all = SIDES.flatMap(side => this.sides[side].fighters);
    return ROUND + FIGHTER * all.length + LIMITED * all.filter(one => one.isLimited).length
      + APART * SIDES.filter(side => !this.sides[side].isPlain).length;
  }

  /** Puts everybody where a round begins. */
  begin(states: BySide<ArrayLike<number>>): void {
    for (const side of SIDES) this.sides[side].begin(states[side]);
  }

  /**
   * The round from the states that the sides are in, which go on to what it leaves of them: what they come to.
   *
   * @param scored what of the first throw is known beforehand.
   */
  round(scored: ScoredBySide | null = null): Meeting {
    for (const side of SIDES) this.#settle(side);
    const isScoredFirst = this.#hasFirstStrike && this.#batch('first-strike', scored);
    const engaged = this.#engagedAttackers();
    const living = this.sides.attacker.alive;
    this.#batch('attacks', isScoredFirst ? null : scored);
    return this.#afterAttacks(engaged, living);
  }

  /** The rest of a round of which some are engaged, some of whom have attacked, once the attacks are over or later. */
  rest({ engaged, attacked, isSupported, living }: RestOfRound): Meeting {
    for (const side of SIDES) {
      this.#settled[side].fill(NOT);
      this.#attacked[side].fill(0);
      for (const place of engaged[side]) this.#settled[side][place] = FIRE;
      for (const place of attacked[side]) this.#attacked[side][place] = 1;
    }
    return isSupported ? this.#afterAttacks(engaged.attacker.length, living) : this.#result();
  }

  /** Hits of known kinds on some of a side, in the order in which hits reach them. @rule H6, H7 */
  take(side: Side, order: readonly number[], { kinds, counts }: Hits, cause: HitCause): void {
    const struck = this.sides[side];
    for (const isLater of [false, true]) {
      const these = kinds.map(kind => isMacro(kind) === isLater);
      const now = isLater ? livingIn(struck, order) : order;
      if (now.length > 0 && these.includes(true)) this.#fall(struck, now, {
        kinds: kinds.filter((_, i) => these[i]), counts: counts.filter((_, i) => these[i]),
      }, cause);
    }
  }

  #afterAttacks(engaged: number | null, living: number): Meeting {
    const { attacker, defender } = this.sides;
    const winner = swiftWinner(this.#board, engaged, living, { living: attacker.alive }, { living: defender.alive });
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

  /** Who is directly engaged as the round begins, and how. @rule A4.1, A4.2 */
  #settle(side: Side): void {
    const { fighters, living } = this.sides[side];
    const enemies = this.sides[enemyOf(side)].living;
    const settled = this.#settled[side];
    this.#attacked[side].fill(0);
    for (let place = 0; place < fighters.length; place += 1) {
      if (living[place] === 0) {
        settled[place] = NOT;
        continue;
      }
      const one = fighters[place]!;
      if (one.fighter.isEngine) this.#settleEngine(side, place, one);
      else settled[place] = wayOf(one, enemies);
    }
  }

  #settleEngine(side: Side, place: number, { fighter }: PlayedFighter): void {
    const engaged = settledIn(fighter, place, this.sides[enemyOf(side)].living);
    this.#settled[side][place] = engaged === null ? NOT : engaged.by === 'close-combat' ? CLOSE : FIRE;
    if (engaged !== null) this.#engines[side].set(place, engaged);
  }

  /** Engaged attackers that live; null: nobody was engaged. */
  #engagedAttackers(): number | null {
    const { living } = this.sides.attacker;
    let [all, alive] = [0, 0];
    this.#settled.attacker.forEach((way, place) => {
      if (way === NOT) return;
      all += 1;
      alive += living[place]!;
    });
    return all === 0 ? null : alive;
  }

  /** One batch of both sides at once; whether there is anything in it. @rule A4.2, A4.4, A4.5 */
  #batch(batch: BatchName, scored: ScoredBySide | null): boolean {
    for (const side of SIDES) this.#order(side);
    for (const side of SIDES) this.#throwDice(side, batch);
    for (const side of SIDES) {
      const enemy = enemyOf(side);
      this.#strike(side, this.#throws[enemy], batch, scored?.by === enemy ? scored.hits : null);
    }
    return SIDES.some(side => this.#throws[side].any);
  }

  /** The engaged of a side in the order in which hits reach them. @rule H1 */
  #order(side: Side): void {
    const { fighters, living } = this.sides[side];
    const enemies = this.sides[enemyOf(side)].living;
    const settled = this.#settled[side];
    const order = this.#orders[side];
    order.length = 0;
    for (let place = 0; place < fighters.length; place += 1) {
      if (settled[place] === NOT || living[place] === 0) continue;
      insert(order, this.#near, place, nearestIn(fighters[place]!, enemies));
    }
  }

  /** What a side throws in a batch. @rule A4.2, A4.4 */
  #throwDice(side: Side, batch: BatchName): void {
    const { fighters, living } = this.sides[side];
    const enemies = this.sides[enemyOf(side)].living;
    const settled = this.#settled[side];
    const thrown = this.#throws[side];
    thrown.counts.fill(0);
    const limited: Thrown[] = [];
    thrown.any = false;
    for (let place = 0; place < fighters.length; place += 1) {
      if (settled[place] === NOT || living[place] === 0) continue;
      const one = fighters[place]!;
      if (one.isLimited) this.#throwLimited(side, place, one, batch, limited);
      else this.#throwFreely(side, place, diceNow(one, settled[place]!, wayOf(one, enemies), batch));
    }
    thrown.limited = limited;
  }

  #throwFreely(side: Side, place: number, dice: readonly number[]): void {
    const thrown = this.#throws[side];
    for (const die of dice) {
      if (this.#dice.kinds[die]!.dice === 0) continue;
      addTo(thrown.counts, die);
      thrown.any = true;
      this.#attacked[side][place] = 1;
    }
  }

  #throwLimited(
    side: Side, place: number, { fighter }: PlayedFighter, batch: BatchName, limited: Thrown[],
  ): void {
    const enemies = this.sides[enemyOf(side)].living;
    const open = openTo(fighter, enemies);
    if (!open['close-combat'] && !open.firefight) return;
    const by = WAY[this.#settled[side][place]!]!;
    const settled = this.#engines[side].get(place) ?? { fighter: place, by, blows: 0 };
    const dice = limitedDice(fighter, settled, open, batch, enemies, this.#orders[enemyOf(side)]);
    for (const one of dice) {
      if (one.dice === 0) continue;
      const thrown = this.#throws[side];
      thrown.any = true;
      this.#attacked[side][place] = 1;
      if (one.from === null) addTo(thrown.counts, this.#dice.placeOfKind(one));
      else limited.push(one);
    }
  }

  /**
   * A side takes the hits of a throw: ordinary ones, then macro-weapon ones on those who are left.
   *
   * @param total how many hits there are in all; null: nobody knows.
   * @rule H6, H7
   */
  #strike(side: Side, thrown: Throw, cause: HitCause, total: number | null = null): void {
    const order = this.#orders[side];
    if (!thrown.any || order.length === 0) return;
    const struck = this.sides[side];
    if (total === null && struck.isPlain && this.#isFree(thrown, order)) {
      const macro = this.#macroIn(thrown.counts);
      if (macro !== undefined) return this.#strikePlainly(struck, order, macro, thrown.counts, cause);
    }
    this.take(side, order, this.#hitsOf(thrown, total), cause);
  }

  /** Whether all dice may hit all of some targets: those that may hit only some are then counted with the others. */
  #isFree(thrown: Throw, order: readonly number[]): boolean {
    const { counts, limited } = thrown;
    if (limited.length === 0) return true;
    if (limited.some(({ only, effect }) => effect === 'sniper' || order.some(place => !only!.includes(place)))) {
      return false;
    }
    for (const one of limited) addTo(counts, this.#dice.placeOfKind(one));
    thrown.limited = [];
    return true;
  }

  /** The one kind of macro-weapon hits of dice whose other hits are ordinary; null: all are; undefined: others too. */
  #macroIn(counts: number[]): Macro | null | undefined {
    let found: Macro | null = null;
    for (let die = 0; die < counts.length; die += 1) {
      if (counts[die] === 0) continue;
      const { effect } = this.#dice.kinds[die]!;
      if (effect === 'normal') continue;
      if (!isMacro({ effect }) || (found ?? effect) !== effect) return undefined;
      found = effect as Macro;
    }
    return found;
  }

  /** Hits on those who take one each a lap, and die of one. */
  #strikePlainly(
    struck: PlayedSide, order: readonly number[], macro: Macro | null, counts: number[], cause: HitCause,
  ): void {
    let [ordinary, later] = [0, 0];
    for (let die = 0; die < counts.length; die += 1) {
      if (counts[die] === 0) continue;
      const hits = this.#dice.hits(die, counts[die]!, this.uniform);
      if (this.#dice.kinds[die]!.effect === 'normal') ordinary += hits;
      else later += hits;
    }
    this.#inLaps(struck, order, ordinary, 'normal', cause);
    if (later > 0) this.#inLaps(struck, livingIn(struck, order), later, macro!, cause);
  }

  /** Hits lap after lap on those who take one each. @rule H2, H4 */
  #inLaps(struck: PlayedSide, order: readonly number[], hits: number, effect: Effect, cause: HitCause): void {
    if (hits === 0 || order.length === 0) return;
    const laps = Math.floor(hits / order.length);
    const first = hits - laps * order.length;
    for (let i = 0; i < order.length; i += 1) {
      const taken = i < first ? laps + 1 : laps;
      if (taken === 0) return;
      const lives = struck.survives(order[i]!, effect, cause, 'firefight');
      if (this.uniform() >= (taken === 1 ? lives : lives ** taken)) struck.hurt(order[i]!, 1);
    }
  }

  /** The hits of dice by their kinds. */
  #hitsOf({ counts, limited }: Throw, total: number | null): Hits {
    const kinds: HitKind[] = [];
    const dice: { readonly die: number; readonly count: number }[] = [];
    counts.forEach((count, die) => {
      if (count === 0) return;
      const { effect, by } = this.#dice.kinds[die]!;
      kinds.push({ effect, by, from: null, only: null, hits: [] });
      dice.push({ die, count });
    });
    for (const one of inOrder(limited)) {
      kinds.push({ effect: one.effect, by: one.by, from: one.from, only: one.only, hits: [] });
      dice.push({ die: this.#dice.placeOfKind(one), count: 1 });
    }
    const drawn = total === null ? dice.map(({ die, count }) => this.#dice.hits(die, count, this.uniform))
      : sharedOut(dice.map(({ die, count }) => this.#dice.chances(die, count)), total, this.uniform);
    return { kinds, counts: drawn };
  }

  #fall(struck: PlayedSide, order: readonly number[], { kinds, counts }: Hits, cause: HitCause): void {
    if (order.length === 1) return this.#fallOnOne(struck, order[0]!, { kinds, counts }, cause);
    const falls = fallsOn(this.#board, struck.side, order, kinds, counts);
    for (let i = 0; i < order.length; i += 1) {
      const hits = falls[i]!;
      if (hits.length > 0) this.#hit(struck, order[i]!, hits, cause);
    }
  }

  /** Hits on the only target that there is. @ruling impossibleHits */
  #fallOnOne(struck: PlayedSide, place: number, { kinds, counts }: Hits, cause: HitCause): void {
    const isLost = this.#board.assault.rulings.impossibleHits !== 'anybody-engaged';
    const ordered = struck.isWayTold ? inFallingOrder(kinds, counts) : null;
    const hits: Fallen[] = [];
    const add = (kind: HitKind): void => {
      if (kind.only === null || !isLost || kind.only.includes(place)) hits.push(kind);
    };
    if (ordered !== null) ordered.forEach(add);
    else kinds.forEach((kind, i) => { for (let hit = 0; hit < counts[i]!; hit += 1) add(kind); });
    if (hits.length > 0) this.#hit(struck, place, hits, cause);
  }

  #hit(struck: PlayedSide, place: number, hits: readonly Fallen[], cause: HitCause): void {
    const state = struck.states[place]!;
    const after = hurtByChance(this.#board, struck.fighters[place]!.fighter, state, hits, {
      lives: ({ effect, by }) => struck.survives(place, effect, cause, by), uniform: this.uniform,
    });
    if (after !== state) struck.hurt(place, after);
  }

  /** Supporting fire on both sides. @rule A5.2, A5.4 */
  #support(): void {
    for (const side of SIDES) {
      const { foes } = this.sides[side];
      if (foes.length > 0) this.#supportOn(side);
    }
  }

  #supportOn(side: Side): void {
    const struck = this.sides[side];
    const { supportCalledBy, supportReach } = this.#board.assault.rulings;
    const settled = this.#settled[side];
    const attacked = this.#attacked[side];
    const targets: number[] = [];
    const isSeen: boolean[] = [];
    for (let place = 0; place < settled.length; place += 1) {
      const isTarget = settled[place] !== NOT && struck.living[place] === 1;
      if (isTarget) targets.push(place);
      isSeen.push(isTarget && (supportCalledBy === 'enemy-engaged' || attacked[place] === 1));
    }
    const firing = struck.foes.filter(({ supporter }) => supporter.near.some(place => isSeen[place]));
    if (firing.length === 0) return;
    const order = this.#orders[side];
    order.length = 0;
    for (const place of targets) {
      if (supportReach !== 'all-engaged' && !firing.some(({ isNear }) => isNear[place])) continue;
      insert(order, this.#near, place, nearestOf(firing, place));
    }
    this.#strike(side, this.#supportThrow(enemyOf(side), firing, targets), 'support');
  }

  #supportThrow(side: Side, firing: readonly PlayedSupporter[], targets: readonly number[]): Throw {
    const thrown = this.#throws[side];
    thrown.counts.fill(0);
    thrown.any = true;
    thrown.limited = firing.flatMap(({ limited, supporter: { near } }) =>
      limited.map(one => thrownBy(one, near.filter(place => targets.includes(place)))));
    for (const { dice } of firing) for (const die of dice) addTo(thrown.counts, die);
    return thrown;
  }
}

/** How an ordinary unit can fight now. @rule A4.2 */
const wayOf = ({ fighter, struck, touched, within }: PlayedFighter, enemies: Uint8Array): number => {
  if (!fighter.forces && isAny(struck, enemies)) return CLOSE;
  return isAny(touched, enemies) || isAny(within, enemies) ? FIRE : NOT;
};

const isAny = (places: readonly number[], living: Uint8Array): boolean => {
  for (const place of places) if (living[place] === 1) return true;
  return false;
};

/** How far the nearest living enemy stands from a fighter, cm. */
const nearestIn = ({ byGap, fighter }: PlayedFighter, enemies: Uint8Array): number => {
  for (const enemy of byGap) if (enemies[enemy] === 1) return fighter.gaps[enemy]!;
  return Infinity;
};

/** How far the nearest of some supporters is from a fighter, cm. */
const nearestOf = (firing: readonly PlayedSupporter[], place: number): number =>
  firing.reduce((cm, { supporter: { gaps } }) => Math.min(cm, gaps[place]!), Infinity);

/** Puts a place among others by its distance, after those that are as near. */
const insert = (order: number[], near: Float64Array, place: number, cm: number): void => {
  let at = order.length;
  while (at > 0 && near[at - 1]! > cm) {
    near[at] = near[at - 1]!;
    order[at] = order[at - 1]!;
    at -= 1;
  }
  near[at] = cm;
  order[at] = place;
};

/** One more of a kind of dice. */
const addTo = (counts: number[], die: number): void => {
  while (counts.length <= die) counts.push(0);
  counts[die]! += 1;
};

const livingIn = ({ living }: PlayedSide, order: readonly number[]): readonly number[] =>
  order.filter(place => living[place] === 1);

const NONE: readonly number[] = [];

/** The dice of a fighter that has settled to fight in a way, and can fight in one now. @rule A4.2, A4.4 */
const diceNow = (one: PlayedFighter, settled: number, now: number, batch: BatchName): readonly number[] => {
  if (now === NOT) return NONE;
  const dice = one.dice[WAY[now]!];
  if (batch === 'first-strike') return dice.first;
  if (now === settled) return dice.later;
  const before = one.dice[WAY[settled]!];
  return before.all.length > 0 && before.later.length === 0 ? NONE : dice.all;
};
