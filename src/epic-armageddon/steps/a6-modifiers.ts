/** What each side adds to its higher die in the result, once everything that counts has been counted. */
import type { Modifier } from '../model/state.ts';

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

/** Every modifier of the result: its name, and what it comes to for one side against another. */
const MODIFIERS: readonly { readonly name: string; readonly value: (ours: Strength, theirs: Strength) => number }[] = [
  { name: 'kills', value: ours => ours.kills },
  { name: 'more units', value: (ours, theirs) => (ours.size > theirs.size ? 1 : 0) },
  { name: 'more than twice as many', value: (ours, theirs) => (ours.size > 2 * theirs.size ? 1 : 0) },
  { name: 'no Blast markers', value: ours => (ours.isUnmarked ? 1 : 0) },
  { name: 'enemy has more Blast markers', value: (ours, theirs) => (theirs.markers > ours.markers ? 1 : 0) },
  { name: 'Inspiring', value: ours => ours.inspiring },
];

/**
 * What one side adds against another.
 *
 * @returns the lines that apply, each with its value; empty if none does.
 * @rule A6.2
 */
export const modifiersAgainst = (ours: Strength, theirs: Strength): readonly Modifier[] =>
  MODIFIERS.map(({ name, value }): Modifier => ({ rule: 'A6.2', name, value: value(ours, theirs) }))
    .filter(line => line.value !== 0);

/** The sum of what one side adds against another. @rule A6.2 */
export const strengthAgainst = (ours: Strength, theirs: Strength): number => {
  let sum = 0;
  for (const { value } of MODIFIERS) sum += value(ours, theirs);
  return sum;
};

export const sumOf = (modifiers: readonly Modifier[]): number =>
  modifiers.reduce((sum, { value }) => sum + value, 0);
