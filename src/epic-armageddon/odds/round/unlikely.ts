/** Pairs of survivors that are too unlikely to be followed: of those in the same position one round is fought. */
import type { BySide, Side } from '../../model/procedure.ts';
import { atOnce } from './pauses.ts';
import { addTo } from './results.ts';
import type { Half, Sorter } from './sorted.ts';
import type { Structure, View, Word } from './structure.ts';
import type { RoundChances, SurvivorPair } from './waiting.ts';

/** Pairs in the same position: one of them, and how likely they are together. */
interface Position extends SurvivorPair {
  readonly words: BySide<Word>;
}

/** More words than this there never are. */
const MOST_WORDS = 2 ** 26;
/** So many positions are ended in one go. */
const SLICE = 64;

export class Unlikely {
  readonly #structure: Structure;
  readonly #sorter: Sorter;
  readonly #positions = new Map<number, Position>();
  /** What becomes of a side of such words, under such attacks. */
  readonly #halves: BySide<Map<number, Half>>;

  /** @param halves what is known of some words under some attacks, to be used and added to. */
  constructor(structure: Structure, sorter: Sorter, halves: BySide<Map<number, Half>>) {
    this.#structure = structure;
    this.#sorter = sorter;
    this.#halves = halves;
  }

  /** How a side fights against survivors of the other one. */
  view(side: Side, enemies: number): View {
    return this.#structure.view(side, enemies);
  }

  /** Adds a pair whose sides see each other so. */
  add(
    attacker: number, defender: number, views: BySide<View>, chances: RoundChances, times: number, later: number,
  ): void {
    const words = { attacker: views.attacker.word(attacker), defender: views.defender.word(defender) };
    const key = words.attacker.id * MOST_WORDS + words.defender.id;
    let position = this.#positions.get(key);
    if (position === undefined) this.#positions.set(key, position = { attacker, defender, words, chances: [] });
    addTo(position.chances, chances, times, later);
  }

  /**
   * Ends one round of them all.
   *
   * @param fight fights the round between two survivors.
   */
  * end(fight: (pair: SurvivorPair) => BySide<Half>): Generator<number, void> {
    let ended = 0;
    for (const position of this.#positions.values()) {
      const { attacker, defender } = position.words;
      const halves = {
        attacker: this.#halves.attacker.get(attacker.id * MOST_WORDS + defender.attacks),
        defender: this.#halves.defender.get(defender.id * MOST_WORDS + attacker.attacks),
      };
      if (halves.attacker === undefined || halves.defender === undefined) {
        const { attacker: a, defender: d } = fight(position);
        this.#halves.attacker.set(attacker.id * MOST_WORDS + defender.attacks, halves.attacker = a);
        this.#halves.defender.set(defender.id * MOST_WORDS + attacker.attacks, halves.defender = d);
        ended += SLICE;
      }
      atOnce(this.#sorter.end({ attacker: halves.attacker, defender: halves.defender }, position.chances, 1));
      ended += 1;
      if (ended < SLICE) continue;
      yield ended / SLICE;
      ended = 0;
    }
    this.#positions.clear();
  }
}
