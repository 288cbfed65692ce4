/** What a bug report says of an assault: by which rulings it is played, and where it stands. */
import { pathOf } from '../resolver/played-path.ts';
import type { Played } from '../resolver/resolver-controller.ts';
import { rulingsThatDiffer, type Answered } from './account.ts';

export interface Facts {
  /** By which text it is played; null: the game has one alone. */
  readonly edition: string | null;
  /** The answers that are not as usual. */
  readonly rulings: readonly Answered[];
  /** The path of state keys. */
  readonly state: string;
}

export const factsOf = (played: Played): Facts =>
  ({ edition: null, rulings: rulingsThatDiffer(played.scenario.rulings), state: pathOf(played) });
