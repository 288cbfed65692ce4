/** Pairs that have come and are not shown yet. */
import type { KnownPair } from './match.ts';

/** Milliseconds in which those that come are shown in one go. */
const SOON = 100;

export class ComingPairs {
  readonly #told: (pairs: readonly KnownPair[]) => void;
  #come: KnownPair[] = [];
  #turn: ReturnType<typeof setTimeout> | null = null;

  /** `told`: hears of some of them at a time. */
  constructor(told: (pairs: readonly KnownPair[]) => void) {
    this.#told = told;
  }

  add(pair: KnownPair): void {
    this.#come.push(pair);
    this.#turn ??= setTimeout(() => this.show(), SOON);
  }

  /** All that have come, at once. */
  show(): void {
    if (this.#turn !== null) clearTimeout(this.#turn);
    this.#turn = null;
    const come = this.#come;
    this.#come = [];
    if (come.length > 0) this.#told(come);
  }

  /** They are of other lists. */
  forget(): void {
    this.#come = [];
  }
}
