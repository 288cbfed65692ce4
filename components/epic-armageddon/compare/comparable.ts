/** What can be laid side by side: a game to be stepped through, a statechart to be looked at, or both. */
import type { AnyStateMachine } from 'xstate';
import type { SnapshotLike as MachinePlace } from '../../../machines/charts/active-states.ts';
import type { Both, WalkedGame } from '../../../machines/compare/game.ts';
import type { Lockstep, LockstepStep, Stream } from '../../../machines/compare/lockstep.ts';
import type { Layout, Variant } from '../../../machines/charts/layout.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import type { BattlefieldView } from '../../shared/battlefield/view.ts';

/** A game whose states nobody here looks into. */
export type AnyGame = WalkedGame<unknown, { readonly type: string }>;
export type AnyStep = LockstepStep<unknown, { readonly type: string }>;
export type AnyLockstep = Lockstep<unknown, { readonly type: string }>;

/** A machine and how it is drawn; nulls: the assault of Epic: Armageddon, which `<assault-statechart>` knows. */
export interface Drawn {
  readonly machine: AnyStateMachine | null;
  readonly layouts: { readonly [variant in Variant]: Layout } | null;
}

/** An assault under way, and the path of its state. */
export interface AskedOdds {
  readonly assault: Assault;
  readonly at: string;
}

/** One of the two. */
export interface Comparable {
  /** What sets it apart from the other, in a sentence or a name. */
  readonly title: string;
  /** Null: it is only looked at. */
  readonly game: AnyGame | null;
  /** The table as a state has it, and as it stood before the step; null: there is none to be drawn. */
  readonly viewOf: ((state: unknown, before: unknown) => BattlefieldView) | null;
  /** What is asked for the odds in a state; null: there are none to be had. */
  readonly oddsOf: ((state: unknown) => AskedOdds) | null;
  /** Its statechart; null: there is none. */
  readonly drawn: Drawn | null;
  /** Where the machine stands in a state; null: nowhere. */
  readonly snapshotOf: ((state: unknown) => MachinePlace) | null;
}

/** Two of them, and the dice that both throw. */
export interface Pair {
  readonly title: string;
  readonly sides: Both<Comparable>;
  readonly stream: Stream;
}
