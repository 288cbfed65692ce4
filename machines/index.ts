/** The package's main entry: all that is of Epic, of the entries for those who want less. */
export * from './entries/advice.ts';
export * from './entries/library.ts';
export * from './entries/links.ts';
export { odds, type AskedOdds } from './entries/odds-of-moments.ts';
export * from './entries/play.ts';
export * from './entries/rosters.ts';
export type { Odds, OddsOptions } from '../src/epic-armageddon/odds/answer.ts';
export { RULINGS, type RulingId, type Rulings } from '../src/epic-armageddon/rulings/rulings.ts';
