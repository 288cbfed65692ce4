/**
 * How many cases of a long proof are gone through: some of them in the suite, all by `npm run proof:rules`. What is
 * claimed of all of them holds of the first few too, so a test names its claim and not their number.
 */
export const shareOf = (all: number, inTheSuite: number): number =>
  (process.env['PROOF'] === 'whole' ? all : inTheSuite);
