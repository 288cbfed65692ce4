/** Built resolvers whose odds nobody looks at, so that no worker reckons them beside the test. */
import { rememberOdds } from '../../../../components/epic-armageddon/resolver/live-odds/odds-wish.ts';

/** In every test of the file or suite that it is called in the reader is one who has turned the odds off before. */
export const withOddsTurnedOff = (): void => {
  before(() => rememberOdds(false));
  after(() => rememberOdds(true));
};
