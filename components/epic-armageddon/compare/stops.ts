/** Where somebody stops who steps through two games: after so many steps. */
import { differs } from '../../../machines/compare/lockstep.ts';
import type { AnyStep } from './comparable.ts';

/** The same thing that happens once more in the same state, to both and alike: moves of one unit after another. */
const goesOn = (step: AnyStep, next: AnyStep): boolean => {
  const [a, b] = [step.moments[0], next.moments[0]];
  return a !== null && b !== null && !differs(step) && !differs(next) && step.lines[0].length === next.lines[0].length
    && a.dice.length === 0 && a.event.type === b.event.type && a.place.path === b.place.path;
};

/** Every stop from the beginning, 0, to the end. */
export const stopsOf = (steps: readonly AnyStep[]): readonly number[] => [
  0, ...steps.map((_, i) => i + 1).filter(at => at === steps.length || !goesOn(steps[at - 1]!, steps[at]!)),
];

/** The stops before and after a place; null: there is none. */
export const stopBefore = (stops: readonly number[], at: number): number | null =>
  stops.filter(stop => stop < at).at(-1) ?? null;
export const stopAfter = (stops: readonly number[], at: number): number | null => stops.find(stop => stop > at) ?? null;

/** After the next step in which something differs; null: nothing does any more. */
export const nextDifference = (steps: readonly AnyStep[], at: number): number | null => {
  const next = steps.findIndex((step, i) => i >= at && differs(step));
  return next === -1 ? null : next + 1;
};
