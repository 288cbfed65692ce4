/** Every formation of one list charging every one of another: the best of the ways to line them up, pair by pair. */
import type { BuiltFormation } from '../../army-lists/built-formation.ts';
import { odds } from '../../epic-armageddon/odds/odds.ts';
import { bySide } from '../../epic-armageddon/model/procedure.ts';
import type { ProfileSource } from '../../epic-armageddon/scenario/profile-source.ts';
import { canonical } from '../../shared/canonical.ts';
import { groupsOf } from '../line-up-entries.ts';
import { lineUpOf, waysToLineUp, type MatchState, type Opponents } from './line-up-kinds.ts';
import { bestOf, type KnownPair, type TriedLineUp } from './known-pair.ts';

/** So much work is done for one line-up where nobody says. */
export const LINE_UP_EFFORT = 10_000;

export interface MatchQuestion extends MatchState {
  /** How much work is done for each line-up. */
  readonly effort: number;
}

/**
 * What each way to line two formations up comes to.
 *
 * @throws RangeError where they cannot be lined up; it says why.
 */
export const triedLineUps = (
  opponents: Opponents, { effort, ...state }: MatchQuestion, library: ProfileSource,
): readonly TriedLineUp[] => waysToLineUp(opponents).map(({ kind, inContact }) => {
  const made = lineUpOf(opponents, inContact, state, library);
  if ('obstacles' in made) throw new RangeError(made.obstacles.map(({ say }) => say).join(' '));
  const { winner, error } = odds(made.scenario, { effort });
  return { lineUp: kind, win: winner.attacker, none: winner.none, error };
});

/** What tells formations apart that fight differently: their stands in order, their rules and their own profiles. */
const strengthOf = (built: BuiltFormation): string =>
  canonical([groupsOf(built), [...built.rules].sort(), built.profiles]);

/**
 * Every pair, row by row: the first of the one list against all of the other, then its second. Formations of the same
 * units and rules are worked out once.
 *
 * @throws RangeError where two of them cannot be lined up.
 */
export function* matchPairs(
  attackers: readonly BuiltFormation[], defenders: readonly BuiltFormation[], question: MatchQuestion,
  library: ProfileSource,
): Generator<KnownPair> {
  const known = new Map<string, readonly TriedLineUp[]>();
  const strengths = { attacker: attackers.map(strengthOf), defender: defenders.map(strengthOf) };
  for (const [attacker, charging] of attackers.entries()) {
    for (const [defender, charged] of defenders.entries()) {
      const key = canonical(bySide(side => strengths[side][side === 'attacker' ? attacker : defender]));
      const tried = known.get(key) ?? triedLineUps({ attacker: charging, defender: charged }, question, library);
      known.set(key, tried);
      yield { attacker, defender, best: bestOf(tried), tried };
    }
  }
}
