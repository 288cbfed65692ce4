/** The odds of several ways in which a round may go on, all later rounds of which are fought together. */
import type { Odds } from '../answer.ts';
import { answerOf, canGoOn, nothingOf } from './fast-odds.ts';
import { FINER, finerAndFiner } from './finer.ts';
import { pausingWith } from './pauses.ts';
import type { Fight } from './round.ts';
import { Rounds, type Opening } from './rounds.ts';

/** A way in which a round may go on, and how likely it is. */
export interface ChancedOpening extends Opening {
  readonly chance: number;
}

/** How far all ways together are followed. */
export interface Depth {
  readonly tolerance: number;
  readonly effort: number;
  readonly assumptions: readonly string[];
}

const openIn = (ways: readonly ChancedOpening[], odds: readonly Odds[]): number =>
  ways.reduce((sum, { chance }, place) => sum + chance * odds[place]!.unresolved, 0);

/** The odds of some ways so far; pauses before each. */
function* answers(
  fight: Fight, rounds: Rounds, ways: readonly ChancedOpening[], assumptions: readonly string[],
): Generator<undefined, readonly Odds[]> {
  const found: Odds[] = [];
  for (const [place, { chance }] of ways.entries()) {
    yield;
    found.push(answerOf(fight, rounds, assumptions, { place, width: ways.length, chance }));
  }
  return found;
}

/**
 * The odds after each of some ways, better and better: first those of this round, the likeliest way first, then of all
 * rounds in finer and finer sweeps.
 */
export function* openedOdds(
  fight: Fight, ways: readonly ChancedOpening[], { tolerance, effort, assumptions }: Depth,
): Generator<readonly Odds[], readonly Odds[]> {
  const width = ways.length;
  const rounds = new Rounds(fight, width);
  let best: readonly Odds[] = ways.map(() => nothingOf(fight, assumptions));
  for (const place of ways.map((_, i) => i).sort((a, b) => ways[b]!.chance - ways[a]!.chance)) {
    const way = ways[place]!;
    yield* pausingWith(best, rounds.first(way, place));
    const told = answerOf(fight, rounds, assumptions, { place, width, chance: way.chance });
    best = best.map((odds, i) => (i === place ? told : odds));
    if (width > 1) yield best;
  }
  if (!canGoOn(fight)) return best;
  for (const pause of finerAndFiner(fight, rounds, {
    tolerance, effort, finer: FINER,
    isOpen: () => openIn(ways, best) > tolerance,
    sweep: (least, grain) => rounds.allOf(ways, least, grain),
  })) {
    if (pause === 'swept') {
      const found = yield* pausingWith(best, answers(fight, rounds, ways, assumptions));
      best = best.map((odds, i) => (found[i]!.unresolved < odds.unresolved ? found[i]! : odds));
    } else yield best;
  }
  return best;
}
