/** Two games on their way, and how far somebody has stepped through them. */
import { both, type Both } from '../../../machines/compare/game.ts';
import { lockstep } from '../../../machines/compare/lockstep.ts';
import type { AnyLockstep, AnyStep, Pair } from './comparable.ts';
import { sideView, type SideView } from './side-view.ts';
import { nextDifference, stopAfter, stopBefore, stopsOf } from './stops.ts';

export class Stepping {
  /** Null: there is nothing to be stepped through. */
  lock: AnyLockstep | null = null;
  /** So many steps have been taken. */
  at = 0;
  #stops: readonly number[] = [];
  #pair: Pair | null = null;
  #seen: { readonly at: number; readonly sides: Both<SideView> } | null = null;

  /** Plays both and stands before the first step. */
  begin(pair: Pair): void {
    const { sides: [a, b], stream } = pair;
    this.#pair = pair;
    this.#seen = null;
    this.lock = a.game === null || b.game === null ? null : lockstep([a.game, b.game], stream);
    this.#stops = this.lock === null ? [] : stopsOf(this.lock.steps);
    this.at = 0;
  }

  /** The step that was taken last; null: none was. */
  get step(): AnyStep | null {
    return this.lock?.steps[this.at - 1] ?? null;
  }

  /** How both stand. */
  get states(): Both<unknown> | null {
    return this.step?.states ?? this.lock?.begin ?? null;
  }

  /** What both columns show; made once for a moment, however often it is drawn. Null: there are none. */
  get sides(): Both<SideView> | null {
    const { lock, at } = this;
    if (lock === null) return null;
    if (this.#seen?.at === at) return this.#seen.sides;
    const sides = both(this.#pair!.sides, (side, which) => sideView(side, lock, at, which));
    this.#seen = { at, sides };
    return sides;
  }

  back(): boolean {
    return this.#goTo(stopBefore(this.#stops, this.at));
  }

  on(): boolean {
    return this.#goTo(stopAfter(this.#stops, this.at));
  }

  toDifference(): boolean {
    return this.#goTo(this.lock === null ? null : nextDifference(this.lock.steps, this.at));
  }

  /** Whether there was anywhere to go. */
  #goTo(at: number | null): boolean {
    if (at !== null) this.at = at;
    return at !== null;
  }
}
