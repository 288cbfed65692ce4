/** The odds of a moment at which no fight is ahead that its rounds tell: they are under way, or none of the kind. */
import type { Odds } from './answer.ts';
import { assumptionsOf } from './assumptions.ts';
import { playedFightAhead } from './fight-ahead.ts';
import type { OddsUnderWay } from './from-moment.ts';
import { presentRound } from './present-round.ts';
import { lastAttacksAt, lastAttacksOdds } from './under-way/last-attacks.ts';
import { walkedOdds } from './walked.ts';

export const oddsUnderWay: OddsUnderWay = function* (assault, at, depth): Generator<Odds | null, Odds> {
  const lastAttacks = lastAttacksAt({ at, assault });
  if (lastAttacks !== null) return yield* lastAttacksOdds(lastAttacks, depth);
  const assume = (noAssault: number): readonly string[] => assumptionsOf(assault, at, noAssault);
  const played = depth.exact ? null : playedFightAhead(at, assault);
  return yield* walkedOdds(presentRound({ at, assault }), depth, assume, played);
};
