/**
 * Fights that are alike: who stands in which order, what each is and how it fights. All that comes of one round is the
 * same in them, though not who it is that lives.
 */
import { bySide, enemyOf, SIDES, type BySide, type Side } from '../../model/procedure.ts';
import type { Board, Fighter } from './board.ts';
import { isDead, type States } from './engaged.ts';
import { statesOf } from './loss-code.ts';
import { likenessOf } from './alike.ts';
import type { Supporter } from './support.ts';

/** Whether a round’s outcome needs no more than the order, the kinds and the ways of those who fight. */
const isSimple = (board: Board, supporters: BySide<readonly Supporter[]>): boolean => !board.isTailTold
  && SIDES.every(side => board.fighters[side].every(({ states, dice }) =>
    states === 2 && Object.values(dice).flat().every(({ striker, isFirst }) => !striker.apart && !isFirst))
    && supporters[side].every(({ near, dice }) => near.length === board.fighters[enemyOf(side)].length
      && dice.every(({ striker }) => !striker.apart)));

/** One side’s fighters, before it is known who of them lives. */
interface Ranks {
  readonly fighters: readonly Fighter[];
  readonly enemies: readonly Fighter[];
  /** What each fighter is: alike ones have the same number. */
  readonly kinds: readonly number[];
  /** How far each stands from the nearest enemy who may support; null: nobody may. */
  readonly fromSupport: readonly number[] | null;
}

/** A fighter as it would fight: what it is and does, and how far its nearest enemy is; not engaged if that is null. */
interface Placed {
  readonly place: number;
  readonly code: number;
  readonly cm: number | null;
}

const nearestGap = ({ gaps }: Fighter, fighters: readonly Fighter[], enemies: States): number => {
  let least = Infinity;
  for (let i = 0; i < gaps.length; i += 1) {
    if (gaps[i]! < least && enemies[i]! < fighters[i]!.states - 1) least = gaps[i]!;
  }
  return least;
};

const placed = ({ fighters, enemies, kinds }: Ranks, place: number, theirs: States): Placed => {
  const fighter = fighters[place]!;
  const lives = (enemy: number): boolean => !isDead(enemies[enemy]!, theirs[enemy]!);
  let isTouched = false;
  let isBlow = false;
  for (const { enemy, isStruck } of fighter.touched) {
    if (!lives(enemy)) continue;
    isTouched = true;
    isBlow ||= isStruck && !fighter.forces;
  }
  if (!isTouched && !fighter.within.some(lives)) return { place, code: 2 * kinds[place]!, cm: null };
  return { place, code: 2 * kinds[place]! + (isBlow ? 0 : 1), cm: nearestGap(fighter, enemies, theirs) };
};

/** One side of a position: what its fighters are and do in the order that counts. Equal ones are one object. */
export interface Word {
  readonly id: number;
  /** What the engaged throw: the same number for the same attacks. */
  readonly attacks: number;
}

/** Words by their letters, written from left to right. */
class Vocabulary {
  readonly #nodes = new Map<number, number>();
  readonly #words = new Map<number, Word>();
  readonly #attacks = new Map<string, number>();
  readonly #letters: number;

  constructor(letters: number) {
    this.#letters = letters;
  }

  /** A beginning with one letter more; the empty one is 0. */
  with(beginning: number, letter: number): number {
    const key = beginning * this.#letters + letter;
    let longer = this.#nodes.get(key);
    if (longer === undefined) this.#nodes.set(key, longer = this.#nodes.size + 1);
    return longer;
  }

  /** The word of such letters; its engaged have these codes. */
  word(letters: number, engaged: () => readonly number[]): Word {
    let word = this.#words.get(letters);
    if (word === undefined) {
      const thrown = String([...engaged()].sort((a, b) => a - b));
      const attacks = this.#attacks.get(thrown) ?? this.#attacks.size;
      this.#attacks.set(thrown, attacks);
      this.#words.set(letters, word = { id: this.#words.size, attacks });
    }
    return word;
  }
}

