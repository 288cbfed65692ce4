/** The procedure read without players: what follows each of its states, the dice that it throws apart. */
import type { Assault } from '../../model/state.ts';

/**
 * A moment of an assault: a state of the procedure by the path of its name, and how things stand. A `#` before the
 * name says that the state is only about to be entered.
 */
export interface Moment {
  readonly at: string;
  readonly assault: Assault;
}

/** What dice are thrown for. */
export type DiceName = 'actionTest' | 'terrain' | 'attacks' | 'saves' | 'splash' | 'result' | 'grief';

/** What follows: the next moment, or a throw and what its faces do. */
export type Turn =
  | { readonly dice: null; readonly next: Moment }
  | { readonly dice: DiceName; readonly resolve: (assault: Assault, faces: readonly number[]) => Moment };

/** What follows each state of a part of the procedure, by its path, and what happens where a state is entered. */
export type Steps = Readonly<Record<string, (assault: Assault) => Turn>>;

/** The procedure goes on at once. */
export const on = (at: string, assault: Assault): Turn => ({ dice: null, next: { at, assault } });

/** Dice are thrown; their faces lead to a state. */
export const throwing = (
  dice: DiceName, at: string, change: (assault: Assault, faces: readonly number[]) => Assault,
): Turn => ({ dice, resolve: (assault, faces) => ({ at, assault: change(assault, faces) }) });
