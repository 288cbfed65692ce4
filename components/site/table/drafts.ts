/** What has been begun in the set-up and is no table yet, step by step: it can be gone back and forward again. */
import type { PhaseSetUp } from '../../set-up/phase/phase-plan.ts';
import type { SetUp } from '../../set-up/take-over.ts';

/** A set-up of either game. */
export type Begun = SetUp | PhaseSetUp;

type Draft = Begun | null;

/** Whether it is one of Warhammer 40,000. */
export const isPhaseBegun = (draft: Begun): draft is PhaseSetUp => 'texts' in draft;

export class Drafts {
  /** Null: nothing has been begun. */
  #present: Draft = null;
  #past: readonly Draft[] = [];
  #future: readonly Draft[] = [];
  /** What made the last step, as long as it goes on. */
  #gesture: string | null = null;

  get present(): Draft {
    return this.#present;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Of the steps before nothing is known but that there was none at first. */
  begin(draft: Draft): void {
    this.#present = draft;
    this.#past = draft === null ? [] : [null];
    this.#future = [];
    this.#gesture = null;
  }

  /** Steps of one gesture, such as typing, are one; what says the same is none. Says whether it is one. */
  change(draft: Begun, gesture: string | null): boolean {
    if (JSON.stringify(draft) === JSON.stringify(this.#present)) return false;
    if (gesture === null || gesture !== this.#gesture) this.#past = [...this.#past, this.#present];
    this.#gesture = gesture;
    this.#present = draft;
    this.#future = [];
    return true;
  }

  /** Says whether there was a step to take back. */
  undo(): boolean {
    if (!this.canUndo) return false;
    this.#future = [this.#present, ...this.#future];
    this.#present = this.#past.at(-1)!;
    this.#past = this.#past.slice(0, -1);
    this.#gesture = null;
    return true;
  }

  redo(): boolean {
    const [next, ...later] = this.#future;
    if (next === undefined) return false;
    this.#past = [...this.#past, this.#present];
    this.#present = next;
    this.#future = later;
    return true;
  }
}