const lives = (number: number, place: number): boolean => Math.floor(number / 2 ** place) % 2 === 0;

/** A side as it fights against given enemies, whoever of its own lives. */
export class View {
  readonly #engaged: readonly Placed[];
  readonly #idle: readonly Placed[];
  readonly #underFire: readonly Placed[];
  readonly #vocabulary: Vocabulary;
  readonly #end: number;
  readonly #words = new Map<number, Word>();

  constructor(all: readonly Placed[], fromSupport: readonly number[] | null, vocabulary: Vocabulary, end: number) {
    const engaged = all.filter(({ cm }) => cm !== null);
    this.#engaged = [...engaged].sort((a, b) => a.cm! - b.cm!);
    this.#idle = all.filter(({ cm }) => cm === null).sort((a, b) => a.code - b.code);
    this.#underFire = fromSupport === null ? []
      : [...engaged].sort((a, b) => fromSupport[a.place]! - fromSupport[b.place]!);
    this.#vocabulary = vocabulary;
    this.#end = end;
  }

  /** Views with the same key tell the same of everybody. */
  get key(): string {
    return [this.#engaged, this.#idle].map(some => some.map(({ place, code }) => `${place}:${code}`)).join(' ');
  }

  /** The word for its survivors of such a number. */
  word(number: number): Word {
    let word = this.#words.get(number);
    if (word === undefined) this.#words.set(number, word = this.#spell(number));
    return word;
  }

  #spell(number: number): Word {
    let letters = 0;
    for (const some of [this.#engaged, this.#idle, this.#underFire]) {
      for (const { place, code } of some) {
        if (lives(number, place)) letters = this.#vocabulary.with(letters, code);
      }
      letters = this.#vocabulary.with(letters, this.#end);
    }
    return this.#vocabulary.word(letters, () =>
      this.#engaged.filter(({ place }) => lives(number, place)).map(({ code }) => code));
  }
}

/** The words for all positions of a fight. */
export class Structure {
  readonly #ranks: BySide<Ranks>;
  readonly #vocabulary: Vocabulary;
  readonly #end: number;
  readonly #byNumber: BySide<Map<number, View>> = { attacker: new Map(), defender: new Map() };
  readonly #byKey: BySide<Map<string, View>> = { attacker: new Map(), defender: new Map() };

  constructor(ranks: BySide<Ranks>) {
    this.#ranks = ranks;
    this.#end = 2 * (1 + Math.max(...SIDES.flatMap(side => ranks[side].kinds)));
    this.#vocabulary = new Vocabulary(this.#end + 1);
  }

  /** How a side fights against enemies of such a number. */
  view(side: Side, enemies: number): View {
    let view = this.#byNumber[side].get(enemies);
    if (view === undefined) {
      const ranks = this.#ranks[side];
      const theirs = statesOf(ranks.enemies, enemies);
      const all = ranks.fighters.map((_, place) => placed(ranks, place, theirs));
      const found = new View(all, ranks.fromSupport, this.#vocabulary, this.#end);
      const { key } = found;
      view = this.#byKey[side].get(key) ?? found;
      this.#byKey[side].set(key, view);
      this.#byNumber[side].set(enemies, view);
    }
    return view;
  }
}

/** Finds the words for fights; null where such words do not tell all that counts. */
export const structureOf = (board: Board, supporters: BySide<readonly Supporter[]>): Structure | null => {
  if (!isSimple(board, supporters)) return null;
  const words: string[] = [];
  const numberOf = (word: string): number => (words.includes(word) ? words.indexOf(word) : words.push(word) - 1);
  const ranksOf = (side: Side): Ranks => {
    const fighters = board.fighters[side];
    const firing = supporters[enemyOf(side)];
    return {
      fighters, enemies: board.fighters[enemyOf(side)],
      kinds: fighters.map((_, place) => numberOf(likenessOf(board, side, place))),
      fromSupport: firing.length === 0 ? null
        : fighters.map((_, place) => Math.min(...firing.map(({ gaps }) => gaps[place]!))),
    };
  };
  return new Structure(bySide(ranksOf));
};
