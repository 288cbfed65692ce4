/** Whether all cases are gone through, as `npm run test:long` does; the suite takes a fixed part of many of them. */
export const IS_WHOLE = process.env['TESTS'] === 'whole';

/**
 * How many cases of a long proof are gone through: some of them in the suite, all in the long tests. What is claimed of
 * all of them holds of the first few too, so a test names its claim and not their number.
 */
export const shareOf = (all: number, inTheSuite: number): number => (IS_WHOLE ? all : inTheSuite);

/** The same of a list: its first few, or all of it. */
export const firstOf = <T>(all: readonly T[], inTheSuite: number): readonly T[] =>
  all.slice(0, shareOf(all.length, inTheSuite));
