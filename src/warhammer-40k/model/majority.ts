/** Which value of a characteristic counts for a unit whose models differ in it. */
import type { Rulings } from '../rulings/rulings.ts';

/**
 * The values between which a text has to decide, lowest first: the one that most have, or those that equally many have.
 * Where a majority is more than half and no value has it, every value there is.
 *
 * @rule 40k.39, 40k.41
 * @ruling R-X.01, R-X.02
 */
export const contendersAmong = (values: readonly number[], majority: Rulings['majority']): readonly number[] => {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  const isOpen = majority === 'more-than-half' && most * 2 <= values.length;
  return [...counts.keys()].filter(value => isOpen || counts.get(value) === most).sort((a, b) => a - b);
};

/** The value that counts where a rule, not a player, settles ties. @rule 40k.40, 40k.42 */
export const majorityAmong = (
  values: readonly number[], majority: Rulings['majority'], tie: 'lowest' | 'highest',
): number => {
  const contenders = contendersAmong(values, majority);
  const value = tie === 'lowest' ? contenders[0] : contenders.at(-1);
  if (value === undefined) throw new Error('Nobody has no majority.');
  return value;
};
