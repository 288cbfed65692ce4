/** What each side adds to its higher die in the result, once everything that counts has been counted. */
import type { Modifier } from './state.ts';

/** A side as the result counts it. */
export interface Strength {
  /** Kills it has made in this assault. */
  readonly kills: number;
  /** Units left, a war engine as its starting damage capacity. @rule W8 */
  readonly size: number;
  readonly inspiring: number;
  /** Blast markers of its formations, as the result counts them. @rule A6.3 */
  readonly markers: number;
  /** None of its formations has any. */
  readonly isUnmarked: boolean;
}

/**
 * What one side adds against another.
 *
 * @returns the lines that apply, each with its value; empty if none does.
 * @rule A6.2
 */
export const modifiersAgainst = (ours: Strength, theirs: Strength): readonly Modifier[] => {
  const lines: readonly Modifier[] = [
    { rule: 'A6.2', name: 'kills', value: ours.kills },
    { rule: 'A6.2', name: 'more units', value: ours.size > theirs.size ? 1 : 0 },
    { rule: 'A6.2', name: 'more than twice as many', value: ours.size > 2 * theirs.size ? 1 : 0 },
    { rule: 'A6.2', name: 'no Blast markers', value: ours.isUnmarked ? 1 : 0 },
    { rule: 'A6.2', name: 'enemy has more Blast markers', value: theirs.markers > ours.markers ? 1 : 0 },
    { rule: 'A6.2', name: 'Inspiring', value: ours.inspiring },
  ];
  return lines.filter(line => line.value !== 0);
};

export const sumOf = (modifiers: readonly Modifier[]): number =>
  modifiers.reduce((sum, { value }) => sum + value, 0);
