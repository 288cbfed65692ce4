/** Numbers of extra attacks that are thrown before the attacks themselves. */
import { convolve, distributionOf, type Distribution } from '../../../dice/distribution.ts';
import { SIDES, type BySide, type Side } from '../../model/procedure.ts';
import { readWord } from '../../attacks/strikes.ts';
import type { Batch, Striker } from '../../model/batch.ts';
import type { ListedHands } from './hands.ts';

const isUnknown = ({ dice }: Striker): boolean => typeof dice === 'string';

/** Whether a batch has dice whose number has still to be thrown. */
export const hasUnknownNumbers = ({ strikers, hits }: Batch): boolean =>
  SIDES.some(side => hits[side] === null && strikers[side].some(isUnknown));

/** Strikers whose hits are alike: only their dice together matter. */
const alikeIn = (strikers: readonly Striker[]): readonly (readonly number[])[] => {
  const alike = new Map<string, number[]>();
  strikers.forEach((striker, i) => {
    if (!isUnknown(striker)) return;
    const { unit, by, target, effect, points, apart } = striker;
    const kind = JSON.stringify([apart ? unit : null, by, target, effect, points]);
    alike.set(kind, [...alike.get(kind) ?? [], i]);
  });
  return [...alike.values()];
};

const numberOf = (striker: Striker): Distribution =>
  distributionOf({ name: 'extra attacks', ...readWord(String(striker.dice)) });

const leastOf = (striker: Striker): number => numberOf(striker).findIndex(chance => chance > 0);

/** The same strikers with so many dice together among some of them: all but the first throw as few as they can. */
const withNumber = (strikers: readonly Striker[], alike: readonly number[], total: number): readonly Striker[] => {
  const others = alike.slice(1).reduce((sum, i) => sum + leastOf(strikers[i]!), 0);
  return strikers.map((striker, i) => {
    if (!alike.includes(i)) return striker;
    return { ...striker, dice: i === alike[0] ? total - others : leastOf(striker) };
  });
};

interface Numbered<T> {
  readonly chance: number;
  readonly strikers: T;
}

const numbersOn = (strikers: readonly Striker[]): readonly Numbered<readonly Striker[]>[] => {
  let list: readonly Numbered<readonly Striker[]>[] = [{ chance: 1, strikers }];
  for (const alike of alikeIn(strikers)) {
    const totals = alike.map(i => numberOf(strikers[i]!)).reduce(convolve);
    list = list.flatMap(one => totals.flatMap((chance, total) => (chance === 0 ? []
      : [{ chance: one.chance * chance, strikers: withNumber(one.strikers, alike, total) }])));
  }
  return list;
};

/** The batch with all numbers of dice known, in all ways in which they may be thrown. @rule A4.2 */
export const numbersOf = (
  batch: Batch, least: number,
): ListedHands<{ readonly chance: number; readonly batch: Batch }> => {
  const on = (side: Side) => (batch.hits[side] === null ? numbersOn(batch.strikers[side])
    : [{ chance: 1, strikers: batch.strikers[side] }]);
  const list: { chance: number; batch: Batch }[] = [];
  let dropped = 0;
  for (const attacker of on('attacker')) {
    for (const defender of on('defender')) {
      const chance = attacker.chance * defender.chance;
      const strikers: BySide<readonly Striker[]> = { attacker: attacker.strikers, defender: defender.strikers };
      if (chance < least) dropped += chance;
      else list.push({ chance, batch: { ...batch, strikers } });
    }
  }
  return { list, dropped };
};
