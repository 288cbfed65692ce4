/** Probabilities as people read them, and what can be read off a distribution of losses. */

import { figure } from '../languages/forms.ts';

/** Between a number and its sign, so that they stay together. */
const THIN = '\u202f';
/** What is nearer to nothing or to certainty than this is rounding of the machine. */
const SURE = 1e-9;
const SMALLEST = 0.0005;

/** A number to one place. */
const tenths = (value: number): string => figure(Number(value.toFixed(1)), 1);

/** '58.7 %'; nothing that may happen is told as 0 %, nothing that may fail as 100 %. */
export const percent = (chance: number): string => {
  if (chance < SURE) return `0${THIN}%`;
  if (chance > 1 - SURE) return `100${THIN}%`;
  if (chance < SMALLEST) return `<${THIN}${tenths(0.1)}${THIN}%`;
  if (chance >= 1 - SMALLEST) return `>${THIN}${tenths(99.9)}${THIN}%`;
  return `${tenths(100 * chance)}${THIN}%`;
};

/** '59 %' */
export const wholePercent = (chance: number): string => `${figure(Math.round(100 * chance))}${THIN}%`;

/** Percentage points: so little off nothing is said of it, and further off only whole ones tell anything. */
const UNSAID = 0.05;
const WHOLE = 5;

/** A chance as it is told, how far off it may be, in points, and whether only whole points are told. */
export interface Estimate {
  readonly chance: string;
  /** Null: nothing is said of it. */
  readonly unsure: string | null;
  readonly isRough: boolean;
}

/** '42.2 %' and '0.3', '40 %' and '8': three standard errors, never less than they are. */
export const estimate = (chance: number, error: number): Estimate => {
  const most = 300 * error;
  if (most <= UNSAID) return { chance: percent(chance), unsure: null, isRough: false };
  if (most <= WHOLE) {
    return { chance: percent(chance), unsure: figure(Math.ceil(10 * most) / 10, 1), isRough: false };
  }
  return { chance: wholePercent(chance), unsure: figure(Math.ceil(most)), isRough: true };
};

/** How far off a chance may be, in percentage points: three standard errors, by tenths only where that tells more. */
const unsureOf = (error: number): readonly [most: number, places: 0 | 1] => {
  const most = 300 * error;
  return most < 0.5 ? [Math.ceil(10 * most) / 10, 1] : [Math.ceil(most), 0];
};

/** '58.7 %'; '58.7 ± 0.4 %' or '59 ± 2 %' of a chance that is estimated, with one standard error of it. */
export const estimated = (chance: number, error: number): string => {
  if (300 * error <= 100 * SMALLEST) return percent(chance);
  const [most, places] = unsureOf(error);
  return `${figure(Number((100 * chance).toFixed(places)), places)}${THIN}±${THIN}${figure(most, places)}${THIN}%`;
};

/** A change of so many percentage points with its sign: '+4.1', '−0.3', '0.0'. */
export const points = (change: number): string => {
  const size = tenths(Math.abs(change));
  if (size === tenths(0)) return size;
  return change > 0 ? `+${size}` : `−${size}`;
};

/** The chance of so many or more, from the chances of exactly so many. */
export const atLeast = (exactly: readonly number[]): readonly number[] => {
  let rest = 0;
  return exactly.map((_, i) => (rest += exactly[exactly.length - 1 - i]!)).reverse();
};

export const average = (exactly: readonly number[]): number =>
  exactly.reduce((sum, chance, count) => sum + count * chance, 0);

/** The likeliest count; the smallest of several. */
export const likeliest = (exactly: readonly number[]): number =>
  exactly.reduce((best, chance, count) => (chance > exactly[best]! ? count : best), 0);

/** How many counts are worth showing: beyond them everything together is hardly ever met. */
export const worthShowing = (exactly: readonly number[]): number => {
  const shown = atLeast(exactly).filter(chance => chance >= SMALLEST);
  return Math.max(1, shown.length);
};
