/** Short ways to write a bundled assault. */
import type { Point } from '../../battlefield/base.ts';
import type { Decision } from '../../epic-armageddon/events.ts';

interface WrittenUnit {
  readonly id: string;
  readonly profile: string;
  readonly at: Point;
  readonly characters?: readonly string[];
}

/** Units of one profile, numbered from 1: `stands('b', 'boyz', [48, 40], [53, 40])` is b1 and b2. */
export const stands = (name: string, profile: string, ...places: readonly Point[]): readonly WrittenUnit[] =>
  places.map((at, i) => ({ id: `${name}${i + 1}`, profile, at }));

/** The same units, one of them with a character. */
export const led = (units: readonly WrittenUnit[], id: string, character: string): readonly WrittenUnit[] =>
  units.map(unit => (unit.id === id ? { ...unit, characters: [character] } : unit));

/** Units move, each straight to its place. */
export const moves = (places: Readonly<Record<string, Point>>): readonly Decision[] =>
  Object.entries(places).map(([unit, to]) => ({ type: 'unit.moved', unit, to }));
